import { type KeyBlock, keyBlock } from '../../content/frontmatter/keyBlock.ts';
import type { Diagnostic, Fix } from '../../model/diagnostic.ts';
import { isIndexName } from '../../model/files/isIndexName.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import type { PagesWorld, WrittenPage } from '../faults/pagesWorld.ts';

interface AddressRemedy {
  readonly hint: string;
  readonly fix: Fix;
}

interface PageAddress extends AddressRemedy {
  readonly fault: Diagnostic;
  readonly from: string;
  readonly to: string;
}

/**
 * What to do, by fault, about an `id`, with which the address of a page ends in Docusaurus, and about a `slug`, which
 * is that address as seen from its folder, and in Starlight all of it: each becomes the `permalink`, and one that is
 * the name of the file needs no line. Of the others there is none for the start page of a folder, which is found by the
 * folder's address alone; for an `id` beside a `slug`; where folders have numbers, which are no part of addresses in
 * Docusaurus; and where an address is taken.
 */
export function pageAddressFixes(
  world: PagesWorld,
  generator: string | undefined,
): ReadonlyMap<Diagnostic, AddressRemedy> {
  const keys = Object.entries(ADDRESS_OF[generator ?? ''] ?? {});
  const found = world.pages.flatMap((one) => keys.flatMap(([key, addressOf]) => addressIn(key, addressOf, one, world)));
  const wanted = groupBy(found, ({ to }) => to);
  const isFree = ({ from, to }: PageAddress) => from === to || (!world.hasRoute(to) && wanted.get(to)?.length === 1);
  return new Map(found.filter(isFree).map(({ fault, hint, fix }) => [fault, { hint, fix }]));
}

/** The address that the value of a key gives a page, which is at `from`; undefined where that is not clear. */
type AddressOf = (value: string, source: SourceFile, from: string) => string | undefined;

function addressIn(
  key: string,
  addressOf: AddressOf,
  { source, page }: WrittenPage,
  { textOf }: PagesWorld,
): readonly PageAddress[] {
  const { file, keyLines } = source;
  const line = keyLines[key];
  const fault = page.diagnostics.find(({ code, message }) => code === 'unknown-key' && message.includes(`\`${key}\``));
  if (fault === undefined || line === undefined) return [];
  const block = keyBlock(file, textOf(file) ?? '', line);
  if (typeof block?.value !== 'string' || block.deletion.with) return [];
  const from = page.record.path;
  const to = addressOf(block.value, source, from);
  return to === undefined ? [] : [{ fault, from, to, ...remedyOf(from, to, block) }];
}

function remedyOf(from: string, to: string, { deletion }: KeyBlock): AddressRemedy {
  if (from === to) return { hint: 'delete the line: the file has this name', fix: deletion };
  const line = `permalink: ${to}`;
  return { hint: `write \`${line}\`, which is its address there`, fix: { ...deletion, text: `${line}\n` } };
}

function addressOfId(value: string, source: SourceFile, from: string): string | undefined {
  const { folder, name } = partsOf(source);
  if (!/^[A-Za-z][\w-]*$/.test(value)) return undefined;
  if (value === name) return from;
  const hasOther = 'slug' in source.keyLines || 'permalink' in source.keyLines;
  return hasOther || isIndexName(name) || HAS_NUMBER.test(folder) ? undefined : `/${folder}${value}/`;
}

function addressOfSlug(value: string, source: SourceFile): string | undefined {
  const { folder, name } = partsOf(source);
  if ('permalink' in source.keyLines) return undefined;
  if (value === '/') return folder.startsWith('docs/') ? '/docs/' : undefined;
  const path = pathIn(value.replace(/^\.?\//, ''));
  if (path === undefined) return undefined;
  // All posts are right below the address of the blog, whatever folder they are in.
  if (isPost(source)) return `/blog/${path}/`;
  // Where they keep their folder, their addresses still begin with its name.
  if (value.startsWith('/')) return folder.startsWith('docs/') ? `/docs/${path}/` : undefined;
  return isIndexName(name) || HAS_NUMBER.test(folder) ? undefined : `/${folder}${path}/`;
}

function wholeAddress(value: string, { keyLines }: SourceFile): string | undefined {
  const path = pathIn(value.replace(/\/index$/, ''));
  return path === undefined || 'permalink' in keyLines ? undefined : `/${path}/`;
}

/** A path without a slash around it; undefined for what is none, and for one that files have here. */
const pathIn = (value: string) => /^(?!(?:.*\/)?index\/?$)([\w-][\w.-]*(?:\/[\w-][\w.-]*)*)\/?$/.exec(value)?.[1];

function partsOf({ relativePath }: SourceFile) {
  const [, folder = '', name = ''] = /^((?:.*\/)?)([^/]*)\.mdx?$/i.exec(relativePath) ?? [];
  return { folder, name };
}

const HAS_NUMBER = /(?:^|\/)\d+\s*[-_.]/;

const isPost = ({ relativePath, keyLines }: SourceFile): boolean =>
  /^blog\//.test(relativePath) && (/\/\d{4}[-/]\d/.test(relativePath) || 'date' in keyLines || 'authors' in keyLines);

/** By generator, the keys that are a part of addresses. */
const ADDRESS_OF: Readonly<Record<string, Readonly<Record<string, AddressOf>>>> = {
  Docusaurus: { id: addressOfId, slug: addressOfSlug },
  Astro: { slug: wholeAddress },
};
