import { openFence } from '../../model/codeFence.ts';
import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import { endsInGap, lineStart, type Piece, replaced } from '../pieces.ts';
import type { ContainerTab } from './containerTabsFix.ts';

/**
 * The correction that makes `<Tabs>` of a container of tabs in a page of MDX, whatever they hold; `opening` and `end`
 * are the lines of the container. Undefined where a name is more than plain words, for containers and other tabs in a
 * tab, and for code that is never closed.
 */
export function containerTabElements(
  tabs: readonly ContainerTab[],
  { opening, end }: { readonly opening: Piece; readonly end: Piece },
  source: SourceText,
): Fix | undefined {
  if (!tabs.every(isClear)) return undefined;
  // Of the text above, the line before the last one and its end tell.
  const gapBefore = ({ offset }: Piece) =>
    endsInGap(source.body.slice(Math.max(0, lineStart(source.body, offset - 1) - 1), offset)) ? '' : '\n';
  const written = (line: Piece, text: string) => replaced({ ...line, text: line.text.trimEnd() }, text, source);
  const endOf = (tab: ContainerTab | undefined, line: Piece) =>
    tab === undefined || tab.marks.length > 1 ? '' : `${gapBefore(line)}</Tab>\n`;
  return joinFixes([
    written(opening, '<Tabs>'),
    ...tabs.flatMap((tab, index) =>
      tab.marks.map((mark, number) =>
        number === 0
          ? written(mark, `${endOf(tabs[index - 1], mark)}<Tab label="${tab.name}">`)
          : written(mark, `${gapBefore(mark)}</Tab>`),
      ),
    ),
    written(end, `${endOf(tabs.at(-1), end)}</Tabs>`),
  ]);
}

const isClear = ({ name, lines }: ContainerTab) =>
  !/["<>&`*_\\]|:[\w-]+:/.test(name) &&
  !lines.some(({ text }) => /^\s*(?::::|@tab|==\s)/.test(text)) &&
  openFence(lines.map(({ text }) => text.trimEnd()).join('\n')) === undefined;
