import { setImmediate } from 'node:timers/promises';
import type { Diagnostic } from '../model/diagnostic.ts';
import { searchFile } from '../model/search/searchFiles.ts';
import type { Stage } from '../output/createStage.ts';
import type { PublishedFile } from '../output/publishedFile.ts';
import type { BuiltPage } from './cache/buildStore.ts';
import { emitPage } from './emitSite.ts';
import { indexedPage } from './files/indexedPage.ts';
import type { NumberedRoute } from './numberedRoutes.ts';
import { rivalRoutes } from './rivalRoutes.ts';
import type { Site } from './site.ts';
import { compileTitles, compileWithPlugins } from './threads/compileWithPlugins.ts';

/** A page that was made, or put off: it lists other pages, or its files may be in the way of theirs. */
export interface MadePage {
  readonly numbered: NumberedRoute;
  /** Undefined for a page that was put off. */
  readonly built: BuiltPage | undefined;
  /** Its words for the search index; undefined for a page that is not searched. */
  readonly terms: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Pages that a thread takes at a time: few enough that threads end together, many enough that they seldom meet. */
const BLOCK = 8;

/** Hands out work to several threads: one number in shared memory, the next page that nobody has taken. */
export const createQueue = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));

export interface Share {
  readonly stage: Stage;
  readonly queue: Int32Array;
  /** Gets the pages of each block as they are made, and how many of the whole list are taken. */
  readonly onMade: (made: readonly MadePage[], taken: number) => void;
}

/**
 * Makes pages of a work list that other threads may share: each takes the next block from the queue until none is left.
 * Pages that have to wait for others are put off.
 */
export async function makePages(
  site: Site,
  work: readonly NumberedRoute[],
  { stage, queue, onMade }: Share,
): Promise<void> {
  const rivals = rivalRoutes(site);
  await compileTitles(site);
  for (const { block, taken } of blocksOf(work, queue)) {
    const routes = block.map(({ route }) => route);
    await compileWithPlugins(site, routes);
    const made = block.map((numbered) => {
      const { route } = numbered;
      const isLate = rivals.has(route) || (site.page(route)?.deferred.length ?? 0) > 0;
      return isLate
        ? { numbered, built: undefined, terms: undefined, diagnostics: [] }
        : makePage(site, numbered, stage);
    });
    onMade(made, taken);
    // What the native parser has handed over is freed between two turns of the event loop, and never within one.
    await setImmediate();
  }
}

/** The blocks of a work list that this thread gets, each with how many of the list are taken. */
export function* blocksOf<Item>(work: readonly Item[], queue: Int32Array) {
  for (let start = Atomics.add(queue, 0, BLOCK); start < work.length; start = Atomics.add(queue, 0, BLOCK)) {
    const block = work.slice(start, start + BLOCK);
    yield { block, taken: start + block.length };
  }
}

/** Makes one page: its files are staged, its html is let go. */
export function makePage(site: Site, numbered: NumberedRoute, stage: Stage): MadePage {
  const files: PublishedFile[] = [];
  const indexed = indexedPage(site, numbered.route);
  if (indexed !== undefined) {
    const { name, contents } = indexed;
    files.push(stage.put(`assets/${searchFile('text', name)}`, { kind: 'text', contents, sum: name }));
  }
  const { diagnostics } = emitPage(site, numbered, {
    has: stage.has,
    put: (path, file) => {
      files.push(stage.put(path, file));
    },
  });
  const known = site.known(numbered.route);
  const built = known === undefined ? undefined : { known, frameKey: site.frameKey(known.page), files };
  return { numbered, built, terms: indexed?.terms, diagnostics };
}
