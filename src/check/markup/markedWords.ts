const TAG = String.raw`<\/?[a-z][^<>\n]*>`;

/** Words between marks: a sign twice. Code and tags among the words are whole, and may hold the sign. */
function marks(sign: '=' | '^', flags: string, { first = '', except = '' } = {}): RegExp {
  const opening = String.raw`(?<![SIGN\w\\{])SIGN{2}(?![\sSIGN${first}])`;
  // No two of these begin alike: else each tag would double what is tried.
  const words = `((?:\`[^\`\\n]+\`|${TAG}|(?!${TAG})[^SIGN\\n{}\`${except}]){1,200})`;
  const closing = String.raw`(?<!\s)SIGN{2}(?![SIGN\w}])`;
  return new RegExp(`${opening}${words}${closing}`.replaceAll('SIGN', `\\${sign}`), flags);
}

/** `==marked==`. */
export const MARKED = marks('=', 'g');
/** `^^inserted^^`. */
export const INSERTED = marks('^', 'g');

/**
 * Where marks end that begin at an offset, with other markup between them; undefined where none do: operators, cells of
 * a table.
 */
export function marksEnd(text: string, offset: number): number | undefined {
  const sign = text[offset];
  if (sign !== '=' && sign !== '^') return undefined;
  const found = marks(sign, 'y', { first: ',.;:)', except: '|' });
  found.lastIndex = offset;
  return found.test(text) ? found.lastIndex : undefined;
}
