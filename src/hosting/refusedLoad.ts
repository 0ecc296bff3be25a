import { canParseUrl } from '../model/addresses/canParseUrl.ts';
import { type PolicyOptions, policyOf } from './policyOf.ts';
import { ownOrigin, type PolicyRefusal, refusalIn } from './policySources.ts';
import { askedDirective, type SecurityPolicy } from './securityPolicy.ts';

/** What an element of a page loads, runs or sends to. */
export interface Load {
  /** Of a Content-Security-Policy: the one that browsers ask. */
  readonly directive: string;
  /** As written, or `<script>` for code that stands in the page. */
  readonly url: string;
}

export const INLINE_SCRIPT = '<script>';

/** What the policy of a site refuses to its pages; undefined for what it allows. */
export function createRefusal(options: PolicyOptions): (load: Load) => PolicyRefusal | undefined {
  const policy = policyOf(options);
  const own = ownOrigin(options.siteUrl);
  return ({ directive, url }) => {
    if (policy === undefined) return undefined;
    const asked = askedDirective(policy, directive);
    const sources = policy[asked] ?? [];
    if (url === INLINE_SCRIPT)
      return sources.includes("'unsafe-inline'") ? undefined : { directive: asked, source: "'unsafe-inline'" };
    if (!canParseUrl(url, own)) return undefined;
    const target = new URL(url, own);
    const refusal = refusalIn(policy, directive, target);
    if (refusal === undefined || target.origin !== own) return refusal;
    return sources.includes("'self'") ? undefined : { ...refusal, source: "'self'" };
  };
}

/** The option that lets a policy name a source more. */
export function policyLine(added: SecurityPolicy | false, { directive, source }: PolicyRefusal): string {
  const before = added === false ? [] : (added[directive] ?? []);
  const sources = [...before, source].map(quoted).join(', ');
  return `securityPolicy: { '${directive}': [${sources}] }`;
}

/** Keywords of a policy have quotes of their own. */
const quoted = (source: string) => (source.includes("'") ? `"${source}"` : `'${source}'`);
