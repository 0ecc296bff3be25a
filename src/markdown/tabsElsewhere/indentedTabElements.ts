import { openFence } from '../../model/codeFence.ts';
import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import { type IndentedBlock, setOut } from '../elsewhere/indentedBlock.ts';
import { endsInGap, replaced } from '../pieces.ts';
import { withoutIcons } from './withoutIcons.ts';

/**
 * The correction that makes `<Tabs>` of tabs of MkDocs in a page of MDX, whatever they hold. Undefined where a label is
 * more than plain words, where a second set begins right below, and for code that is never closed.
 */
export function indentedTabElements(tabs: readonly IndentedBlock[], source: SourceText): Fix | undefined {
  const [first] = tabs;
  const last = tabs.at(-1);
  const openings = tabs.flatMap((tab) => openingOf(tab) ?? []);
  const isOneSet = tabs.slice(1).every(({ head }) => !/^=+\+?!/.test(head.text));
  if (first === undefined || last === undefined || openings.length < tabs.length || !isOneSet) return undefined;
  if (tabs.some(endsInCode)) return undefined;
  const { indent } = first;
  const changed = tabs.map(({ head }, index) => {
    const gap = index === 0 || endsInGap(source.body.slice(0, head.offset - indent.length)) ? '' : `\n${indent}`;
    return replaced(head, `${gap}${index === 0 ? '<Tabs>' : '</Tab>'}\n${indent}${openings[index]}`, source);
  });
  const end = { offset: last.inner.offset + last.inner.text.length, text: '' };
  const closing = replaced(end, `\n\n${indent}</Tab>\n${indent}</Tabs>`, source);
  return joinFixes([...changed, ...tabs.flatMap((tab) => setOut(tab, source)), closing]);
}

/** Whether a code block of a tab is never closed: the end of the tab would be code. */
const endsInCode = ({ inner: { text } }: IndentedBlock) => openFence(text) !== undefined;

function openingOf({ head: { text } }: IndentedBlock): string | undefined {
  const [, signs = '', name = ''] = /^===([+!]*)[ \t]+"([^"]+)"/.exec(text) ?? [];
  const label = withoutIcons(name);
  return !/^(?:(?!:[\w-]+:)[^[\]{}<>&`*_\\])+$/.test(label)
    ? undefined
    : `<Tab label="${label}"${signs.includes('+') ? ' default' : ''}>`;
}
