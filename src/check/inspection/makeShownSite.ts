import { emitRest } from '../../build/emitSite.ts';
import { pageClash } from '../../build/faults/outputClash.ts';
import { FULL_TEXT } from '../../build/files/llmsText.ts';
import type { Site } from '../../build/site.ts';
import { headerImages } from '../../config/headerImages.ts';
import { linksInLanguage } from '../../config/navigationLinks.ts';
import { inAllLanguages, indexFileOf } from '../../config/translations.ts';
import { createRefusal } from '../../hosting/refusedLoad.ts';
import { refusesStyles } from '../../hosting/refusesStyles.ts';
import type { Route } from '../../model/brands.ts';
import { type Diagnostic, hasErrors } from '../../model/diagnostic.ts';
import { addressName } from '../../model/headTag.ts';
import { createTakenPaths } from '../../output/createTakenPaths.ts';
import { frontmatterLinks } from '../../routes/links/frontmatterLinks.ts';
import { type DocumentFacts, inspectDocument, noKnownParts } from '../documents/inspectDocument.ts';
import { createTargetFinder } from '../documents/referenceTarget.ts';
import type { ShownPage, ShownSite } from '../documents/shownSite.ts';
import type { InspectedPage } from './inspectPages.ts';
import { isText, sizeOf } from './madeFile.ts';

/** A site whose files were all made, and what is kept of them. */
interface MadeSite {
  readonly shown: ShownSite;
  /** Bytes of each file by its path. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Files that would take each other's place. */
  readonly clashes: readonly Diagnostic[];
}

/**
 * Puts the pages of a site together, and makes its other files. Writes none: of documents facts are kept, of others
 * sizes. May yield `output-clash`.
 */
export function makeShownSite(site: Site, pages: readonly InspectedPage[]): MadeSite {
  const sizes = new Map<string, number>();
  const clashes: Diagnostic[] = [];
  const pathsOf = new Map<Route, readonly string[]>();
  const documents = new Map<Route, DocumentFacts>();
  const taken = createTakenPaths();
  const take = (path: string, sizeBytes: number) => {
    sizes.set(path, sizeBytes);
    taken.add(path);
  };
  for (const { numbered, files, document, diagnostics } of pages) {
    const { route } = numbered;
    clashes.push(...diagnostics);
    for (const [path, sizeBytes] of files) {
      if (taken.has(path)) clashes.push(pageClash(path, route, site.routes.sourceOf));
      else take(path, sizeBytes);
    }
    pathsOf.set(
      route,
      files.map(([path]) => path),
    );
    if (document !== undefined) documents.set(route, document);
  }
  const known = noKnownParts();
  clashes.push(
    ...emitRest(site, pathsOf, {
      sink: {
        has: taken.has,
        put(path, file) {
          take(path, sizeOf(file));
          const route = `/${path}` as Route;
          if (site.routes.notFound.has(route) && isText(file))
            documents.set(route, inspectDocument(file.contents, known));
        },
      },
    }),
  );
  // Scripts and styles that could not be made have no names: what is wrong with them is told where it is.
  const isUnmade = (path: string) => path === 'assets/' && hasErrors(site.project.client.diagnostics);
  // The full text is not made here: a build joins it from what it has staged.
  const hasFile = (path: string) => sizes.has(path) || path === FULL_TEXT || isUnmade(path);
  const shown = {
    base: site.project.config.base,
    targetOf: createTargetFinder(site.project.config.base),
    pages: shownPages(site, documents),
    notFound: new Set(site.routes.notFound.keys()),
    hasFile,
    configured: configuredAddresses(site),
    planned: site.project.config.plannedRoutes,
    refused: createRefusal(site.project.config),
    addedPolicy: site.project.config.securityPolicy,
    refusesStyles: refusesStyles(site.project.config.securityPolicy),
  };
  return { shown, sizes, clashes };
}

function shownPages(site: Site, documents: ReadonlyMap<Route, DocumentFacts>): ReadonlyMap<string, ShownPage> {
  const { partials } = site.project.content;
  return new Map(
    [...documents].flatMap(([route, document]) => {
      const page = site.page(route);
      const source = site.routes.allSources.get(route);
      if (page === undefined || source === undefined) return [];
      const included = page.includes.flatMap(({ path }) => partials.get(path) ?? []);
      const links = [...page.links, ...frontmatterLinks(source, site.resolve)];
      return [[route, { page: { ...page, links }, sources: [source, ...included], document }] as const];
    }),
  );
}

function configuredAddresses({ view, resolve, project }: Site): ReadonlySet<string> {
  const links = inAllLanguages(project.config).flatMap((language) =>
    linksInLanguage(language).map((link) => resolve(link, indexFileOf(language)).href),
  );
  const starts = project.config.translations.map(({ base, prefix }) => base + prefix.slice(1));
  const images = headerImages(project.config).map((path) => resolve(path).href);
  const { headTags = [] } = view();
  const addresses = headTags.map((tag) => tag.attributes[addressName(tag) ?? '']);
  return new Set([...starts, ...images, ...addresses, ...links].filter((address) => typeof address === 'string'));
}
