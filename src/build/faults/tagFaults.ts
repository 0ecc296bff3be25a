import { distance } from 'fastest-levenshtein';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { inLanguageOf } from '../../config/translations.ts';
import { placesInFrontmatter } from '../../content/frontmatter/innerPlaces.ts';
import { yamlTextInside } from '../../content/yamlText.ts';
import { type Diagnostic, type Fix, type Place, warningOf } from '../../model/diagnostic.ts';
import { keyPlace, type SourceFile } from '../../model/sourceFile.ts';
import { tagKey } from '../../model/text/tagKey.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { usualSpelling } from '../page/siteTags.ts';
import type { WrittenPage } from './pagesWorld.ts';

/** From how many pages on a tag is the one that was meant by another word beside it. */
const OFTEN = 3;

/** Words shorter than this are often others with one other letter. */
const LONG = 4;

interface WrittenTag {
  readonly source: SourceFile;
  readonly text: string;
}

/**
 * Tags that pages of one language spell unlike the others. May yield `similar-tag`; its correction writes what more
 * pages have, where both are the same but for small letters, spaces and hyphens.
 */
export function tagFaults(pages: readonly WrittenPage[], config: SiteConfig): readonly Diagnostic[] {
  const tagged = pages.filter(({ source }) => source.frontmatter.tags !== undefined);
  if (tagged.length === 0) return [];
  const languages = groupBy(tagged, ({ page }) => inLanguageOf(config, page.record.path).prefix);
  return [...languages.values()].flatMap(faultsInLanguage);
}

function faultsInLanguage(pages: readonly WrittenPage[]): readonly Diagnostic[] {
  const uses = pages.flatMap(({ source }) => (source.frontmatter.tags ?? []).map((text) => ({ source, text })));
  const tags = groupBy(uses, ({ text }) => tagKey(text));
  const often = [...tags].filter(([, used]) => used.length >= OFTEN);
  return [...tags].flatMap(([key, used]) => {
    const usual = usualSpelling(used.map(({ text }) => text));
    const usualCount = used.filter(({ text }) => text === usual).length;
    const others = used.flatMap((one) => {
      if (one.text === usual) return [];
      return similarTag(one, usual, used.filter(({ text }) => text === one.text).length < usualCount);
    });
    const [sole, ...more] = used;
    const meant = more.length > 0 ? undefined : often.find(([other]) => isSlip(key, other))?.[1];
    if (meant === undefined || sole === undefined) return others;
    return similarTag(sole, usualSpelling(meant.map(({ text }) => text)), false);
  });
}

/** Whether two words differ by one letter: a digit more makes another version of the same thing. */
const isSlip = (key: string, other: string): boolean =>
  Math.min(key.length, other.length) >= LONG &&
  Math.abs(key.length - other.length) < 2 &&
  key.replace(/\d/g, '') !== other.replace(/\d/g, '') &&
  distance(key, other) === 1;

function similarTag({ source, text }: WrittenTag, usual: string, isSure: boolean): readonly Diagnostic[] {
  // Those of `defaults` stand in the configuration, once for many pages.
  if (source.keyLines.tags === undefined) return [];
  const place = placeOfTag(source, text);
  const fix: Fix | undefined =
    isSure && place !== undefined && yamlTextInside(usual) === usual ? { place, was: text, text: usual } : undefined;
  return [
    warningOf('similar-tag', {
      message: `The tag \`${text}\` is \`${usual}\` on other pages.`,
      place: place ?? keyPlace(source, 'tags'),
      hint: `did you mean \`${usual}\`?`,
      fix,
    }),
  ];
}

/** Where a tag stands in a list; undefined for one that is not written as it is. */
function placeOfTag(source: SourceFile, text: string): Place | undefined {
  const lines = (source.frontmatterText ?? '').split('\n');
  return [...placesInFrontmatter(source)]
    .filter(([path]) => /^tags\.\d+$/.test(path))
    .map(([, { value }]) => value)
    .find(({ line, column, endColumn = column }) => lines[line - 1]?.slice(column - 1, endColumn - 1) === text);
}
