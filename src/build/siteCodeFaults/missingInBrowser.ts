import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import { placeAt } from '../../model/sourcePlace.ts';
import { withoutWords } from '../faults/withoutWords.ts';
import type { CodeFile } from './siteCode.ts';

/** Not `process.env.NODE_ENV`, which the bundler fills in. */
const USE = /(?<![\w$.])(?:process|import\.meta)\.env\.(?!NODE_ENV\b)\w+/g;

/** Code that asks first what there is. */
const ASKS = /typeof process\b/;

/**
 * Values of the environment in code that islands run: while the site is built they are there, and in a reader's browser
 * the island ends with an error. May yield `missing-in-browser`.
 */
export const missingInBrowser = (files: readonly CodeFile[]): Diagnostic[] =>
  files.flatMap(({ file, text }) =>
    [...(ASKS.test(text) ? [] : withoutWords(text).matchAll(USE))].map(({ 0: word, index }) =>
      warningOf('missing-in-browser', {
        message: `There is no \`${word}\` in a browser, where this code runs as part of an island.`,
        place: placeAt(file, text, index, word.length),
        hint: 'read it in a component outside `site/islands/`, and give it to the island in `props`',
      }),
    ),
  );
