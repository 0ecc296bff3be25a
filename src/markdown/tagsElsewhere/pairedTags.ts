import { indentOf, lineEnd, linePieces, lineStart, type Piece } from '../pieces.ts';

/** A tag of Liquid, GitBook or Hugo: `{% name … %}`, `{{< name … >}}` or `{{% name … %}}`. */
export interface ForeignTag {
  readonly name: string;
  readonly isEnd: boolean;
  /** What stands behind its name. */
  readonly given: string;
}

/** The tag that a text begins with; undefined for any other text. */
export function foreignTag(text: string): ForeignTag | undefined {
  const opening = /^\{(?:%-?|\{[<%])/.exec(text)?.[0] ?? '';
  const inner = text.slice(opening.length).trimStart();
  const end = inner.search(/-?[%>]?\}/);
  if (opening === '' || end === -1) return undefined;
  const [, slash = '', word = '', name, given = ''] =
    /^(\/?)\s*(end(?=[a-z]))?([\w-]+)(.*)$/s.exec(inner.slice(0, end)) ?? [];
  return name === undefined ? undefined : { name, given: withoutCall(given.trim()), isEnd: slash + word !== '' };
}

/** Zola's tags are calls: `(type="warning", title="Mind this")` for `type="warning" title="Mind this"` of others. */
function withoutCall(given: string): string {
  if (!given.startsWith('(') || !given.endsWith(')')) return given;
  const parts = given.slice(1, -1).match(/"[^"]*"|'[^']*'|[^"',]+|["',]/g) ?? [];
  return parts
    .map((part) => (part === ',' ? ' ' : part))
    .join('')
    .trim();
}

/** Two tags on lines of their own, set in alike. */
export interface TagPair {
  readonly opening: ForeignTag;
  readonly closing: Piece;
  /** The lines between the two. */
  readonly inner: Piece;
}

/** The pair of an opening tag; undefined where that is not alone on its line, or its end is not, or there is none. */
export function tagPair(piece: Piece, body: string): TagPair | undefined {
  const opening = wholeTag(piece.text);
  const indent = indentOf(piece, body);
  if (opening === undefined || indent === undefined || opening.isEnd) return undefined;
  const start = lineEnd(body, piece.offset) + 1;
  if (body.slice(piece.offset, start).trim() !== piece.text) return undefined;
  const closing = closingTags(body).get(piece.offset);
  if (closing === undefined || indentOf(closing, body) !== indent) return undefined;
  const end = lineStart(body, closing.offset);
  return { opening, closing, inner: { offset: start, text: body.slice(start, end) } };
}

let read: { readonly body: string; readonly closings: ReadonlyMap<number, Piece> } | undefined;

/** Where tags end that stand alone on their lines, by their offsets: read once, as a page may have thousands. */
function closingTags(body: string): ReadonlyMap<number, Piece> {
  if (read?.body === body) return read.closings;
  const closings = new Map<number, Piece>();
  const open = new Map<string, number[]>();
  for (const line of linePieces({ offset: 0, text: body })) {
    const piece = { offset: line.offset + line.text.indexOf('{'), text: line.text.trim() };
    const tag = piece.text.startsWith('{') ? wholeTag(piece.text) : undefined;
    if (tag === undefined) continue;
    const opened = open.get(tag.name) ?? [];
    const start = tag.isEnd ? opened.pop() : undefined;
    if (start !== undefined) closings.set(start, piece);
    if (!tag.isEnd) opened.push(piece.offset);
    open.set(tag.name, opened);
  }
  read = { body, closings };
  return closings;
}

/** The tag that a text is; undefined for one with more in it, and for a tag that closes itself. */
function wholeTag(text: string): ForeignTag | undefined {
  const isWhole = /(?:%|[%>]\})\}$/.test(text) && text.search(/-?[%>]?\}/) >= text.length - '-%}'.length;
  const tag = isWhole ? foreignTag(text) : undefined;
  return tag?.given.endsWith('/') ? undefined : tag;
}
