import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import { fileLines } from '../../model/files/fileLines.ts';
import { asRecord } from '../../model/values/asRecord.ts';
import { parsedYaml } from '../parsedYaml.ts';

export interface KeyBlock {
  readonly value: unknown;
  /** Deletes its lines. */
  readonly deletion: Fix;
}

/**
 * The key that begins in a line of a file (1-based), with the lines below that belong to it. `text` is that of the
 * whole file. Undefined where its lines say nothing by themselves.
 */
export function keyBlock(file: string, text: string, line: number): KeyBlock | undefined {
  const lines = fileLines(text);
  const next = lines.findIndex((one, index) => index >= line && !/^(?:[ \t]|-(?: |$)|#|$)/.test(one));
  if (next === -1 || !/^(["']?)[\w-]+\1[ \t]*:/.test(lines[line - 1] ?? '')) return undefined;
  // A comment may stand in it. Those at its end are of the key below.
  const below = lines.slice(line, next);
  const own = lines.slice(line - 1, line + below.findLastIndex((one) => /^(?!#)\s*\S/.test(one)) + 1);
  const [entry, ...others] = Object.entries(asRecord(parsedYaml(own.join('\n'))));
  const value = entry?.[1];
  if (value === undefined || others.length > 0) return undefined;
  const deletion = joinFixes(
    own.map((one, index) => ({
      place: { file, line: line + index, column: 1, endColumn: one.length + 1 },
      was: `${one}\n`,
      text: '',
    })),
  );
  return deletion && { value, deletion };
}
