import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import { anchorLine } from '../containers/openingAttributes.ts';
import { slugOf } from '../headings/slugOf.ts';
import { type PageState, placeOf } from '../pageState.ts';
import { isAlone } from '../pieces.ts';
import type { TreeNode } from '../tree.ts';

/**
 * What to say of a link that only marks a place, as ExDoc reads `[](){: #anchor }` and MkDocs `[](){ #anchor }`;
 * undefined for any other. The diagnostic is `unread-markup`.
 */
export function placeMark(node: TreeNode, state: PageState): Diagnostic | undefined {
  const { body, format } = state.source;
  const offset = node.position?.start.offset;
  if (format !== 'md' || offset === undefined || !body.startsWith('[]()', offset)) return undefined;
  const [written, attributes, id] = PLACE_MARK.exec(body.slice(offset, offset + MARK_LIMIT)) ?? [];
  if (written === undefined || id === undefined) return undefined;
  const start = placeOf(state, node);
  // A correction stays within a line, and formatters break it behind the colon.
  const [line = ''] = written.split('\n');
  const place = { ...start, endColumn: start.column + line.length };
  const isIdle = isAlone({ offset, text: written }, body) && isAddressBelow(id, offset + written.length, state);
  const mark = anchorLine(id);
  return warningOf('unread-markup', {
    message: `Readers see \`${attributes?.replace(/\s+/g, ' ')}\` as plain text.`,
    place,
    hint: isIdle ? 'delete it: it is the address of the heading below' : `write \`${mark}\``,
    ...(line === written ? { fix: { place, was: written, text: isIdle ? '' : mark } } : {}),
  });
}

const MARK_LIMIT = 200;
const PLACE_MARK = /^\[\]\(\)(\{:?\s*#([A-Za-z][\w:.-]*)\s*\})/;

/** Whether the heading below has an id as its address: a mark above would take it. */
function isAddressBelow(id: string, offset: number, { source: { body }, headings }: PageState): boolean {
  const title = /^\s*\n#{2,6}[ \t]+([^\n{}]*)/.exec(body.slice(offset, offset + HEADING_LIMIT))?.[1];
  return title !== undefined && slugOf(title) === id && !headings.some(({ slug }) => slug === id);
}

const HEADING_LIMIT = 1_000;
