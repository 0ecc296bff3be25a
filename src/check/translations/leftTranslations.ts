import type { Site } from '../../build/site.ts';
import { contentPrefixOf } from '../../config/folders/contentFolderOf.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { inLanguageOf } from '../../config/translations.ts';
import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import { folderOfFile, foldersAlong } from '../../model/files/folderOfFile.ts';
import { withoutEnding } from '../../model/files/markdownFile.ts';
import { routeOf } from '../../routes/routeOf.ts';
import { translatedPage } from '../../routes/translatedPage.ts';
import { shellWord } from '../../system/shellWord.ts';
import { type PageInLanguage, startOfText, writtenPages } from './writtenPages.ts';

/** A translation that has stayed where its original was. */
interface LeftTranslation {
  readonly page: PageInLanguage;
  readonly language: SiteConfig;
  /** Where the original is now. */
  readonly original: PageInLanguage;
}

/**
 * Warns of translations whose originals have moved without them: the menu of languages leads from neither to the other.
 * May yield `outdated-translation`.
 */
export function leftTranslations(site: LeftSources): Diagnostic[] {
  const left = findLeftTranslations(site);
  if (left.length === 0) return [];
  const prefix = contentPrefixOf(site.project.config);
  const folders = new Set([...site.routes.routeOfFile.keys()].flatMap(foldersAlong));
  return left.map(({ page, language, original }) => {
    const ending = page.relativePath.slice(withoutEnding(page.relativePath).length);
    const place = `${language.prefix.slice(1)}${withoutEnding(original.relativePath)}${ending}`;
    const folder = folderOfFile(place);
    // Git moves nothing to a folder that is not there.
    const made = folders.has(folder) ? '' : `mkdir -p ${shellWord(`${prefix}${folder}`)} && `;
    return warningOf('outdated-translation', {
      message: `The original of this translation has moved to \`${original.source.file}\`: that has no translation into ${language.label} now.`,
      place: startOfText(page.source),
      hint: `${made}git mv ${shellWord(page.source.file)} ${shellWord(`${prefix}${place}`)}`,
    });
  });
}

export type LeftSources = Pick<Site, 'project' | 'routes' | 'moves'>;

/** The translations that have stayed where their originals were. Git is asked only where one has no original. */
export function findLeftTranslations({ project: { config }, routes, moves }: LeftSources): LeftTranslation[] {
  if (config.translations.length === 0) return [];
  const { written, pages } = writtenPages(routes);
  return written.flatMap((page): LeftTranslation[] => {
    const language = inLanguageOf(config, `/${page.relativePath}`);
    const { prefix } = language;
    if (prefix === '/' || translatedPage(page, { from: prefix, to: '/' }, pages) !== undefined) return [];
    const original = pages.at(moves().get(`/${routeOf(page.relativePath).slice(prefix.length)}`) ?? '');
    const isLeft = original !== undefined && inLanguageOf(config, `/${original.relativePath}`) === config;
    return isLeft && translatedPage(original, { from: '/', to: prefix }, pages) === undefined
      ? [{ page, language, original }]
      : [];
  });
}
