import type { SourceText } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';
import { type PageState, report, reportUnread } from '../pageState.ts';
import { type Replacement, type TreeNode, text, writtenText } from '../tree.ts';
import { type Definition, definitionsIn, mayDefine, withoutDefinitions } from './definitions.ts';
import { emptyDefinition, GLOSSARY_FILE, repeatedDefinition } from './glossary.ts';

/**
 * Takes out a paragraph of lines such as `*[HTML]: Hyper Text Markup Language`, and notes them for the page. A glossary
 * that a page includes is a list of definitions there. May yield `unread-markup` and `lost-definition`.
 */
export function noteAbbreviations(node: TreeNode, state: PageState): Replacement {
  const { source } = state;
  // `*[a]: b*` is in italics.
  if (!mayDefine(source) || node.children?.[0]?.type === 'emphasis') return undefined;
  const written = writtenText(node, source.body);
  const found = definitionsIn(written);
  if (found.length === 0) return undefined;
  if (withoutDefinitions(written) !== '' || !beginsLine(node, source)) {
    reportMixed(written, found, { node, state });
    return undefined;
  }
  const empty = found.filter(({ meaning }) => meaning === '');
  for (const one of empty) report(state, node, { ...emptyDefinition(one), word: one.label });
  for (const one of found) if (!empty.includes(one)) note(one, node, state);
  const isShown = source !== state.page && source.relativePath.replace(/^.*\//, '') === GLOSSARY_FILE;
  return isShown ? [definitionList(found)] : [];
}

/** Whether nothing stands before it on its line but the signs of a quote. */
function beginsLine({ position }: TreeNode, { body }: SourceText): boolean {
  const start = position?.start.offset ?? 0;
  return /^[ \t>]*$/.test(body.slice(body.lastIndexOf('\n', start - 1) + 1, start));
}

interface Paragraph {
  readonly node: TreeNode;
  readonly state: PageState;
}

/** Lines that other words stand beside. An empty line above is all that is missing where they are the last ones. */
function reportMixed(written: string, [first]: readonly Definition[], { node, state }: Paragraph): void {
  if (first === undefined) return;
  const isLast = first.offset > 0 && withoutDefinitions(written.slice(first.offset)) === '';
  const isAtStart = node.position?.start.column === 1;
  reportUnread(state, node, {
    word: first.label,
    hint:
      first.offset > 0 || beginsLine(node, state.source)
        ? 'part definitions of abbreviations from other text by an empty line'
        : 'write it on a line of its own, with nothing but spaces before it',
    ...(isLast && isAtStart ? { meant: `\n${first.label}` } : {}),
  });
}

function note(one: Definition, node: TreeNode, state: PageState): void {
  const { source, abbreviations } = state;
  const place = placeIn(source, (node.position?.start.offset ?? 0) + one.offset, one.label.length);
  const before = abbreviations.get(one.term);
  if (before === undefined) abbreviations.set(one.term, { ...one, place, isOwn: source === state.page });
  else if (before.place.file === place.file && before.meaning !== one.meaning)
    report(state, node, { ...repeatedDefinition(one, before.place.line), word: one.label });
}

const definitionList = (definitions: readonly Definition[]): TreeNode => ({
  type: 'definitionList',
  data: { hName: 'dl' },
  children: definitions.flatMap(({ term, meaning }) => [part('dt', term), part('dd', meaning)]),
});

const part = (hName: string, words: string): TreeNode => ({
  type: 'definitionPart',
  data: { hName },
  children: [text(words)],
});
