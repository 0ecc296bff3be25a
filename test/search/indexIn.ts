import { openSearchFiles, type SearchFiles } from '../../src/client/search/searchFiles.ts';
import type { PageText } from '../../src/model/search/searchFiles.ts';
import { searchFile } from '../../src/model/search/searchFiles.ts';
import { pageTerms } from '../../src/search/pageTerms.ts';
import { pageText } from '../../src/search/pageText.ts';
import { writePointer, writeShelves } from '../../src/search/writeIndex.ts';
import type { PutFile } from '../../src/search/writeShelf.ts';
import { contentHash } from '../../src/system/contentHash.ts';

/** The text of a page from its html; the rest of it may be left out. */
export const textOf = (html: string, facts: Partial<Omit<PageText, 'sections'>> = {}): PageText =>
  pageText(html, { route: '/a/', title: '', trail: [], description: '', ...facts });

/** Keeps the files of an index in memory. */
export function filesInMemory(): { readonly files: Map<string, string>; readonly put: PutFile } {
  const files = new Map<string, string>();
  return {
    files,
    put(kind, contents) {
      const name = contentHash(contents);
      files.set(searchFile(kind, name), contents);
      return name;
    },
  };
}

/** An index over pages of a language, by their routes; `asked` gathers the paths that were read. */
export function indexIn(
  pages: Readonly<Record<string, Partial<Omit<PageText, 'route' | 'sections'>> & { readonly html?: string }>>,
  lang = 'en',
): SearchFiles & { readonly asked: readonly string[] } {
  const { files, put } = filesInMemory();
  const texts = Object.entries(pages).map(([route, { html = '', ...facts }]) => {
    const text = textOf(html, { ...facts, route });
    const contents = JSON.stringify(text);
    files.set(searchFile('text', contentHash(contents)), contents);
    return { name: contentHash(contents), terms: pageTerms(text, lang) };
  });
  const shelves = writeShelves(
    texts.map(({ terms }) => terms),
    put,
  );
  const pointer = writePointer({ shelves, texts: texts.map(({ name }) => name), lang, version: 'v2' }, put);
  const asked: string[] = [];
  const opened = openSearchFiles(pointer, async (path) => {
    asked.push(path);
    const contents = files.get(path);
    if (contents === undefined) throw new Error(`No file ${path}`);
    return JSON.parse(contents);
  });
  return { ...opened, asked };
}
