import type { SourceFile } from '../../model/sourceFile.ts';
import type { TreeNode } from '../tree.ts';
import { nearerFault } from './nearerFault.ts';
import type { Parser } from './parsers.ts';
import { syntaxDiagnostic } from './syntaxDiagnostic.ts';
import { withoutBlock } from './withoutBlock.ts';

/** The tree of a file; where it cannot be parsed, that of the part that can: the rest of a page is looked at, too. */
export function parseOr(parse: Parser, file: SourceFile, onFault: (error: unknown) => void): TreeNode {
  try {
    return parse(file);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const fault = nearerFault(parse, file, error);
    onFault(fault);
    return parseRest(parse, file, fault);
  }
}

/** So many paragraphs that cannot be parsed are passed over. */
const PASSED_OVER = 10;

/** Only the first fault is told of: another may follow from what is left out. */
function parseRest(parse: Parser, file: SourceFile, fault: unknown): TreeNode {
  let error = fault;
  let rest: SourceFile | undefined = file;
  for (let count = 0; count < PASSED_OVER; count += 1) {
    rest = withoutBlock(rest, syntaxDiagnostic(error, rest).place?.line ?? 0);
    if (rest === undefined) break;
    try {
      return parse(rest);
    } catch (next) {
      if (next instanceof RangeError) throw next;
      error = next;
    }
  }
  return { type: 'root', children: [] };
}
