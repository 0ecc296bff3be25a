// Changes and comments of reviewers, as CriticMarkup has them. A paragraph holds them whole.
const WITHIN = String.raw`(?:[^{}\n]|\n(?![ \t]*\n)){1,400}?`;
const CHANGE = String.raw`\+\+${WITHIN}\+\+|--${WITHIN}--|==${WITHIN}==|~~${WITHIN}~>${WITHIN}~~`;
const COMMENT = `>>${WITHIN}<<`;
// `{{-- … --}}` is a comment of Blade.
const marks = (inner: string, flags: string) => new RegExp(String.raw`(?<![\\{])\{(?:${inner})\}`, flags);

/** `{++added++}`, `{--deleted--}`, `{==marked==}`, `{~~old~>new~~}`. */
export const CRITIC_CHANGE = marks(CHANGE, 'g');
/** `{>>comment<<}`. */
export const CRITIC_COMMENT = marks(COMMENT, 'g');

/** Where the change or comment ends that begins at an offset; undefined where none does. */
export function criticEnd(text: string, offset: number): number | undefined {
  const mark = marks(`${CHANGE}|${COMMENT}`, 'y');
  mark.lastIndex = offset;
  return mark.test(text) ? mark.lastIndex : undefined;
}

const ELEMENTS: Readonly<Record<string, string>> = { '+': 'ins', '-': 'del', '=': 'mark' };

/** The HTML for a change, from its first brace to its last: `{++added++}` → `<ins>added</ins>`. */
export function criticHtml(change: string): string {
  const inner = change.slice(3, -3);
  const name = ELEMENTS[change.charAt(1)];
  if (name !== undefined) return `<${name}>${inner}</${name}>`;
  const [old = '', replacement = ''] = inner.split('~>');
  return `<del>${old}</del><ins>${replacement}</ins>`;
}
