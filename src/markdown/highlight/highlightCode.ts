import hljs from 'highlight.js/lib/core';
import { type SafeHtml, safeHtml } from '../../model/brands.ts';
import { escapeText, unescapeHtml } from '../../model/text/escapeHtml.ts';
import { CODE_LANGUAGES } from './codeLanguages.ts';
import type { FenceMeta, LineMark } from './fenceMeta.ts';
import { highlightWith } from './highlightEngine.ts';
import { HtmlEmitter } from './htmlEmitter.ts';
import { markWords } from './wordMarks.ts';

// Of languages that are as likely the first is taken: known in the order of their first use, it would be another with
// each build.
hljs.configure({ __emitter: HtmlEmitter, languages: Object.keys(CODE_LANGUAGES) });

/** Labels of names that stand for something of their own, though they are highlighted as another language. */
const LABELS = new Map(
  Object.entries({
    asm: 'Assembly',
    astro: 'Astro',
    console: 'Console',
    cuda: 'CUDA',
    dotenv: '.env',
    ejs: 'EJS',
    elisp: 'Emacs Lisp',
    env: '.env',
    fish: 'Shell',
    gleam: 'Gleam',
    'go-html-template': 'Go template',
    'go-template': 'Go template',
    'go-text-template': 'Go template',
    gotmpl: 'Go template',
    hcl: 'HCL',
    hlsl: 'HLSL',
    html: 'HTML',
    jinja: 'Jinja',
    jinja2: 'Jinja',
    json5: 'JSON5',
    jsonc: 'JSON with comments',
    jsonl: 'JSON Lines',
    jsx: 'JSX',
    liquid: 'Liquid',
    mdx: 'MDX',
    mysql: 'MySQL',
    nasm: 'Assembly',
    npmrc: '.npmrc',
    nunjucks: 'Nunjucks',
    pascal: 'Pascal',
    postcss: 'PostCSS',
    postgres: 'PostgreSQL',
    postgresql: 'PostgreSQL',
    prisma: 'Prisma',
    racket: 'Racket',
    sass: 'Sass',
    sol: 'Solidity',
    solidity: 'Solidity',
    sqlite: 'SQLite',
    starlark: 'Starlark',
    svelte: 'Svelte',
    svg: 'SVG',
    systemverilog: 'SystemVerilog',
    terraform: 'Terraform',
    tf: 'Terraform',
    toml: 'TOML',
    tsx: 'TSX',
    vue: 'Vue',
    'vue-html': 'Vue template',
    wgsl: 'WGSL',
    xhtml: 'XHTML',
    zig: 'Zig',
  }),
);

const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none', 'log', 'output']);

/** Formats in which nothing is to be highlighted, and whose names readers should see all the same. */
const TEXT_FORMATS = new Set(['ansi', 'csv', 'dockerignore', 'gitignore', 'regex', 'regexp', 'tree', 'tsv']);

/** Whether code of a language can be highlighted, or needs no highlighting. */
export const isKnownLanguage = (language: string): boolean =>
  PLAIN.has(language.toLowerCase()) || TEXT_FORMATS.has(language.toLowerCase()) || nameOf(language) !== undefined;

/** Names of all languages that can be highlighted. */
export const knownLanguages = (): string[] => [...KNOWN.keys()];

/** The name of a language as readers know it; empty for plain text. */
export function languageLabel(language: string): string {
  const key = language.toLowerCase();
  return PLAIN.has(key) ? '' : (LABELS.get(key) ?? KNOWN.get(key)?.label ?? language);
}

/** What is said of the lines of a code block. */
export type CodeLines = Pick<FenceMeta, 'marks' | 'firstNumber'> &
  Partial<Pick<FenceMeta, 'words'>> & {
    /** The numbers of the notes on a line. */
    readonly notes?: ReadonlyMap<number, readonly number[]> | undefined;
  };

/**
 * Code as HTML with `hljs-*` classes, never with styles. With marks or numbers every line stands in a `<span
 * class="line">`, which has the mark as a class too, and the number as `data-line`; all numbers of a block are as wide.
 * Marked words stand in `<mark>`, `<ins>` or `<del>`, numbers of notes at the end of their line.
 */
export function highlightCode(code: string, language: string, lines?: CodeLines): SafeHtml {
  const name = PLAIN.has(language.toLowerCase()) ? undefined : nameOf(language);
  const html = name === undefined || hasEndlessLine(code) ? escapeText(code) : highlightOnce(code, name);
  if (lines === undefined) return safeHtml(html);
  const marked = markWords(html, code, lines.words ?? []);
  const isPlain = lines.marks.size === 0 && lines.firstNumber === undefined && lines.notes === undefined;
  return safeHtml(isPlain ? marked : wrapLines(marked, lines));
}

/**
 * Characters up to which a line is highlighted. Longer ones are data, or code for machines, and the time that the
 * patterns of some grammars take grows with the square of a word.
 */
const LINE_LIMIT = 10_000;

const hasEndlessLine = (code: string): boolean =>
  code.length > LINE_LIMIT && code.split('\n').some((line) => line.length > LINE_LIMIT);

const wordsOf = (names = '') => names.split(' ').filter(Boolean);

/** For any name of a language, its own name, and its label where the name is not that of another. */
const KNOWN = new Map<string, { readonly name: string; readonly label?: string }>(
  Object.entries(CODE_LANGUAGES).flatMap(([name, { label, aliases, alike }]) => [
    ...[name, ...wordsOf(aliases)].map((alias) => [alias, { name, label }] as const),
    ...wordsOf(alike).map((alias) => [alias, { name }] as const),
  ]),
);

/** A language's own name, for any of its names. */
const nameOf = (language: string): string | undefined => KNOWN.get(language.toLowerCase())?.name;

/** Makes a language known to highlight.js when it is first used, with all that may stand within it. */
function register(name: string): void {
  const language = CODE_LANGUAGES[name];
  if (language === undefined || hljs.getLanguage(name) !== undefined) return;
  hljs.registerLanguage(name, language.define);
  const { embeds = [] } = language;
  for (const embedded of embeds === 'all' ? Object.keys(CODE_LANGUAGES) : embeds) register(embedded);
}

/** Samples are often the same on several pages, and in a dev server from one save to the next. */
const highlighted = new Map<string, string>();
const HIGHLIGHTED_LIMIT = 5_000;

const keyOf = (language: string, code: string) => `${language}\u0000${code}`;

function highlightOnce(code: string, language: string): string {
  const key = keyOf(language, code);
  const known = highlighted.get(key);
  if (known !== undefined) return known;
  register(language);
  const value = highlightWith(hljs, code, language);
  remember(key, value);
  return value;
}

function remember(key: string, html: string): void {
  if (highlighted.size >= HIGHLIGHTED_LIMIT) highlighted.clear();
  highlighted.set(key, html);
}

/** A code block as `decorateCodeBlock` writes it, with nothing but highlighted code in it; none with marked lines. */
const PUBLISHED_CODE =
  /<pre tabindex="0"><code class="language-([\w+#.-]+)">([^<]*(?:<(?:span class="(?:hljs|language)-[\w -]+"|\/span)>[^<]*)*)<\/code><\/pre><\/figure>/g;

/** Remembers highlighted code from a published page of ours, so that the same code is not highlighted again. */
export function recallHighlighted(document: string): void {
  for (const [, language = '', html = ''] of document.matchAll(PUBLISHED_CODE)) {
    const name = nameOf(language);
    // Without a mark it may be code that something else has shown as it is.
    if (name !== undefined && html.includes('<span '))
      remember(keyOf(name, unescapeHtml(html.replaceAll(/<[^>]*>/g, ''))), html);
  }
}

/** Wraps each line; a span that runs over a line's end is closed there and opened again on the next line. */
function wrapLines(html: string, { marks, firstNumber, notes }: CodeLines): string {
  const open: string[] = [];
  const lines = html.split(/(?<=\n)/);
  const width = `${(firstNumber ?? 0) + lines.length - 1}`.length;
  return lines
    .map((line, index) => {
      const before = open.join('');
      for (const tag of line.match(/<span [^>]*>|<\/span>/g) ?? []) {
        if (tag === '</span>') open.pop();
        else open.push(tag);
      }
      const number = firstNumber === undefined ? '' : ` data-line="${`${firstNumber + index}`.padStart(width)}"`;
      return `<span class="${classOf(marks.get(index + 1))}"${number}>${before}${withNotes(line, notes?.get(index + 1))}${'</span>'.repeat(open.length)}</span>`;
    })
    .join('');
}

const withNotes = (line: string, notes: readonly number[] = []) =>
  notes.length === 0
    ? line
    : line.replace(/\n?$/, (end) => `<span class="code-note"> ${notes.map(noteSign).join(' ')}</span>${end}`);

/** A number in a circle, as far as there are such: in the list of notes it is the same. */
const noteSign = (number: number) =>
  number > 0 && number <= 20 ? String.fromCodePoint(0x245f + number) : `(${number})`;

const classOf = (mark: LineMark | undefined) => (mark === undefined ? 'line' : `line ${mark}`);
