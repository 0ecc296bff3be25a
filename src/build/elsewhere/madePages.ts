import type { Find } from '../../config/elsewhere/itemsHere.ts';
import { slugHere } from '../../content/frontmatterElsewhere/keyFixes.ts';
import { yamlText } from '../../content/yamlText.ts';
import { withoutSlashes } from '../../model/addresses/withoutSlashes.ts';
import { type Fix, fixAtStart } from '../../model/diagnostic.ts';
import { folderAround, folderOfFile } from '../../model/files/folderOfFile.ts';
import { isIndexName } from '../../model/files/isIndexName.ts';
import { nameOfFile } from '../../model/files/nameOfFile.ts';
import {
  allEntries,
  changedEntries,
  type EntryElsewhere,
  inSidebars,
  type ListingPage,
  type RedirectElsewhere,
  type SiteElsewhere,
  type UnreadPart,
  withUnread,
} from '../../model/navigationElsewhere.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { routeOf } from '../../routes/routeOf.ts';
import { cardsPage, pageWithFrontmatter } from './cardsPage.ts';
import { entryList } from './entryList.ts';
import type { FindingWorld } from './navigationFinder.ts';

interface MadePages {
  /** The site, whose groups lead to the pages that are here in place of those that are made there. */
  readonly site: SiteElsewhere;
  /** What writes these pages; nothing once they are here. */
  readonly creations: readonly Fix[];
  /** Finds these pages, too, before they are here. */
  readonly find: Find;
}

/** A page in place of one that is made: a path in the content folder. */
interface Planned {
  readonly path: string;
  /** Undefined for one that is here. */
  readonly text?: string;
  /** The old address; undefined where the page is at that. */
  readonly from?: string;
}

type Group = EntryElsewhere & { readonly made: ListingPage };
type Plan = ReadonlyMap<string, Planned>;

/**
 * Pages for groups whose own pages the generator makes: the start page of the folder that a group shows, with cards, to
 * which the old address leads; else a list at that address.
 */
export function madePages(site: SiteElsewhere, world: FindingWorld): MadePages {
  const groups = allEntries(inSidebars(site)).filter(isMade);
  if (groups.length === 0) return { site, creations: [], find: world.find };
  const plan = new Map<string, Planned>();
  // What is in a group first: its own list names those pages.
  for (const group of groups.toReversed()) {
    const planned = plan.has(group.made.address) ? undefined : plannedFor(group, plan, world);
    if (planned !== undefined) plan.set(group.made.address, planned);
  }
  const made = new Map(groups.map((group) => [group.made.address, group.made]));
  const redirects = [...made.values()].flatMap(({ address, place }): readonly RedirectElsewhere[] => {
    const { path, from } = plan.get(address) ?? {};
    return path === undefined || from === undefined ? [] : [{ from, to: path, option: 'sidebars', place }];
  });
  const languages = site.languages?.map((one) => withTargets(one, plan));
  const lost = [...made.values()].filter(({ address }) => !plan.has(address));
  return {
    site: withUnread(
      withoutUndefined({
        ...withTargets(site, plan),
        redirects: redirects.length === 0 ? site.redirects : [...(site.redirects ?? []), ...redirects],
        languages,
      }),
      lost.map(unreadPage),
    ),
    creations: [...plan.values()].flatMap(({ path, text }) =>
      text === undefined ? [] : [fixAtStart(world.prefix + path, text)],
    ),
    find: finderWith(plan, world),
  };
}

function finderWith(plan: Plan, { find }: FindingWorld): Find {
  const written = [...plan.values()].filter(({ text }) => text !== undefined);
  const links = new Map(written.map(({ path }) => [path, routeOf(path)]));
  return (target) => {
    const link = links.get(target);
    return link === undefined ? find(target) : { kind: 'page', link, label: link };
  };
}

const isMade = (entry: EntryElsewhere): entry is Group => entry.made !== undefined;

/** Undefined where there is no place for it. */
function plannedFor(group: Group, plan: Plan, world: FindingWorld): Planned | undefined {
  const [, address] = slugHere(group.made.address) ?? [];
  if (address === undefined) return undefined;
  const there = world.sourceOf.get(address);
  if (there !== undefined) return { path: there.relativePath };
  return inFolder(group, address, { plan, world }) ?? atAddress(group, address, { plan, world });
}

interface Planning {
  readonly plan: Plan;
  readonly world: FindingWorld;
}

/** The page of the folder whose pages a group shows, and no others. */
function inFolder({ items = [], made, text }: Group, address: string, { plan, world }: Planning): Planned | undefined {
  const { sourceOf: sources, textOf, prefix } = world;
  const { named, inside } = shownBy(items, world);
  const folder = folderAround([...named, ...inside].map(({ relativePath }) => relativePath));
  if (folder === '') return undefined;
  const isIndex = ({ relativePath }: SourceFile) =>
    folderOfFile(relativePath) === folder && isIndexName(nameOfFile(relativePath));
  const all = [...sources.values()].filter(({ relativePath }) => relativePath.startsWith(folder));
  const index = all.find(isIndex);
  const planned = new Set([...plan.values()].map((one) => one.path));
  const isShown = (source: SourceFile) =>
    isIndex(source) ||
    isHidden(source) ||
    named.includes(source) ||
    inside.includes(source) ||
    planned.has(source.relativePath);
  const path = index?.relativePath ?? `${folder}index.mdx`;
  if (planned.has(path) || named.some(isIndex) || !all.every(isShown)) return undefined;
  const isThere = address === (index === undefined ? `/${folder}` : routeFor(index, world));
  const from = isThere ? {} : { from: address };
  if (index !== undefined) return { path, ...from };
  return textOf(prefix + path) === undefined ? { path, text: cardsPage(linesOf(made, text)), ...from } : undefined;
}

const routeFor = (source: SourceFile, { sourceOf: sources }: FindingWorld) =>
  [...sources].find(([, one]) => one === source)?.[0];

/** A list of what is in a group, at the address of the page that is made. */
function atAddress({ items = [], made, text }: Group, address: string, { plan, world }: Planning): Planned | undefined {
  const steps = withoutSlashes(address);
  const path = steps === '' ? 'index.md' : `${steps}.md`;
  const madeFor = (entry: EntryElsewhere) => plan.get(entry.made?.address ?? '')?.path;
  const list = entryList(items, { world, from: path, madeFor });
  if (list === '' || !address.endsWith('/') || world.textOf(world.prefix + path) !== undefined) return undefined;
  return { path, text: pageWithFrontmatter(linesOf(made, text), list) };
}

const linesOf = ({ title, description }: ListingPage, label = '') => ({
  title: yamlText(title ?? label),
  ...(title === undefined || title === label ? {} : { label: yamlText(label) }),
  ...(description === undefined ? {} : { description: yamlText(description) }),
});

/** The pages that entries lead to, and those in folders that they show. */
function shownBy(items: readonly EntryElsewhere[], { find, sourceOf: sources }: FindingWorld) {
  const found = allEntries(items).flatMap(({ target = '' }) =>
    target === '' || target.includes('#') ? [] : find(target),
  );
  const named = found.flatMap((one) => (one.kind === 'page' ? (sources.get(one.link) ?? []) : []));
  const folders = found.flatMap((one) => (one.kind === 'folder' ? one.link : []));
  const inside = [...sources].flatMap(([route, source]) =>
    folders.some((folder) => route.startsWith(folder)) ? source : [],
  );
  return { named, inside };
}

const isHidden = ({ frontmatter }: SourceFile) => frontmatter.unlisted === true || frontmatter.unlisted === 'sidebar';

/** The navigation, each group of which leads to the page that is planned for it. */
function withTargets<T extends Pick<SiteElsewhere, 'entries' | 'sidebars'>>(spoken: T, plan: Plan): T {
  const led = (entries: readonly EntryElsewhere[]) =>
    changedEntries(entries, ({ made, target }) => ({
      made: undefined,
      target: plan.get(made?.address ?? '')?.path ?? target,
    }));
  const sidebars = spoken.sidebars?.map((one) => ({ ...one, entries: led(one.entries) }));
  return { ...spoken, entries: led(spoken.entries), ...(sidebars === undefined ? {} : { sidebars }) };
}

const unreadPage = ({ address, place }: ListingPage): UnreadPart => ({
  option: 'sidebars',
  place,
  isData: true,
  hint: `write a page in place of the one that is made there, such as \`index.mdx\` with \`<FolderCards />\` in the folder of its pages: its old address is \`${address}\``,
});
