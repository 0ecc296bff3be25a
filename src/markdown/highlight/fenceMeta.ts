import { MARK_OF, readWordMarks, type WordMark } from './wordMarks.ts';

/** What a line of code is marked as. */
export type LineMark = 'highlighted' | 'added' | 'removed' | 'warned' | 'failed';

/** What the info string of a code fence asks for, after the language. */
export interface FenceMeta {
  /** `title="index.mjs"`, `[index.mjs]`; Nextra has `filename="index.mjs"`. */
  readonly title: string | undefined;
  /** `{1,3-5}`, `ins={2}`, `del={3}`: marks by line, 1-based. */
  readonly marks: ReadonlyMap<number, LineMark>;
  /** `"text"`, `ins="text"`, `/text/`: marks within lines. */
  readonly words: readonly WordMark[];
  /**
   * `showLineNumbers`, `:line-numbers=10`, `lines`: the number of the first line; undefined for lines without numbers,
   * and where `showLineNumbers=false`, `:no-line-numbers` or `linenums="0"` takes those of the page away.
   */
  readonly firstNumber: number | undefined;
  /** `wrap`, `wrapCode`: long lines are broken, and not scrolled. */
  readonly wraps: boolean;
  /** `fold`, `expandable`: of a long sample the first lines are shown, and all of it on a click. */
  readonly folds: boolean;
  /** `lang="js"`: the language of what a `diff` changes. */
  readonly lang?: string;
  /** `{1,3-5`: marked lines whose braces are not closed, as written; undefined when there are none. */
  readonly unclosed: string | undefined;
  /** `5-3` or `0`: a range in braces that has no line in it, as written; undefined when there is none. */
  readonly empty: string | undefined;
}

/** An info string in two: the language, and what stands behind it. */
interface FenceInfo {
  readonly language: string;
  readonly meta: string;
}

/**
 * The language at the start of an info string, whose first word and what follows it a parser tells apart, and the rest.
 * Other generators have what follows stand without a space, and Pandoc and MkDocs have all of it in braces.
 *   "js{1,3}" → "js"   "ts:line-numbers" → "ts"   "rust,ignore" → "rust"   "c++" → "c++"   "title="a"" → ""
 *   "[npm]" → ""   "{.js" → "js"   "{", ".js title="a" }" → "js"
 */
export function readInfo(word: string, meta: string | null | undefined): FenceInfo {
  const [, inBraces, rest = ''] = word.startsWith('{') ? (IN_BRACES.exec(`${word} ${meta ?? ''}`) ?? []) : [];
  if (inBraces !== undefined) return { language: inBraces, meta: rest };
  const language = /^(?:\w+=|\[)/.test(word) ? '' : word.replace(/[{:,].*$/s, '');
  return { language, meta: `${word.slice(language.length)} ${meta ?? ''}`.trim() };
}

const IN_BRACES = /^\{\s*\.([\w+#-]+)(?=[\s}])([^{}]*)\}\s*$/;

/** Most fences ask for nothing. */
const NOTHING: FenceMeta = {
  title: undefined,
  marks: new Map(),
  words: [],
  firstNumber: undefined,
  wraps: false,
  folds: false,
  unclosed: undefined,
  empty: undefined,
};

/** How the blocks around a fence are. */
interface AroundFence {
  /** They have line numbers. */
  readonly isNumbered?: boolean;
}

/** Reads an info string, as docsgen or another generator writes it; words it does not know are left to others. */
export function readFenceMeta(written: string, { isNumbered = false }: AroundFence = {}): FenceMeta {
  if (written === '') return isNumbered ? { ...NOTHING, firstNumber: 1 } : NOTHING;
  const meta = asWrittenHere(written);
  const title = /(?:^|\s)(?:title|filename)=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta);
  // A title may hold braces of its own.
  const untitled = title === null ? meta : meta.replace(title[0], ' ');
  const lang = /(?:^|\s)lang=(["']?)([\w+#.-]+)\1(?=\s|$)/.exec(untitled)?.[2];
  const { words, rest } = readWordMarks(untitled.replaceAll(OTHER_VALUES, ' '));
  const numbers = /(?:^|[\s:])(?:line-numbers|showLineNumbers|lineNumbers|lines)(?:=\{?(\d+)\}?)?(?=[\s:{]|$)/.exec(
    rest,
  );
  const isShown = numbers !== null || (isNumbered && !WITHOUT_NUMBERS.test(rest));
  const start = /(?:^|\s)startLineNumber=\{?(\d+)/.exec(rest)?.[1];
  return {
    // An empty one is none.
    title: title === null ? LABEL.exec(rest)?.[1]?.trim() : title.slice(1).find((text) => text),
    ...marksOf(rest),
    words,
    firstNumber: isShown ? Number(numbers?.[1] ?? start ?? 1) : undefined,
    wraps: /(?:^|\s)wrap(?:Code|=true)?(?:\s|$)/.test(rest),
    folds: /(?:^|\s)(?:fold|expandable)(?:\s|$)/.test(rest),
    ...(lang === undefined ? {} : { lang }),
    unclosed: /(?:^|\s)(\{\s*\d[\d,\s-]*)(?:$|\s[^\d,\s}-])/.exec(rest)?.[1]?.trim(),
  };
}

/** `[npm]` in an info string: the name of a block, on a tab or above it. Numbers alone name nothing. */
export const LABEL = /(?<!\S)\[([^[\]]*\p{L}[^[\]]*)\](?=[\s{]|$)/u;

const WITHOUT_NUMBERS =
  /(?:^|[\s:])(?:no-line-numbers|noLineNumbers|(?:line-numbers|showLineNumbers|lineNumbers|lines)=(?:false|\{false\}))(?=[\s:{]|$)/;

/** Values of properties that are not read: what stands in them is no mark, as in `option='{ "a": "b" }'`. */
const OTHER_VALUES = /(?<!\S)(?!(?:mark|ins|del)=)[\w-]+=(?:"[^"]*"|'[^']*')/g;

/**
 * `hl_lines="2 4-6"` and `linenums="1"` of MkDocs, `highlight="2,4-6"`, `.numberLines` of Pandoc and
 * `showLineNumbers{5}` of rehype-pretty-code, as they are written here.
 */
const asWrittenHere = (meta: string) =>
  meta
    .replace(
      /(?<!\S)(?:hl_lines|highlight)=(["'])([\d\s,-]+)\1/,
      (_, _quote: string, lines: string) => `{${lines.trim().replace(/[\s,]+/g, ',')}}`,
    )
    // MkDocs has a zero for no numbers.
    .replace(/(?<!\S)(?:linenums=(["'])0+\1|showLineNumbers=(["'])false\2)/, 'showLineNumbers=false')
    .replace(/(?<!\S)linenums=(["'])(\d+)\1/, 'showLineNumbers=$2')
    .replace(/(?<!\S)\.numberLines(?!\S)/, 'showLineNumbers')
    .replace(/(?<!\S)showLineNumbers\{(\d+)\}/, 'showLineNumbers=$1');

function marksOf(meta: string): Pick<FenceMeta, 'marks' | 'empty'> {
  const marks = new Map<number, LineMark>();
  let empty: string | undefined;
  for (const [, name = '', ranges = ''] of meta.matchAll(/(?:\b([a-zA-Z]{1,20})=)?\{([\d,\s-]+)\}/g)) {
    // Other lists of lines are something else, such as `collapse={1-3}`.
    const mark = MARK_OF.get(name);
    if (mark === undefined) continue;
    for (const range of ranges.split(',')) {
      const [first = 0, last = first] = range.split('-').map(Number);
      if (last - first > 10_000) continue;
      if (first === 0 || last < first) empty ??= range.trim() || undefined;
      else for (let line = first; line <= last; line += 1) marks.set(line, mark);
    }
  }
  return { marks, empty };
}
