import type { InputFiles } from '../content/inputFiles.ts';
import type { Route } from '../model/brands.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Stage } from '../output/createStage.ts';
import type { OutputFacts } from '../output/outputMarker.ts';
import { hashVariables, type VariableHash } from '../system/environmentValues.ts';
import type { Undated } from '../system/git/gitDates.ts';
import { PAGES_FOR_SLOW_HEAP } from '../system/processes/growHeapSlowly.ts';
import { timed } from '../system/processes/timed.ts';
import { tuneAsUsual, tuneForPages } from '../system/processes/tuneEngine.ts';
import type { BuildRequest } from './build.ts';
import type { BuiltPage, LastBuild } from './cache/buildStore.ts';
import { digestCode, digestEncoder, digestShown, type HashedFile, type KnownCode } from './cache/codeFiles.ts';
import { keepFiles, keepPages } from './cache/keepPages.ts';
import { noCache } from './cache/pageCache.ts';
import { recallCode } from './cache/recallCode.ts';
import { emitRest } from './emitSite.ts';
import { toldDiagnostics } from './faults/toldDiagnostics.ts';
import { outputFacts } from './files/outputFacts.ts';
import { putCards } from './files/putCards.ts';
import { stageFullText } from './files/putFullText.ts';
import { putPictures } from './files/putPictures.ts';
import { putSearch } from './files/putSearch.ts';
import { makeAllPages } from './makeAllPages.ts';
import type { MadePage } from './makePages.ts';
import { type NumberedRoute, numberedRoutes } from './numberedRoutes.ts';
import { type Project, readProject } from './project.ts';
import { createSite } from './site.ts';
import { compileWithPlugins } from './threads/compileWithPlugins.ts';
import { type PageWorker, pageWorkerFor } from './threads/startPageWorker.ts';
import { whilePluginsWork } from './threads/whilePluginsWork.ts';

/** A site whose files are all staged. */
export interface BuiltSite {
  /** By route, for the next build. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** How many pages are drafts, and left out. */
  readonly drafts: number;
  readonly undated: Undated;
  /** Why pages were made anew, in words, by route; pages that were kept are not in it. */
  readonly reasons: ReadonlyMap<string, string>;
  /** See `LastBuild`. */
  readonly surroundings: string;
  readonly code: KnownCode;
  readonly others: readonly HashedFile[];
  /** The environment, as far as the code names it. */
  readonly variables: readonly VariableHash[];
  /** All that is wrong with it. */
  readonly diagnostics: readonly Diagnostic[];
  readonly facts: () => OutputFacts;
}

/** What a build begins with. */
export interface BuildStart {
  readonly stage: Stage;
  /** Pages of the last build, by route. */
  readonly before: ReadonlyMap<string, BuiltPage>;
  readonly last?: LastBuild | undefined;
  /** A thread that has been started already; else one is, if it pays. */
  readonly worker?: PageWorker | undefined;
  /** Folders of fragments that are joined. */
  readonly fragments?: readonly string[];
}

/**
 * Reads a project and stages its files. Pages of the last build that are unchanged in source and surroundings are kept.
 */
export async function buildPages(
  request: BuildRequest & { readonly inputs: InputFiles },
  { stage, before, last, fragments = [], worker: started }: BuildStart,
): Promise<BuiltSite> {
  const { inputs } = request;
  const fileCount = inputs.markdownCount();
  const worker = started ?? pageWorkerFor(fileCount - before.size);
  try {
    const project = await readProject(request);
    const code = digestCode(project, inputs);
    // What is needed of them has been read.
    inputs.forgetTexts();
    const site = createSite(project, noCache);
    const all = numberedRoutes(site);
    const { pages, work, reasons } = await timed('pages kept', () =>
      whilePluginsWork(() => keptAndDue(keepPages(site, all, { stage, before, last }))),
    );
    timed('code recalled', () => recallCode(site, work, { stage, before }));
    // With a second thread, that one does so once it has loaded its code: V8's flags hold for all threads.
    if (worker === undefined) tuneForPages(work.length);
    const onPage = (taken: number) => request.onProgress('pages', pages.size + taken, all.length);
    const made = await timed('pages made', () => makeAllPages(site, work, { stage, worker, onPage }));
    for (const { numbered, built } of made) if (built !== undefined) pages.set(numbered.route, built);
    const clashes = made.flatMap(({ diagnostics }) => diagnostics);
    const pathsOf = new Map<Route, readonly string[]>(
      all.map(({ route }) => [route, pages.get(route)?.files.map(([path]) => path) ?? []]),
    );
    // A thread that is kept for the full text keeps its memory, too.
    const joiner = fileCount < PAGES_FOR_SLOW_HEAP ? worker : undefined;
    if (joiner === undefined) await worker?.stop();
    await compileWithPlugins(site, site.routes.notFound.keys());
    const fullText = timed('full text', () => stageFullText(site, { pages, before, worker: joiner }, stage));
    clashes.push(
      ...timed('files of the site', () =>
        emitRest(site, pathsOf, { sink: stage, keep: keepFiles(site, { stage, before, last }) }),
      ),
    );
    timed('search', () =>
      putSearch(site, { pages, terms: termsOf(made), before, filesBefore: last?.files ?? [] }, stage),
    );
    await timed('cards', () => putCards(site, stage, { fragments, onProgress: request.onProgress }));
    clashes.push(
      ...(await timed('pictures', () =>
        putPictures(site, pages.values(), stage, { fragments, onProgress: request.onProgress }),
      )),
    );
    request.onProgress('check', 0, 1);
    const diagnostics = timed('links checked', () =>
      toldDiagnostics([...site.diagnostics(), ...clashes], project.config),
    );
    await fullText;
    return {
      pages,
      drafts: countDrafts(project),
      undated: project.undated,
      reasons,
      surroundings: site.surroundingsKey(),
      code,
      others: [...digestShown(pages.values(), project), ...digestEncoder(project, inputs)],
      variables: hashVariables(project.modules.variables),
      diagnostics,
      facts: () => outputFacts(site, pathsOf),
    };
  } finally {
    await worker?.stop();
    tuneAsUsual();
  }
}

/**
 * Pages by what is to be done: those that are kept as they are, by route; a work list of the others, and why each is on
 * it.
 */
function keptAndDue(judged: ReturnType<typeof keepPages>) {
  const pages = new Map<string, BuiltPage>();
  const work: NumberedRoute[] = [];
  const reasons = new Map<string, string>();
  for (const [numbered, kept] of judged) {
    if (typeof kept === 'string') {
      work.push(numbered);
      reasons.set(numbered.route, kept);
    } else pages.set(numbered.route, kept);
  }
  return { pages, work, reasons };
}

/** The words of pages that were made, for the search index, by route. */
const termsOf = (made: readonly MadePage[]): ReadonlyMap<string, string> =>
  new Map(made.flatMap(({ numbered: { route }, terms }) => (terms === undefined ? [] : [[route, terms]])));

export const countDrafts = ({ content }: Project): number =>
  content.sources.filter(({ frontmatter }) => frontmatter.draft === true).length;
