import { codeFileHint, NO_CONTENTS, PART } from '../../markdown/elsewhere/writtenHere.ts';
import { type ForeignMarkup, type MarkupPlace, type MarkupRemedy, replacement } from './foreignMarkup.ts';

/** What to write instead of an extension of DocFX. */
function docfxHint(word: string): string {
  if (word === '[!include') return PART;
  if (word === '[!div') return 'delete the line';
  return word === '[!video' ? 'write a link, `[what it shows](https://…)`' : codeFileHint('./sample.ts');
}

/** What to write instead of a component of Retype, of which one that names a page by a link is that link. */
function retypeRemedy(written: string, { offset, body }: MarkupPlace): MarkupRemedy {
  if (written.startsWith('[!badge')) return { hint: 'write `<Badge text="…" />` in an `.mdx` page' };
  const isLink = /^\[![a-z]+[ \t]+(?=[^\s=[\]"])[^=[\]\n]+\]\(/.test(body.slice(offset, offset + 300));
  return isLink ? replacement('[') : { hint: 'write a link, `[text](./page.md)`' };
}

/** What to write instead of what stands in double brackets. */
export function wikiHint(written: string): string {
  if (/^\[\[_?toc_?\]\]$/i.test(written)) return NO_CONTENTS;
  if (!written.startsWith('!')) return 'write a link, `[text](./page.md#anchor)`';
  return /\.\w{2,5}(?=[\]|\\#])/.test(written) ? 'write a picture, `![what it shows](./picture.png)`' : PART;
}

/** What is looked for in texts and headings that stands in brackets: links, pictures, references, and tags of HTML. */
export const FOREIGN_BRACKETS: readonly ForeignMarkup[] = [
  // The size of a picture, as markdown-it's plugins and HackMD read it.
  {
    pattern: /(?<!\\)!\[[^[\]\n]{0,200}\]\(([^\s()<>]{1,300}) +=\d{0,5}x\d{0,5}\)/g,
    remedy: (written, src) => {
      const [, width = '', height = ''] = /=(\d*)x(\d*)\)$/.exec(written) ?? [];
      const size = `${width && ` width="${width}"`}${height && ` height="${height}"`}`;
      return { hint: `write \`<img src="${src}"${size} alt="…">\`: a size behind the address makes it no picture` };
    },
  },
  // Vue's `@click="…"` and `#slot` are no attributes of HTML: the whole tag is text.
  {
    pattern:
      /(?<![\\\w{])<[A-Za-z][\w-]{0,40}(?=\s)(?:[^<>]{0,200}?)\s(@[a-z][\w.:-]{0,40}=(?:"[^"\n]{0,200}"|'[^'\n]{0,200}')|#[a-z][\w-]{0,40}(?:="[^"\n]{0,200}")?)[^<>]{0,200}>/g,
    isInMarkdownAlone: true,
    remedy: (_, attribute) => ({ hint: `delete \`${attribute}\`: templates of Vue are not run` }),
  },
  // To parsers of Markdown, a value with a slash and without quotes makes a tag text, too.
  {
    pattern:
      /(?<![\\\w])<(?:a|audio|div|img|p|source|span|td|th|video)\s(?:[^<>\n]{0,200}?\s)?[\w:-]{1,40}=(?:([^\s"'`=<>{}]{0,300}\/[^\s"'`=<>{}]{0,300})(?=[\s>])|(?=h$))/gi,
    isInMarkdownAlone: true,
    remedy(written, value) {
      // An address of another site is a link by itself, and is not looked at.
      if (value === '') return { hint: `write the address in quotes: \`${written}"https://…"\`` };
      return replacement(`${written.slice(0, -value.length)}"${value}"`);
    },
  },
  // A reference to a footnote that is not there: any other is no text. Of numbers and words the build tells.
  {
    pattern: /(?<![\\\]])\[\^(?!\d+\]|[\w-]{0,99}[a-z]{3}[\w-]{0,99}\])([\w-]{1,40})\](?![*+?({:[])/gi,
    remedy: (written, name) => ({
      hint: `write the note, \`[^${name}]: The note\`, in a paragraph of its own, or delete \`${written}\``,
    }),
  },
  // Wikis and Obsidian; what begins with a digit is a list of numbers. A first bracket may be that of a link around it.
  {
    pattern: /(?<=[^\\\w[])!?\[\[(?=[^\s\d[\]])[^[\]\n]{1,200}\]\](?![[(\]])/g,
    isToldOnce: true,
    remedy: (written) => ({ hint: wikiHint(written) }),
  },
  // An address with spaces, but for one that begins with a template.
  {
    pattern:
      /(?<=[^\\]\]\()(?<!\\\[[^[\]\n]{0,200}\]\()([^\s()<>"'][^()<>"'\n]{0,200} [^()<>"'\n]{0,200}\.[a-z]{2,5}(?:#[^\s()]*)?)(?=\))/g,
    remedy: (written) => replacement(`<${written}>`, 'a URL with spaces needs angle brackets'),
  },
  // DocFX shows files and boxes by them.
  {
    pattern: /\[!(?:include|code(?:-[a-z\d]+)?|div|video|snippet)(?=[ [\]])/gi,
    isToldOnce: true,
    remedy: (written) => ({ hint: docfxHint(written.toLowerCase()) }),
  },
  {
    pattern: /(?<!\\)\[!(?:badge|button|ref|file|embed|youtube)(?: +(?=[^\s\]])|(?=\]))/g,
    isToldOnce: true,
    remedy: (written, _, place) => retypeRemedy(written, place),
  },
  // ReadMe's blocks hold JSON.
  {
    pattern: /\[block:[a-z-]+\]/g,
    isToldOnce: true,
    remedy: 'write what it shows in Markdown, such as `:::note`, a table or a picture, up to `[/block]`',
  },
];
