import type { SiteConfig } from '../../config/siteConfig.ts';
import { inAllLanguages, inLanguageOf, localeFolderOf } from '../../config/translations.ts';
import type { Route } from '../../model/brands.ts';
import {
  type PageText,
  type SearchPointer,
  searchFile,
  searchPointer,
  type WordBlock,
  type WordList,
} from '../../model/search/searchFiles.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import type { Stage } from '../../output/createStage.ts';
import type { PublishedFile } from '../../output/publishedFile.ts';
import { pageTerms } from '../../search/pageTerms.ts';
import {
  type ChangedPage,
  type IndexReader,
  patchShelves,
  writePointer,
  writeShelves,
} from '../../search/writeIndex.ts';
import type { PutFile } from '../../search/writeShelf.ts';
import { contentHash } from '../../system/contentHash.ts';
import type { BuiltPage } from '../cache/buildStore.ts';
import type { Site } from '../site.ts';

interface SearchParts {
  /** The pages of this build by route, kept ones too. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** Words of the pages that this build has made. */
  readonly terms: ReadonlyMap<string, string>;
  /** The pages and all files of the last build. */
  readonly before: ReadonlyMap<string, BuiltPage>;
  readonly filesBefore: readonly PublishedFile[];
}

/**
 * Stages the search indexes, one a language. While the same pages are searched as in the last build, only what holds a
 * changed word is written; the texts of the pages before and after say which words those are.
 */
export function putSearch({ project: { config }, routes }: Site, parts: SearchParts, stage: Stage): void {
  if (!config.search) return;
  const own = groupBy(routes.sourceOf.keys(), (route) => inLanguageOf(config, route));
  const before = groupBy(parts.before, ([route]) => inLanguageOf(config, route));
  const known = new Map(parts.filesBefore.map((file) => [file[0], file]));
  for (const language of inAllLanguages(config)) {
    putIndex(own.get(language) ?? [], { ...parts, before: new Map(before.get(language)), known, language }, stage);
  }
}

/** What the index of a language is made from, of whose pages alone those `before` are. */
interface LanguageParts extends Omit<SearchParts, 'filesBefore'> {
  /** The files of the last build, by path. */
  readonly known: ReadonlyMap<string, PublishedFile>;
  readonly language: SiteConfig;
}

function putIndex(routes: readonly Route[], parts: LanguageParts, stage: Stage): void {
  const { language } = parts;
  const { lang, version } = language;
  const texts: (readonly [route: Route, name: string])[] = routes.flatMap((route) => {
    const name = textNameOf(parts.pages.get(route));
    return name === undefined ? [] : [[route, name] as const];
  });
  const pointerPath = `assets/${searchPointer(localeFolderOf(language))}`;
  const put: PutFile = (kind, contents) => {
    const name = contentHash(contents);
    stage.put(`assets/${searchFile(kind, name)}`, { kind: 'text', contents, sum: name });
    return name;
  };
  const shelves =
    changedShelves(texts, parts, { stage, put, pointerPath }) ??
    writeShelves(
      texts.map((text) => termsOf(text, parts, stage)),
      put,
    );
  const pointer = writePointer({ shelves, texts: texts.map(([, name]) => name), lang, version }, put);
  stage.put(pointerPath, { kind: 'text', contents: JSON.stringify(pointer) });
}

const TEXT = 'assets/search/text.';

/** Name of a page's text; undefined for a page that is not searched. */
function textNameOf(page: BuiltPage | undefined): string | undefined {
  for (const [path] of page?.files ?? []) if (path.startsWith(TEXT)) return path.slice(TEXT.length, -'.json'.length);
  return undefined;
}

const termsOf = (
  [route, name]: readonly [route: Route, name: string],
  { terms, language }: LanguageParts,
  stage: Stage,
): string =>
  terms.get(route) ?? pageTerms(readJson(stage, `assets/${searchFile('text', name)}`) as PageText, language.lang);

const readJson = (stage: Stage, path: string): unknown => parsedBytes(stage.read(path));

const parsedBytes = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString('utf8'));

const blockPath = (name: string) => `assets/${searchFile('block', name)}`;

/** Shelves made from those of the last build; undefined where they do not fit, or are not there any more. */
function changedShelves(
  texts: readonly (readonly [route: Route, name: string])[],
  parts: LanguageParts,
  { stage, put, pointerPath }: { readonly stage: Stage; readonly put: PutFile; readonly pointerPath: string },
): SearchPointer['shelves'] | undefined {
  const { before, known, language } = parts;
  const { lang } = language;
  const searchedBefore = [...before.values()].filter((page) => textNameOf(page) !== undefined).length;
  // The number of a page in the index is its place among all: one more or less moves the others.
  const sameNumbers =
    searchedBefore === texts.length && texts.every(([route]) => textNameOf(before.get(route)) !== undefined);
  // A page that was kept is a sign that this generator made the last build as well.
  const sameGenerator = texts.some(([route]) => parts.pages.get(route) === before.get(route));
  // The folder may have an older index, where the last build went into another one.
  const pointer = known.get(pointerPath);
  const pointerBefore = pointer && stage.readLast(pointer);
  if (!sameNumbers || !sameGenerator || pointerBefore === undefined) return undefined;
  try {
    const keep = (path: string): void => {
      const file = known.get(path);
      if (stage.has(path)) return;
      if (file === undefined || !stage.keep([file])) throw new Error(`\`${path}\` is not what it was.`);
    };
    const { shelves, lang: langBefore } = parsedBytes(pointerBefore) as SearchPointer;
    if (langBefore !== lang) return undefined;
    const changes = texts.flatMap(([route, name], page): ChangedPage[] => {
      const nameBefore = textNameOf(before.get(route)) ?? '';
      if (nameBefore === name) return [];
      const textBefore = readJson(stage, `assets/${searchFile('text', nameBefore)}`) as PageText;
      return [{ page, termsBefore: pageTerms(textBefore, lang), terms: termsOf([route, name], parts, stage) }];
    });
    const read: IndexReader = {
      list: (name) => readJson(stage, `assets/${searchFile('words', name)}`) as WordList,
      block: (name) => readJson(stage, blockPath(name)) as WordBlock,
      sizeBytes: (name) => known.get(blockPath(name))?.[2] ?? 0,
    };
    const names = patchShelves(shelves, changes, read, put);
    for (const name of Object.values(names)) {
      keep(`assets/${searchFile('words', name)}`);
      for (const [, block] of read.list(name).blocks) keep(blockPath(block));
    }
    return names;
  } catch {
    return undefined; // A file that is missing or damaged costs a full index, nothing else.
  }
}
