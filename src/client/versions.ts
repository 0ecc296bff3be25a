import { isPlain } from './router/decideClick.ts';
import { linkOf } from './router/linkOf.ts';

// Loaded only where the navigation has links to other versions of the site, which are sites of their own. Each leads to
// the page on screen if that version has it, else to the start of that version, in the page's language if it has that.

/** How long a reader who has clicked waits for the answer. */
const PATIENCE_MS = 2_000;

const { base = '/' } = document.documentElement.dataset;
/** Whether there is a page, by address; awaited while its host has not answered. Who was offline may ask again. */
const answers = new Map<string, boolean | Promise<boolean | undefined>>();

interface VersionLink {
  readonly link: HTMLAnchorElement;
  readonly start: string;
  /** Pages of that version that readers would rather see than its start: first the one on screen. */
  readonly wanted: readonly [same: string, ...others: string[]];
}

function versionLinkOf(link: HTMLAnchorElement | undefined): VersionLink | undefined {
  if (link?.dataset['version'] === undefined || !location.pathname.startsWith(base)) return undefined;
  // Kept in it: its address is replaced.
  link.dataset['version'] ||= link.href;
  const start = link.dataset['version'];
  // Another host would have to allow being asked.
  if (new URL(start).origin !== location.origin) return undefined;
  const folder = start.replace(/\/?$/, '/');
  const same = folder + location.pathname.slice(base.length);
  const { translation } = document.documentElement.dataset;
  return { link, start, wanted: translation ? [same, `${folder}${translation}/`] : [same] };
}

/** Where a link leads; undefined while that is not known. */
function targetOf({ start, wanted }: VersionLink): string | undefined {
  for (const address of wanted) {
    const answer = answers.get(address);
    // The same page is shown at the place at which the reader left it.
    if (answer === true) return address === wanted[0] ? address + location.search + location.hash : address;
    if (answer !== false) return undefined;
  }
  return start;
}

async function lead(version: VersionLink): Promise<void> {
  const { link, start, wanted } = version;
  // Until then it leads to no page that was on screen before.
  link.href = targetOf(version) ?? start;
  for (const address of wanted) {
    const answer = answers.get(address) ?? isThere(address);
    answers.set(address, answer);
    const isFound = await answer;
    if (isFound === undefined) answers.delete(address);
    else answers.set(address, isFound);
    if (isFound !== false) break;
  }
  // Another page may be on screen by now.
  if (versionLinkOf(link)?.wanted[0] === wanted[0]) link.href = targetOf(version) ?? start;
}

const isThere = (address: string): Promise<boolean | undefined> =>
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => undefined,
  );

const prepare = (link: HTMLAnchorElement | undefined) => {
  const version = versionLinkOf(link);
  if (version) lead(version);
};
for (const sign of ['pointerover', 'focusin']) addEventListener(sign, (event) => prepare(linkOf(event)));
// A menu that opens; the event does not bubble.
addEventListener(
  'toggle',
  ({ target }) => {
    (target as HTMLElement).querySelectorAll<HTMLAnchorElement>('a[data-version]').forEach(prepare);
  },
  true,
);
let clicks = 0;
// Before the router hears of it.
addEventListener(
  'click',
  async (event) => {
    clicks += 1;
    const own = clicks;
    const version = versionLinkOf(linkOf(event));
    if (!version) return;
    const led = lead(version);
    if (targetOf(version) !== undefined) return;
    if (!isPlain(event)) return;
    event.preventDefault();
    event.stopPropagation();
    await led;
    // Readers who have clicked elsewhere since have changed their mind.
    if (own === clicks) location.assign(version.link.href);
  },
  true,
);
