import { type ForeignMarkup, replacement } from '../markupElsewhere/foreignMarkup.ts';

/** As in Chinese and Japanese, where signs of Markdown are as wide as a letter unless the keyboard is switched. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['［', '['],
  ['］', ']'],
  ['（', '('],
  ['）', ')'],
  ['！', '!'],
  ['＃', '#'],
  ['\u3000', ' '],
]);

const plain = (written: string) =>
  written.replace(/[\uff3b\uff3d\uff08\uff09\uff01\uff03\u3000]/g, (sign) => PLAIN.get(sign) ?? sign);

/** A path alone may say where the button `［設定］（/settings）` leads. */
const ADDRESS = String.raw`(?:https?:\/\/[\w.-]|\.{1,2}\/|#(?=[A-Za-z])|\/(?=[!-~]{0,300}(?:\/|\.mdx?)[)\uff09]))(?:(?![()<>])[!-~]){0,300}`;

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)[)\uff09]$/i;

/** Signs of Markdown that are as wide as a letter, which no parser reads. */
export const FULL_WIDTH_SIGNS: readonly ForeignMarkup[] = [
  // One sign alone may be that of a tag.
  {
    pattern: /(?<=^\n?)\uff03{2,6}[ \u3000]{1,9}(?=\S)/g,
    remedy: (written) => replacement(plain(written), 'a heading begins with plain signs'),
  },
  {
    pattern: /(?<=^\n?)\uff03[ \u3000]{1,9}(?=\S)/g,
    remedy: 'write `# ` with a plain sign and a plain space, to make a heading of it',
  },
  // `［1］` is a source.
  {
    pattern: new RegExp(
      String.raw`(?<!\\)[!\uff01]?(?![[\uff3b][\d\uff10-\uff19, \uff0c\u3001\u2013-]{1,20}[\]\uff3d])(?:\uff3b[^[\]\uff3b\uff3d\n]{1,200}[\]\uff3d][(\uff08]ADDRESS[)\uff09]|\[[^[\]\uff3b\uff3d\n]{1,200}(?:\]\uff08ADDRESS[)\uff09]|\uff3d[(\uff08]ADDRESS[)\uff09]|\]\(ADDRESS\uff09))`.replaceAll(
        'ADDRESS',
        ADDRESS,
      ),
      'g',
    ),
    remedy(written) {
      const [, text = '', address = ''] = /^([\s\S]*[\]\uff3d])([(\uff08].*)$/.exec(written) ?? [];
      // Signs within the text are its own, and one before a link ends a sentence.
      const opening = PICTURE.test(address) ? /^[!\uff01]?[\uff3b[]/ : /(?<=^[!\uff01]?)[\uff3b[]/;
      const meant = text.replace(opening, plain).replace(/[\]\uff3d]$/, plain) + plain(address);
      return replacement(meant, 'a link has plain signs');
    },
  },
  {
    pattern:
      /(?<=^\n?)\uff5c[^\n]{1,500}\uff5c[ \t]*\n[ \t]*[|\uff5c][-\uff0d\u2014\u30fc:\uff1a|\uff5c \t]{1,500}[|\uff5c][ \t]*(?=\n|$)/g,
    remedy: 'write `|` in place of each `｜`, and `---` between those of the second line, to make a table',
  },
  {
    pattern: /(?<![\\\uff40])\uff40(?=[!-~])[ -~]{1,200}(?<=[!-~])\uff40(?!\uff40)/g,
    remedy: (written) => ({
      hint: 'write plain backquotes around it, to show it as code',
      meant: /`/.test(written) ? undefined : `\`${written.slice(1, -1)}\``,
    }),
  },
];
