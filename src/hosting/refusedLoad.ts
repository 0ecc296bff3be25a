import { matches, ownOrigin } from './headSources.ts';
import { policyOf } from './policyOf.ts';
import { askedDirective, type SecurityPolicy } from './securityPolicy.ts';

/** What an element of a page loads, runs or sends to. */
export interface Load {
  /** Of a Content-Security-Policy: the one that browsers ask. */
  readonly directive: string;
  /** As written, or `<script>` for code that stands in the page. */
  readonly url: string;
}

export const INLINE_SCRIPT = '<script>';

/** That a site's policy refuses something, and what it would have to say. */
export interface Refusal {
  readonly directive: string;
  readonly source: string;
}

/** What the policy of a site refuses to its pages; undefined for what it allows. */
export function createRefusal(options: Parameters<typeof policyOf>[0]): (load: Load) => Refusal | undefined {
  const policy = policyOf(options);
  const own = ownOrigin(options.siteUrl);
  return ({ directive, url }) => {
    if (policy === undefined) return undefined;
    const asked = askedDirective(policy, directive);
    const sources = policy[asked] ?? [];
    const named = asked === 'default-src' ? directive : asked;
    if (url === INLINE_SCRIPT)
      return sources.includes("'unsafe-inline'") ? undefined : { directive: named, source: "'unsafe-inline'" };
    if (!URL.canParse(url, own)) return undefined;
    const target = new URL(url, own);
    const isOwn = target.origin === own;
    if (sources.some((source) => (isOwn && source === "'self'") || matches(source, target))) return undefined;
    return { directive: named, source: isOwn ? "'self'" : target.origin === 'null' ? target.protocol : target.origin };
  };
}

/** The option that lets a policy name a source more. */
export function policyLine(added: SecurityPolicy | false, { directive, source }: Refusal): string {
  const before = added === false ? [] : (added[directive] ?? []);
  const sources = [...before, source].map(quoted).join(', ');
  return `securityPolicy: { '${directive}': [${sources}] }`;
}

/** Keywords of a policy have quotes of their own. */
const quoted = (source: string) => (source.includes("'") ? `"${source}"` : `'${source}'`);
