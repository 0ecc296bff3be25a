import { createHash } from 'node:crypto';
import { addressName, type HeadTag, isJudgedInline, relationsOf } from '../model/headTag.ts';
import { askedDirective, type NeededSource, type SecurityPolicy } from './securityPolicy.ts';

/** That a policy refuses something. */
export interface Refusal {
  /** The directive that would have to name `source`, such as the host with its scheme. */
  readonly directive: string;
  readonly source: string;
}

/** A file of another host that a policy refuses to a tag. */
export interface RefusedSource extends Refusal {
  readonly attribute: 'href' | 'src';
  /** As it is written. */
  readonly url: string;
}

/**
 * What a policy has to name for the site's own tags: hashes of what stands in them, and the site itself for its files.
 * Other hosts are not among it: those the site names by itself.
 */
export function neededSources(tags: readonly HeadTag[], siteUrl: string | undefined): readonly NeededSource[] {
  return tags.flatMap((tag): NeededSource[] => {
    if (isJudgedInline(tag)) return [{ directive: `${tag.tag}-src`, source: hashSource(tag.content ?? '') }];
    const directive = loadingDirective(tag);
    const url = urlOf(tag, siteUrl);
    return directive !== undefined && url?.origin === ownOrigin(siteUrl) ? [{ directive, source: "'self'" }] : [];
  });
}

/** The file of another host that a policy refuses to a tag; undefined for none. */
export function refusedSource(
  tag: HeadTag,
  policy: SecurityPolicy,
  siteUrl: string | undefined,
): RefusedSource | undefined {
  const attribute = addressName(tag);
  const kind = loadingDirective(tag);
  const url = urlOf(tag, siteUrl);
  if (attribute === undefined || kind === undefined || url === undefined || url.origin === ownOrigin(siteUrl))
    return undefined;
  const refusal = refusalIn(policy, kind, url);
  return refusal && { attribute, url: String(tag.attributes[attribute]), ...refusal };
}

/** What a policy would have to say to let an address be loaded; undefined where it does. */
export function refusalIn(policy: SecurityPolicy, directive: string, url: URL): Refusal | undefined {
  const asked = askedDirective(policy, directive);
  if ((policy[asked] ?? []).some((source) => matches(source, url))) return undefined;
  return {
    directive: asked === 'default-src' ? directive : asked,
    source: url.origin === 'null' ? url.protocol : url.origin,
  };
}

const hashSource = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** Stands for the site's own host where the site does not know it. */
const OWN_ORIGIN = 'https://site.invalid';

/** Where the site is, or what stands for it. */
export const ownOrigin = (siteUrl: string | undefined) =>
  siteUrl !== undefined && URL.canParse(siteUrl) ? new URL(siteUrl).origin : OWN_ORIGIN;

function urlOf(tag: HeadTag, siteUrl: string | undefined): URL | undefined {
  const written = tag.attributes[addressName(tag) ?? ''];
  if (typeof written !== 'string') return undefined;
  return URL.canParse(written, ownOrigin(siteUrl)) ? new URL(written, ownOrigin(siteUrl)) : undefined;
}

/** The directive that browsers ask before they load what a tag names; undefined for tags that load nothing. */
function loadingDirective(tag: HeadTag): string | undefined {
  if (tag.tag === 'script') return 'script-src';
  const relations = relationsOf(tag);
  if (relations.includes('preload')) return PRELOADED.get(String(tag.attributes.as).toLowerCase());
  return relations.map((relation) => LOADED.get(relation)).find((directive) => directive !== undefined);
}

/** By a relation of the link. */
const LOADED: ReadonlyMap<string, string> = new Map([
  ['stylesheet', 'style-src'],
  ['modulepreload', 'script-src'],
  ['manifest', 'manifest-src'],
  ['icon', 'img-src'],
  ['apple-touch-icon', 'img-src'],
]);

/** By what it is preloaded as. */
const PRELOADED: ReadonlyMap<string, string> = new Map([
  ['script', 'script-src'],
  ['style', 'style-src'],
  ['font', 'font-src'],
  ['image', 'img-src'],
  ['fetch', 'connect-src'],
]);

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
