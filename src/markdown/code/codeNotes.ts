import { type Place, warningOf } from '../../model/diagnostic.ts';
import { type PageState, placeOf } from '../pageState.ts';
import { addClass, isBlankText, type TreeNode } from '../tree.ts';

/** The numbers of the notes in a sample, and where these stand. */
export type NotedCode = ReadonlyMap<number, Place>;

/** Keeps the notes of a sample until what stands below it is known. */
export function keepNotes(
  figure: TreeNode,
  numbers: readonly number[],
  { pre, state }: { readonly pre: TreeNode; readonly state: PageState },
): void {
  state.notedCode.set(figure, new Map(numbers.map((number) => [number, placeOf(state, pre, `(${number})!`)])));
}

/** Makes the list below each sample with notes the list of these. May yield `idle-mark`. */
export function joinNotes(root: TreeNode, state: PageState): void {
  if (state.notedCode.size > 0) joinWithin(root, state);
}

function joinWithin({ children = [] }: TreeNode, state: PageState): void {
  for (const [index, child] of children.entries()) {
    const noted = state.notedCode.get(child);
    if (noted === undefined) joinWithin(child, state);
    else
      joinTo(
        noted,
        children.slice(index + 1).find((one) => !isBlankText(one)),
        state,
      );
  }
}

function joinTo(noted: NotedCode, below: TreeNode | undefined, state: PageState): void {
  const tell = ([number, place]: readonly [number, Place], why: string, hint: string) =>
    state.diagnostics.push(
      warningOf('idle-mark', { message: `The code has a note \`(${number})!\`, but ${why}.`, place, hint }),
    );
  const [first] = noted;
  if (first === undefined) return;
  if (below?.tagName !== 'ol') {
    tell(first, 'no list of notes stands below it', 'write below the code, behind an empty line, what it says: `1. …`');
    return;
  }
  addClass(below, 'code-notes');
  const start = Number(below.properties?.start ?? 1);
  const end = start + (below.children ?? []).filter(({ tagName }) => tagName === 'li').length - 1;
  const lost = [...noted].find(([number]) => number < start || number > end);
  if (lost !== undefined)
    tell(
      lost,
      `the list below it goes from ${start} to ${end}`,
      `write what it says as item ${lost[0]} of that list, or take it out of the code`,
    );
}
