import { indentOf, lineEnd, type Piece } from '../pieces.ts';

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
  const { name } = opening;
  // Without an end, all of the page would be looked through for each.
  if (!body.includes(`/${name}`, start) && !body.includes(`/ ${name}`, start) && !body.includes(`end${name}`, start))
    return undefined;
  let depth = 1;
  for (let at = start; at < body.length; at = lineEnd(body, at) + 1) {
    const line = body.slice(at, lineEnd(body, at));
    const closing = { offset: at + line.indexOf('{'), text: line.trim() };
    const tag = wholeTag(closing.text);
    if (tag?.name !== name) continue;
    depth += tag.isEnd ? -1 : 1;
    if (depth > 0) continue;
    const inner = { offset: start, text: body.slice(start, at) };
    return indentOf(closing, body) === indent ? { opening, closing, inner } : undefined;
  }
  return undefined;
}

/** The tag that a text is; undefined for one with more in it, and for a tag that closes itself. */
function wholeTag(text: string): ForeignTag | undefined {
  const isWhole = /(?:%|[%>]\})\}$/.test(text) && text.search(/-?[%>]?\}/) >= text.length - '-%}'.length;
  const tag = isWhole ? foreignTag(text) : undefined;
  return tag?.given.endsWith('/') ? undefined : tag;
}
