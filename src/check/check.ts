import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BuildRequest, noFaults } from '../build/build.ts';
import { linksInLanguage } from '../build/checkNavigation.ts';
import { emitPage, emitRest, type NumberedRoute, numberedRoutes } from '../build/emitSite.ts';
import { FULL_TEXT } from '../build/llmsText.ts';
import { noCache } from '../build/pageCache.ts';
import { readProject } from '../build/project.ts';
import { createSite, type Site } from '../build/site.ts';
import { projectPath } from '../config/projectPath.ts';
import { inAllLanguages, indexFileOf } from '../config/translations.ts';
import { parserFor } from '../markdown/parsers.ts';
import type { Route } from '../model/brands.ts';
import { type Diagnostic, judge } from '../model/diagnostic.ts';
import { addressName } from '../model/headTag.ts';
import type { OutputFile } from '../model/outputFile.ts';
import { frontmatterLinks } from '../routes/frontmatterLinks.ts';
import { pageFileOf } from '../routes/routeOf.ts';
import { isInside, readText } from '../system/files.ts';
import { inSlices } from '../system/inSlices.ts';
import { createLineReader } from '../system/sourceLines.ts';
import { applyAllowances } from './applyAllowances.ts';
import { checkConstants, type ParsedSource } from './checkConstants.ts';
import { checkDocuments, type ShownPage, type ShownSite } from './checkDocuments.ts';
import { checkSearches } from './checkSearches.ts';
import { checkWeights } from './checkWeights.ts';
import { checkExternal, type ExternalCheck, isPublic } from './external/checkExternal.ts';
import { readExternalLinks } from './external/readExternalLinks.ts';
import { type DocumentFacts, inspectDocument } from './inspectDocument.ts';
import { keepAddresses } from './keepAddresses.ts';
import { readStretches } from './readStretches.ts';
import { checkSamples, type KnownSamples } from './samples/checkSamples.ts';
import { readSamples } from './samples/readSamples.ts';
import { shownMarkup } from './shownMarkup.ts';
import { type CodeFile, unescapedHtml } from './unescapedHtml.ts';

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

/** Finds what is wrong with a project: all of its files are made, and none is written but the lock file of addresses, on request. */
export async function check(asked: CheckRequest): Promise<CheckResult> {
  const {
    strict,
    onProgress,
    cache,
    external,
    updateAddresses,
    siteFaults = noFaults,
    knownSamples,
    ...request
  } = asked;
  onProgress('read', 0, 1);
  const site = createSite(await readProject(request), noCache);
  const { config, isKnown } = site.project;
  // Without the site's own code there are no pages to look at, and none that is missing.
  if (!isKnown) {
    return { pages: 0, diagnostics: judge(site.diagnostics(), strict), notes: [], addedAddresses: undefined };
  }
  const parsed = parseSources(site);
  // Other programs look at the samples while the pages are made.
  const sampling = checkSamples(
    parsed.flatMap((one) => readSamples(one, config.constants)),
    knownSamples,
  );
  const { shown, sizes, clashes } = await makeSite(site, onProgress);
  const searches = await checkSearches(site);
  const samples = await sampling;
  const others = external ? await askOthers(site, shown, { cache, onProgress }) : NOT_ASKED;
  const addresses = keepAddresses(site, { update: updateAddresses });
  const inDocuments = checkDocuments(shown);
  // Where finished pages lead to the missing start page it is an error, told of by them: not a warning besides.
  const isTold = ({ code }: Diagnostic) => code === 'no-start-page' && inDocuments.some((one) => one.code === code);
  const diagnostics = [
    ...site.diagnostics().filter((one) => !isTold(one)),
    ...clashes,
    ...inDocuments,
    ...checkConstants(config, {
      parsed,
      used: new Set([...shown.pages.values()].flatMap(({ page }) => page.constantsUsed.map(({ name }) => name))),
      places: site.places,
    }),
    ...parsed.flatMap(({ source, stretches }) => shownMarkup(source, stretches)),
    ...unescapedHtml(siteCode(site)),
    ...addresses.diagnostics,
    ...searches,
    ...samples.diagnostics,
    ...others.diagnostics,
    ...checkWeights(shown, sizes, { budgets: config.check.budgets, placeOfBudget: site.places.ofKey('budgets') }),
    ...siteFaults(),
  ];
  const meant = applyAllowances(diagnostics, {
    allow: config.check.allow,
    linesOf: createLineReader(config.root),
    places: site.places,
  });
  return {
    pages: shown.pages.size,
    diagnostics: judge(meant, strict),
    notes: [...samples.notes, ...others.notes],
    addedAddresses: addresses.added,
  };
}

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

/** Pages and partials with their trees, without those that cannot be parsed: of them compilation has told. */
function parseSources({ project, routes }: Site): ParsedSource[] {
  const parse = parserFor(project.config.parser);
  const parsed = [...routes.sourceOf.values(), ...project.content.partials.values()].flatMap((source) => {
    try {
      return [{ source, tree: parse(source) }];
    } catch {
      return [];
    }
  });
  return parsed.map(({ source, tree }) => ({ source, tree, stretches: readStretches(tree, source) }));
}

interface MadeSite {
  readonly shown: ShownSite;
  /** Bytes of each file by its path. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly clashes: readonly Diagnostic[];
}

/** Makes all files; of documents their facts are kept, of others their sizes. */
async function makeSite(site: Site, onProgress: BuildRequest['onProgress']): Promise<MadeSite> {
  const sizes = new Map<string, number>();
  const clashes: Diagnostic[] = [];
  const pathsOf = new Map<Route, readonly string[]>();
  const documents = new Map<Route, DocumentFacts>();
  const all = numberedRoutes(site);
  const has = (path: string) => sizes.has(path);
  const pause = inSlices();
  for (const [index, numbered] of all.entries()) {
    const emitted = emitPage(site, numbered, {
      has,
      put(path, file) {
        sizes.set(path, sizeOf(file));
        if (isDocumentOf(numbered, path, file)) documents.set(numbered.route, inspectDocument(file.contents));
      },
    });
    pathsOf.set(numbered.route, emitted.paths);
    clashes.push(...emitted.diagnostics);
    onProgress('pages', index + 1, all.length);
    // What other programs have said of the samples is heard meanwhile.
    await pause();
  }
  clashes.push(...emitRest(site, pathsOf, { has, put: (path, file) => void sizes.set(path, sizeOf(file)) }));
  // The whole text is joined from what a build has staged.
  const { base } = site.project.config;
  const hasFile = (path: string) => sizes.has(path) || path === FULL_TEXT;
  const shown = {
    base,
    pages: shownPages(site, documents),
    hasFile,
    configured: configuredAddresses(site),
    refusesStyles: refusesStyles(site),
  };
  return { shown, sizes, clashes };
}

function configuredAddresses({ view, resolve, project }: Site): ReadonlySet<string> {
  const links = inAllLanguages(project.config).flatMap((language) =>
    linksInLanguage(language).map((link) => resolve(link, indexFileOf(language)).href),
  );
  const { logo, darkLogo, headTags = [] } = view();
  const addresses = headTags.map((tag) => tag.attributes[addressName(tag) ?? '']);
  return new Set([logo, darkLogo, ...addresses, ...links].filter((address) => typeof address === 'string'));
}

/** Whether browsers refuse styles in pages of the site: its policy does, unless its configuration says otherwise. */
function refusesStyles({ project }: Site): boolean {
  const { securityPolicy } = project.config;
  if (securityPolicy === false) return false;
  const added = ['style-src', 'style-src-attr', 'style-src-elem'].flatMap((name) => securityPolicy[name] ?? []);
  return !added.some((source) => source === "'unsafe-inline'");
}

/** The files of `site/` that are part of pages or islands. */
function siteCode({ project }: Site): CodeFile[] {
  const { root } = project.config;
  const inputs = new Set([...project.modules.inputs, ...project.client.inputs]);
  return [...inputs]
    .filter((path) => isInside(join(root, 'site'), path))
    .sort()
    .map((path) => ({ file: projectPath(root, path), text: readText(path) ?? '' }));
}

const sizeOf = (file: OutputFile): number => {
  if (file.kind === 'joined') return file.sizeBytes;
  return file.kind === 'copy' ? statSync(file.from).size : Buffer.byteLength(file.contents);
};

const isDocumentOf = (
  { route }: NumberedRoute,
  path: string,
  file: OutputFile,
): file is OutputFile & { readonly kind: 'text'; readonly contents: string } =>
  path === pageFileOf(route) && file.kind === 'text' && typeof file.contents === 'string';

function shownPages(site: Site, documents: ReadonlyMap<Route, DocumentFacts>): ReadonlyMap<string, ShownPage> {
  const { partials } = site.project.content;
  return new Map(
    [...documents].flatMap(([route, document]) => {
      const page = site.page(route);
      const source = site.routes.sourceOf.get(route);
      if (page === undefined || source === undefined) return [];
      const included = page.includes.flatMap(({ path }) => partials.get(path) ?? []);
      const links = [...page.links, ...frontmatterLinks(source, site.resolve)];
      return [[route as string, { page: { ...page, links }, sources: [source, ...included], document }] as const];
    }),
  );
}
