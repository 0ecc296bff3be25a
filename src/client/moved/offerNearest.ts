import { decodeAddress } from '../../model/addresses/decodeAddress.ts';
import { askKeysOf, type NearestEntry, nearestListPath, nearestPages } from '../../model/nearestPages.ts';

/** Lists asked at most: the likeliest come first, and a reader is waiting. */
const LISTS_ASKED = 3;

/**
 * Fills the not-found page's place for near pages, in the language of the address: many hosts show one such page for
 * all. What is not translated is offered in the site's first language. Without any, and without this script, the page
 * is whole too.
 */
export async function offerNearest(place: HTMLElement, base: string, pathname: string): Promise<void> {
  const full = pathUnder(base, pathname);
  const languages: Readonly<Record<string, string>> = JSON.parse(place.dataset['languages'] ?? '{}');
  const translation = Object.keys(languages).find((name) => name !== '' && full.startsWith(`/${name}/`));
  const path = translation === undefined ? full : full.slice(translation.length + 1);
  const keys = askKeysOf(path, Number(place.dataset['keyLength'])).slice(0, LISTS_ASKED);
  for (const language of new Set([translation ?? '', ''])) {
    for (const key of keys) {
      const found = nearestPages(path, await readList(base + nearestListPath(key, language)));
      if (found.length === 0) continue;
      const home = language === '' ? base : `${base}${language}/`;
      const lang = languages[language];
      place.querySelector('ul')?.replaceChildren(...found.map((entry) => item(home, entry, lang)));
      place.hidden = false;
      return;
    }
  }
}

/** The path as the site's routes are written; an address that cannot be decoded as it is. */
function pathUnder(base: string, pathname: string): string {
  const path = pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
  return decodeAddress(path).normalize('NFC');
}

async function readList(address: string): Promise<readonly NearestEntry[]> {
  try {
    const response = await fetch(address, { cache: 'no-cache' });
    return response.ok ? await response.json() : [];
  } catch {
    return []; // Offline: the page offers its other ways on.
  }
}

function item(home: string, [route, title, section]: NearestEntry, lang: string | undefined): HTMLLIElement {
  const link = document.createElement('a');
  link.href = home.slice(0, -1) + route.split('/').map(encodeURIComponent).join('/');
  if (lang !== undefined && lang !== document.documentElement.lang)
    Object.assign(link, { lang, hreflang: lang, dir: 'auto' });
  // Sections may each have an overview.
  link.textContent = section === undefined ? title : `${section} › ${title}`;
  const line = document.createElement('li');
  line.append(link);
  return line;
}
