import { keyBlock } from '../../content/frontmatter/keyBlock.ts';
import type { Diagnostic, Fix } from '../../model/diagnostic.ts';
import { groupBy } from '../../model/groupBy.ts';
import { isIndexName } from '../../model/isIndexName.ts';
import type { PagesWorld, WrittenPage } from '../faults/pagesWorld.ts';

/** What mends a fault, and the words for it. */
export interface Remedy {
  readonly hint: string;
  readonly fix: Fix;
}

interface PageId extends Remedy {
  readonly fault: Diagnostic;
  readonly from: string;
  readonly to: string;
}

/**
 * What to do, by fault, about an `id`, with which the address of a page ends in Docusaurus: it becomes the `permalink`,
 * and one that is the name of the file needs no line. Of the others there is none for the start page of a folder, whose
 * address has no id; for a page with a `slug`; where folders have numbers, which are no part of addresses there; and
 * where an address is taken.
 */
export function pageIdFixes(world: PagesWorld): ReadonlyMap<Diagnostic, Remedy> {
  const found = world.pages.flatMap((one) => idOf(one, world));
  const wanted = groupBy(found, ({ to }) => to);
  const isFree = ({ from, to }: PageId) => from === to || (!world.hasRoute(to) && wanted.get(to)?.length === 1);
  return new Map(found.filter(isFree).map(({ fault, hint, fix }) => [fault, { hint, fix }]));
}

function idOf({ source, page }: WrittenPage, { textOf }: PagesWorld): readonly PageId[] {
  const { file, relativePath, keyLines } = source;
  const fault = page.diagnostics.find(({ code, message }) => code === 'unknown-key' && message.includes('`id`'));
  const [, folder = '', name = ''] = /^((?:.*\/)?)([^/]*)\.mdx?$/i.exec(relativePath) ?? [];
  if (fault === undefined || keyLines.id === undefined) return [];
  const { value, deletion } = keyBlock(file, textOf(file) ?? '', keyLines.id) ?? {};
  if (typeof value !== 'string' || !/^[A-Za-z][\w-]*$/.test(value) || deletion === undefined || deletion.with)
    return [];
  const from = page.record.path;
  if (value === name)
    return [{ fault, from, to: from, hint: 'delete the line: the file has this name', fix: deletion }];
  const hasOther = 'slug' in keyLines || 'permalink' in keyLines;
  if (hasOther || isIndexName(name) || /(?:^|\/)\d+\s*[-_.]/.test(folder)) return [];
  const to = `/${folder}${value}/`;
  const line = `permalink: ${to}`;
  const hint = `write \`${line}\`, which is its address there`;
  return [{ fault, from, to, hint, fix: { ...deletion, text: `${line}\n` } }];
}
