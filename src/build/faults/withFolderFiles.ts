import { exportedValue } from '../../config/elsewhere/exportedData.ts';
import { IN_SIDEBARS } from '../../config/elsewhere/readFumadocs.ts';
import { type FolderFile, readFolderFile } from '../../content/folderFile.ts';
import { type FrontmatterLines, frontmatterFix } from '../../content/frontmatterFix.ts';
import { yamlText } from '../../content/yamlText.ts';
import type { Diagnostic, Fix } from '../../model/diagnostic.ts';
import { groupBy } from '../../model/groupBy.ts';
import type { CompiledPage } from '../../model/page.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { titleOfName } from '../../model/titleOfName.ts';
import { written } from '../../routes/fixLink.ts';
import { isGroup, isIndexName } from '../../routes/routeOf.ts';
import { isSettled } from './isSettled.ts';

/** What is known of the pages around such files. */
export interface FolderWorld {
  /** All pages in the order of a sidebar made from folders, each with its source. */
  readonly pages: readonly (readonly [source: SourceFile, page: CompiledPage])[];
  /** Path of the content folder, as for `listContent`. */
  readonly prefix: string;
  /** The text of a file, relative to the project root; undefined where there is none. */
  readonly textOf: (file: string) => string | undefined;
}

/** A page with what a file of its folder says of it. */
interface Named {
  readonly source: SourceFile;
  readonly page: CompiledPage;
  readonly lines: FrontmatterLines;
}

/**
 * Faults of which those of files that say what is in a folder, as other generators have them, tell what to write where; a
 * correction writes it, and deletes the file once all of it stands in the front matter of pages.
 */
export function withFolderFiles(faults: readonly Diagnostic[], world: FolderWorld): readonly Diagnostic[] {
  const isOfFolder = ({ code, place, hint }: Diagnostic) =>
    code === 'unread-file' && FOLDER_FILE.test(place?.file ?? '') && hint?.startsWith(IN_SIDEBARS) !== true;
  if (!faults.some(isOfFolder)) return faults;
  const pageOf = new Map(world.pages.map((entry) => [trunkOf(entry[0].relativePath), entry]));
  const pagesIn = groupBy(world.pages, ([source]) => folderAround(source));
  return faults.map((fault) => (isOfFolder(fault) ? tell(fault, { ...world, pageOf, pagesIn }) : fault));
}

const FOLDER_FILE = /(?:^|\/)(?:_category_\.(?:json|ya?ml)|_?meta\.json|_meta\.[jt]sx?|\.pages|\.nav\.yml)$/;

/** Reads such a file. Nextra's is code: where that exports nothing but values, it is what JSON would be. */
function folderFileIn(file: string, text: string): FolderFile | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (!/\.[jt]sx?$/.test(name)) return readFolderFile(name, text);
  const value = exportedValue(text, file);
  return value === undefined ? undefined : readFolderFile('_meta.json', JSON.stringify(value));
}

interface KnownWorld extends FolderWorld {
  /** By path in the content folder, without the ending; an index by that of its folder. */
  readonly pageOf: ReadonlyMap<string, FolderWorld['pages'][number]>;
  /** By the folder that lists them, with a slash at its end; empty for the content folder. */
  readonly pagesIn: ReadonlyMap<string | undefined, FolderWorld['pages']>;
}

function tell(fault: Diagnostic, world: KnownWorld): Diagnostic {
  const file = fault.place?.file ?? '';
  const folder = file.slice(world.prefix.length, file.lastIndexOf('/') + 1);
  const read = folderFileIn(file, world.textOf(file) ?? '');
  if (read === undefined) return fault;
  const index = world.pageOf.get(folder.replace(/\/$/, ''));
  const { named, hasMore } = namedIn(read, folder, world);
  // Its page lists those in it, once they have their order.
  const isNamed = (read.label ?? read.order) !== undefined;
  if (index === undefined && isNamed && named.length === 0 && !isGroup(folder))
    return withoutIndex(fault, read, { folder, world });
  const isElsewhere = read.page !== undefined && read.page !== nameOf(index?.[0].relativePath ?? '');
  const place = { file, line: 1, column: 1, endColumn: 1 };
  if (named.length > 0) {
    const fixes = named.map(({ source, page, lines }) =>
      isSettled(page) && !isOtherLabel(source, lines)
        ? frontmatterFix(source, world.textOf(source.file) ?? '', lines)
        : undefined,
    );
    const hint = `write ${listed(named.map((one) => `${inCode(one.lines)} in the front matter of \`${withinFolder(one.source, folder)}\``))}, and delete this file`;
    const beside = fixes.flatMap((fix) => fix ?? []);
    return { ...fault, hint, ...(beside.length === named.length ? { fix: { place, was: '', text: '', beside } } : {}) };
  }
  const missing = isElsewhere ? [] : missingIndexes(read, folder, world);
  if (missing.length > 0)
    return {
      ...fault,
      hint: `write ${listed(missing)} in its front matter, saying what is in its folder, and delete this file`,
    };
  if (hasMore || isElsewhere || (isNamed && isGroup(folder)))
    return {
      ...fault,
      hint: isElsewhere
        ? `rename \`${read.page}\` to \`index.md\`, which is the page of its folder, and delete this file`
        : 'delete this file: what has a place here stands in the front matter of the pages; groups that are open, links and separators are written in `sidebars` of `site/config.ts`',
    };
  // One that says nothing may be another program's.
  const isSaid = isNamed || (read.entries ?? []).length > 0;
  return {
    ...fault,
    hint: 'delete this file: the pages and their front matter say the same',
    ...(isSaid ? { fix: { place, was: '', text: '', deletes: true } } : {}),
  };
}

/** Whether a page has a label of its own already, whose words would be lost. */
const isOtherLabel = ({ frontmatter }: SourceFile, { label }: FrontmatterLines) =>
  label !== undefined && frontmatter.label !== undefined;

/** The pages for which lines are still to be written, and whether the file says more than they can hold. */
function namedIn(read: FolderFile, folder: string, { pageOf }: KnownWorld) {
  const own = pageOf.get(folder.replace(/\/$/, ''));
  const inFolder = (read.entries ?? [])
    // Its page is in the order of the folder around it, with the label that is written there.
    .filter(({ name }) => name !== 'index' || folder === '')
    .map(({ name, ...said }, index) =>
      name === 'index'
        ? namedBy(said, pageOf.get(''))
        : namedBy({ ...said, order: index + 1 }, pageOf.get(folder + name)),
    );
  const all = own === undefined ? inFolder : [namedBy(read, own), ...inFolder];
  const hidesIndex =
    folder !== '' &&
    (read.entries ?? []).some(
      ({ name, label }) => name === 'index' && label !== undefined && label !== own?.[1].record.title,
    );
  return {
    named: all.flatMap((one) => (one === undefined || Object.keys(one.lines).length === 0 ? [] : one)),
    hasMore: read.hasMore || all.includes(undefined) || hidesIndex || isOtherDescription(read, own?.[0]),
  };
}

/** The folders without a page that it names: only a page has a label and a place. */
const missingIndexes = ({ entries = [] }: FolderFile, folder: string, { pageOf, pagesIn }: KnownWorld) =>
  entries.flatMap(({ name, label }, index) => {
    const inside = `${folder}${name}/`;
    if (pageOf.has(folder + name) || ![...pagesIn.keys()].some((one) => one?.startsWith(inside))) return [];
    return `\`${name}/index.md\` with \`title: ${yamlText(label ?? titleOfName(name))}\` and \`order: ${index + 1}\``;
  });

const isOtherDescription = ({ description }: FolderFile, source: SourceFile | undefined) =>
  description !== undefined &&
  source?.frontmatter.description !== description &&
  source?.frontmatter.description !== undefined;

/** A page with the lines by which its front matter would say the same; undefined for no page. */
function namedBy(
  { label, order, description }: Pick<FolderFile, 'label' | 'order' | 'description'>,
  entry: FolderWorld['pages'][number] | undefined,
): Named | undefined {
  if (entry === undefined) return undefined;
  const [source, page] = entry;
  const { frontmatter } = source;
  const lines = {
    ...(order === undefined || order === frontmatter.order ? {} : { order: String(order) }),
    ...(label === undefined || label === (frontmatter.label ?? page.record.title) ? {} : { label: yamlText(label) }),
    ...(description === undefined || frontmatter.description !== undefined
      ? {}
      : { description: yamlText(description) }),
  };
  return { source, page, lines };
}

/** A folder without a page gets one, which lists those in it: elsewhere that page is generated. */
function withoutIndex(
  fault: Diagnostic,
  { label, order, description, permalink, page }: FolderFile,
  { folder, world }: { readonly folder: string; readonly world: KnownWorld },
): Diagnostic {
  const lines = {
    title: yamlText(label ?? titleOfName(folder.split('/').at(-2) ?? '')),
    ...(order === undefined ? {} : { order: String(order) }),
    ...(description === undefined ? {} : { description: yamlText(description) }),
    ...(permalink === undefined ? {} : { permalink }),
  };
  if (page !== undefined)
    return {
      ...fault,
      hint: `rename \`${page}\` to \`index.md\`, which is the page of its folder, write ${inCode(lines)} in its front matter, and delete this file`,
    };
  const inside = world.pagesIn.get(folder) ?? [];
  const links = inside
    .filter(([{ frontmatter }]) => frontmatter.unlisted !== true)
    .map(([source, { record }]) => {
      const title = (source.frontmatter.label ?? record.title).replace(/[\\[\]*_`<>{}$~&]/g, '\\$&');
      return `- [${title}](./${written(withinFolder(source, folder))})\n`;
    });
  const frontmatter = Object.entries(lines).map(([key, value]) => `${key}: ${value}\n`);
  const file = `${world.prefix}${folder}index.md`;
  const text = `---\n${frontmatter.join('')}---\n\n${links.join('')}`;
  const creation: Fix = { place: { file, line: 1, column: 1, endColumn: 1 }, was: '', text };
  const isReady = links.length > 0 && inside.every(([, one]) => isSettled(one)) && world.textOf(file) === undefined;
  const place = { file: fault.place?.file ?? '', line: 1, column: 1, endColumn: 1 };
  return {
    ...fault,
    hint: `write an \`index.md\` that says what is in the folder, with ${inCode(lines)} in its front matter, and delete this file`,
    ...(isReady ? { fix: { place, was: '', text: '', beside: [creation] } } : {}),
  };
}

/** The folder that lists a page: its own, for an index the one around that. The index of all pages is in none. */
function folderAround({ relativePath }: SourceFile): string | undefined {
  const folder = relativePath.slice(0, relativePath.lastIndexOf('/') + 1);
  if (!isIndexName(nameOf(relativePath))) return folder;
  return folder === '' ? undefined : folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.mdx?$/i, '');

function trunkOf(relativePath: string): string {
  const folder = relativePath.slice(0, relativePath.lastIndexOf('/') + 1);
  const name = nameOf(relativePath);
  return isIndexName(name) ? folder.replace(/\/$/, '') : folder + name;
}

const withinFolder = ({ relativePath }: SourceFile, folder: string) => relativePath.slice(folder.length);

const inCode = (lines: FrontmatterLines) => listed(Object.entries(lines).map(([key, value]) => `\`${key}: ${value}\``));

/** So many are named. */
const NAMED = 4;

const listed = (all: readonly string[]) =>
  all.length > NAMED
    ? `${all.slice(0, NAMED).join(', ')} and so on`
    : [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' and ');
