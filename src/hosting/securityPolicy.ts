/** Content-Security-Policy: sources by directive. */
export type SecurityPolicy = Readonly<Record<string, readonly string[]>>;

/**
 * What a page of ours needs, and nothing else. Pictures may come from anywhere: Markdown is full of them, and they run
 * nothing. `upgrade-insecure-requests` is left out: all our own addresses are relative, and it breaks plain-http
 * previews.
 */
const OWN: SecurityPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** What a tag-manager container with the usual measurement needs. Tags of inline code stay refused. */
const TAG_MANAGER: SecurityPolicy = {
  'script-src': ['https://*.googletagmanager.com'],
  'connect-src': ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

/** Browsers take no notice of these where the policy stands in the page. */
const HEADER_ONLY = new Set(['frame-ancestors', 'report-uri', 'report-to', 'sandbox']);

/** A source that a tag of the site's own takes. */
export interface NeededSource {
  readonly directive: string;
  readonly source: string;
}

/** The policy of a site: one for all of its pages, because client navigation stays in the document of the first. */
export function securityPolicy(options: {
  readonly tagManager: boolean;
  readonly added: SecurityPolicy;
  /** What the site's own tags take: the site itself, or a hash. */
  readonly needed?: readonly NeededSource[];
}): SecurityPolicy {
  const parts = [OWN, ...(options.tagManager ? [TAG_MANAGER] : []), options.added];
  const names = new Set(parts.flatMap((part) => Object.keys(part)));
  const policy = Object.fromEntries(
    [...names].map((name) => [name, tidy(parts.flatMap((part) => part[name] ?? []))] as const),
  );
  return (options.needed ?? []).reduce(withSource, policy);
}

/** Each source once. `'none'` beside another would be an error, and is what the other is to end. */
function tidy(sources: readonly string[]): readonly string[] {
  const once = [...new Set(sources)];
  return once.length > 1 ? once.filter((source) => source !== "'none'") : once;
}

function withSource(policy: SecurityPolicy, { directive, source }: NeededSource): SecurityPolicy {
  const asked = askedDirective(policy, directive);
  const sources = policy[asked] ?? [];
  // With a hash beside it, browsers would take no notice of what lets all inline code run.
  if (source.startsWith("'sha256-") && sources.includes("'unsafe-inline'") && !sources.some(isExact)) return policy;
  // The fallback says what any kind of file may come from: only this kind is to come from one source more.
  const name = asked === 'default-src' ? directive : asked;
  return { ...policy, [name]: tidy([...sources, source]) };
}

const isExact = (source: string) => /^'(?:nonce|sha\d+)-/.test(source);

/** The directive that browsers ask about what an element loads or holds: the narrowest one that the policy has. */
export const askedDirective = (policy: SecurityPolicy, directive: string): string =>
  [`${directive}-elem`, directive, ...(directive === 'frame-src' ? ['child-src'] : [])].find(
    (name) => policy[name] !== undefined,
  ) ?? 'default-src';

/** A policy as the value of its header. */
export const policyText = (policy: SecurityPolicy): string =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** A policy for a `<meta>`, for hosts that send no headers. It cannot keep others from framing the site. */
export const metaPolicyText = (policy: SecurityPolicy): string =>
  policyText(Object.fromEntries(Object.entries(policy).filter(([name]) => !HEADER_ONLY.has(name))));
