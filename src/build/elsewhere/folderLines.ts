import type { FolderEntry, FolderFile } from '../../content/folderFile.ts';
import type { FrontmatterLines } from '../../content/frontmatter/frontmatterFix.ts';
import { yamlText } from '../../content/yamlText.ts';
import { isIndexName } from '../../model/files/isIndexName.ts';
import { nameOfFile } from '../../model/files/nameOfFile.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import type { WrittenPage } from '../faults/pagesWorld.ts';

/** A page with what a file of its folder says of it. */
export interface NamedPage extends WrittenPage {
  readonly lines: FrontmatterLines;
}

/**
 * What the front matter of pages is still to say of what a folder's file says, and whether that is more than it can
 * hold. `pageOf` is that of `PagesOfFolders`.
 */
export function folderLines(
  read: FolderFile,
  folder: string,
  pageOf: ReadonlyMap<string, WrittenPage>,
): { readonly named: readonly NamedPage[]; readonly hasMore: boolean } {
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

const withoutLines = ({ lines: _, ...entry }: FolderEntry): FolderEntry => entry;

const isOtherDescription = ({ description }: FolderFile, source: SourceFile | undefined) =>
  description !== undefined &&
  source?.frontmatter.description !== description &&
  source?.frontmatter.description !== undefined;

type Saying = Pick<FolderEntry, 'lines'>;

/** A page with the lines by which its front matter would say the same; undefined for no page. */
function namedBy(
  { label, order, description, lines: own = {} }: Pick<FolderFile, 'label' | 'order' | 'description'> & Saying,
  entry: WrittenPage | undefined,
): NamedPage | undefined {
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
