import type { Fix } from '../../model/diagnostic.ts';
import { placeAt } from '../../model/sourcePlace.ts';
import type { PageState } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';
import { removalOf } from './propertyPlace.ts';

/**
 * The correction that writes at each tab what a property of its set says of all: their names in order, as in Nextra and
 * Fumadocs, or which one opens first, as in Docusaurus. Undefined where a tab could be meant by none, or by several.
 */
export function tabsFix(property: string, node: TreeNode, state: PageState): Fix | undefined {
  if (node.name !== 'Tabs' || !Object.hasOwn(WORDS, property)) return undefined;
  const tabs = (node.children ?? []).filter(({ name }) => name === 'Tab');
  const words = WORDS[property]?.(node.data?.props?.[property], tabs);
  const removed = words === undefined ? undefined : removalOf(property, node, state);
  if (words === undefined || removed === undefined) return undefined;
  const { file, body } = state.source;
  const added = tabs.flatMap(({ position }, index) => {
    const word = words[index] ?? '';
    const { line, column } = placeAt(file, body, (position?.start.offset ?? 0) + '<Tab'.length);
    return word === '' ? [] : [{ place: { file, line, column, endColumn: column }, was: '', text: ` ${word}` }];
  });
  return { ...removed, with: added };
}

/** What each tab gets, empty for those that get nothing. */
const WORDS: Readonly<Record<string, (given: unknown, tabs: readonly TreeNode[]) => readonly string[] | undefined>> = {
  items(names, tabs) {
    const isClear = Array.isArray(names) && names.length === tabs.length && names.every(isLabel);
    return isClear ? tabs.map((tab, index) => (ownNames(tab).length > 0 ? '' : `label="${names[index]}"`)) : undefined;
  },
  defaultValue(name, tabs) {
    const words = tabs.map((tab) =>
      ownNames(tab).includes(name) && tab.data?.props?.default === undefined ? 'default' : '',
    );
    return words.filter((word) => word !== '').length === 1 ? words : undefined;
  },
};

const isLabel = (name: unknown) => typeof name === 'string' && !/["\n]/.test(name);

/** The names by which a tab is known. */
const ownNames = ({ data }: TreeNode): readonly unknown[] =>
  ['value', 'label', 'title'].flatMap((name) => data?.props?.[name] ?? []);
