import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import { asRecord } from '../../model/values/asRecord.ts';
import { tagsOf } from '../mdx/componentTags.ts';
import { removalOf } from '../mdx/propertyPlace.ts';
import type { PageState } from '../pageState.ts';
import { inserted, replaced } from '../pieces.ts';
import { isBlankText, type TreeNode } from '../tree.ts';

/** Whether a component is tabs by another name, such as `<PackageManagerTabs>`, and says nothing else of them. */
export const holdsTabs = ({ name, data, children = [] }: TreeNode): boolean =>
  /.Tabs$/.test(name ?? '') &&
  Object.keys(data?.props ?? {}).length === 0 &&
  children.some(isTab) &&
  children.every((child) => isTab(child) || isBlankText(child));

const isTab = ({ name }: TreeNode) => name === 'Tab' || name === 'TabItem';

/**
 * The correction that writes at each tab what a property of its set says of all: their names in order, as in Nextra,
 * Fumadocs and Rspress, or their labels by their values, or which one opens first, as in Docusaurus. Undefined where a
 * tab could be meant by none, or by several.
 */
export function tabsFix(property: string, node: TreeNode, state: PageState): Fix | undefined {
  if (node.name !== 'Tabs') return undefined;
  const tabs = (node.children ?? []).filter(({ name }) => name === 'Tab');
  // In Rspress, they may be names alone.
  if (property === 'values' && !isNames(node.data?.props?.values)) return labelsFix(tabs, node, state);
  if (!Object.hasOwn(WORDS, property)) return undefined;
  const words = WORDS[property]?.(node.data?.props?.[property], tabs);
  const removed = words === undefined ? undefined : removalOf(property, node, state);
  if (words === undefined || removed === undefined) return undefined;
  const added = tabs.flatMap(({ position }, index) => {
    const word = words[index] ?? '';
    const end = (position?.start.offset ?? 0) + '<Tab'.length;
    return word === '' ? [] : [inserted(end, ` ${word}`, state.source)];
  });
  return joinFixes([removed, ...added]);
}

/** Writes the labels that a list has, by the values that are at the tabs so far. */
function labelsFix(tabs: readonly TreeNode[], node: TreeNode, state: PageState): Fix | undefined {
  const { values, defaultValue } = node.data?.props ?? {};
  // What opens first is known by its value.
  const isKnown = defaultValue === undefined || tabsFix('defaultValue', node, state) !== undefined;
  const removed = removalOf('values', node, state);
  if (!Array.isArray(values) || values.length !== tabs.length || !isKnown || removed === undefined) return undefined;
  const labels = tabs.map((tab, index) => labelFix(tab, values[index], state));
  return labels.includes(undefined) ? undefined : joinFixes([removed, ...labels.flatMap((label) => label ?? [])]);
}

/**
 * Writes a label in place of the value; nothing where they are the same. Undefined for another value or label, and for
 * more than these.
 */
function labelFix(tab: TreeNode, given: unknown, { source }: PageState): readonly Fix[] | undefined {
  const { label, value, ...others } = asRecord(given);
  const [own, ...more] = ownNames(tab);
  const meant = label ?? value;
  const isClear = Object.keys(others).length === 0 && typeof value === 'string' && isLabel(meant);
  if (!isClear || own !== value || more.some((name) => name !== meant)) return undefined;
  if (more.length > 0 || own === meant) return [];
  const tag = tagsOf(tab, source.body)?.opening;
  const found = /\s(?:value|label)=(["'])([^"'{}\n]*)\1/.exec(tag?.text ?? '');
  if (tag === undefined || found?.[2] !== value) return undefined;
  const text = found[1] + value + found[1];
  return [replaced({ offset: tag.offset + found.index + found[0].length - text.length, text }, `"${meant}"`, source)];
}

/** What each tab gets, empty for those that get nothing. */
const WORDS: Readonly<Record<string, (given: unknown, tabs: readonly TreeNode[]) => readonly string[] | undefined>> = {
  items: labelsInOrder,
  values: labelsInOrder,
  // It is a text in Nextra, too.
  defaultIndex: (index, tabs) =>
    tabs[Number(index)] === undefined
      ? undefined
      : tabs.map((_, number) => (number > 0 && number === Number(index) ? 'default' : '')),
  defaultValue(name, tabs) {
    const words = tabs.map((tab) =>
      ownNames(tab).includes(name) && tab.data?.props?.default === undefined ? 'default' : '',
    );
    return words.filter((word) => word !== '').length === 1 ? words : undefined;
  },
};

function labelsInOrder(names: unknown, tabs: readonly TreeNode[]): readonly string[] | undefined {
  const isClear = isNames(names) && names.length === tabs.length;
  return isClear ? tabs.map((tab, index) => (ownNames(tab).length > 0 ? '' : `label="${names[index]}"`)) : undefined;
}

const isNames = (given: unknown): given is readonly unknown[] => Array.isArray(given) && given.every(isLabel);

const isLabel = (name: unknown) => typeof name === 'string' && !/["\n]/.test(name);

/** The names by which a tab is known. */
const ownNames = ({ data }: TreeNode): readonly unknown[] =>
  ['value', 'label', 'title', 'name'].flatMap((name) => data?.props?.[name] ?? []);
