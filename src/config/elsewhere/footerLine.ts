import type { FooterElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';

/** A line at the end of pages that is written as HTML: plain words, or one link. Undefined for any other markup. */
export function footerLine(html: string): FooterElsewhere | undefined {
  const [, , address, words = html] = LINK.exec(html) ?? [];
  const [text, link] = [words, address].map((part) => part?.replaceAll(REFERENCE, signOf));
  const isPlain =
    !words.includes('<') && [...words.matchAll(REFERENCE)].every(([written]) => signOf(written) !== written);
  return text === undefined || !isPlain ? undefined : withoutUndefined({ text, link });
}

/** The words and links of a line, each as one by itself; undefined where anything else is in it. */
export function footerParts(html: string): readonly FooterElsewhere[] | undefined {
  const pieces = html.replace(/^<p>(.*)<\/p>$/s, '$1').split(/(<a\s[^<>]*>[^<>]*<\/a>)|<br\s*\/?>/);
  // What only ends a sentence says nothing by itself.
  const said = pieces.map((one) => one?.trim() ?? '').filter((one) => one !== '' && !/^[.,;:!?]$/.test(one));
  const parts = said.map(footerLine);
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

const LINK = /^<a\s(?:[^<>]*?\s)?href=(["'])((?:(?!\1)[^<>])*)\1[^<>]*>([^<>]*)<\/a>$/i;

/** A sign by its name or number: `&copy;`, `&#169;`, `&#xA9;`. */
const REFERENCE = /&(?:#\d+|#x[\da-f]+|\w+);/gi;

/** The sign that a reference stands for; an unknown one as it is written. */
function signOf(written: string): string {
  const name = written.slice(1, -1);
  if (!name.startsWith('#')) return SIGNS.get(name) ?? written;
  const code = Number(name.replace(/^#/, '').replace(/^x/i, '0x'));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : written;
}

/** The signs that such lines name, by their names. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['copy', '©'],
  ['gt', '>'],
  ['lt', '<'],
  ['mdash', '—'],
  ['middot', '·'],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['quot', '"'],
  ['reg', '®'],
  ['trade', '™'],
]);

export const FOOTER_HINT =
  "write `footer: [{ text: '© 2026 Acme' }, { text: 'Imprint', link: '/imprint/' }]` in `site/config.ts`: each part is a text, or one link";
