import type { SourceFile } from '../../model/sourceFile.ts';
import { messageOf } from '../../model/values/messageOf.ts';
import type { Parser } from './parsers.ts';

/**
 * What a parser would have thrown, had it not stopped at a later fault: of an element that has an end it then says that
 * the end is missing, and not which one within it lacks its own. The error itself where there is nothing nearer.
 */
export function nearerFault(parse: Parser, file: SourceFile, error: unknown): unknown {
  const rest = upToEnd(file, messageOf(error));
  if (rest === undefined) return error;
  try {
    parse(rest);
  } catch (nearer) {
    // Any other fault is where the source was cut: what looks like an end may be text of an expression.
    if (messageOf(nearer).includes('Unexpected closing tag')) return nearer;
  }
  return error;
}

/** A source up to the first end of the element that a message says has none; undefined where that is so. */
function upToEnd(file: SourceFile, message: string): SourceFile | undefined {
  const [, name, line] = /Expected a closing tag for `<([\w.-]+)>` \((\d+):/.exec(message) ?? [];
  if (name === undefined) return undefined;
  const lines = file.body.split('\n');
  const end = lines.findIndex((text, index) => index >= Number(line) - 1 && text.includes(`</${name}>`));
  return end === -1 ? undefined : { ...file, body: lines.slice(0, end + 1).join('\n') };
}
