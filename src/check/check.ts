import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BuildRequest, noFaults } from '../build/build.ts';
import { noCache } from '../build/cache/pageCache.ts';
import type { Indexed } from '../build/files/indexedPage.ts';
import { copyWidths } from '../build/pictureCopies.ts';
import { type Project, readProject } from '../build/project.ts';
import { createSite, type Site } from '../build/site.ts';
import { siteCode } from '../build/siteCodeFaults/siteCode.ts';
import { contentPrefixOf } from '../config/folders/contentFolderOf.ts';
import { type Diagnostic, judge } from '../model/diagnostic.ts';
import { once } from '../model/lazy.ts';
import type { CompiledPage } from '../model/page.ts';
import { readableText, readText } from '../system/files.ts';
import { isOwnCode } from '../system/packageRoot.ts';
import { growHeapSlowly, PAGES_FOR_SLOW_HEAP } from '../system/processes/growHeapSlowly.ts';
import { projectPath } from '../system/projectPath.ts';
import { createLineReader } from '../system/sourceLines.ts';
import { type AllowanceSources, applyAllowances } from './allowances/applyAllowances.ts';
import { allowancesIn } from './allowances/readAllowances.ts';
import { warningsLookedFor } from './allowances/warningsLookedFor.ts';
import { openCheckStore } from './cache/checkStore.ts';
import { checkSearches } from './checkSearches.ts';
import { unusedConstants } from './constants/unusedConstants.ts';
import { blockedDocuments } from './documents/blockedDocuments.ts';
import { checkDocuments } from './documents/checkDocuments.ts';
import { checkWeights } from './documents/checkWeights.ts';
import { refusedStyles } from './documents/refusedStyles.ts';
import type { ShownSite } from './documents/shownSite.ts';
import { checkExternal, type ExternalCheck, isPublic } from './external/checkExternal.ts';
import { readExternalLinks } from './external/readExternalLinks.ts';
import { withLinksToRenamed } from './fixes/withLinksToRenamed.ts';
import type { InspectedPage } from './inspection/inspectPages.ts';
import { inspectSite } from './inspection/inspectSite.ts';
import type { InspectedSource } from './inspection/inspectSources.ts';
import { makeShownSite } from './inspection/makeShownSite.ts';
import { withWikiLinks } from './inspection/withWikiLinks.ts';
import { keepAddresses } from './keepAddresses.ts';
import { withReferences } from './references/withReferences.ts';
import type { KnownSamples } from './samples/checkSamples.ts';
import { checkTranslations } from './translations/checkTranslations.ts';
import { leftTranslations } from './translations/leftTranslations.ts';
import { unescapedHtml } from './unescapedHtml.ts';

/** What a check is asked for. */
export interface CheckRequest extends BuildRequest {
  /** Asks other sites for the pages that links lead to. */
  readonly external: boolean;
  /** Adds what is published now to the lock file of addresses. */
  readonly updateAddresses: boolean;
  /** Samples that an earlier check has looked at. */
  readonly knownSamples?: KnownSamples;
}

/** What a check came to: everything that is wrong, in print order. */
export interface CheckResult {
  readonly pages: number;
  readonly diagnostics: readonly Diagnostic[];
  /** What was not looked at, and why. */
  readonly notes: readonly string[];
  /** How many addresses were added to the lock file; undefined when it was not to be written. */
  readonly addedAddresses: number | undefined;
}

/**
 * Finds what is wrong with a project: all of its files are made, and none is written but the lock file of addresses, on
 * request. What it finds of pages and sources is kept in the cache folder, and not looked for again while they are the
 * same.
 */
export async function check(request: CheckRequest): Promise<CheckResult> {
  const { strict, onProgress, cache, external, updateAddresses, siteFaults = noFaults } = request;
  onProgress('read', 0, 1);
  const project = await readProject(request);
  // Copies of pictures are the build's to make: here the pictures themselves are looked at.
  const site = createSite({ ...project, config: { ...project.config, pictureEncoder: undefined } }, noCache);
  const { config, isKnown } = site.project;
  // Without the site's own code there are no pages to look at, and none that is missing.
  if (!isKnown) {
    return { pages: 0, diagnostics: judge(site.diagnostics(), { strict }), notes: [], addedAddresses: undefined };
  }
  // The process ends with the check: the heap need not grow as usual again.
  if (site.routes.sourceOf.size >= PAGES_FOR_SLOW_HEAP) growHeapSlowly();
  const store = openCheckStore(config.cacheDir, { isRead: cache });
  const { sources, samples, pages, keep } = await inspectSite(site, store.last(), request);
  const { shown, sizes, clashes } = makeShownSite(site, pages);
  const searches = await checkSearches(site, indexedPages(site, pages));
  const others = external ? await askOthers(site, shown, { cache, onProgress }) : NOT_ASKED;
  const addresses = keepAddresses(site, { update: updateAddresses });
  const code = siteCode(site.project);
  const { ofSite, inDocuments, areStylesInCode } = siteAndDocuments(site, shown);
  const diagnostics = [
    ...withReferences(ofSite, site),
    ...clashes,
    ...inDocuments,
    ...unusedConstants(config.constants, { used: constantsUsed(shown), places: site.places }),
    ...faultsOfSources(withWikiLinks(sources, site), ofSite),
    ...unescapedHtml(code),
    ...blockedDocuments(site),
    ...refusedInStyles(site.project, shown),
    ...addresses.diagnostics,
    ...leftTranslations(site),
    ...(config.check.translations ? checkTranslations(site) : []),
    ...searches,
    ...samples.diagnostics,
    ...others.diagnostics,
    ...checkWeights(shown, sizes, {
      budgets: config.check.budgets,
      placeOfBudget: site.places.ofKey('budgets'),
      hasCopies: project.config.pictureEncoder === undefined ? () => false : copiesIn(site),
    }),
    ...siteFaults(),
  ];
  const areSamplesRead = samples.notes.length === 0;
  const told = withoutAllowed(diagnostics, site, {
    comments: [
      ...sources.flatMap(({ allowances }) => allowances),
      ...code.flatMap(({ text, file }) => allowancesIn(text, file)),
    ],
    isLookedFor: warningsLookedFor(diagnostics, { external, areSamplesRead, areStylesInCode }),
  });
  // What the site's code throws late belongs to pages that nobody knows.
  if (siteFaults().length === 0) keep(store);
  const withLinks = withLinksToRenamed(told, {
    pages: [...shown.pages.values()].map(({ page }) => page),
    prefix: contentPrefixOf(config),
    textOf: (file) => readText(join(config.root, file)) ?? '',
  });
  return {
    pages: site.routes.sourceOf.size,
    diagnostics: judge(withLinks, { strict }),
    notes: [...samples.notes, ...others.notes],
    addedAddresses: addresses.added,
  };
}

/** In all stylesheets of the site: others may be imported by its own, by its islands and by its components. */
const refusedInStyles = ({ config: { root }, client }: Project, shown: ShownSite): readonly Diagnostic[] =>
  client.inputs
    .filter((path) => path.endsWith('.css') && !isOwnCode(path))
    .flatMap((path) => refusedStyles({ file: projectPath(root, path), text: readableText(path) ?? '' }, shown));

/** What is wrong with a site and with its finished documents. What both tell of stands on one side alone. */
function siteAndDocuments(site: Site, shown: ShownSite) {
  const ofSite = site.diagnostics();
  // Of styles that the policy blocks, the site's code tells at their place.
  const areStylesInCode = ofSite.some(({ code }) => code === 'inline-style');
  const inDocuments = checkDocuments({ ...shown, refusesStyles: shown.refusesStyles && !areStylesInCode });
  return { ...startPageOnce(ofSite, inDocuments, contentPrefixOf(site.project.config)), areStylesInCode };
}

/**
 * Where finished pages lead to a missing start page, they tell of it as an error: the site's warning is left out. Its
 * hint stays, which knows more of what is there instead. `prefix` is the path of the content folder.
 */
function startPageOnce(ofSite: readonly Diagnostic[], inDocuments: readonly Diagnostic[], prefix: string) {
  const file = `${prefix}index.md`;
  // A language has one of its own.
  const isStart = ({ code, place }: Diagnostic) => code === 'no-start-page' && (place?.file ?? file) === file;
  const { hint } = ofSite.find(isStart) ?? {};
  if (hint === undefined || !inDocuments.some(isStart)) return { ofSite, inDocuments };
  return {
    ofSite: ofSite.filter((one) => !isStart(one)),
    inDocuments: inDocuments.map((one) => (isStart(one) ? { ...one, hint } : one)),
  };
}

/** What sources say by themselves. Markup in a page that is to become MDX is another thing there. */
function faultsOfSources(sources: readonly InspectedSource[], ofSite: readonly Diagnostic[]): Diagnostic[] {
  const inMdx = new Set(ofSite.flatMap(({ code, place }) => (code === 'mdx-in-markdown' ? place?.file : [])));
  return sources.flatMap(({ file, faults, unread }) => [...faults, ...(inMdx.has(file) ? [] : unread)]);
}

/** Leaves out the warnings that the configuration or a comment allows, also one in `redirects.yaml`. */
function withoutAllowed(
  diagnostics: readonly Diagnostic[],
  { project: { config }, places }: Site,
  { comments, isLookedFor }: Pick<AllowanceSources, 'comments' | 'isLookedFor'>,
): Diagnostic[] {
  const linesOf = createLineReader(config.root);
  const file = projectPath(config.root, config.redirectsFile);
  const inRedirects = allowancesIn(linesOf(file).join('\n'), file);
  const { allow } = config.check;
  return applyAllowances(diagnostics, { allow, linesOf, places, isLookedFor, comments: [...comments, ...inRedirects] });
}

const constantsUsed = ({ pages }: ShownSite): ReadonlySet<string> =>
  new Set([...pages.values()].flatMap(({ page }) => page.constantsUsed.map(({ name }) => name)));

/** Whether a build makes smaller copies of a picture, by its path relative to the output folder. */
const copiesIn = (site: Site) =>
  once((file: string): boolean => {
    const path = site.fileAt(`/${file}`);
    return path !== undefined && copyWidths(path) !== undefined;
  });

/** What the search has of each page that was made. */
const indexedPages = (site: Site, pages: readonly InspectedPage[]): WeakMap<CompiledPage, Indexed> =>
  new WeakMap(
    pages.flatMap(({ numbered: { route }, indexed }) => {
      const page = site.page(route);
      return page === undefined || indexed === undefined ? [] : [[page, indexed] as const];
    }),
  );

const NOT_ASKED: ExternalCheck = { diagnostics: [], notes: [] };

const askOthers = (site: Site, shown: ShownSite, { cache, onProgress }: Pick<CheckRequest, 'cache' | 'onProgress'>) =>
  checkExternal(readExternalLinks(site, shown), {
    isAskable: isPublic,
    ignore: site.project.config.check.externalIgnore,
    cacheDir: site.project.config.cacheDir,
    cache,
    outside: { fetch, sleep },
    now: Date.now,
    onAnswer: (done, total) => onProgress('check', done, total),
  });
