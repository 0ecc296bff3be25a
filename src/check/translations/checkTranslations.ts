import { contentPrefixOf } from '../../config/folders/contentFolderOf.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import { translationOf } from '../../model/languages/translationOf.ts';
import { inBackticks } from '../../model/text/inBackticks.ts';
import { translatedPage } from '../../routes/translatedPage.ts';
import { findLeftTranslations, type LeftSources } from './leftTranslations.ts';
import { type PageInLanguage, startOfText, writtenPages } from './writtenPages.ts';

/**
 * What translators have left to do: pages that are not translated, unless `leftTranslations` tells of that, and
 * translations that have not changed since their original has. Git tells the dates; of what it does not know, none is
 * older. May yield `missing-translation` and `outdated-translation`.
 */
export function checkTranslations(site: LeftSources): Diagnostic[] {
  const { config, dates } = site.project;
  const { written, pages } = writtenPages(site.routes);
  const left = findLeftTranslations(site);
  return written
    .filter(({ relativePath }) => translationOf(`/${relativePath}`, config.translations) === undefined)
    .flatMap((page) => {
      const found = config.translations.map(
        (language) => [language, translatedPage(page, { from: '/', to: language.prefix }, pages)] as const,
      );
      const isLeft = (language: SiteConfig) =>
        left.some(({ original, language: other }) => original.path === page.path && other === language);
      const missing = found.flatMap(([language, translation]) =>
        translation === undefined && !isLeft(language) ? [language] : [],
      );
      return [
        ...(missing.length === 0 ? [] : [untranslated(page, missing, config)]),
        ...found.flatMap(([, translation]) => {
          const [before, now] = [dates.get(translation?.relativePath ?? ''), dates.get(page.relativePath)];
          const isOlder = before !== undefined && now !== undefined && Date.parse(before) < Date.parse(now);
          return translation !== undefined && isOlder ? [outdated(translation, page, { before, now })] : [];
        }),
      ];
    });
}

const untranslated = (page: PageInLanguage, languages: readonly SiteConfig[], config: SiteConfig): Diagnostic => {
  const files = languages.map(({ prefix }) => contentPrefixOf(config) + prefix.slice(1) + page.relativePath);
  return warningOf('missing-translation', {
    message: `The page \`${page.path}\` is not translated into ${languages.map(({ label }) => label).join(', ')}.`,
    place: startOfText(page.source),
    hint: `write ${inBackticks(files)}`,
  });
};

const outdated = (
  translation: PageInLanguage,
  page: PageInLanguage,
  { before, now }: { readonly before: string; readonly now: string },
): Diagnostic =>
  warningOf('outdated-translation', {
    message: `The translation is from ${dayOf(before)}, but \`${page.source.file}\` changed on ${dayOf(now)}.`,
    place: startOfText(translation.source),
    hint: `bring over what has changed: git log -p --since=${before} -- ${page.source.file}`,
  });

const dayOf = (date: string) => date.slice(0, 10);
