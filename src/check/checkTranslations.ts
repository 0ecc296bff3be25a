import type { Site } from '../build/site.ts';
import { contentPrefixOf } from '../config/contentFolderOf.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { inBackticks } from '../model/inBackticks.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { translationOf } from '../model/translationOf.ts';
import { type PlacedPage, placedPages, translatedPage } from '../routes/translatedPage.ts';

/** A page with the file that it is written in. */
interface WrittenPage extends PlacedPage {
  readonly source: SourceFile;
}

/**
 * What translators have left to do: pages that are not translated, and translations that have not changed since their
 * original has. Git tells the dates; of what it does not know, none is older. May yield `missing-translation` and
 * `outdated-translation`.
 */
export function checkTranslations({ routes, project: { config, dates } }: Site): Diagnostic[] {
  const written = [...routes.sourceOf]
    // Where a language shows a page in the words of the first one, that is what is still to be done.
    .filter(([, { original, frontmatter }]) => original === undefined && frontmatter.unlisted !== true)
    .map(([path, source]): WrittenPage => {
      const { relativePath, frontmatter } = source;
      return { path, relativePath, frontmatter, source };
    });
  const pages = placedPages(written);
  return written
    .filter(({ relativePath }) => translationOf(`/${relativePath}`, config.translations) === undefined)
    .flatMap((page) => {
      const found = config.translations.map(
        (language) => [language, translatedPage(page, { from: '/', to: language.prefix }, pages)] as const,
      );
      const missing = found.flatMap(([language, translation]) => (translation === undefined ? [language] : []));
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

const untranslated = (page: WrittenPage, languages: readonly SiteConfig[], config: SiteConfig): Diagnostic => {
  const files = languages.map(({ prefix }) => contentPrefixOf(config) + prefix.slice(1) + page.relativePath);
  return {
    severity: 'warning',
    code: 'missing-translation',
    message: `The page \`${page.path}\` is not translated into ${languages.map(({ label }) => label).join(', ')}.`,
    place: startOf(page.source),
    hint: `write ${inBackticks(files)}`,
  };
};

const outdated = (
  translation: WrittenPage,
  page: WrittenPage,
  { before, now }: { readonly before: string; readonly now: string },
): Diagnostic => ({
  severity: 'warning',
  code: 'outdated-translation',
  message: `The translation is from ${dayOf(before)}, but \`${page.source.file}\` changed on ${dayOf(now)}.`,
  place: startOf(translation.source),
  hint: `bring over what has changed: git log -p --since=${before} -- ${page.source.file}`,
});

const dayOf = (date: string) => date.slice(0, 10);

/** Where the text of a page begins: there a comment can allow the warning. */
const startOf = ({ file, body }: SourceFile): Place => ({
  file,
  line: body.slice(0, Math.max(0, body.search(/\S/))).split('\n').length,
  column: 1,
});
