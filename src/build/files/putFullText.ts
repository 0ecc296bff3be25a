import type { Stage } from '../../output/createStage.ts';
import type { PublishedFile } from '../../output/publishedFile.ts';
import { markdownFileOf } from '../../routes/routeOf.ts';
import { contentHash } from '../../system/contentHash.ts';
import type { BuiltPage } from '../cache/buildStore.ts';
import type { Site } from '../site.ts';
import type { PageWorker } from '../threads/startPageWorker.ts';
import { FULL_TEXT, LLMS_FULL_BREAK, llmsFullHead } from './llmsText.ts';
import { madePaths } from './madeFiles.ts';
import { ownFiles } from './ownFiles.ts';
import { readingRoutes } from './siteTexts.ts';

/** What `llms-full.txt` is made of. */
export interface FullText {
  readonly head: string;
  /** The pages as Markdown, in reading order. */
  readonly twins: readonly PublishedFile[];
}

/** What the full text of a site is made from, and who else could make it. */
interface FullTextParts {
  /** The pages of this build and of the last one, by route. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
  readonly before: ReadonlyMap<string, BuiltPage>;
  readonly worker: PageWorker | undefined;
}

/**
 * Stages `llms-full.txt`: all pages as Markdown, one after the other in reading order. A worker does it beside this
 * thread: then the promise is for its end. The project's own file of that name is preferred.
 */
export function stageFullText(
  site: Site,
  { pages, before, worker }: FullTextParts,
  stage: Stage,
): Promise<void> | undefined {
  const isOwn =
    ownFiles(site.project).some(({ relativePath }) => relativePath === FULL_TEXT) ||
    madePaths(site.project.modules.componentsModule).includes(FULL_TEXT);
  if (isOwn || stage.has(FULL_TEXT)) return undefined;
  const text = fullTextOf(site, pages);
  if (worker === undefined) {
    putFullText(text, fullTextOf(site, before), stage);
    return undefined;
  }
  // Its place is taken from now on.
  stage.adopt([fileOf(text)], []);
  const written = text.twins.map(([path]) => path).filter(stage.isWritten);
  const joined = worker.join({ text, written }).then((paths) => stage.adopt([], paths));
  // It may fail long before its end is waited for: to Node that would be a failure that nobody hears of.
  joined.catch(() => {});
  return joined;
}

const fullTextOf = (site: Site, pages: ReadonlyMap<string, BuiltPage>): FullText => ({
  head: llmsFullHead(site.project.config),
  twins: readingRoutes(site).flatMap((route) => fileAt(markdownFileOf(route), pages.get(route)) ?? []),
});

/**
 * Stages a full text. Each page is read where it is staged or kept, so that a large site is never in memory at once;
 * what is the same as in the text of the last build, if that is given, is copied from there. With no page changed
 * nothing is read at all.
 */
export function putFullText(text: FullText, before: FullText | undefined, stage: Stage): void {
  const { head, twins } = text;
  const [, sum, sizeBytes] = fileOf(text);
  stage.put(FULL_TEXT, {
    kind: 'joined',
    sum,
    sizeBytes,
    *parts() {
      yield head;
      const last = before && isSameOrder(before.twins, twins) ? stage.readLast(fileOf(before)) : undefined;
      if (before !== undefined && last !== undefined) {
        yield* patched(last, Buffer.byteLength(head), { twinsBefore: before.twins, twins, stage });
        return;
      }
      for (const [path] of twins) {
        yield LLMS_FULL_BREAK;
        yield stage.read(path);
      }
    },
  });
}

const fileOf = ({ head, twins }: FullText): PublishedFile => [
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
  }: Pick<FullText, 'twins'> & { readonly twinsBefore: FullText['twins']; readonly stage: Stage },
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
