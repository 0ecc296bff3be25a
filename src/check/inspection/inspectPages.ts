import { setImmediate } from 'node:timers/promises';
import { emitPage } from '../../build/emitSite.ts';
import { type Indexed, indexedPage } from '../../build/files/indexedPage.ts';
import { blocksOf } from '../../build/makePages.ts';
import type { NumberedRoute } from '../../build/numberedRoutes.ts';
import type { Site } from '../../build/site.ts';
import { compileTitles, compileWithPlugins } from '../../build/threads/compileWithPlugins.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { createTakenPaths } from '../../output/createTakenPaths.ts';
import { pageFileOf } from '../../routes/routeOf.ts';
import { hasSearches } from '../checkSearches.ts';
import { type DocumentFacts, inspectDocument, type KnownParts, noKnownParts } from '../documents/inspectDocument.ts';
import { isText, sizeOf } from './madeFile.ts';

/** A page that was made for a check, and what is kept of it; or one that was put off because it lists other pages. */
export interface InspectedPage {
  readonly numbered: NumberedRoute;
  readonly isPutOff: boolean;
  /** Its files, each with its size in bytes. */
  readonly files: readonly (readonly [path: string, sizeBytes: number])[];
  readonly document: DocumentFacts | undefined;
  /** Undefined where no search is asked for it, see `check.searches`. */
  readonly indexed: Indexed | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

interface InspectionShare {
  /** See `createQueue`. */
  readonly queue: Int32Array;
  /** Gets the pages of each block as they are made. */
  readonly onMade: (pages: readonly InspectedPage[]) => void;
}

/** Makes and inspects pages of a work list that other threads may share. Pages that list others are put off. */
export async function inspectPages(
  site: Site,
  work: readonly NumberedRoute[],
  { queue, onMade }: InspectionShare,
): Promise<void> {
  const known = noKnownParts();
  await compileTitles(site);
  for (const { block } of blocksOf(work, queue)) {
    await compileWithPlugins(
      site,
      block.map(({ route }) => route),
    );
    const pages = block.map((numbered) => {
      const isPutOff = (site.page(numbered.route)?.deferred.length ?? 0) > 0;
      return isPutOff ? { ...PUT_OFF, numbered } : inspectPage(site, numbered, known);
    });
    onMade(pages);
    // What other programs and threads have said is heard meanwhile.
    await setImmediate();
  }
}

const PUT_OFF = { isPutOff: true, files: [], document: undefined, indexed: undefined, diagnostics: [] };

/** Makes one page, and lets go of its files. For `known` see `inspectDocument`. */
export function inspectPage(site: Site, numbered: NumberedRoute, known: KnownParts): InspectedPage {
  const { route } = numbered;
  // Files of other pages may be another thread's.
  const taken = createTakenPaths();
  const files: (readonly [string, number])[] = [];
  let document: DocumentFacts | undefined;
  // Now, while the page is at hand.
  const indexed = hasSearches(site.project.config) ? indexedPage(site, route) : undefined;
  const { diagnostics } = emitPage(site, numbered, {
    has: taken.has,
    put(path, file) {
      taken.add(path);
      files.push([path, sizeOf(file)]);
      if (path === pageFileOf(route) && isText(file)) document = inspectDocument(file.contents, known);
    },
  });
  return { numbered, isPutOff: false, files, document, indexed, diagnostics };
}
