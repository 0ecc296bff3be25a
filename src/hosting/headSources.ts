import { createHash } from 'node:crypto';
import { canParseUrl } from '../model/addresses/canParseUrl.ts';
import { addressName, type HeadTag, isJudgedInline, relationsOf } from '../model/headTag.ts';
import { ownOrigin, type PolicyRefusal, refusalIn } from './policySources.ts';
import type { NeededSource, SecurityPolicy } from './securityPolicy.ts';

/** A file of another host that a policy refuses to a tag. */
interface RefusedSource extends PolicyRefusal {
  readonly attribute: 'href' | 'src';
  /** As it is written. */
  readonly url: string;
}

/**
 * What a policy has to name for the site's own tags: hashes of what stands in them, and the site itself for its files.
 * Other hosts are not among it: those the site names by itself.
 */
export const neededSources = (tags: readonly HeadTag[], siteUrl: string | undefined): readonly NeededSource[] =>
  tags.flatMap((tag): NeededSource[] => {
    if (isJudgedInline(tag)) return [{ directive: `${tag.tag}-src`, source: hashSource(tag.content ?? '') }];
    const directive = loadingDirective(tag);
    const url = urlOf(tag, siteUrl);
    return directive !== undefined && url?.origin === ownOrigin(siteUrl) ? [{ directive, source: "'self'" }] : [];
  });

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

const hashSource = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

function urlOf(tag: HeadTag, siteUrl: string | undefined): URL | undefined {
  const written = tag.attributes[addressName(tag) ?? ''];
  if (typeof written !== 'string') return undefined;
  return canParseUrl(written, ownOrigin(siteUrl)) ? new URL(written, ownOrigin(siteUrl)) : undefined;
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
