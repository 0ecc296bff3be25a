import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import type { CodeFile } from './siteCode.ts';
import { usesIn } from './usesIn.ts';

/** Not `process.env.NODE_ENV`, which the bundler fills in. */
const USE = /(?<![\w$.])(?:process|import\.meta)\.env\.(?!NODE_ENV\b)\w+/g;

/** Code that asks first what there is. */
const ASKS = /typeof process\b/;

/**
 * Values of the environment in code that islands run: while the site is built they are there, and in a reader's browser
 * the island ends with an error. May yield `missing-in-browser`.
 */
export const missingInBrowser = (files: readonly CodeFile[]): Diagnostic[] =>
  usesIn(
    files.filter(({ text }) => !ASKS.test(text)),
    USE,
  ).map(({ word, place }) =>
    warningOf('missing-in-browser', {
      message: `There is no \`${word}\` in a browser, where this code runs as part of an island.`,
      place,
      hint: 'read it in a component outside `site/islands/`, and give it to the island in `props`',
    }),
  );
