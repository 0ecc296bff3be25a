/** Content-Security-Policy: sources by directive. */
export type SecurityPolicy = Readonly<Record<string, readonly string[]>>;

/**
 * What a page of ours needs, and nothing else. Pictures may come from anywhere: Markdown is full of them, and they run
 * nothing. `upgrade-insecure-requests` is left out: all our own addresses are relative, and it breaks plain-http previews.
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

/** The policy of a site: one for all of its pages, because client navigation stays in the document of the first. */
export function securityPolicy(options: {
  readonly tagManager: boolean;
  readonly added: SecurityPolicy;
}): SecurityPolicy {
  const parts = [OWN, ...(options.tagManager ? [TAG_MANAGER] : []), options.added];
  const names = new Set(parts.flatMap((part) => Object.keys(part)));
  return Object.fromEntries(
    [...names].map((name) => {
      const sources = [...new Set(parts.flatMap((part) => part[name] ?? []))];
      // 'none' beside another source would be an error, and is what the other source is to end.
      return [name, sources.length > 1 ? sources.filter((source) => source !== "'none'") : sources];
    }),
  );
}

/** A policy as the value of its header. */
export const policyText = (policy: SecurityPolicy): string =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** A policy as a `<meta>` may say it, for hosts that send no headers: those cannot keep others from framing the site. */
export const metaPolicyText = (policy: SecurityPolicy): string =>
  policyText(Object.fromEntries(Object.entries(policy).filter(([name]) => !HEADER_ONLY.has(name))));
