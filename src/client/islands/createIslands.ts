import { controlFailed } from '../../model/languages/clientTexts.ts';
import { type ChunkLoadError, chunkLoadError } from '../chunkLoadError.ts';
import type { ChunkReporter } from '../createChunkReporter.ts';
import { fragmentTarget } from '../fragmentTarget.ts';
import { createEarlyEvents } from './createEarlyEvents.ts';
import { type IslandLife, type IslandSource, importIsland } from './importIsland.ts';
import { readStored } from './readStored.ts';

const CONTROLS = ':is(button,input,select):is(.needs-js,.needs-js *)';

/**
 * Brings the islands of the document to life, each once: when the reader turns to it, or at once where it asks for that
 * or the reader's choice differs from the HTML. After a failure its HTML stays, and its dead controls say so.
 */
export function createIslands(report: ChunkReporter, importModule: IslandSource['importModule']): void {
  const addresses = readAddresses();
  const started = new WeakSet<HTMLElement>();
  /** What ends each island that works; undefined for one that has failed, or whose element was gone when it came. */
  const settled = new Map<HTMLElement, IslandLife | undefined>();

  const bringToLife = async (element: HTMLElement) => {
    if (started.has(element)) return;
    started.add(element);
    const name = element.dataset['island'] ?? '';
    const [address = '', ...imports] = addresses[name]?.split(' ') ?? [];
    // Together with the island, not after it. Where one of them does not come, the island that needs it tells of that.
    if (navigator.onLine) for (const one of imports) importModule(one).catch(() => {});
    try {
      const mount = await importIsland({ name, address, importModule });
      settled.set(element, element.isConnected ? mount(element) : undefined);
    } catch (error) {
      giveUp(element);
      settled.set(element, undefined);
      // What the island itself threw names no address.
      const isTold = (error as Partial<ChunkLoadError> | undefined)?.request;
      report(
        isTold ? (error as ChunkLoadError) : chunkLoadError({ chunk: name, kind: 'missing', address, cause: error }),
      );
    }
  };

  const hold = createEarlyEvents(settled);
  const onIntent = (event: Event) => {
    // The document can be the target, too.
    const island = (event.target as Partial<Element>).closest?.<HTMLElement>('[data-island]');
    if (!island) return;
    hold(event, island);
    bringToLife(island);
  };
  // Signs that the reader is about to use an island, or uses it already. A finger's first is `pointerover`, too; that
  // of the browser's own search is `beforematch`.
  for (const intent of ['pointerover', 'focusin', 'input', 'keydown', 'click', 'beforematch'])
    document.addEventListener(intent, onIntent, true);

  const refresh = () => {
    forgetRemoved(settled);
    for (const island of document.querySelectorAll<HTMLElement>('[data-hydrate]')) {
      if (isDue(island)) bringToLife(island);
    }
  };
  document.addEventListener('docsgen:navigated', refresh);
  addEventListener('hashchange', refresh);
  refresh();
}

function readAddresses(): Readonly<Record<string, string>> {
  const listed = document.querySelector('script#_islands');
  return JSON.parse(listed?.textContent || '{}');
}

/** No choice is waited for; or the address or an earlier one asks for another state than the server rendered. */
function isDue(island: HTMLElement): boolean {
  const choiceKey = island.dataset['hydrate'];
  return !choiceKey || island.contains(fragmentTarget(location.hash)) || !!readStored(choiceKey);
}

function giveUp(island: HTMLElement): void {
  island.dataset['islandFailed'] = '';
  for (const control of island.querySelectorAll<HTMLButtonElement>(CONTROLS)) {
    control.disabled = true;
    control.title = controlFailed;
  }
}

/** Ends the islands of the page before; they may listen to the document. */
function forgetRemoved(settled: Map<HTMLElement, IslandLife | undefined>): void {
  for (const [element, life] of settled) {
    if (element.isConnected) continue;
    settled.delete(element);
    life?.unmount();
  }
}
