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
 * or kept, so that a large site is never in memory at once; what is the same as in the text of the last build, whose
 * pages were `before`, is copied from there. With no page changed nothing is read at all.
 */
export function putFullText(
  site: Site,
  {
    pages,
    before,
  }: { readonly pages: ReadonlyMap<string, BuiltPage>; readonly before: ReadonlyMap<string, BuiltPage> },
  stage: Stage,
): void {
  // The site's own file in `public` is preferred.
  if (stage.has(FULL_TEXT)) return;
  const head = llmsFullHead(site.project.config);
  const routes = readingOrder(site, site.records()).flatMap((section) => section.routes);
  const twinsOf = (built: ReadonlyMap<string, BuiltPage>) =>
    routes.flatMap((route) => fileAt(markdownFileOf(route), built.get(route)) ?? []);
  const twins = twinsOf(pages);
  const [, sum, sizeBytes] = fullText(head, twins);
  stage.put(FULL_TEXT, {
    kind: 'joined',
    sum,
    sizeBytes,
    *parts() {
      yield head;
      const twinsBefore = twinsOf(before);
      const textBefore = isSameOrder(twinsBefore, twins) ? stage.readLast(fullText(head, twinsBefore)) : undefined;
      if (textBefore === undefined) {
        for (const [path] of twins) {
          yield LLMS_FULL_BREAK;
          yield stage.read(path);
        }
      } else yield* patched(textBefore, Buffer.byteLength(head), { twinsBefore, twins, stage });
    },
  });
}

/** The text as it is published. */
const fullText = (head: string, twins: readonly PublishedFile[]): PublishedFile => [
  FULL_TEXT,
  contentHash(JSON.stringify([head, LLMS_FULL_BREAK, twins])),
  twins.reduce((size, [, , twinBytes]) => size + LLMS_FULL_BREAK.length + twinBytes, Buffer.byteLength(head)),
];

const isSameOrder = (before: readonly PublishedFile[], now: readonly PublishedFile[]) =>
  before.length === now.length && before.every(([path], index) => path === now[index]?.[0]);

/** The text after its head: stretches of the last one, and between them the twins that have changed. */
function* patched(
  text: Uint8Array,
  start: number,
  {
    twinsBefore,
    twins,
    stage,
  }: {
    readonly twinsBefore: readonly PublishedFile[];
    readonly twins: readonly PublishedFile[];
    readonly stage: Stage;
  },
): Generator<Uint8Array> {
  let copied = start;
  let at = start;
  for (const [index, [path, sum]] of twins.entries()) {
    const [, sumBefore, sizeBefore] = twinsBefore[index] as PublishedFile;
    at += LLMS_FULL_BREAK.length;
    if (sum !== sumBefore) {
      yield text.subarray(copied, at);
      yield stage.read(path);
      copied = at + sizeBefore;
    }
    at += sizeBefore;
  }
  yield text.subarray(copied);
}

const fileAt = (path: string, page: BuiltPage | undefined): PublishedFile[] | undefined => {
  const file = page?.files.find(([name]) => name === path);
  return file === undefined ? undefined : [file];
};
