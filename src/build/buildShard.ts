import { dirname, join } from 'node:path';
import { outputFolderOf } from '../config/folders/outputFolderOf.ts';
import { hasErrors, judge } from '../model/diagnostic.ts';
import { createStage, type Stage } from '../output/createStage.ts';
import { OutputRefused } from '../output/refuseOutputFolder.ts';
import { withOutput } from '../output/withOutput.ts';
import { withStage } from '../output/withStage.ts';
import { makeFolder } from '../system/cache/cacheFile.ts';
import { exists } from '../system/files.ts';
import { hearSignals } from '../system/processes/hearSignals.ts';
import { OUTPUT_MARKER } from '../system/walkFiles.ts';
import { type BuildRequest, type BuildResult, noFaults, refuseFolder } from './build.ts';
import { countDrafts } from './buildPages.ts';
import type { BuiltPage } from './cache/buildStore.ts';
import { noCache } from './cache/pageCache.ts';
import { toldDiagnostics } from './faults/toldDiagnostics.ts';
import { putCards } from './files/putCards.ts';
import { putPictures } from './files/putPictures.ts';
import { FRAGMENT_FILE, isFragment, type Shard, writeFragment } from './fragment.ts';
import { makeAllPages } from './makeAllPages.ts';
import { numberedRoutes } from './numberedRoutes.ts';
import { type Project, projectFaults, readProject } from './project.ts';
import { createSite } from './site.ts';
import { pageWorkerFor } from './threads/startPageWorker.ts';

/**
 * Builds a share of a site's pages into a fragment, its output folder, for `merge` to join. Pages that list others are
 * left to it, and so is all that concerns the whole site. Throws `OutputRefused` and `OutputBusy`.
 */
export async function buildShard(request: BuildRequest, shard: Shard): Promise<BuildResult> {
  const { root, flags } = request;
  const outDir = outputFolderOf(root, flags.outDir);
  request.onProgress('read', 0, 1);
  refuseFolder(outDir, root);
  refuseSite(outDir);
  // The lock stands beside the folder.
  makeFolder(dirname(outDir));
  return withOutput(outDir, async () => {
    const project = await readProject(request);
    const stage = createStage(outDir, process.pid, { comparesContents: !request.cache });
    return withStage(stage, () => stageShare(request, { project, shard, stage }));
  });
}

/** Throws `OutputRefused` for a folder that holds a site: readers would be left with some of its pages. */
function refuseSite(folder: string): void {
  if (isFragment(folder) || !exists(join(folder, OUTPUT_MARKER))) return;
  throw new OutputRefused(
    `The output folder \`${folder}\` holds a whole site, which a shard would take the place of.`,
    'leave `--out-dir` out, or name a folder for this shard alone; `docsgen merge --out-dir` names that of the site',
  );
}

async function stageShare(
  { onProgress, strict, siteFaults = noFaults }: BuildRequest,
  { project, shard, stage }: { readonly project: Project; readonly shard: Shard; readonly stage: Stage },
): Promise<BuildResult> {
  const site = createSite(project, noCache);
  const work = numberedRoutes(site).filter((_, place) => place % shard.count === shard.index - 1);
  const worker = pageWorkerFor(work.length);
  try {
    const onPage = (taken: number) => onProgress('pages', taken, work.length);
    const made = await makeAllPages(site, work, { stage, worker, onPage, makesLate: false });
    const pages = new Map<string, BuiltPage>();
    for (const { numbered, built } of made) if (built !== undefined) pages.set(numbered.route, built);
    await hearSignals();
    const unreadable = await putPictures(site, pages.values(), stage, { onProgress });
    const found = [
      ...projectFaults(project),
      ...unreadable,
      ...[...pages.values()].flatMap(({ known }) => known.page.diagnostics),
    ];
    const diagnostics = judge([...toldDiagnostics(found, project.config), ...siteFaults()], { strict });
    const explain = () => work.map(({ route }) => ({ route, reason: 'it is in this shard' }));
    const { undated } = project;
    const counts = { pages: pages.size, drafts: countDrafts(project) };
    if (hasErrors(diagnostics)) return { ...counts, diagnostics, commit: undefined, explain, undated };
    await putCards(site, stage, { of: new Set(work.map(({ route }) => route)), onProgress });
    stage.put(FRAGMENT_FILE, { kind: 'text', contents: writeFragment(inOrder(pages)) });
    const commit = stage.commit({ base: project.config.base, routes: [], redirects: {}, headers: {} });
    return { ...counts, diagnostics, commit, explain, undated };
  } finally {
    await worker?.stop();
  }
}

/** In route order, whichever thread made them, so that the same input gives the same fragment. */
const inOrder = (pages: ReadonlyMap<string, BuiltPage>): ReadonlyMap<string, BuiltPage> =>
  new Map([...pages].sort(([a], [b]) => (a < b ? -1 : 1)));
