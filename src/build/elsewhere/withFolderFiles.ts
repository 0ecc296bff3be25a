import { exportedSettings, exportedValue } from '../../config/elsewhere/exportedData.ts';
import { type FolderEntry, type FolderFile, isFolderFile, readFolderFile } from '../../content/folderFile.ts';
import { type FrontmatterLines, frontmatterFix } from '../../content/frontmatterFix.ts';
import { yamlText } from '../../content/yamlText.ts';
import { type Diagnostic, fixAtStart } from '../../model/diagnostic.ts';
import { folderOfFile } from '../../model/folderOfFile.ts';
import { groupBy } from '../../model/groupBy.ts';
import { isIndexName } from '../../model/isIndexName.ts';
import { nameOfFile } from '../../model/nameOfFile.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { titleOfName } from '../../model/titleOfName.ts';
import { isGroup } from '../../routes/routeOf.ts';
import type { PagesWorld, WrittenPage } from '../faults/pagesWorld.ts';
import { isSettled } from './isSettled.ts';
import { listedPage } from './listedPage.ts';

/** What is known of the pages around such files. */
export interface FolderWorld extends Pick<PagesWorld, 'textOf'> {
  /** All pages in the order of a sidebar made from folders. */
  readonly pages: readonly WrittenPage[];
  /** Path of the content folder, as for `listContent`. */
  readonly prefix: string;
  /** Whether a fault says already what to do, as of files that are carried over as a navigation. */
  readonly isTold: (fault: Diagnostic) => boolean;
}

/** A page with what a file of its folder says of it. */
interface Named extends WrittenPage {
  readonly lines: FrontmatterLines;
}

/**
 * Faults of which those of files that say what is in a folder, as other generators have them, tell what to write where; a
 * correction writes it, and deletes the file once all of it stands in the front matter of pages.
 */
export function withFolderFiles(all: readonly Diagnostic[], world: FolderWorld): readonly Diagnostic[] {
  // Samples of code may have the name of Blume's files.
  const isSample = ({ code, place }: Diagnostic) =>
    code === 'unread-file' &&
    /(?:^|\/)meta\.ts$/i.test(place?.file ?? '') &&
    world.textOf(place?.file ?? '')?.includes('defineMeta') !== true;
  const faults = all.some(isSample) ? all.filter((fault) => !isSample(fault)) : all;
  const isOfFolder = (fault: Diagnostic) =>
    fault.code === 'unread-file' && isFolderFile(nameIn(fault.place?.file ?? '')) && !world.isTold(fault);
  if (!faults.some(isOfFolder)) return faults;
  const pageOf = new Map(world.pages.map((entry) => [pathKey(entry.source.relativePath), entry]));
  const pagesIn = groupBy(world.pages, ({ source }) => folderAround(source));
  const told = faults.map((fault) => (isOfFolder(fault) ? tell(fault, { ...world, pageOf, pagesIn }) : fault));
  const isMended = told.some((fault, index) => fault.fix !== undefined && fault !== faults[index]);
  return isMended ? told.map(withoutSidebar) : told;
}

/** A sidebar that was written with these corrections would not know the places that they write. */
function withoutSidebar(fault: Diagnostic): Diagnostic {
  const { fix, ...others } = fault;
  return fix?.beside?.some(({ place }) => place.file === 'site/config.ts') === true ? others : fault;
}

/** Reads such a file. Nextra's is code: where that exports nothing but values, it is what JSON would be. */
function folderFileIn(file: string, text: string): FolderFile | undefined {
  const name = nameIn(file);
  if (!/\.[jt]sx?$/.test(name)) return readFolderFile(name, text);
  if (/^meta\./.test(name)) return readFolderFile(name, JSON.stringify(exportedSettings(text, file)) ?? '');
  const value = exportedValue(text, file);
  return value === undefined ? undefined : readFolderFile('_meta.json', JSON.stringify(value));
}

const nameIn = (file: string) => file.slice(file.lastIndexOf('/') + 1);

interface KnownWorld extends FolderWorld {
  /** By path in the content folder, without the ending; an index by that of its folder. */
  readonly pageOf: ReadonlyMap<string, WrittenPage>;
  /** By the folder that lists them, with a slash at its end; empty for the content folder. */
  readonly pagesIn: ReadonlyMap<string | undefined, readonly WrittenPage[]>;
}

/** Where such a file stands. */
interface FolderPlace {
  readonly file: string;
  /** Its folder, below the content folder and with a slash at its end; empty for that itself. */
  readonly folder: string;
}

/** What to do about a file that is not read. */
type Remedy = Pick<Diagnostic, 'hint' | 'fix'>;

function tell(fault: Diagnostic, world: KnownWorld): Diagnostic {
  const file = fault.place?.file ?? '';
  const read = folderFileIn(file, world.textOf(file) ?? '');
  if (read === undefined) return fault;
  const folder = file.slice(world.prefix.length, file.lastIndexOf('/') + 1);
  return { ...fault, ...remedyFor(read, { file, folder }, world) };
}

function remedyFor(read: FolderFile, at: FolderPlace, world: KnownWorld): Remedy {
  const { file, folder } = at;
  const index = world.pageOf.get(folder.replace(/\/$/, ''));
  const isNamed = (read.label ?? read.order) !== undefined;
  const namesake = index === undefined && read.hasNamesake ? namesakeOf(folder, world) : undefined;
  if (namesake !== undefined) return indexToRename(namesake, folder);
  const { named, hasMore } = namedIn(read, folder, world);
  if (named.length > 0) return linesToWrite(named, at, world);
  // Its page lists those in it, once they have their order.
  if (index === undefined && isNamed && !isGroup(folder)) return indexToWrite(read, at, world);
  if (read.page !== undefined && read.page !== nameOfFile(index?.source.relativePath ?? ''))
    return { hint: `rename \`${read.page}\` to \`index.md\`, which is the page of its folder, and delete this file` };
  const missing = missingIndexes(read, folder, world);
  if (missing.length > 0)
    return { hint: `write ${listed(missing)} in its front matter, saying what is in its folder, and delete this file` };
  if (hasMore || (isNamed && isGroup(folder)))
    return {
      hint: 'delete this file: what has a place here stands in the front matter of the pages; groups that are open, links and separators are written in `sidebars` of `site/config.ts`',
    };
  // One that says nothing may be another program's.
  const isSaid = isNamed || (read.entries ?? []).length > 0;
  return {
    hint: 'delete this file: the pages and their front matter say the same',
    ...(isSaid ? { fix: { ...fixAtStart(file), deletes: true } } : {}),
  };
}

/** Front matter of pages says what the file does; with all of it written, the file goes. */
function linesToWrite(named: readonly Named[], { file, folder }: FolderPlace, { textOf }: KnownWorld): Remedy {
  const beside = named.flatMap(({ source, page, lines }) =>
    isSettled(page) && !isOtherLabel(source, lines)
      ? (frontmatterFix(source, textOf(source.file) ?? '', lines) ?? [])
      : [],
  );
  const written = named.map(
    ({ source, lines }) => `${inCode(lines)} in the front matter of \`${withinFolder(source, folder)}\``,
  );
  return {
    hint: `write ${listed(written)}, and delete this file`,
    ...(beside.length === named.length ? { fix: { ...fixAtStart(file), beside } } : {}),
  };
}

/** Whether a page has a label of its own already, whose words would be lost. */
const isOtherLabel = ({ frontmatter }: SourceFile, { label }: FrontmatterLines) =>
  label !== undefined && frontmatter.label !== undefined;

/** The pages for which lines are still to be written, and whether the file says more than they can hold. */
function namedIn(read: FolderFile, folder: string, { pageOf }: KnownWorld) {
  const own = pageOf.get(folder.replace(/\/$/, ''));
  // What is said of a folder, Nextra says of all pages in it.
  const isOfFolder = ({ name, lines }: FolderEntry) =>
    lines !== undefined &&
    isIndexName(nameOfFile(pageOf.get(folder + name)?.source.relativePath ?? '')) &&
    !isIndexName(name);
  const entries = (read.entries ?? []).map((entry) => (isOfFolder(entry) ? withoutLines(entry) : entry));
  const inFolder = entries
    // Its page is in the order of the folder around it, with the label that is written there.
    .filter(({ name }) => !isIndexName(name) || folder === '')
    .map(({ name, isBehind, ...said }, index) => {
      if (isIndexName(name)) return namedBy(said, pageOf.get(''));
      const hasPlace = isBehind !== true && said.lines?.unlisted === undefined;
      return namedBy(hasPlace ? { ...said, order: index + 1 } : said, pageOf.get(folder + name));
    });
  const indexLabel = (read.entries ?? []).find(({ name }) => isIndexName(name))?.label;
  // The start page has the one that stands in the list of all pages, and any other the one of its folder.
  const isInList = folder === '' && indexLabel !== undefined;
  const all = own === undefined || isInList ? inFolder : [namedBy(read, own), ...inFolder];
  const hidesLabel = isInList
    ? read.label !== undefined
    : indexLabel !== undefined && indexLabel !== own?.page.record.title;
  return {
    named: all.flatMap((one) => (one === undefined || Object.keys(one.lines).length === 0 ? [] : one)),
    hasMore:
      read.hasMore ||
      (read.entries ?? []).some(isOfFolder) ||
      all.includes(undefined) ||
      hidesLabel ||
      isOtherDescription(read, own?.source),
  };
}

function withoutLines({ lines: _, ...entry }: FolderEntry): FolderEntry {
  return entry;
}

/** The folders without a page that it names: only a page has a label and a place. */
const missingIndexes = ({ entries = [] }: FolderFile, folder: string, { pageOf, pagesIn }: KnownWorld) =>
  entries.flatMap(({ name, label, isBehind }, index) => {
    const inside = `${folder}${name}/`;
    if (pageOf.has(folder + name) || ![...pagesIn.keys()].some((one) => one?.startsWith(inside))) return [];
    const place = isBehind ? '' : ` and \`order: ${index + 1}\``;
    return `\`${name}/index.md\` with \`title: ${yamlText(label ?? titleOfName(name))}\`${place}`;
  });

const isOtherDescription = ({ description }: FolderFile, source: SourceFile | undefined) =>
  description !== undefined &&
  source?.frontmatter.description !== description &&
  source?.frontmatter.description !== undefined;

type Saying = Pick<FolderEntry, 'lines'>;

/** A page with the lines by which its front matter would say the same; undefined for no page. */
function namedBy(
  { label, order, description, lines: own = {} }: Pick<FolderFile, 'label' | 'order' | 'description'> & Saying,
  entry: WrittenPage | undefined,
): Named | undefined {
  if (entry === undefined) return undefined;
  const { source, page } = entry;
  const { frontmatter } = source;
  const lines = {
    ...Object.fromEntries(Object.entries(own).filter(([key]) => source.keyLines[key] === undefined)),
    ...(order === undefined || order === frontmatter.order ? {} : { order: String(order) }),
    ...(label === undefined || label === (frontmatter.label ?? page.record.title) ? {} : { label: yamlText(label) }),
    ...(description === undefined || frontmatter.description !== undefined
      ? {}
      : { description: yamlText(description) }),
  };
  return { source, page, lines };
}

/** The page in a folder that is called like it. */
function namesakeOf(folder: string, { pagesIn }: KnownWorld): SourceFile | undefined {
  const name = folder.split('/').at(-2)?.toLowerCase();
  return pagesIn.get(folder)?.find(({ source }) => nameOfFile(source.relativePath).toLowerCase() === name)?.source;
}

/** What else the file says is written once its folder has a page. */
function indexToRename({ file, relativePath }: SourceFile, folder: string): Remedy {
  const name = relativePath.slice(folder.length);
  const index = name.replace(/^.*(?=\.)/, 'index');
  return {
    hint: `rename \`${name}\` to \`${index}\`, which is the page of its folder`,
    fix: { ...fixAtStart(file), renamedTo: file.replace(/[^/]*$/, index) },
  };
}

/** A folder without a page gets one, which lists those in it: elsewhere that page is generated. */
function indexToWrite(
  { label, title = label, order, description, permalink, page }: FolderFile,
  { file, folder }: FolderPlace,
  world: KnownWorld,
): Remedy {
  const lines = {
    title: yamlText(title ?? titleOfName(folder.split('/').at(-2) ?? '')),
    ...(label === undefined || label === title ? {} : { label: yamlText(label) }),
    ...(order === undefined ? {} : { order: String(order) }),
    ...(description === undefined ? {} : { description: yamlText(description) }),
  };
  // The sidebar shows the page of a folder at the folder's address alone; from others, redirects lead there.
  const isPlain = [permalink ?? '/', folder].every((path) => /^[\w./~-]*$/.test(path));
  const from = isPlain && permalink !== `/${folder}` ? permalink : undefined;
  const said = isPlain || permalink === undefined ? lines : { ...lines, permalink };
  if (page !== undefined)
    return {
      hint: `rename \`${page}\` to \`index.md\`, which is the page of its folder, write ${inCode(said)} in its front matter, and delete this file`,
    };
  const inside = world.pagesIn.get(folder) ?? [];
  const links = inside
    .filter(({ source: { frontmatter } }) => frontmatter.unlisted !== true)
    .map(({ source, page: { record } }) =>
      listedPage(source.frontmatter.label ?? record.title, withinFolder(source, folder)),
    );
  // A key of another generator, which a correction makes a line of `redirects.yaml`, as far as the address is free.
  const inFile = from === undefined ? said : { ...said, redirect_from: from };
  const frontmatter = Object.entries(inFile).map(([key, value]) => `${key}: ${value}\n`);
  const index = `${world.prefix}${folder}index.md`;
  const text = `---\n${frontmatter.join('')}---\n\n${links.join('')}`;
  const isReady =
    links.length > 0 && inside.every(({ page: one }) => isSettled(one)) && world.textOf(index) === undefined;
  return {
    hint: `write an \`index.md\` that says what is in the folder, with ${inCode(said)} in its front matter, ${
      from === undefined ? '' : `let \`${from}: /${folder}\` in \`redirects.yaml\` lead to it, `
    }and delete this file`,
    ...(isReady ? { fix: { ...fixAtStart(file), beside: [fixAtStart(index, text)] } } : {}),
  };
}

/** The folder that lists a page: its own, for an index the one around that. The index of all pages is in none. */
function folderAround({ relativePath }: SourceFile): string | undefined {
  const folder = folderOfFile(relativePath);
  if (!isIndexName(nameOfFile(relativePath))) return folder;
  return folder === '' ? undefined : folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
}

/** A path without its ending; that of an index is its folder's. */
function pathKey(relativePath: string): string {
  const folder = folderOfFile(relativePath);
  const name = nameOfFile(relativePath);
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
