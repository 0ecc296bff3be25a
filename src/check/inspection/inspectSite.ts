import { numberedRoutes } from '../../build/numberedRoutes.ts';
import type { Site } from '../../build/site.ts';
import { lazy, once } from '../../model/lazy.ts';
import type { CheckStore, LastCheck } from '../cache/checkStore.ts';
import { keptPages, pagesToKeep } from '../cache/keptPages.ts';
import type { CheckRequest } from '../check.ts';
import { hasSearches } from '../checkSearches.ts';
import { checkSamples, type SampleCheck } from '../samples/checkSamples.ts';
import { samplePrograms } from '../samples/samplePrograms.ts';
import type { InspectedPage } from './inspectPages.ts';
import { type InspectedSource, inspectionKey, inspectSources } from './inspectSources.ts';
import { startMaking } from './startMaking.ts';

/** The pages of a site and their sources, looked at one by one. */
interface InspectedSite {
  readonly sources: readonly InspectedSource[];
  readonly samples: SampleCheck;
  /** In route order. */
  readonly pages: readonly InspectedPage[];
  /** Keeps all that for the next check. */
  readonly keep: (store: CheckStore) => void;
}

/**
 * Makes all pages, in two threads where that pays, and reads their sources meanwhile. What is as it was at the last
 * check is kept.
 */
export async function inspectSite(
  site: Site,
  last: LastCheck | undefined,
  { onProgress, knownSamples = new Map() }: Pick<CheckRequest, 'onProgress' | 'knownSamples'>,
): Promise<InspectedSite> {
  const inspection = inspectionKey(site);
  const programs = samplePrograms();
  const kept = keptPages(site, numberedRoutes(site), last);
  const making = startMaking(site, { onProgress, kept });
  try {
    const sources = await inspectSources(site, last?.inspection === inspection ? last.sources : []);
    if (last?.programs === programs) for (const key of last.soundSamples) knownSamples.set(key, undefined);
    // Other programs look at the samples while the pages are made.
    const [samples, pages] = await Promise.all([
      checkSamples(
        sources.flatMap((source) => source.samples),
        { linesOf: sourceLines(site), known: knownSamples },
      ),
      making.finish(),
    ]);
    const keep = (store: CheckStore) => {
      const surroundings = site.surroundingsKey();
      const { sound: soundSamples } = samples;
      const areKept = pages.every((page) => kept.has(page.numbered.route)) && last?.pages.size === pages.length;
      const areKnown = isSameList(last?.sources, sources) && isSameList(last?.soundSamples, soundSamples);
      const isSameAround = last?.surroundings === surroundings && last.programs === programs;
      if (areKept && areKnown && isSameAround) return;
      store.save({
        surroundings,
        inspection,
        sources,
        programs,
        soundSamples,
        hasSearches: hasSearches(site.project.config),
        pages: pagesToKeep(site, pages),
      });
    };
    return { sources, samples, pages, keep };
  } finally {
    await making.stop();
  }
}

const isSameList = (before: readonly unknown[] | undefined, now: readonly unknown[]) =>
  before?.length === now.length && now.every((one, index) => one === before[index]);

/** The lines of pages and partials, by file, as they are compiled: none is added or taken away for that. */
function sourceLines({ project, routes }: Site): (file: string) => readonly string[] {
  const sources = [...routes.allSources.values(), ...project.content.partials.values()];
  const byFile = lazy(() => new Map(sources.map((source) => [source.file, source])));
  return once((file) => byFile().get(file)?.body.split('\n') ?? []);
}
