import { hideErrorOverlay, showErrorOverlay } from './errorOverlay.ts';

/** Regions of the page that an update may change; each is replaced only when it differs. */
const REGIONS = ['main', 'toc', 'sidebar'];

/**
 * Keeps the page in step with its source while it is written: content is swapped in place, so that scroll position,
 * open groups and focus stay. Runs in dev alone.
 */
export function startLiveUpdate(): void {
  const base = document.documentElement.dataset['base'] ?? '/';
  const events = new EventSource(`${base}__docsgen/events`);
  let isFirst = true;
  const act: Readonly<Record<string, () => Promise<void> | void>> = {
    // A second greeting means that the server was started anew: anything may have changed.
    ready: () => {
      if (!isFirst) location.reload();
      hideErrorOverlay();
    },
    fine: hideErrorOverlay,
    errors: async () =>
      showErrorOverlay(await (await fetch(`${base}__docsgen/diagnostics`, { cache: 'no-cache' })).text()),
    content: updatePage,
    styles: updatePage,
    reload: () => location.reload(),
  };
  events.addEventListener('message', async ({ data }) => {
    await act[data]?.();
    isFirst = false;
  });
}

async function updatePage(): Promise<void> {
  const response = await fetch(location.href, { cache: 'no-cache' });
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  updateStyles(fresh);
  document.title = fresh.title;
  for (const name of ['description', 'robots']) replaceIn(document.head, fresh.head, `meta[name="${name}"]`);
  for (const name of REGIONS) updateRegion(name, fresh);
  document.dispatchEvent(new CustomEvent('docsgen:updated'));
}

function updateRegion(name: string, fresh: Document): void {
  const selector = `[data-region="${name}"]`;
  const now = document.querySelector<HTMLElement>(selector);
  const next = fresh.querySelector<HTMLElement>(selector);
  if (!now || !next) return;
  const source = next.innerHTML;
  // Islands change their own markup: the comparison is with what the server sent last.
  if (seen.get(name) === source || (!seen.has(name) && now.innerHTML === source)) return;
  seen.set(name, source);
  Object.assign(now.dataset, next.dataset);
  now.innerHTML = source;
}

const seen = new Map<string, string>();

/** A changed stylesheet is loaded beside the old one, which leaves when it is there: the page is never bare. */
function updateStyles(fresh: Document): void {
  const now = document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  const next = fresh.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!now || !next || now.getAttribute('href') === next.getAttribute('href')) return;
  const link = document.importNode(next);
  link.addEventListener('load', () => now.remove());
  now.after(link);
}

function replaceIn(head: HTMLHeadElement, fresh: HTMLHeadElement, selector: string): void {
  const next = fresh.querySelector(selector);
  head.querySelector(selector)?.remove();
  if (next) head.append(document.importNode(next));
}
