import { canParseUrl } from '../model/addresses/canParseUrl.ts';
import { askedDirective, type SecurityPolicy } from './securityPolicy.ts';

/** That a policy refuses something. */
export interface PolicyRefusal {
  /** The directive that would have to name `source`, such as the host with its scheme. */
  readonly directive: string;
  readonly source: string;
}

/** What a policy would have to say to let an address be loaded; undefined where it does. */
export function refusalIn(policy: SecurityPolicy, directive: string, url: URL): PolicyRefusal | undefined {
  const asked = askedDirective(policy, directive);
  if ((policy[asked] ?? []).some((source) => matches(source, url))) return undefined;
  return {
    directive: asked === 'default-src' ? directive : asked,
    source: url.origin === 'null' ? url.protocol : url.origin,
  };
}

/** Stands for the site's own host where the site does not know it. */
const OWN_ORIGIN = 'https://site.invalid';

/** Where the site is, or what stands for it. */
export const ownOrigin = (siteUrl: string | undefined) =>
  siteUrl !== undefined && canParseUrl(siteUrl) ? new URL(siteUrl).origin : OWN_ORIGIN;

/** Whether a source of a policy names an address; https://www.w3.org/TR/CSP3/#match-url-to-source-expression. */
function matches(source: string, url: URL): boolean {
  if (source === '*') return /^(?:https?|wss?):$/.test(url.protocol);
  const scheme = /^([a-z][a-z0-9+.-]*:)$/i.exec(source)?.[1]?.toLowerCase();
  if (scheme !== undefined) return isScheme(scheme, url);
  const [, named, wildcard, host, port, path = ''] =
    /^(?:([a-z][a-z0-9+.-]*:)\/\/)?(\*\.)?([^\s/:*']+)(?::(\d+|\*))?(\/[^?#]*)?$/i.exec(source) ?? [];
  if (host === undefined) return false;
  if (named !== undefined && !isScheme(named.toLowerCase(), url)) return false;
  const isHost =
    wildcard === undefined ? url.hostname === host.toLowerCase() : url.hostname.endsWith(`.${host.toLowerCase()}`);
  return isHost && isPort(port, url) && (path.endsWith('/') ? url.pathname.startsWith(path) : isPath(path, url));
}

/** A page that came safely may load by the safe scheme what is named by the other. */
const isScheme = (scheme: string, { protocol }: URL) =>
  protocol === scheme || (scheme === 'http:' && protocol === 'https:');

const isPort = (port: string | undefined, url: URL) =>
  port === '*' || url.port === (port ?? '') || (url.port === '' && port === DEFAULT_PORTS[url.protocol]);

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

const isPath = (path: string, { pathname }: URL) => path === '' || path === pathname;
