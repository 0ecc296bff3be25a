import { recallHighlighted } from '../../markdown/highlight/highlightCode.ts';
import { pageFileOf } from '../../routes/routeOf.ts';
import { contentHash } from '../../system/contentHash.ts';
import type { NumberedRoute } from '../numberedRoutes.ts';
import type { Site } from '../site.ts';
import type { KeptBuild } from './keepPages.ts';
import { isSameCompiler } from './pageChange.ts';

/** Reading more pages than these would take longer than it saves. */
const FEW_PAGES = 24;

/**
 * Has the compiler take the code of a few pages that are made anew from where they are published: most of it is as it
 * was, and only to make a language's grammar ready takes longer than all else that is done for a page.
 */
export function recallCode(
  site: Site,
  work: readonly NumberedRoute[],
  { stage, before }: Omit<KeptBuild, 'last'>,
): void {
  if (work.length > FEW_PAGES) return;
  for (const { route } of work) {
    const built = before.get(route);
    const file = built?.files.find(([path]) => path === pageFileOf(route));
    if (built === undefined || file === undefined || !isSameCompiler(built.known.key, site.keyOf(route))) continue;
    const contents = stage.readLast(file);
    // The size alone would not tell a document that somebody has changed.
    if (contents !== undefined && contentHash(contents) === file[1])
      recallHighlighted(Buffer.from(contents).toString('utf8'));
  }
}
