import type { Place } from '../model/diagnostic.ts';
import type { CompiledPage } from '../model/page.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { placeAt } from '../model/sourcePlace.ts';

/** The sources that a page is made from: its own first, then the partials in it. */
export interface PageSources {
  readonly page: CompiledPage;
  readonly sources: readonly SourceFile[];
}

/**
 * Where in its sources something stands that was found in a page's html: the first of `words` that a source has in it,
 * else the component that is rendered last (it may make anything), else the start of the page's file.
 */
export function locate(shown: PageSources, words: readonly string[]): Place {
  const { page, sources } = shown;
  for (const word of words) {
    if (word === '') continue;
    for (const { file, body } of sources) {
      const offset = body.indexOf(word);
      if (offset !== -1) return placeAt(file, body, offset, word.length);
    }
  }
  const tags = page.deferred.map(({ name }) => `<${name}`).filter((tag) => !words.includes(tag));
  return tags.length > 0 ? locate(shown, tags) : startOf(shown);
}

/** The start of a page's file. */
export const startOf = ({ page, sources }: PageSources): Place => ({
  file: sources[0]?.file ?? page.record.relativePath,
  line: 1,
  column: 1,
});
