import { posix } from 'node:path';
import type { Find } from '../../config/elsewhere/itemsHere.ts';
import type { EntryElsewhere } from '../../model/navigationElsewhere.ts';
import { listedLink, listedPage } from './listedPage.ts';
import type { FindingWorld } from './navigationFinder.ts';

interface EntryListing {
  readonly world: FindingWorld;
  /** The page that lists them: a path in the content folder. */
  readonly from: string;
  /** The path of the page that is about to be written for an entry. */
  readonly madeFor: (entry: EntryElsewhere) => string | undefined;
}

/** A list in Markdown of what entries lead to: groups by their own page, else by the first one in them. */
export const entryList = (entries: readonly EntryElsewhere[], listing: EntryListing): string =>
  entries.flatMap((entry) => linesFor(entry, listing)).join('');

function linesFor(entry: EntryElsewhere, listing: EntryListing): readonly string[] {
  const { text, target = '' } = entry;
  const { world, from } = listing;
  const found = target === '' ? undefined : world.find(target);
  if (found?.kind === 'folder' && text === undefined)
    return (found.inside ?? []).flatMap((part) => {
      const route = typeof part === 'string' ? part : firstRoute(part.folder, world.find);
      return route === undefined ? [] : linesFor({ target: route, place: entry.place }, listing);
    });
  if (found?.kind === 'link') return text === undefined ? [] : [listedLink(text, found.link)];
  const path = pathOf(entry, listing);
  const label = text ?? (found?.kind === 'page' ? found.label : undefined);
  return path === undefined || label === undefined
    ? []
    : [listedPage(label, posix.relative(posix.dirname(from), path))];
}

function pathOf(entry: EntryElsewhere, listing: EntryListing): string | undefined {
  const { target, items = [] } = entry;
  const made = listing.madeFor(entry);
  if (made !== undefined) return made;
  const { find, sourceOf: sources } = listing.world;
  const found = target === undefined ? undefined : find(target);
  const route =
    found?.kind === 'folder' ? firstRoute(found.link, find) : found?.kind === 'page' ? found.link : undefined;
  const source = sources.get((route ?? '').replace(/#.*$/, ''));
  return source?.relativePath ?? items.map((item) => pathOf(item, listing)).find((path) => path !== undefined);
}

function firstRoute(folder: string, find: Find): string | undefined {
  const found = find(`${folder}*`);
  const [first] = found.kind === 'folder' ? (found.inside ?? []) : [];
  return first === undefined || typeof first === 'string' ? first : firstRoute(first.folder, find);
}
