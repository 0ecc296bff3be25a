import type { SiteConfig } from '../../config/siteConfig.ts';
import { inAllLanguages, inLanguageOf, localeFolderOf } from '../../config/translations.ts';
import type { CompiledPage } from '../../model/page.ts';
import { searchFile, searchPointer } from '../../model/search/searchFiles.ts';
import { writePointer, writeShelves } from '../../search/writeIndex.ts';
import type { PutFile } from '../../search/writeShelf.ts';
import { contentHash } from '../../system/contentHash.ts';
import { inSlices } from '../../system/processes/inSlices.ts';
import type { Site } from '../site.ts';
import { type Indexed, indexedPage } from './indexedPage.ts';

/**
 * The files of a site's search indexes, one a language, by their paths below the assets folder, in memory. `read` holds
 * pages that were read before, and gets those that are read now. Stops where the site `isOver`: what it yields then is
 * not whole.
 */
export async function searchIndex(
  site: Site,
  read = new WeakMap<CompiledPage, Indexed>(),
  isOver: () => boolean = () => false,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const put: PutFile = (kind, contents) => {
    const name = contentHash(contents);
    files.set(searchFile(kind, name), contents);
    return name;
  };
  const { config } = site.project;
  const inLanguages = new Map(inAllLanguages(config).map((language): [SiteConfig, Indexed[]] => [language, []]));
  const pause = inSlices();
  for (const route of site.routes.sourceOf.keys()) {
    if (isOver()) return files;
    const page = site.page(route);
    const one = page === undefined ? undefined : (read.get(page) ?? indexedPage(site, route));
    if (page === undefined || one === undefined) continue;
    read.set(page, one);
    inLanguages.get(inLanguageOf(config, route))?.push(one);
    files.set(searchFile('text', one.name), one.contents);
    await pause();
  }
  for (const [language, pages] of inLanguages) {
    const { lang, version } = language;
    const [terms, texts] = [pages.map((page) => page.terms), pages.map(({ name }) => name)];
    const pointer = writePointer({ shelves: writeShelves(terms, put), texts, lang, version }, put);
    files.set(searchPointer(localeFolderOf(language)), JSON.stringify(pointer));
  }
  return files;
}
