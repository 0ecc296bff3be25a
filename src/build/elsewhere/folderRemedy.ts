import { posix } from 'node:path';
import { basePathIn } from '../../config/docusaurus/basePathIn.ts';
import type { FolderFile } from '../../content/folderFile.ts';
import { type FrontmatterLines, frontmatterFix } from '../../content/frontmatter/frontmatterFix.ts';
import { yamlText } from '../../content/yamlText.ts';
import { type Diagnostic, fixAtStart } from '../../model/diagnostic.ts';
import { nameOfFile } from '../../model/files/nameOfFile.ts';
import { titleOfName } from '../../model/files/titleOfName.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { isGroup } from '../../routes/routeOf.ts';
import type { PagesWorld, WrittenPage } from '../faults/pagesWorld.ts';
import { cardsPage } from './cardsPage.ts';
import { folderLines, type NamedPage } from './folderLines.ts';
import { isSettled } from './isSettled.ts';

/** The pages that files of folders name. */
export interface PagesOfFolders extends Pick<PagesWorld, 'textOf'> {
  /** Path of the content folder, as for `listContent`. */
  readonly prefix: string;
  /** Text of the settings of another generator; empty without any. */
  readonly settingsThere: () => string;
  /** By path in the content folder, without the ending; an index by that of its folder. */
  readonly pageOf: ReadonlyMap<string, WrittenPage>;
  /** By the folder that lists them, with a slash at its end; empty for the content folder. */
  readonly pagesIn: ReadonlyMap<string | undefined, readonly WrittenPage[]>;
}

interface FolderPlace {
  readonly file: string;
  /** Its folder, below the content folder and with a slash at its end; empty for that itself. */
  readonly folder: string;
}

type FolderRemedy = Pick<Diagnostic, 'hint' | 'fix'>;

/** What to do about such a file, once it is read. */
export function folderRemedy(read: FolderFile, at: FolderPlace, world: PagesOfFolders): FolderRemedy {
  const { file, folder } = at;
  const index = world.pageOf.get(folder.replace(/\/$/, ''));
  const isNamed = (read.label ?? read.order) !== undefined;
  const namesake = index === undefined && read.hasNamesake ? namesakeOf(folder, world) : undefined;
  if (namesake !== undefined) return indexToRename(namesake, folder);
  const { named, hasMore } = folderLines(read, folder, world.pageOf);
  if (named.length > 0) return linesToWrite(named, at, world);
  // Its page shows those in it, once they have their order.
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
function linesToWrite(
  named: readonly NamedPage[],
  { file, folder }: FolderPlace,
  { textOf }: PagesOfFolders,
): FolderRemedy {
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

/** The folders without a page that it names: only a page has a label and a place. */
const missingIndexes = ({ entries = [] }: FolderFile, folder: string, { pageOf, pagesIn }: PagesOfFolders) =>
  entries.flatMap(({ name, label, isBehind }, index) => {
    const inside = `${folder}${name}/`;
    if (pageOf.has(folder + name) || ![...pagesIn.keys()].some((one) => one?.startsWith(inside))) return [];
    const place = isBehind ? '' : ` and \`order: ${index + 1}\``;
    return `\`${name}/index.md\` with \`title: ${yamlText(label ?? titleOfName(name))}\`${place}`;
  });

/** The page in a folder that is called like it. */
function namesakeOf(folder: string, { pagesIn }: PagesOfFolders): SourceFile | undefined {
  const name = folder.split('/').at(-2)?.toLowerCase();
  return pagesIn.get(folder)?.find(({ source }) => nameOfFile(source.relativePath).toLowerCase() === name)?.source;
}

/** What else the file says is written once its folder has a page. */
function indexToRename({ file, relativePath }: SourceFile, folder: string): FolderRemedy {
  const name = relativePath.slice(folder.length);
  const index = name.replace(/^.*(?=\.)/, 'index');
  return {
    hint: `rename \`${name}\` to \`${index}\`, which is the page of its folder`,
    fix: { ...fixAtStart(file), renamedTo: file.replace(/[^/]*$/, index) },
  };
}

/** A folder without a page gets one, which shows those in it: elsewhere that page is generated. */
function indexToWrite(
  { label, title = label, order, description, permalink, usualAddress, page }: FolderFile,
  { file, folder }: FolderPlace,
  world: PagesOfFolders,
): FolderRemedy {
  const lines = {
    title: yamlText(title ?? titleOfName(folder.split('/').at(-2) ?? '')),
    ...(label === undefined || label === title ? {} : { label: yamlText(label) }),
    ...(order === undefined ? {} : { order: String(order) }),
    ...(description === undefined ? {} : { description: yamlText(description) }),
  };
  // The sidebar shows the page of a folder at the folder's address alone; from others, redirects lead there.
  const written = permalink ?? usualAddress;
  // Such addresses count from the folder of all documents, which may have kept its name.
  const isCounted = written !== undefined && folder.startsWith('docs/');
  const address = isCounted ? posix.join('/', basePathIn(world.settingsThere(), 'docs'), written) : written;
  const isPlain = [address ?? '/', folder].every((path) => /^[\w./~-]*$/.test(path));
  const from = isPlain && address !== `/${folder}` ? address : undefined;
  const said = isPlain || permalink === undefined ? lines : { ...lines, permalink };
  if (page !== undefined)
    return {
      hint: `rename \`${page}\` to \`index.md\`, which is the page of its folder, write ${inCode(said)} in its front matter, and delete this file`,
    };
  // A key of another generator, which a correction makes a line of `redirects.yaml`, as far as the address is free.
  const inFile = from === undefined ? said : { ...said, redirect_from: from };
  const index = `${world.prefix}${folder}index.mdx`;
  const isReady = hasCards(folder, world) && world.textOf(index) === undefined;
  return {
    hint: `write an \`index.mdx\` that shows \`<FolderCards />\`, with ${inCode(said)} in its front matter, ${
      from === undefined ? '' : `let \`${from}: /${folder}\` in \`redirects.yaml\` lead to it, `
    }and delete this file`,
    ...(isReady ? { fix: { ...fixAtStart(file), beside: [fixAtStart(index, cardsPage(inFile))] } } : {}),
  };
}

const hasCards = (folder: string, { pagesIn }: PagesOfFolders): boolean =>
  [...pagesIn].some(([inside, pages]) => inside?.startsWith(folder) === true && pages.some(isShown));

const isShown = ({ source: { frontmatter } }: WrittenPage): boolean =>
  frontmatter.unlisted !== true && frontmatter.unlisted !== 'sidebar';

const withinFolder = ({ relativePath }: SourceFile, folder: string) => relativePath.slice(folder.length);

const inCode = (lines: FrontmatterLines) => listed(Object.entries(lines).map(([key, value]) => `\`${key}: ${value}\``));

/** So many are named. */
const NAMED = 4;

const listed = (all: readonly string[]) =>
  all.length > NAMED
    ? `${all.slice(0, NAMED).join(', ')} and so on`
    : [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' and ');
