import { codeBlockName } from '../../model/codeBlockName.ts';
import { codeFileOf, type ShownFile, withoutFile } from '../code/codeFile.ts';
import { FORMULA_LANGUAGE } from '../code/formulas.ts';
import { readInfo } from '../highlight/fenceMeta.ts';
import { NAME_IN_DOUBLE_BRACES, wantsConstants, withConstants } from '../mdx/expressions.ts';
import type { TreeNode } from '../tree.ts';
import { marksAround } from './marksAround.ts';
import { sliceOf, type TwinWalk } from './twinWalk.ts';

/** A code block that shows a file or constants, as readers see it; undefined for one that stays as it is written. */
export function twinFence(node: TreeNode, walk: TwinWalk): string | undefined {
  countDeferred(readInfo(node.lang ?? '', node.meta).language, walk);
  const file = codeFileOf(node, walk.source, walk.context);
  if (file === undefined && !wantsConstants(node)) return undefined;
  const fence = file === undefined ? sliceOf(node, walk) : filled(sliceOf(node, walk), file);
  if (!wantsConstants(node)) return fence;
  return withConstants(fence, NAME_IN_DOUBLE_BRACES, walk.constants).replace(
    /^((?:"[^"\n]*"|'[^'\n]*'|[^\n])*?)[ \t]+constants(?=\s)/,
    '$1',
  );
}

/** A formula stays as it is written. */
export function twinFormula(_: TreeNode, walk: TwinWalk): undefined {
  countDeferred(FORMULA_LANGUAGE, walk);
}

/** A component that lists pages may show the code of a language, and is put off in the page: it counts here, too. */
function countDeferred(language: string, walk: TwinWalk): void {
  if (walk.context.components[codeBlockName(language)]?.usesPages === true) walk.deferred += 1;
}

/** An empty block with the code of the file that it names, between fences that are longer than any in the code. */
function filled(block: string, { language, code }: ShownFile): string {
  const [, info = ''] = /^[`~]*([^\n]*)/.exec(block) ?? [];
  const fence = marksAround(code, block.startsWith('~') ? '~' : '`');
  return `${fence}${language}${withoutFile(info)}\n${code}\n${fence}`;
}
