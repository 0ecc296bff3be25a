import { CALLOUT_KINDS, CALLOUT_NAMES } from '../../model/calloutKinds.ts';
import { fenceAfter } from '../../model/codeFence.ts';
import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import { didYouMean } from '../../model/text/nearest.ts';
import { boxKindOfClass } from '../boxesElsewhere/fencedDiv.ts';
import { containerHint, isNeedless } from '../elsewhere/foreignContainers.ts';
import { type PageState, reportError } from '../pageState.ts';
import { indentOf, replaced } from '../pieces.ts';
import { containerTabsFix } from '../tabsElsewhere/containerTabsFix.ts';
import type { TreeNode } from '../tree.ts';

const OTHER_NAMES = ['details', 'code-group'];
/** The names of containers, as they are written here. */
export const KNOWN_NAMES: readonly string[] = [...Object.keys(CALLOUT_NAMES), ...OTHER_NAMES];

/** Tells of a container of a name that none has here. May yield `unknown-container`. */
export function reportUnknown(node: TreeNode, name: string, state: PageState): void {
  const kind = boxKindOfClass(name.toLowerCase());
  reportError(state, node, {
    code: 'unknown-container',
    message: name === 'code-group' ? `No code block stands in \`:::${name}\`.` : `Unknown container \`:::${name}\`.`,
    word: name,
    hint: kind === undefined ? hintFor(name) : `write \`:::${kind}\``,
    ...(isNeedless(name)
      ? { fix: withoutMarks(node, state) }
      : /^(?:code-)?tabs$/.test(name)
        ? { fix: containerTabsFix(node.position?.start.offset ?? 0, state.source) }
        : { meant: kind }),
  });
}

/** The correction that deletes the lines around a container; undefined where more stands on them. */
function withoutMarks(node: TreeNode, { source }: PageState): Fix | undefined {
  const { body } = source;
  const start = node.position?.start.offset ?? 0;
  const [opening, colons = ''] = /^(:{3,})[^\n]*\n/.exec(body.slice(start)) ?? [];
  if (opening === undefined || indentOf({ offset: start, text: opening }, body) !== '') return undefined;
  let offset = start + opening.length;
  let fence = '';
  for (const line of body.slice(offset).split('\n')) {
    fence = fenceAfter(line, fence);
    if (fence === '' && /^:{3,}[ \t]*$/.test(line) && line.trim().length >= colons.length) {
      const isLast = body[offset + line.length] === undefined;
      const end = { offset, text: isLast ? line : `${line}\n` };
      return joinFixes([replaced({ offset: start, text: opening }, '', source), replaced(end, '', source)]);
    }
    offset += line.length + 1;
  }
  return undefined;
}

const hintFor = (name: string): string =>
  containerHint(name) ??
  didYouMean(name, KNOWN_NAMES) ??
  `expected one of ${[...CALLOUT_KINDS, ...OTHER_NAMES].join(', ')}`;
