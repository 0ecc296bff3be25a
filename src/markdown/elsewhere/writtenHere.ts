import { nearest } from '../../model/text/nearest.ts';
import { alike } from './alike.ts';

// What hints say is written here for markup that several other generators have, each in its own form.

export const CODE_TABS =
  'write `::: code-group` around code blocks, each with a name such as ` ```sh [npm] `, or `<Tabs>` in an `.mdx` page';
export const PART =
  'write `<Include src="/_part.mdx" />` in an `.mdx` page; a part is a Markdown file whose name begins with `_`';
/** The same for a file, or for the piece of it that stands behind a `#`. */
export const partHint = (path: string, piece = ''): string => PART.replace('/_part.mdx', asPart(path) + piece);
/** The path of a file with the name of a part. */
export const asPart = (path: string): string => path.replace(/_?([^/]+)$/, '_$1');
export const CARDS = 'write `<CardGrid>` with a `<Card title="…" href="/route/">` for each, in an `.mdx` page';
/** For what shows one picture on light pages, and another on dark ones. */
export const SCHEME_PICTURE =
  'write `<picture><source media="(prefers-color-scheme: dark)" srcset="./dark.png"><img src="./light.png" alt="…"></picture>`';
export const NO_CONTENTS = 'delete it: every page already lists its headings';

export const DEFINITIONS = 'write a list, such as `- **Term**: what it means`, or `<dl><dt>Term</dt><dd>…</dd></dl>`';

/** For what shows a file as code. */
export const codeFileHint = (file: string): string =>
  `write an empty code block with \`file="${file}"\` in its first line, the file's path from this page`;

/** The container for a word by which other generators name boxes; undefined for words that none uses so. */
export const boxKindOf = (word: string): string | undefined => BOX_KINDS.get(word);

/** The kind that a mistyped word for one means; undefined for none, and for a word that is near to none. */
export function boxKindMeant(word: string): string | undefined {
  const kind = boxKindOf(word);
  return kind === undefined ? boxKindOf(nearest(word, BOX_KINDS.keys()) ?? '') : undefined;
}

const BOX_KINDS: ReadonlyMap<string, string> = new Map([
  ...alike('note secondary', 'note'),
  ['important', 'important'],
  ...alike('tip hint success check done', 'tip'),
  ...alike('warning warn attention', 'warning'),
  ['caution', 'caution'],
  ...alike('danger error failure bug', 'danger'),
]);

/** The title of a box that names none: its kind, where that is not the name of the container. */
export const titleOfKind = (kind: string, name: string): string =>
  name === kind ? '' : kind.charAt(0).toUpperCase() + kind.slice(1);

/** For a box of a kind, with its title unless brackets, braces or lines in that would end it early. */
export function boxHint(kind: string, title: unknown): string {
  const behind = titleInBrackets(title) || (kind === 'details' ? ' Title' : '');
  return `write \`:::${kind}${behind}\`, the text and \`:::\` on lines of their own`;
}

/** A title as it stands behind the name of a container; empty for none, one with tags, or one that would end early. */
export const titleInBrackets = (title: unknown): string =>
  typeof title === 'string' && title !== '' && !/[[\]{}<\\\n]/.test(title) ? `[${title}]` : '';

/** Whether a title has signs that are read in brackets: in a property they are signs. */
export const isMarkup = (title: string): boolean => /[<*`~$]|\b_|_\b|&[#\w]+;/.test(title);
