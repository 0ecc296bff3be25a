import type { PageLink } from '../../model/page.ts';
import { fixLink, type LinkRemedy } from './fixLink.ts';

/** What stands behind the base in a path that has it written out; undefined for any other. */
export const belowBase = (path: string, base: string) =>
  base !== '/' && path.startsWith(base) ? path.slice(base.length - 1) : undefined;

/** The remedy of leaving out the base. */
export const withoutBase = (link: PageLink, url: string): LinkRemedy => ({
  hint: `write \`${url}\`: docsgen adds the base`,
  fix: fixLink(link, url),
});
