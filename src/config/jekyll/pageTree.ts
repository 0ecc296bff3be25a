import type { Fix, Place } from '../../model/diagnostic.ts';
import type { EntryElsewhere } from '../../model/navigationElsewhere.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';

/** A page with what its front matter says of its place in the navigation of the theme Just the Docs. */
export interface ThemedPage {
  /** In the content folder. */
  readonly path: string;
  /** Undefined where it has none, by which the theme leaves it out. */
  readonly title?: string;
  readonly place: Place;
  /** Titles of pages around it. The others tell which of several pages the first one is. */
  readonly parent?: string;
  readonly grandParent?: string;
  readonly ancestor?: string;
  readonly parentPlace?: Place;
  readonly order?: number | string;
  /** Left out, with all that is below it. */
  readonly isExcluded: boolean;
  /** Whether what is below it is left out. */
  readonly isLeaf: boolean;
  readonly isReversed: boolean;
  /** What takes out of it what says its place. */
  readonly deletions: readonly Fix[];
}

export type TitledPage = ThemedPage & { readonly title: string };

interface PageTree {
  readonly entries: readonly EntryElsewhere[];
  /** Pages that are below none of those, as a page that they name, or one above that, is not there. */
  readonly lost: readonly TitledPage[];
  /** What deletes from pages what is said here; where a page was meant to be stays in it until it has that place. */
  readonly deletions: readonly Fix[];
}

/** The tree that pages are in by the titles of their parents, in the order of the theme. */
export function pageTree(given: readonly ThemedPage[], { ignoresCase }: { readonly ignoresCase: boolean }): PageTree {
  const titled = given.flatMap(({ title, ...page }) => (title === undefined ? [] : [{ ...page, title }]));
  const pages = withTitlesMeant(titled).sort((a, b) => comparePages(a, b, ignoresCase));
  const tops = pages.filter(({ parent }) => parent === undefined);
  const world: JekyllWorld = {
    below: groupBy(pages, ({ parent }) => parent),
    namesakes: groupBy(pages, ({ title }) => title),
    tops: new Set(tops.map(({ title }) => title)),
    reached: new Set(),
  };
  const entries = tops.flatMap((page) => entriesOf(page, [], world));
  const lost = pages.filter((page) => !page.isExcluded && !world.reached.has(page));
  const lostPaths = new Set(lost.map(({ path }) => path));
  const deletions = given.flatMap((page) => (lostPaths.has(page.path) ? [] : page.deletions));
  return { entries, lost, deletions };
}

interface JekyllWorld {
  readonly below: ReadonlyMap<string | undefined, readonly TitledPage[]>;
  readonly namesakes: ReadonlyMap<string, readonly TitledPage[]>;
  /** Titles of the first level. */
  readonly tops: ReadonlySet<string>;
  /** Pages that have a place, also one that is left out. */
  readonly reached: Set<TitledPage>;
}

/** A page with what is below it; none for a page that is left out. */
function entriesOf(page: TitledPage, around: readonly string[], world: JekyllWorld): readonly EntryElsewhere[] {
  const { title, path, place } = page;
  world.reached.add(page);
  // What has its own title above it would never end.
  const inside = around.includes(title) ? [] : childrenOf(page, around, world);
  const items = inside.flatMap((child) => entriesOf(child, [...around, title], world));
  if (page.isExcluded) return [];
  const isGroup = items.length > 0 && !page.isLeaf;
  return [withoutUndefined({ text: title, target: path, place, items: isGroup ? items : undefined })];
}

function childrenOf(page: TitledPage, around: readonly string[], world: JekyllWorld): readonly TitledPage[] {
  const isSole = world.namesakes.get(page.title)?.length === 1;
  const children = (world.below.get(page.title) ?? []).filter(
    (child) => !world.reached.has(child) && (isSole || isBelow(child, { page, around }, world)),
  );
  return page.isReversed ? children.toReversed() : children;
}

/**
 * Whether a page is the one of several with its title that is meant: the one of the first level, else that in the
 * nearest folder.
 */
function isBelow(
  child: TitledPage,
  { page, around }: { readonly page: TitledPage; readonly around: readonly string[] },
  { tops, namesakes }: JekyllWorld,
): boolean {
  const { grandParent, ancestor } = child;
  if (grandParent !== undefined && grandParent !== page.parent) return false;
  if (ancestor !== undefined) return ancestor === page.title || around.includes(ancestor);
  if (grandParent !== undefined) return true;
  const isTop = tops.has(page.title);
  if (isTop && around.length > 0) return false;
  const others = (namesakes.get(page.title) ?? []).filter(
    ({ isExcluded, isLeaf, parent }) => !isExcluded && !isLeaf && (!isTop || parent === undefined),
  );
  return others.every((other) => stepsShared(other, child) <= stepsShared(page, child));
}

/** How many folders two pages are in together. */
function stepsShared(a: ThemedPage, b: ThemedPage): number {
  const [one, other] = [a, b].map(({ path }) => path.split('/').slice(0, -1));
  const index = one?.findIndex((step, at) => step !== other?.[at]) ?? 0;
  return index === -1 ? (one?.length ?? 0) : index;
}

/** Pages whose parents have the titles that are there, where only case and spaces are others. */
function withTitlesMeant(pages: readonly TitledPage[]): TitledPage[] {
  const exact = new Set(pages.map(({ title }) => title));
  const meant = new Map(pages.toReversed().map(({ title }) => [foldedTitle(title), title]));
  const titleMeant = (title: string | undefined) =>
    title === undefined || exact.has(title) ? title : (meant.get(foldedTitle(title)) ?? title);
  return pages.map(({ parent, grandParent, ancestor, ...page }) => ({
    ...page,
    ...withoutUndefined({
      parent: titleMeant(parent),
      grandParent: titleMeant(grandParent),
      ancestor: titleMeant(ancestor),
    }),
  }));
}

const foldedTitle = (title: string) => title.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Compares as the theme does: numbers come first, then words, then pages without an order by their titles, as do those
 * of the same.
 */
function comparePages(a: TitledPage, b: TitledPage, ignoresCase: boolean): number {
  const [kind, ofOther] = [a, b].map(({ order }) => ORDERS.indexOf(typeof order));
  if (kind !== ofOther) return (kind ?? 0) - (ofOther ?? 0);
  if (typeof a.order === 'number' && typeof b.order === 'number' && a.order !== b.order) return a.order - b.order;
  return compareTexts(String(a.order), String(b.order), ignoresCase) || compareTexts(a.title, b.title, ignoresCase);
}

const ORDERS: readonly string[] = ['number', 'string', 'undefined'];

/** By code units, as there. */
function compareTexts(a: string, b: string, ignoresCase: boolean): number {
  const folded = ignoresCase ? compareTexts(a.toLowerCase(), b.toLowerCase(), false) : 0;
  return folded || (a < b ? -1 : a > b ? 1 : 0);
}
