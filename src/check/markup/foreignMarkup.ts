import { CRITIC_CHANGE, CRITIC_COMMENT, criticHtml } from '../../markdown/elsewhere/criticMarks.ts';
import { ADDS_BASE, tagHint } from '../../markdown/elsewhere/foreignTags.ts';
import { frontmatterText } from '../../markdown/elsewhere/frontmatterText.ts';
import { codeFileHint, NO_CONTENTS, PART } from '../../markdown/elsewhere/writtenHere.ts';
import type { Frontmatter } from '../../model/page.ts';
import { addressInTemplate } from '../../routes/addressInTemplate.ts';
import { EMOJI_BY_NAME, MAY_BE_FIELD } from './emojiNames.ts';

interface Remedy {
  readonly hint: string;
  /** What needs no judgement to be written instead. */
  readonly meant?: string | undefined;
}

/** What needs no judgement: the hint says what the correction writes, and why where that is given. */
export const replacement = (meant: string, why?: string): Remedy => ({
  hint: `write \`${meant}\`${why === undefined ? '' : `: ${why}`}`,
  meant,
});

/** Markup of another generator that readers see as it is written, or whose effect is missing. */
export interface ForeignMarkup {
  readonly pattern: RegExp;
  /** Not looked for in `.mdx`, where braces are expressions. */
  readonly isInMarkdownAlone?: true;
  /** Where it is looked for; in texts and headings, unless given. */
  readonly place?: 'heading' | 'url' | 'code' | 'info' | 'fence' | 'comment' | 'rust' | 'html';
  /** Other generators read it in raw HTML, too. */
  readonly isInHtml?: true;
  /** What readers see instead, where it is not the markup itself. */
  readonly effect?: string;
  /** It is told of once a page: a page may hold hundreds. */
  readonly isToldOnce?: true;
  readonly remedy: (written: string, inner: string, frontmatter: Frontmatter) => Remedy;
}

const SPHINX_OPTION = /^(?:align|alt|caption|class|glob|hidden|lineno_start|linenos|link|maxdepth|name|width)$/;

const NO_FORMULAS =
  'export a component for formulas from `site/components.tsx`, as `codeBlocks.math`, and write `$a^2$`; or write it with Unicode characters, as code, or as an image';

/** What to write instead of a role of Sphinx. */
function roleHint(role: string): string {
  if (/^(?:ref|doc|numref|download|std:.*)$/.test(role)) return 'write a link, `[text](page.md#anchor)`';
  if (role === 'kbd') return 'write `<kbd>Ctrl</kbd>`';
  if (/^(?:sub|sup)$/.test(role)) return `write \`<${role}>…</${role}>\``;
  if (role === 'math') return NO_FORMULAS;
  return 'delete the word in braces: the code behind it is shown';
}

/** What to write instead of an extension of DocFX. */
function docfxHint(word: string): string {
  if (word === '[!include') return PART;
  if (word === '[!div') return 'delete the line';
  return word === '[!video' ? 'write a link, `[what it shows](https://…)`' : codeFileHint('./sample.ts');
}

/** A class by which themes of Jekyll make a box of the paragraph or quote beside it. */
function jekyllBoxHint(written: string): string | undefined {
  const classes = /^\{:((?:[ \t]*\.[\w-]+)+)[ \t]*\}$/.exec(written)?.[1]?.split(/[ \t]*\./) ?? [];
  const kinds = classes.flatMap(
    (one) => /^(note|tip|info|important|warning|caution|danger)(?:-title)?$/.exec(one)?.[1] ?? [],
  );
  // A note is of the kind that is named besides.
  const kind = kinds.find((one) => one !== 'note') ?? kinds[0];
  return kind === undefined
    ? undefined
    : `write \`:::${kind}\` above the text that it makes a box of, and \`:::\` below, each on a line of its own`;
}

/** What is looked for in texts and headings. What stands earlier takes a place that several match. */
export const FOREIGN_MARKUP: readonly ForeignMarkup[] = [
  // Attributes stand right behind a link or picture.
  {
    pattern: /(?<=^\))\{[ \t]*[.#:]?[ \t]*[\w-][^{}\n]{0,200}\}/g,
    isInMarkdownAlone: true,
    remedy: () => ({
      hint: 'delete it: links and images cannot have attributes; for a size, write `<img width="300" src="…" alt="…">`',
    }),
  },
  // Emoji by name. After a letter or a colon it is part of something else, such as a time or `std::x::y`; before code it is
  // a role of Sphinx, and below a container of MkDocs an option of that.
  {
    pattern:
      /(?<![\w:/])(?<!\\):([a-z][a-z\d_]*|\+1|-1|100):(?![\w:`])(?<!(?:^|\n):{3,}[ \t]*[\w.-]+(?:\n[ \t]+:[^\n]*)*\n[ \t]+:\w+:)/g,
    remedy(_, name) {
      const emoji = EMOJI_BY_NAME.get(name);
      if (SPHINX_OPTION.test(name)) return { hint: 'delete the line: options of Sphinx are not read' };
      const hint = `write the character itself${emoji === undefined ? '' : `, ${emoji}`}`;
      return { hint, meant: MAY_BE_FIELD.has(name) ? undefined : emoji };
    },
  },
  // What Jekyll makes an address of, as that of a link.
  {
    pattern:
      /(?<=\]\([ \t]*|(?:^\s?|\n)[ ]{0,3}\[[^[\]\n]{1,200}\]:[ \t]*)(?:\{(?:\{-?[ \t]*(?:site\.(?:base)?url|["'][^"'{}\n]{1,200}["'][ \t]*\|[ \t]*(?:relative_url|absolute_url|relURL|absURL))[ \t]*-?\}|%-?[ \t]*(?:link|post_url)[ \t]+[^\s{}%]{1,200}[ \t]*-?%)\}){1,3}[^\s(){}]{0,200}(?=[ \t]*\)|\s|$)/g,
    isInMarkdownAlone: true,
    remedy(written) {
      const address = addressInTemplate(written);
      return address === undefined ? { hint: tagHint(written) } : replacement(address, ADDS_BASE);
    },
  },
  // Values in templates, as of Vue, Liquid and Hugo.
  {
    pattern: /(?<!\\)\{\{-?\s*[$\w"'.][^{}\n]*\}\}/g,
    isInMarkdownAlone: true,
    isInHtml: true,
    remedy(written, _, frontmatter) {
      const meant = frontmatterText(written, frontmatter);
      return meant === undefined ? { hint: tagHint(written) } : replacement(meant);
    },
  },
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
      /(?<![\\\w{])<[a-z][\w-]{0,40}(?=\s)(?:[^<>\n]{0,200}?)\s(@[a-z][\w.:-]{0,40}=(?:"[^"\n]{0,200}"|'[^'\n]{0,200}')|#[a-z][\w-]{0,40}(?:="[^"\n]{0,200}")?)[^<>\n]{0,200}>/g,
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
    remedy: (written) => ({
      hint: /^\[\[_?toc_?\]\]$/i.test(written)
        ? NO_CONTENTS
        : written.startsWith('!')
          ? 'write a picture, `![what it shows](./picture.png)`'
          : 'write a link, `[text](./page.md#anchor)`',
    }),
  },
  // Pandoc has notes within the text, too.
  {
    pattern: /(?<=[\w.,;:!?)'"])\^\[(?=[A-Za-z])[^[\]\n]{1,300}\](?![[(])/g,
    isToldOnce: true,
    remedy: () => ({ hint: 'write `[^1]`, and the note, `[^1]: The note`, in a paragraph of its own' }),
  },
  // Hugo's references as the address of a link. Where one leads nowhere by that, the link is told of.
  {
    pattern: /(?<=\]\()\{\{[<%][ \t]*(?:rel)?ref[ \t]+["']?([^\s"'{}<>%]{1,300})["']?[ \t]*[>%]\}\}(?=\))/g,
    isInMarkdownAlone: true,
    remedy: (_, address) => replacement(address),
  },
  // What Liquid is not to run is mostly code.
  {
    pattern: /(?<!\\)\{%-?[ \t]*raw[ \t]*-?%\}(?=[ \t]*`)|(?<=`[ \t]*)\{%-?[ \t]*endraw[ \t]*-?%\}/g,
    isInMarkdownAlone: true,
    remedy: (written) => ({ hint: tagHint(written), meant: '' }),
  },
  // Liquid, Hugo's shortcodes, GitBook.
  {
    pattern: /(?<!\\)(?:\{%-?[ \t]*\/?[a-z][^{}\n]{0,200}%\}|\{\{(?:<[^{}]{1,200}>|%[^{}]{1,200}%)\}\})/g,
    isInMarkdownAlone: true,
    isInHtml: true,
    isToldOnce: true,
    remedy: (written) => ({ hint: tagHint(written) }),
  },
  // An address with spaces, but for one that begins with a template.
  {
    pattern:
      /(?<=[^\\]\]\()(?<!\\\[[^[\]\n]{0,200}\]\()([^\s()<>"'][^()<>"'\n]{0,200} [^()<>"'\n]{0,200}\.[a-z]{2,5}(?:#[^\s()]*)?)(?=\))/g,
    remedy: (written) => replacement(`<${written}>`, 'a URL with spaces needs angle brackets'),
  },
  // Roles of Sphinx stand right before code.
  {
    pattern: /(?<![\\\w`])\{([a-z][\w:+-]*)\}(?=`)/g,
    isInMarkdownAlone: true,
    isToldOnce: true,
    remedy: (_, role) => ({ hint: roleHint(role) }),
  },
  // Classes of Jekyll's themes that say how something looks.
  {
    pattern:
      /(?<!\\)\{:(?:[ \t]*\.(?:no_toc|text-[a-z]+(?:-[a-z\d]+)*|f[sw]-\d+|lh-[a-z\d-]+|d-[a-z-]+|[mp][trblxy]?-[a-z\d-]+|float-[a-z-]+))+[ \t]*\}/g,
    isInMarkdownAlone: true,
    remedy: () => ({ hint: 'delete it: text has no classes here', meant: '' }),
  },
  // An anchor of Python-Markdown, right behind the words that have it or below their paragraph.
  {
    pattern: /(?<=[*_`]|\S[ \t]{0,9}\n)\{:?[ \t]*#([A-Za-z][\w:.-]*)[ \t]*\}/g,
    isInMarkdownAlone: true,
    remedy: (_, id) => replacement(`<span id="${id}"></span>`),
  },
  // Attributes of a paragraph or heading. An anchor alone is read, and `{:ok, x}` is a tuple.
  {
    pattern:
      /(?<![\\{])\{(?::(?:[ \t]*[.#]|[ \t]+[a-z]|toc(?=\})|[a-z][\w-]*=)|[ \t]*(?:#[\w-]+[ \t]+)?\.[a-zA-Z])[^{}\n]{0,200}\}/g,
    isInMarkdownAlone: true,
    isToldOnce: true,
    remedy: (written) => ({
      hint:
        jekyllBoxHint(written) ??
        (written === '{:toc}' ? NO_CONTENTS.replace(':', ', and the item above:') : undefined) ??
        'delete it: text has no attributes here; an anchor at the end of a heading is `{#anchor}`',
    }),
  },
  // The docs of FastAPI, and others that are made as they are, show files by them.
  {
    pattern: /(?<!\\)\{\*[ \t]*([^\s{}*]{1,300}\.\w{1,10})(?:[ \t]+[^{}*\n]{1,200})?[ \t]*\*\}/g,
    isInMarkdownAlone: true,
    remedy: (written, file) => {
      const [, first, last] = /\sln\[(\d+)(?::(\d+))?\]/.exec(written) ?? [];
      const lines = first === undefined ? '' : `#L${first}${last === undefined ? '' : `-L${last}`}`;
      // What is outside of the content folder comes into it.
      const path = file.startsWith('..') ? file.slice(file.lastIndexOf('/') + 1) : file.replace(/^\.?\//, '');
      return { hint: codeFileHint(`./${path}${lines}`) };
    },
  },
  // DocFX shows files and boxes by them.
  {
    pattern: /\[!(?:include|code(?:-[a-z\d]+)?|div|video|snippet)(?=[ [\]])/gi,
    isToldOnce: true,
    remedy: (written) => ({ hint: docfxHint(written.toLowerCase()) }),
  },
  // ReadMe's blocks hold JSON.
  {
    pattern: /\[block:[a-z-]+\]/g,
    isToldOnce: true,
    remedy: () => ({
      hint: 'write what it shows in Markdown, such as `:::note`, a table or a picture, up to `[/block]`',
    }),
  },
  // Obsidian.
  {
    pattern: /(?<![\w%])%%(?=[^\s%])[^%\n]{1,300}%%(?![\w%])/g,
    isToldOnce: true,
    remedy: () => ({ hint: 'write `<!-- … -->` to hide it from readers' }),
  },
  {
    pattern: /(?<=[\w)])\^([\w+-]{1,9})\^(?![\^\w])/g,
    remedy: (_, raised) => replacement(`<sup>${raised}</sup>`),
  },
  // The definition of a term, below that or below an empty line.
  {
    pattern: /(?:(?<=\S[ \t]{0,9}\n)[ ]{0,3}:[ \t]+|(?<=^\n):(?:[ ]{3}|\t))\S[^\n]*/g,
    isToldOnce: true,
    remedy: () => ({
      hint: 'write a list, such as `- **Term**: what it means`, or `<dl><dt>Term</dt><dd>…</dd></dl>`',
    }),
  },
  // Keys: `++ctrl+c++`. A letter alone is a variable: `++i++`.
  {
    pattern: /(?<![\w+\\{])\+\+(?![a-z]\+\+)([a-z\d][a-z\d-]*(?:\+[a-z\d-]+)*)\+\+(?![\w+])/g,
    remedy: (_, keys) =>
      replacement(keys.replace(/[a-z\d-]+/g, (key) => `<kbd>${key.charAt(0).toUpperCase()}${key.slice(1)}</kbd>`)),
  },
  {
    pattern: /(?<![=\w\\{])==(?![\s=])([^=\n{}]{1,200})(?<!\s)==(?![=\w}])/g,
    remedy: (_, words) => replacement(`<mark>${words}</mark>`),
  },
  {
    pattern: /(?<![\^\w\\])\^\^(?![\s^])([^^\n{}]{1,200})(?<!\s)\^\^(?![\^\w])/g,
    remedy: (_, words) => replacement(`<ins>${words}</ins>`),
  },
  {
    pattern: CRITIC_CHANGE,
    isInMarkdownAlone: true,
    remedy(written) {
      const html = criticHtml(written);
      // A correction stays within a line.
      return written.includes('\n') ? { hint: `write \`${html.replace(/>[^<]+</g, '>…<')}\`` } : replacement(html);
    },
  },
  {
    pattern: CRITIC_COMMENT,
    isInMarkdownAlone: true,
    isToldOnce: true,
    remedy: () => ({ hint: 'write `<!-- … -->` to hide it from readers, or delete it' }),
  },
  // Around whole paragraphs, the marks of a change stand on lines of their own.
  {
    pattern: /(?<=^\n?)(?:\{(?:\+\+|--|==)|(?:\+\+|--|==)\})(?=\s?$)/g,
    isInMarkdownAlone: true,
    remedy: (written) => ({ hint: `delete \`${written}\`: whole paragraphs are not marked as changed` }),
  },
  // Icons by name; after a colon it is something else, as for emoji.
  {
    pattern: /(?<![\w:/\\]):(?:material|fontawesome|octicons|simple)-[a-z\d]+(?:-[a-z\d]+)*:(?!\w)/g,
    isToldOnce: true,
    remedy: () => ({ hint: 'delete it, or write a character or an image: icons have no names here' }),
  },
  {
    pattern: /(?<=^|\n)[ ]{0,3}\*\[[^\]\n]{1,80}\]:[ \t]+\S[^\n]*/g,
    isToldOnce: true,
    remedy: () => ({ hint: 'delete the line, and write the long form where the short one is first used' }),
  },
  // A formula between dollars holds a command, an exponent or an index; amounts, variables and patterns do not.
  {
    pattern:
      /(?<![^\s(])\$\$(?:\n[^$]{1,2000}\$\$|[^$\n]{1,200}\$\$)|(?<![^\s([{"'])\$(?![\s$])(?=[^$\n]{0,200}(?:\\[a-zA-Z]{2}|[\w)}]\^[{\w]|(?<![A-Za-z])[A-Za-z]_[{A-Za-z\d]))[^$\n]{1,200}(?<!\s)\$(?![\w$/])|\\\\\([^\n]{1,200}?\\\\\)|\\\\\[[^\n]{0,200}|(?<!\\)\\\((?=(?:(?!\\\))[^\n]){0,200}?(?:\\[a-zA-Z]{2}|[\w)}]\^[{\w]|(?<![A-Za-z])[A-Za-z]_[{A-Za-z\d]))[^\n]{1,200}?\\\)|(?<=^\n?|\n)[ ]{0,3}\\\[(?=[ \t]*\n)/g,
    isToldOnce: true,
    remedy: () => ({ hint: NO_FORMULAS }),
  },
];
