import { oncePer } from '../lazy.ts';
import type { CompiledPage } from '../page.ts';

/**
 * All that can stand behind "#" in an address of a page, decoded and without the "#": a heading's id, another's, or
 * what GitHub or VuePress makes of a heading. Many links lead to the same page: they are gathered once.
 */
export const anchorsOf = oncePer(
  ({ headings, ids, githubIds }: Pick<CompiledPage, 'headings' | 'ids' | 'githubIds'>): ReadonlySet<string> =>
    new Set([...headings.map(({ slug }) => slug), ...ids, ...githubIds]),
);
