import type { Fix } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { colonsFor } from '../elsewhere/colonsFor.ts';
import { boxKindOf, titleInBrackets, titleOfKind } from '../elsewhere/writtenHere.ts';
import { indentOf, type Piece, replaced } from '../pieces.ts';

interface AdmonishBox {
  /** The name of the container, with its title. */
  readonly box: string;
  /** Undefined where the title would be lost, in MDX, in an item or a quote, and for what a container cannot hold. */
  readonly fix: Fix | undefined;
}

/** What a code block is here by which a preprocessor of mdBook makes a box; undefined for any other block. */
export function admonishBox(block: Piece, source: SourceFile): AdmonishBox | undefined {
  const [, opening = '', info] = /^([`~]{3,}[ \t]*admonish([^\n]*))/.exec(block.text) ?? [];
  if (info === undefined) return undefined;
  const kind = /^[ \t]+([a-z]+)(?=[.\s]|$)/.exec(info)?.[1] ?? 'note';
  const own = /(?:\btitle=|[ \t])"((?:[^"\\\n]|\\.)*)"/.exec(info)?.[1];
  const name = /\bcollapsible=true\b/.test(info) ? 'details' : (boxKindOf(kind) ?? 'note');
  const title = own ?? titleOfKind(kind, name);
  const box = `${name}${titleInBrackets(title)}`;
  const isLost = title !== '' && !box.includes('[');
  return { box, fix: isLost || source.format === 'mdx' ? undefined : fixOf(opening, box, { block, source }) };
}

function fixOf(
  opening: string,
  box: string,
  { block, source }: { readonly block: Piece; readonly source: SourceFile },
): Fix | undefined {
  const fence = /^[`~]+/.exec(opening)?.[0] ?? '';
  const closing = /\n[ \t]*([`~]{3,})[ \t]*$/.exec(block.text)?.[1];
  if (closing?.startsWith(fence) !== true || indentOf(block, source.body) === undefined) return undefined;
  const inner = block.text.slice(opening.length + 1, block.text.lastIndexOf(closing));
  const colons = colonsFor(inner, source, block.offset);
  if (colons === undefined) return undefined;
  const end = { offset: block.offset + block.text.lastIndexOf(closing), text: closing };
  return {
    ...replaced({ offset: block.offset, text: opening.trimEnd() }, `${colons}${box}`, source),
    with: [replaced(end, colons, source)],
  };
}
