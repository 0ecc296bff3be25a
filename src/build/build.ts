import { cacheFolderOf } from '../config/folders/cacheFolderOf.ts';
import { contentFolderOf } from '../config/folders/contentFolderOf.ts';
import { outputFolderOf } from '../config/folders/outputFolderOf.ts';
import { type InputFiles, openInputFiles } from '../content/inputFiles.ts';
import { type Diagnostic, hasErrors, judge } from '../model/diagnostic.ts';
import { type CommitResult, createStage, type Stage } from '../output/createStage.ts';
import { outputMarkerHash } from '../output/outputMarker.ts';
import { standsIn } from '../output/publishedFile.ts';
import { refuseForeignFolder, refuseOutputFolder } from '../output/refuseOutputFolder.ts';
import { spareTreeIn } from '../output/spareTree.ts';
import { withOutput } from '../output/withOutput.ts';
import { withStage } from '../output/withStage.ts';
import { whereItCan } from '../system/cache/cacheFile.ts';
import { takeVariables } from '../system/environmentFiles.ts';
import { isSameEnvironment } from '../system/environmentValues.ts';
import type { Undated } from '../system/git/gitDates.ts';
import { growHeapAsUsual, growHeapSlowly, PAGES_FOR_SLOW_HEAP } from '../system/processes/growHeapSlowly.ts';
import { hearSignals } from '../system/processes/hearSignals.ts';
import { timed } from '../system/processes/timed.ts';
import type { BuildStart, BuiltSite } from './buildPages.ts';
import {
  type BuildStore,
  type BuiltPage,
  type LastBuild,
  openBuildStore,
  unchangedCommit,
} from './cache/buildStore.ts';
import { areSameFiles, isSameCode } from './cache/codeFiles.ts';
import { countMarkdown, digestProject } from './cache/digestProject.ts';
import { type Fragment, readFragment, stageWithFragments } from './fragment.ts';
import type { ProjectRequest } from './project.ts';
import { type PageWorker, pageWorkerFor } from './threads/startPageWorker.ts';

/** What is going on, for a progress display. */
export type OnProgress = (
  stage: 'read' | 'pages' | 'cards' | 'pictures' | 'check' | 'write',
  done: number,
  total: number,
) => void;

/** What a build is asked for, besides the project. */
export interface BuildRequest extends ProjectRequest {
  /** Warnings are errors. */
  readonly strict: boolean;
  /** False: what earlier builds have left is not used. */
  readonly cache: boolean;
  /**
   * Folders of fragments that are joined: their pages are taken as they are. Undefined for a build of the usual kind.
   */
  readonly fragments?: readonly string[];
  readonly onProgress: OnProgress;
  /** What the site's code has thrown so far where nothing could catch it. */
  readonly siteFaults?: () => readonly Diagnostic[];
}

/** What a build came to. `commit` is undefined when faults kept it from writing. */
export interface BuildResult {
  readonly pages: number;
  /** How many pages are drafts, and left out. */
  readonly drafts: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly commit: CommitResult | undefined;
  /** Every page, in route order, and why it was made anew; pages without a reason were kept as they were. */
  readonly explain: () => readonly ExplainedPage[];
  readonly undated: Undated;
}

/** A page, and why it was made anew. */
export interface ExplainedPage {
  readonly route: string;
  readonly reason: string | undefined;
}

/**
 * Builds a project: reads, compiles, renders, checks, and swaps the output in.
 * With an error among the diagnostics the output stays as it was; with no input changed nothing is done at all.
 * Throws `OutputRefused` and `OutputBusy`.
 */
export async function build(request: BuildRequest): Promise<BuildResult> {
  const { root, flags, onProgress } = request;
  const outDir = outputFolderOf(root, flags.outDir);
  onProgress('read', 0, 1);
  return withOutput(outDir, () => buildInto(outDir, request));
}

async function buildInto(outDir: string, request: BuildRequest): Promise<BuildResult> {
  const { root, cache } = request;
  const cacheDir = cacheFolderOf(root);
  const store = openBuildStore(cacheDir, { isRead: cache });
  const inputs = openInputFiles(cache ? cacheDir : undefined);
  const last = timed('last build', () => store.last());
  // With no build to go by, all pages are made: a second thread gets ready while the inputs are read.
  const isFirst = last === undefined && request.fragments === undefined;
  const count = last?.pages ?? countMarkdown(root, inputs);
  const worker = isFirst ? pageWorkerFor(count) : undefined;
  // Before the files are read: how far the heap may grow is settled each time that it is collected.
  if (count >= PAGES_FOR_SLOW_HEAP) growHeapSlowly();
  try {
    return await buildSince(last, { outDir, store, inputs, worker }, request);
  } finally {
    await worker?.stop();
    growHeapAsUsual();
  }
}

interface Workshop {
  readonly outDir: string;
  readonly store: BuildStore;
  readonly inputs: InputFiles;
  readonly worker: PageWorker | undefined;
}

async function buildSince(
  last: LastBuild | undefined,
  workshop: Workshop,
  request: BuildRequest,
): Promise<BuildResult> {
  const { outDir, store, inputs, worker } = workshop;
  const { root } = request;
  const digest = timed('inputs', () => digestProject(request, inputs));
  const fragments = request.fragments?.flatMap((folder) => readFragment(folder) ?? []);
  // The marker names all files: where it is the last build's, the folder holds what that build has listed.
  const isOurs = last !== undefined && outputMarkerHash(outDir) === last.marker;
  takeVariables(root, last?.variables.map(([name]) => name) ?? [], 'production');
  const isUnchanged =
    isOurs &&
    last.undated.fault === undefined &&
    last.digest === digest &&
    isSameCode(last.code, inputs, root) &&
    areSameFiles(last.others, inputs) &&
    isSameEnvironment(last.variables);
  if (fragments === undefined && isUnchanged && last.files.every(standsIn(outDir))) return sameAsLast(last, workshop);
  // The compiler is loaded only now: with nothing changed, as in most runs of CI with a cache, it is not needed.
  const { buildPages } = await timed('compiler loaded', () => import('./buildPages.ts'));
  refuseFolder(outDir, root);
  const plainStage = createStage(outDir, process.pid, {
    spare: spareTreeIn(cacheFolderOf(root)),
    ...(isOurs ? { published: last.files } : {}),
    comparesContents: last === undefined,
  });
  return withStage(fragments === undefined ? plainStage : stageWithFragments(plainStage, fragments), async (stage) => {
    const start: BuildStart =
      fragments === undefined
        ? { stage, before: store.pages(), last, worker }
        : { stage, before: pagesOf(fragments), worker, fragments: request.fragments ?? [] };
    const built = await buildPages({ ...request, inputs }, start);
    return publish(built, { ...workshop, stage, digest }, request);
  });
}

/**
 * Throws `OutputRefused` for a folder that no build may write, as `refuseOutputFolder` and `refuseForeignFolder` do.
 */
export function refuseFolder(outDir: string, root: string): void {
  // First the folders that must never be deleted: the hint of the other refusal says to delete the folder.
  refuseOutputFolder({ outDir, root, contentDir: contentFolderOf(root) });
  refuseForeignFolder(outDir);
}

function sameAsLast(last: LastBuild, { store, inputs }: Workshop): BuildResult {
  whereItCan(inputs.save);
  const explain = () => [...store.pages().keys()].map((route) => ({ route, reason: undefined }));
  const { pages, drafts, diagnostics, undated } = last;
  return { pages, drafts, diagnostics, undated, commit: unchangedCommit(last), explain };
}

interface Staged extends Workshop {
  readonly stage: Stage;
  /** See `LastBuild`. */
  readonly digest: string;
}

/** Swaps in what is staged, unless something is wrong with it, and keeps for the next build what is known of it. */
async function publish(
  built: BuiltSite,
  { stage, digest, outDir, store, inputs }: Staged,
  { strict, onProgress, siteFaults = noFaults }: BuildRequest,
): Promise<BuildResult> {
  const diagnostics = judge([...built.diagnostics, ...siteFaults()], { strict });
  // After this the output changes, and nobody is asked any more.
  await hearSignals();
  const { undated } = built;
  const counts = { pages: built.pages.size, drafts: built.drafts };
  const result = { ...counts, diagnostics, explain: () => explainPages(built), undated };
  if (hasErrors(diagnostics)) {
    if (diagnostics.some(({ code }) => code === 'unreadable')) inputs.discard();
    return { ...result, commit: undefined };
  }
  onProgress('write', 0, 1);
  const commit = timed('output', () => stage.commit(built.facts()));
  const keep = () => {
    inputs.save();
    store.save(
      {
        digest,
        code: built.code,
        others: built.others,
        variables: built.variables,
        surroundings: built.surroundings,
        marker: outputMarkerHash(outDir),
        ...counts,
        undated,
        sizeBytes: commit.sizeBytes,
        diagnostics,
        files: stage.files(),
      },
      built.pages,
    );
  };
  timed('store', () => whereItCan(keep));
  return { ...result, commit };
}

/** Where nobody listens for them. */
export const noFaults = (): readonly Diagnostic[] => [];

const pagesOf = (fragments: readonly Fragment[]): ReadonlyMap<string, BuiltPage> =>
  new Map(fragments.flatMap(({ pages }) => [...pages]));

const explainPages = ({ pages, reasons }: BuiltSite): ExplainedPage[] =>
  [...pages.keys()].sort().map((route) => ({ route, reason: reasons.get(route) }));
