import { join } from 'node:path';
import { createStage } from '../output/createStage.ts';
import { refuseForeignFolder } from '../output/outputMarker.ts';
import { refuseOutputFolder } from '../output/refuseOutputFolder.ts';
import { recoverSwap } from '../output/swapFolders.ts';
import { type BuildRequest, type BuildResult, hasErrors, judge } from './build.ts';
import { makeAll, PAGES_FOR_TWO_THREADS } from './buildPages.ts';
import type { BuiltPage } from './buildStore.ts';
import { numberedRoutes } from './emitSite.ts';
import { FRAGMENT_FILE, fragmentName, fragmentsFolder, type Shard, writeFragment } from './fragment.ts';
import { noCache } from './pageCache.ts';
import { readProject } from './project.ts';
import { putCards } from './putCards.ts';
import { createSite } from './site.ts';
import { startPageWorker } from './startPageWorker.ts';

/**
 * Builds a share of a site's pages into a fragment, for `merge` to join. Pages that list others are left to it, and so
 * is all that concerns the whole site. Throws `OutputRefused`.
 */
export async function buildShard(request: BuildRequest, shard: Shard): Promise<BuildResult> {
  const outDir = request.flags.outDir ?? join(fragmentsFolder(request.root), fragmentName(shard));
  request.onProgress('read', 0, 1);
  recoverSwap(outDir);
  refuseForeignFolder(outDir);
  const project = await readProject({ ...request, flags: { ...request.flags, outDir } });
  refuseOutputFolder(project.config);
  const site = createSite(project, noCache);
  const work = numberedRoutes(site).filter((_, place) => place % shard.count === shard.index - 1);
  const stage = createStage(project.config.outDir, process.pid);
  const worker = work.length >= PAGES_FOR_TWO_THREADS ? startPageWorker() : undefined;
  try {
    const made = await makeAll(site, work, {
      stage,
      worker,
      onPage: (taken) => request.onProgress('pages', taken, work.length),
      late: false,
    });
    const pages = new Map<string, BuiltPage>();
    for (const { numbered, built } of made) if (built !== undefined) pages.set(numbered.route, built);
    const diagnostics = judge(
      [...project.diagnostics, ...[...pages.values()].flatMap(({ known }) => known.page.diagnostics)],
      request.strict,
    );
    const explain = () => work.map(({ route }) => ({ route, reason: 'it is in this share' }));
    if (hasErrors(diagnostics)) {
      stage.discard();
      return { pages: pages.size, diagnostics, commit: undefined, explain };
    }
    await putCards(site, stage, request.onProgress, { of: new Set(work.map(({ route }) => route)) });
    stage.put(FRAGMENT_FILE, { kind: 'text', contents: writeFragment(inOrder(pages)) });
    const commit = stage.commit({ base: project.config.base, routes: [], redirects: {}, headers: {} });
    return { pages: pages.size, diagnostics, commit, explain };
  } catch (error) {
    stage.discard();
    throw error;
  } finally {
    await worker?.stop();
  }
}

/** In route order, whichever thread made them, so that the same input gives the same fragment. */
const inOrder = (pages: ReadonlyMap<string, BuiltPage>): ReadonlyMap<string, BuiltPage> =>
  new Map([...pages].sort(([a], [b]) => (a < b ? -1 : 1)));
