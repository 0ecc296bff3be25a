import { addressName } from '../../model/headTag.ts';
import {
  type HeadElsewhere,
  type SiteElsewhere,
  type UnreadPart,
  withUnread,
} from '../../model/navigationElsewhere.ts';
import { asHeadTag } from './headElsewhere.ts';
import type { Find } from './itemsHere.ts';

/** The site with those tags of its head whose files are there, and what to do about the others. */
export function headHere(site: SiteElsewhere, find: Find): SiteElsewhere {
  const { head, ...others } = site;
  if (head === undefined) return site;
  const missing = head.map((tag) => missingTagFile(tag, find));
  const kept = head.filter((_, index) => missing[index] === undefined);
  const unread = head.flatMap(({ place }, index): readonly UnreadPart[] => {
    const file = missing[index];
    if (file === undefined) return [];
    const hint = `put the file \`${file}\` into \`site/public\`, where it is looked for here`;
    return [{ option: 'head', place, isData: true, hint }];
  });
  return withUnread(kept.length === 0 ? others : { ...others, head: kept }, unread);
}

/** The file of the site that a tag names and that is not there, without a slash before it. */
export function missingTagFile(tag: HeadElsewhere, find: Find): string | undefined {
  const judged = asHeadTag(tag);
  const name = addressName(judged);
  const address = name === undefined ? undefined : judged.attributes[name];
  if (typeof address !== 'string' || !/^\/(?!\/)/.test(address)) return undefined;
  const path = address.replace(/[?#].*$/, '');
  return /^(?:link|page)$/.test(find(path).kind) ? undefined : path.slice(1);
}
