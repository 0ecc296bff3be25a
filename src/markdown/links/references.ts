import { warningOf } from '../../model/diagnostic.ts';
import { placeIn } from '../../model/sourcePlace.ts';
import { type PageState, placeOf, reportWarning } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';

/** A label of the `part`-th partial as the page has it: the same label elsewhere on the page is another one. */
export const labelInPart = (label: string, part: number): string => `${label}-part-${part}`;

/** Keeps the references of a partial's tree to the partial's own definitions. */
export function keepReferences(nodes: readonly TreeNode[], part: number): void {
  for (const node of nodes) {
    if (node.identifier !== undefined) node.identifier = labelInPart(node.identifier, part);
    if (node.children !== undefined) keepReferences(node.children, part);
  }
}

interface FoundReferences {
  readonly references: Set<string>;
  readonly definitions: TreeNode[];
  readonly texts: TreeNode[];
}

/**
 * Tells of footnotes and links of a file that lead nowhere, and of definitions that nobody sees. `tree` is the file's,
 * as it was parsed. May yield `undefined-reference` and `lost-definition`.
 */
export function checkReferences(tree: TreeNode, state: PageState): void {
  const { body } = state.source;
  // Most files have none of it, and are not walked.
  if (!body.includes('[^') && !body.includes('][') && !body.includes(']:')) return;
  const found: FoundReferences = { references: new Set(), definitions: [], texts: [] };
  collect(tree, found);
  for (const text of found.texts) checkText(text, state);
  checkSpacedLabels(found, state);
  const first = new Map<string, TreeNode>();
  for (const definition of found.definitions) {
    const key = keyOf(definition);
    const before = first.get(key);
    if (before === undefined) first.set(key, definition);
    else if (!isSame(before, definition)) reportTwice(definition, before, state);
  }
  for (const [key, definition] of first)
    if (definition.type === 'footnoteDefinition' && !found.references.has(key)) reportUnused(definition, state);
}

function collect(node: TreeNode, found: FoundReferences): void {
  if (node.type === 'text') found.texts.push(node);
  else if (node.type === 'definition' || node.type === 'footnoteDefinition') found.definitions.push(node);
  else if (node.identifier !== undefined) found.references.add(keyOf(node));
  for (const child of node.children ?? []) collect(child, found);
}

const keyOf = ({ type, identifier = '' }: TreeNode) =>
  `${type.startsWith('footnote') ? '^' : ''}${identifier.toLowerCase()}`;

/** Whether two definitions say the same: then nothing is lost when the later one is not read. */
const isSame = (one: TreeNode, other: TreeNode) => one.type === 'definition' && one.url === other.url;

/**
 * References without a definition, which stay text. Brackets are also used for much else, such as `[^/]` and `a[i][j]`:
 * only numbers of notes, and labels with a word in them, are taken for references.
 */
const LOST =
  /(?<!\\)\[\^(?:\d+|[\w-]{0,99}[a-z]{3}[\w-]{0,99})\](?![*+?{(:])|(?<![\w\\\])])\[[^[\]\n]{0,99}[a-z]{3}[^[\]\n]{0,99}\]\[([^[\]\n^]{0,99}[a-z]{3}[^[\]\n]{0,99})\](?![[(])/gi;

/** Such a reference whose text is code, which is a node of its own: before that code, and behind it. */
const BEFORE_LABEL = /(?<![\w\\])\[`([^`\n]{1,99})`$/;
const LABEL_BEHIND = /^\]\[([^[\]\n]{0,99})\](?![[(])/;

function checkText({ position }: TreeNode, state: PageState): void {
  const { body } = state.source;
  const start = position?.start.offset;
  if (start === undefined) return;
  const written = body.slice(start, position?.end.offset);
  if (!written.includes('[')) return;
  if (written.startsWith('][')) checkCodeReference(start, written, state);
  for (const match of written.matchAll(LOST)) {
    const label = match[1];
    state.diagnostics.push(
      warningOf('undefined-reference', {
        message:
          label === undefined
            ? `There is no footnote \`${match[0]}\`, so readers see its brackets.`
            : `There is no link definition \`[${label}]\`, so readers see the brackets.`,
        place: placeIn(state.source, start + match.index, match[0].length),
        hint:
          label === undefined
            ? `write \`${match[0]}: the note\` on a line of its own, or \`\\[\` for a bracket`
            : `write \`[${label}]: /route/\` on a line of its own, or \`\\[\` for a bracket`,
      }),
    );
  }
}

function checkCodeReference(start: number, written: string, { source, diagnostics }: PageState): void {
  const { body } = source;
  const [opening, code = ''] = BEFORE_LABEL.exec(body.slice(Math.max(0, start - 103), start)) ?? [];
  const [ending, own = ''] = LABEL_BEHIND.exec(written) ?? [];
  const label = own || code;
  if (opening === undefined || ending === undefined || !/[a-z]{3}/i.test(label)) return;
  diagnostics.push(
    warningOf('undefined-reference', {
      message: `There is no link definition \`[${label}]\`, so readers see the brackets.`,
      place: placeIn(source, start - opening.length, opening.length + ending.length),
      hint: `write the address in place of \`${ending.slice(1)}\`, as in \`${opening}](/route/)\``,
    }),
  );
}

/** Notes with a space in their label, as MkDocs reads them: here they are text, or, of one word, an address. */
function checkSpacedLabels({ texts, definitions }: FoundReferences, state: PageState): void {
  const { body } = state.source;
  const labels = [...body.matchAll(NOTE_LABEL)].map(({ 0: written, 1: label = '', index }) => ({
    label,
    at: index + written.length - label.length - 1,
  }));
  const isInText = coveredBy(texts);
  const isInLink = coveredBy(definitions.filter(({ type }) => type === 'definition'));
  for (const { label, at } of labels.filter((one) => isInText(one.at) || isInLink(one.at)))
    state.diagnostics.push(
      warningOf('undefined-reference', {
        message: `\`${label}\` is no footnote, because its label has a space: readers see its brackets.`,
        place: placeIn(state.source, at, label.length),
        hint: `write \`${label.replaceAll(/[ \t]+/g, '-')}\`, here and where the note belongs`,
      }),
    );
}

/** At the start of a line, also in a quote. */
const NOTE_LABEL = /^[ \t>]*(\[\^(?=[^\]\n]*[^\]\s][ \t]+[^\]\s])[^[\] \t][^[\]\n]{0,199}\]):(?=[ \t])/gm;

/** Whether an offset is in one of some nodes; nodes and offsets come in the order of the text. */
function coveredBy(nodes: readonly TreeNode[]): (offset: number) => boolean {
  let next = 0;
  return (offset) => {
    while ((nodes[next]?.position?.end.offset ?? Number.POSITIVE_INFINITY) <= offset) next += 1;
    return (nodes[next]?.position?.start.offset ?? Number.POSITIVE_INFINITY) <= offset;
  };
}

const shown = ({ type, label, identifier }: TreeNode) =>
  `[${type === 'footnoteDefinition' ? '^' : ''}${label ?? identifier}]`;

function reportTwice(definition: TreeNode, before: TreeNode, state: PageState): void {
  reportWarning(state, definition, {
    code: 'lost-definition',
    message: `\`${shown(definition)}\` is defined on line ${placeOf(state, before).line} already, and this definition is not used.`,
    hint: 'give it another label, or delete it',
  });
}

function reportUnused(definition: TreeNode, state: PageState): void {
  reportWarning(state, definition, {
    code: 'lost-definition',
    message: `Nothing refers to the footnote \`${shown(definition)}\`, so readers do not see it.`,
    hint: `write \`${shown(definition)}\` where the note belongs, or delete it`,
  });
}
