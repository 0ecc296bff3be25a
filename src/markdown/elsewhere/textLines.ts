import { linePieces, type Piece } from '../pieces.ts';

/**
 * The lines of a page, of which those in code and in comments are empty: markup of others that they show is none. What
 * directives of MyST hold is text, too, but for those that show code.
 */
export function textLines(body: string): readonly Piece[] {
  const open: Fence[] = [];
  let isComment = false;
  return linePieces({ offset: 0, text: body }).map((line): Piece => {
    const around = open.at(-1);
    const isHidden = isComment || around?.isCode === true;
    const [, signs = '', info = ''] = (isComment ? null : FENCE.exec(line.text)) ?? [];
    if (around !== undefined && info === '' && signs.startsWith(around.signs)) open.pop();
    else if (signs !== '' && !isHidden && !(signs.startsWith('`') && info.includes('`')))
      open.push({ signs, isCode: !/^\{[\w-]+\}/.test(info) || OF_CODE.test(info) });
    // Without a fence: a comment is none in code.
    else if (isComment) isComment = !line.text.includes('-->');
    else if (around?.isCode !== true) isComment = line.text.lastIndexOf('<!--') > line.text.lastIndexOf('-->');
    return isHidden ? { ...line, text: '' } : line;
  });
}

interface Fence {
  readonly signs: string;
  readonly isCode: boolean;
}

/** A line that opens or closes a fence, in lists and quotes, too. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})[ \t]*(.*?)[ \t]*$/;
const OF_CODE = /^\{(?:code|sourcecode|math|mermaid|raw|literal|parsed-literal|eval-rst|prompt|doctest)/;
