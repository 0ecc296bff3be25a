import type { PageChunk } from '../../model/chunk.ts';
import type { ChunkReporter } from '../createChunkReporter.ts';
import { createChunkLoader } from '../loadChunk.ts';
import { createManifest } from './createManifest.ts';
import type { ClientSite } from './readSite.ts';

/** Puts the page on screen; yields the sidebar's link to it. */
export type ShowPage = () => Element | undefined;

/** Resolves when all that the page needs is there. Rejects when some of it does not come, or is of another build. */
export type LoadPage = (route: string) => Promise<ShowPage>;

/** The module that shows pages. Not part of the entry, because a first view is there already. */
export type LoadPrepare = () => Promise<typeof import('./preparePage.ts')>;

/** Loads pages of the site by route, each at most once. */
export function createPageLoader(site: ClientSite, report: ChunkReporter, loadPrepare: LoadPrepare): LoadPage {
  const manifest = createManifest(site);
  const loadChunk = createChunkLoader(report);

  const contentOf = async (route: string) => {
    const chunk = await loadChunk<PageChunk>({ key: route, ...(await manifest(route)) });
    const wanted = chunk.sidebar;
    const shown = document.querySelector<HTMLElement>('[data-sidebar-id]')?.dataset['sidebarId'];
    const isMissing = wanted && wanted.id !== shown;
    const sidebarHtml = isMissing
      ? await loadChunk<string>({ chunk: wanted.id, key: wanted.id, address: wanted.src })
      : undefined;
    return [chunk, sidebarHtml] as const;
  };

  return async (route) => {
    const [content, { preparePage }] = await Promise.all([contentOf(route), loadPrepare()]);
    return preparePage(...content);
  };
}
