import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import type { CodeFile } from './siteCode.ts';
import { usesIn } from './usesIn.ts';

/** A property of JSX such as `onClick={…}`, or a hook that runs in browsers alone. */
const USE = /(?<![\w$])(?:on[A-Z]\w*(?==\{)|use(?:Layout)?Effect(?=\())/g;

/**
 * Handlers and effects in code of the site that no island has a part in: React renders it while the site is built, and
 * leaves them out without a word, so that readers get buttons that do nothing. May yield `dead-handler`.
 */
export const deadHandlers = (files: readonly CodeFile[]): Diagnostic[] =>
  usesIn(files, USE).map(({ word, place }) =>
    warningOf('dead-handler', {
      message: `\`${word}\` never runs: this file is part of no island, and components run only while the site is built.`,
      place,
      hint: 'move what readers use to `site/islands/Name.tsx`, and show it with `<Island name="Name">`',
    }),
  );
