import type { FooterElsewhere } from '../../model/navigationElsewhere.ts';

/** A line at the end of pages that is written as HTML: plain words, or one link. Undefined for any other markup. */
export function footerLine(html: string): FooterElsewhere | undefined {
  const [, link, words = html] = /^<a\s(?:[^<>]*?\s)?href="([^"<>]*)"[^<>]*>([^<>]*)<\/a>$/i.exec(html) ?? [];
  const text = words.replaceAll(/&(\w+);/g, (written, name) => SIGNS.get(name) ?? written);
  return /<|&#?\w+;/.test(text) ? undefined : { text, ...(link === undefined ? {} : { link }) };
}

/** Those that such lines have. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['copy', '©'],
  ['mdash', '—'],
  ['middot', '·'],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['reg', '®'],
  ['trade', '™'],
]);

/** What to do about lines that cannot be carried over. */
export const FOOTER_HINT =
  "write `footer: [{ text: '© 2026 Acme' }, { text: 'Imprint', link: '/imprint/' }]` in `site/config.ts`: each part is a text, or one link";
