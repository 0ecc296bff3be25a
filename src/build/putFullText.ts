import type { PublishedFile, Stage } from '../output/createStage.ts';
import { markdownFileOf } from '../routes/routeOf.ts';
import { contentHash } from '../system/contentHash.ts';
import type { BuiltPage } from './buildStore.ts';
import { LLMS_FULL_BREAK, llmsFullHead } from './llmsText.ts';
import type { Site } from './site.ts';
import { readingOrder } from './siteTexts.ts';

const FULL_TEXT = 'llms-full.txt';

/**
 * Stages `llms-full.txt`: all pages as Markdown, one after the other in reading order. Each is read where it is staged
 * or kept, so that a large site is never in memory at once; with no page changed nothing is read at all.
 */
export function putFullText(site: Site, pages: ReadonlyMap<string, BuiltPage>, stage: Stage): void {
  // The site's own file in `public` is preferred.
  if (stage.has(FULL_TEXT)) return;
  const head = llmsFullHead(site.project.config);
  const twins = readingOrder(site, site.records()).flatMap(({ routes }) =>
    routes.flatMap((route) => fileAt(markdownFileOf(route), pages.get(route)) ?? []),
  );
  stage.put(FULL_TEXT, {
    kind: 'joined',
    sum: contentHash(JSON.stringify([head, LLMS_FULL_BREAK, twins])),
    sizeBytes: twins.reduce(
      (size, [, , twinBytes]) => size + LLMS_FULL_BREAK.length + twinBytes,
      Buffer.byteLength(head),
    ),
    *parts() {
      yield head;
      for (const [path] of twins) {
        yield LLMS_FULL_BREAK;
        yield stage.read(path);
      }
    },
  });
}

const fileAt = (path: string, page: BuiltPage | undefined): PublishedFile[] | undefined => {
  const file = page?.files.find(([name]) => name === path);
  return file === undefined ? undefined : [file];
};
