import { nodesOf, type TreeNode, writtenText } from '../../markdown/tree.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { SourceFile, SourceText } from '../../model/sourceFile.ts';
import { placeAt } from '../../model/sourcePlace.ts';

/** A comment that allows the warnings of a code, as `docsgen-allow empty-page`. */
export interface WrittenAllowance {
  /** As it is written; empty for none. */
  readonly code: string;
  /** Of the code; of `docsgen-allow` where there is none. */
  readonly place: Place;
}

const MARK = 'docsgen-allow';

/** Those in the front matter and the comments of a page. `tree` is its mdast: what stands in samples is none. */
export const readAllowances = (
  tree: TreeNode,
  { file, frontmatterText = '', body }: SourceFile,
): WrittenAllowance[] => [
  ...allowancesIn(frontmatterText, file, IN_YAML),
  ...(body.includes(MARK) ? nodesOf(tree, COMMENTS) : []).flatMap((node) =>
    allowancesOf(writtenText(node, body), node.position?.start.offset ?? 0, { file, body }),
  ),
];

/** Those in the lines of a file of YAML, or of code. */
export function allowancesIn(text: string, file: string, comment = file.endsWith('.yaml') ? IN_YAML : IN_CODE) {
  if (!text.includes(MARK)) return [];
  return [...text.matchAll(comment)].flatMap(({ index, 0: written }) =>
    allowancesOf(written, index, { file, body: text }),
  );
}

const IN_YAML = /(?<=^|\s)#.*/gm;
const IN_CODE = /(?:\/\/|\/\*).*/g;

/** Where the comments of a page may be: what is HTML, and expressions of MDX. */
const COMMENTS = /^(?:html|mdxFlowExpression|mdxTextExpression)$/;

/** `start` is the offset of what is written in the body: 0-based, UTF-16. */
function allowancesOf(written: string, start: number, { file, body }: SourceText): WrittenAllowance[] {
  return [...written.matchAll(/\bdocsgen-allow\b([ \t]*)([a-z][\w-]*)?/gi)].map((found) => {
    const [whole, space = '', code = ''] = found;
    // Comments of HTML may end right behind it.
    const name = code.replace(/-+$/, '');
    const offset = start + found.index;
    const place =
      name === ''
        ? placeAt(file, body, offset, MARK.length)
        : placeAt(file, body, offset + whole.length - code.length, name.length);
    return { code: space === '' ? '' : name, place };
  });
}
