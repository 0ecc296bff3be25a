import { isOfTheme } from '../../markdown/mdx/jsx.ts';
import { type Place, placeAtStart } from '../../model/diagnostic.ts';
import type { CompiledPage } from '../../model/page.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';
import { blanked } from '../../model/text/blanked.ts';

/** The sources that a page is made from: its own first, then the partials in it. */
export interface PageWithSources {
  readonly page: CompiledPage;
  readonly sources: readonly SourceFile[];
}

/**
 * Where in its sources something stands that was found in a page's html: the first of `words` that a source has in it,
 * else the component that is rendered last (it may make anything), else the start of the page's file.
 */
export function locate(shown: PageWithSources, words: readonly string[]): Place {
  const { page, sources } = shown;
  for (const word of words) {
    if (word === '') continue;
    for (const source of sources) {
      const { body } = source;
      const offset = body.indexOf(word);
      if (offset !== -1) return placeIn(source, offset, word.length);
    }
  }
  const tags = page.deferred.map(({ name }) => `<${name}`).filter((tag) => !words.includes(tag));
  return tags.length > 0 ? locate(shown, tags) : startOfPage(shown);
}

/** Where the component of the site stands that a page has, if it has only one: all that nobody has written is of it. */
export function soleComponent({ sources }: PageWithSources): Place | undefined {
  const found = sources.flatMap((source) =>
    /\.mdx$/i.test(source.file) ? [...withoutCode(source.body).matchAll(TAG)].map((match) => ({ source, match })) : [],
  );
  const own = found.filter(({ match: [, name = ''] }) => !isOfTheme(name));
  const [first] = own;
  if (first === undefined || own.some(({ match }) => match[0] !== first.match[0])) return undefined;
  const { source, match } = first;
  return placeIn(source, match.index, match[0].length);
}

const TAG = /<([A-Z][\w.]*)/g;

const withoutCode = (body: string) =>
  body.replace(/^[ \t>]*(`{3,}|~{3,})[^`\n]*\n[\s\S]*?(?:^[ \t>]*\1|$(?![\s\S]))|`[^`\n]+`/gm, blanked);

/** The start of a page's file. */
export const startOfPage = ({ page, sources }: PageWithSources): Place =>
  placeAtStart(sources[0]?.file ?? page.record.relativePath);
