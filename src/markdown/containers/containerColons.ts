import { openFence } from '../../model/codeFence.ts';
import { marksAround } from '../twin/marksAround.ts';

/** The colons of a container that holds a text: more than those of any container in it. */
export const colonsAround = (text: string): string => marksAround(text, ':');

/** Whether a line of such colons ends a container that is open at the end of a text: it would end that one, too. */
export const wouldEnd = (colons: string, before: string): boolean =>
  before.includes(':::') && openContainers(before).some((count) => count <= colons.length);

/** Whether code or a container in a text is never closed. */
export const leavesOpen = (text: string): boolean => openFence(text) !== undefined || openContainers(text).length > 0;

/** The colons of the containers that are open at the end of a text, outermost first. */
const openContainers = (text: string): readonly number[] => readContainers(text).open;

/** Where the last closing of a text begins that ends no container; -1 for none. */
export const lastStrayEnd = (text: string): number => readContainers(text).lastStray;

function readContainers(text: string): { readonly open: readonly number[]; readonly lastStray: number } {
  let open: number[] = [];
  let lastStray = -1;
  for (const { 1: { length = 0 } = '', 2: name, index } of text.matchAll(/^[ \t>]*(:{3,})[ \t]*(\S?)/gm)) {
    const closed = open.findIndex((count) => count <= length);
    if (name !== '') open.push(length);
    else if (closed !== -1) open = open.slice(0, closed);
    else lastStray = index;
  }
  return { open, lastStray };
}
