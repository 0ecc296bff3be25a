import { isPlain } from './router/decideClick.ts';
import { linkOf } from './router/linkOf.ts';

// Loaded only where the navigation has links to other versions of the site, which are sites of their own: each leads to the
// page on screen, if its host has that page in the other version, and else to the start of that version.

/** How long a reader who has clicked waits for the answer. */
const PATIENCE_MS = 2_000;

const { base = '/' } = document.documentElement.dataset;
/** Whether there is a page, by address; awaited while its host has not answered. Who was offline may ask again. */
const answers = new Map<string, boolean | Promise<boolean | undefined>>();

interface VersionLink {
  readonly link: HTMLAnchorElement;
  readonly start: string;
  /** The page on screen, in that version. */
  readonly same: string;
}

function versionLinkOf(link: HTMLAnchorElement | undefined): VersionLink | undefined {
  if (link?.dataset['version'] === undefined || !location.pathname.startsWith(base)) return undefined;
  // Kept in it: its address is replaced.
  link.dataset['version'] ||= link.href;
  const start = link.dataset['version'];
  // Another host would have to allow being asked.
  if (new URL(start).origin !== location.origin) return undefined;
  return { link, start, same: start.replace(/\/?$/, '/') + location.pathname.slice(base.length) };
}

async function lead({ link, start, same }: VersionLink): Promise<void> {
  const answer = answers.get(same) ?? isThere(same);
  answers.set(same, answer);
  // Until then it leads to no page that was on screen before.
  link.href = answer === true ? same : start;
  const isFound = await answer;
  if (isFound === undefined) answers.delete(same);
  else answers.set(same, isFound);
  // Another page may be on screen by now.
  if (isFound && versionLinkOf(link)?.same === same) link.href = same;
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
    if (typeof answers.get(version.same) === 'boolean') return;
    if (!isPlain(event)) return;
    event.preventDefault();
    event.stopPropagation();
    await led;
    // Readers who have clicked elsewhere since have changed their mind.
    if (own === clicks) location.assign(version.link.href);
  },
  true,
);
