import { posix } from 'node:path';
import { keyBlock } from '../../content/frontmatter/keyBlock.ts';
import { type Fix, placeAtEnd } from '../../model/diagnostic.ts';
import { allEntries, type EntryElsewhere } from '../../model/navigationElsewhere.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { listedPage } from './listedPage.ts';
import type { NavigationWorld } from './navigationIn.ts';

/**
 * Corrections that write into pages without a text of their own what the theme Just the Docs lists there: the pages
 * below them, of which readers would see none.
 */
export function childLists(
  entries: readonly EntryElsewhere[],
  { sourceOf: sources, page, textOf }: Pick<NavigationWorld, 'sourceOf' | 'page' | 'textOf'>,
): readonly Fix[] {
  const routes = new Map([...sources].map(([route, source]) => [source.relativePath, route]));
  return allEntries(entries).flatMap(({ target = '', items = [] }) => {
    const route = routes.get(target);
    const source = route === undefined ? undefined : sources.get(route);
    if (route === undefined || source === undefined || items.length === 0) return [];
    const isEmpty = page(route)?.diagnostics.some(({ code }) => code === 'empty-page') === true;
    const text = textOf(source.file) ?? '';
    return isEmpty && isListWanted(source, text) ? [atEnd(source.file, text, listOf(items, target))] : [];
  });
}

function isListWanted({ file, keyLines }: SourceFile, text: string): boolean {
  const line = keyLines.has_toc;
  return line === undefined || keyBlock(file, text, line)?.value !== false;
}

const listOf = (items: readonly EntryElsewhere[], path: string): string =>
  items.map(({ text = '', target = '' }) => listedPage(text, posix.relative(posix.dirname(path), target))).join('');

function atEnd(file: string, text: string, list: string): Fix {
  const place = placeAtEnd(file, text);
  return { place, was: '', text: `${place.column === 1 ? '' : '\n'}\n${list}` };
}
