import { didYouMean } from '../../model/text/nearest.ts';
import { componentElsewhere } from '../componentsElsewhere/componentsElsewhere.ts';
import { tagFix } from '../componentsElsewhere/tagFix.ts';
import { type PageState, reportError } from '../pageState.ts';
import { holdsTabs } from '../tabsElsewhere/tabsFix.ts';
import type { TreeNode } from '../tree.ts';
import { EXPORT_IT, importedHint } from './pageImports.ts';

/**
 * Tells of a component that the site does not have: what is written in its place here, where it is one of another
 * generator, or how it comes to be one of the site. Yields `unknown-component`.
 */
export function reportUnknownComponent(node: TreeNode, state: PageState): void {
  const name = node.name ?? '';
  const hint = hintOf(name, node, state);
  const fix = tagFix(node, state);
  // What is written in place of it is written at each.
  const isDecidedOnce = fix === undefined && (hint === EXPORT_IT || hint === NOT_AS_DEFAULT);
  reportError(state, node, {
    code: 'unknown-component',
    message: `Unknown component \`<${name}>\`.`,
    word: name,
    hint,
    fix,
    ...(isDecidedOnce ? { decision: name } : {}),
  });
}

const hintOf = (name: string, node: TreeNode, state: PageState): string =>
  typeArgumentHint(node, state) ??
  islandHint(node, state) ??
  otherExportHint(name, state) ??
  (holdsTabs(node) ? 'write `<Tabs>`, which holds tabs' : undefined) ??
  componentElsewhere(name, { props: node.data?.props ?? {}, isEmpty: node.children?.length === 0 }) ??
  importedHint(name, state.source) ??
  didYouMean(name, Object.keys(state.context.components)) ??
  (state.context.otherExports.has('default') ? NOT_AS_DEFAULT : EXPORT_IT);

/** The bundler makes the same of `module.exports`. */
const NOT_AS_DEFAULT =
  'export it by this name from `site/components.ts` (or `.tsx`), in place of `export default` or `module.exports`: `export const Name = …`';

const otherExportHint = (name: string, { context }: PageState) =>
  context.otherExports.has(name)
    ? 'what `site/components.ts` (or `.tsx`) exports by this name is no component: write a function that returns what readers see'
    : undefined;

/** So far back the name of a type is looked for: a page may have thousands of components that are not known. */
const LONGEST_TYPE = 100;

/** `Promise<Text>` in prose is an element to MDX. */
function typeArgumentHint({ name, position }: TreeNode, { source: { body } }: PageState): string | undefined {
  const offset = position?.start.offset ?? 0;
  const type = /\w+$/.exec(body.slice(Math.max(0, offset - LONGEST_TYPE), offset))?.[0];
  return type === undefined ? undefined : `write code in backticks: \`${type}<${name}>\``;
}

/** Islands are shown by components; that `<Island>` is in no page is easily missed. */
function islandHint({ name, data }: TreeNode, { context }: PageState): string | undefined {
  const island = name === 'Island' ? String(data?.props?.name ?? 'Name') : name;
  if (name !== 'Island' && !context.islands?.has(island ?? '')) return undefined;
  const shown = `<Island name="${island}"><${island} /></Island>`;
  return `islands are shown by components: write one in \`site/components.tsx\` that renders \`${shown}\`, and use it here`;
}
