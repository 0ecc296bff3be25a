import { ownValue } from '../../model/values/ownValue.ts';
import { headedStepsFix } from '../componentsElsewhere/headedStepsFix.ts';
import { type PageState, reportWarning } from '../pageState.ts';
import { isBlankText, isMdxElement, type TreeNode } from '../tree.ts';

/**
 * Warns of a component of the theme that does nothing where it stands: a `<Tab>` that is not in `<Tabs>`, whose label
 * nobody sees, a field that is in no table, a badge, grid or table that is empty, `<Tabs>` without one, with two of one
 * label, or with none that opens, `<Steps>` without a list to number (other generators number headings), and
 * `<FileTree>` that is not around one list. `parent` is the component around it, undefined for none. May yield
 * `unread-markup`.
 */
export function warnIdleComponent(node: TreeNode, parent: string | undefined, state: PageState): void {
  const name = node.name ?? '';
  // A component that a site has put in its place has no rules.
  if (state.context.components[name]?.props === undefined) return;
  // What is around it is told of, and perhaps is what it needs, by another name.
  if (parent !== undefined && !Object.hasOwn(state.context.components, parent)) return;
  const fault = ownValue(FAULTS, name)?.(node, parent);
  if (fault === undefined) return;
  const fix = name === 'Steps' ? headedStepsFix(node, state) : undefined;
  reportWarning(state, node, { code: 'unread-markup', word: name, ...fault, fix });
}

interface IdleFault {
  readonly message: string;
  readonly hint: string;
}

/** What is empty shows nothing, and a list without fields is no list to screen readers. */
const emptyFault = ({ name, children = [], data }: TreeNode): IdleFault | undefined =>
  // A text that cannot be read is told of already.
  children.every(isBlankText) && (data?.props?.text ?? '') === '' && data?.isFaulty !== true
    ? {
        message: `\`<${name}>\` has nothing in it: readers see nothing of it.`,
        hint: 'write what it is to show, or delete it',
      }
    : undefined;

/** A component of the site may make a list of its own of the fields in it. */
const fieldFault =
  (table: string) =>
  ({ name }: TreeNode, parent: string | undefined): IdleFault | undefined =>
    parent !== undefined && !/^(?:Card|CardGrid|FileTree|Steps|Tab|Tabs|Param|Prop)$/.test(parent)
      ? undefined
      : {
          message: `This \`<${name}>\` is not in \`<${table}>\`: it belongs to no list.`,
          hint: `write \`<${table}>\` before the first and \`</${table}>\` after the last`,
        };

const FAULTS: Readonly<Record<string, (node: TreeNode, parent: string | undefined) => IdleFault | undefined>> = {
  Badge: emptyFault,
  CardGrid: emptyFault,
  Param: fieldFault('ParamTable'),
  ParamTable: emptyFault,
  Prop: fieldFault('PropTable'),
  PropTable: emptyFault,
  FileTree(node) {
    if (!hasList(node, /^[uo]l$/))
      return {
        message: '`<FileTree>` has no list in it: there are no files to show.',
        hint: 'write each folder and file as an item of a list, such as `- src/`',
      };
    const parts = (node.children ?? []).filter((child) => !isBlankText(child));
    if (parts.length === 1 || parts.every(isMdxElement)) return undefined;
    return {
      message: '`<FileTree>` holds more than one list: readers see the rest among the files.',
      hint: 'write one list in it, and all else before or after it; a comment stands behind the name that it is about',
    };
  },
  Steps: (node) =>
    hasList(node, /^ol$/)
      ? undefined
      : {
          message: '`<Steps>` has no ordered list in it: nothing is numbered.',
          hint: 'write each step as an item of a list, such as `1. Sign in.`',
        },
  Tab: (_, parent) =>
    parent === 'Tabs'
      ? undefined
      : {
          message: 'This `<Tab>` is not in `<Tabs>`: readers do not see its label.',
          hint: 'write `<Tabs>` before the first tab and `</Tabs>` after the last',
        },
  Tabs({ children = [] }) {
    // What is there and no tab is an error of its own.
    if (children.every(isBlankText))
      return {
        message: '`<Tabs>` has no tabs in it: readers see nothing of it.',
        hint: 'write `<Tab label="…">`, its text and `</Tab>` for each, or delete it',
      };
    const tabs = children.filter(({ name }) => name === 'Tab').map(({ data }) => data?.props ?? {});
    const labels = tabs.map(({ label }) => label);
    const twice = labels.find((label, index) => typeof label === 'string' && labels.indexOf(label) < index);
    if (twice === undefined) return stateFault(tabs);
    return {
      message: `Two tabs are called \`${twice}\`: readers cannot tell them apart.`,
      hint: 'give each a label of its own',
    };
  },
};

/** What is wrong with what tabs can be opened, and which is open at first. */
function stateFault(tabs: readonly Readonly<Record<string, unknown>>[]): IdleFault | undefined {
  if (tabs.length > 0 && tabs.every(({ disabled }) => disabled))
    return {
      message: 'All tabs are `disabled`: readers can open none of them.',
      hint: 'delete `disabled` of one, or `<Tabs>` with all that it holds',
    };
  const [first, second] = tabs.filter((tab) => tab.default);
  if (first?.disabled)
    return {
      message: `The tab \`${first.label}\` is \`disabled\`, and so not open at first.`,
      hint: 'delete `disabled` or `default` of it',
    };
  if (second === undefined) return undefined;
  return {
    message: `Two tabs are \`default\`, but only \`${first?.label}\` is open at first.`,
    hint: `delete \`default\` of \`${second.label}\``,
  };
}

/** Whether there is such a list, or a component that may have one. */
const hasList = ({ children = [] }: TreeNode, tagName: RegExp): boolean =>
  children.some((child) => tagName.test(child.tagName ?? '') || isMdxElement(child) || hasList(child, tagName));
