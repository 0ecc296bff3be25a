import type { CodeFile } from '../build/siteCodeFaults/siteCode.ts';
import { type Diagnostic, warningOf } from '../model/diagnostic.ts';
import { placeAt } from '../model/sourcePlace.ts';

/** As a property of JSX or of an object, not behind the marks of a comment. */
const USE = /^(?!\s*(?:\/\/|\*|\/\*)).*?\bdangerouslySetInnerHTML(?=\s*[=:])/gm;

const WORD = 'dangerouslySetInnerHTML';

/**
 * Every place in a site's own code that puts text into a page as HTML. Whether the text is safe, no look at the code
 * can tell: each use has to be meant, and said to be. May yield `unescaped-html`.
 */
export const unescapedHtml = (files: readonly CodeFile[]): Diagnostic[] =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(USE)].map((use) =>
      warningOf('unescaped-html', {
        message: `\`${WORD}\` puts text into the page as HTML: scripts in it run in the reader's browser.`,
        place: placeAt(file, text, use.index + use[0].length - WORD.length, WORD.length),
        hint: 'use elements instead, or write `// docsgen-allow unescaped-html: why the text is safe` above it',
      }),
    ),
  );
