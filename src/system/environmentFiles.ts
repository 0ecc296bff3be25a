import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readText } from './files.ts';

/** Files of a project that may hold environment variables, each before those that it wins over. */
const ENVIRONMENT_FILES: readonly string[] = ['.env.local', '.env'];

/**
 * Gives this process the environment variables of some names that it does not have and the files of a project (`root`,
 * absolute) do. Only what is asked for: such a file often belongs to the program beside the documentation, whose `PORT`
 * is none of ours. What the process has once, it keeps.
 */
export function takeVariables(root: string, names: readonly string[]): void {
  const missing = names.filter((name) => process.env[name] === undefined);
  if (missing.length === 0) return;
  for (const file of ENVIRONMENT_FILES) {
    const found = variablesIn(textOf(root, file));
    for (const name of missing) {
      const value = found[name];
      if (value !== undefined) process.env[name] ??= value;
    }
  }
}

/** A line, 1-based, by its file. */
export interface UnreadLine {
  readonly file: string;
  readonly line: number;
}

/** The first line of these files that is no `NAME=value`: what follows it may be lost. Undefined where all are. */
export function unreadLine(root: string): UnreadLine | undefined {
  for (const file of ENVIRONMENT_FILES) {
    // A value in quotes may have several lines. What a comment has in quotes is none.
    const text = textOf(root, file).replace(
      /^[ \t]*#.*|(?<==[ \t]*)(["'`])(?:(?!\1)[\s\S])*\1/gm,
      (part, quote?: string) => (quote === undefined ? part : part.replace(/[^\n]/g, 'x')),
    );
    const index = text.split('\n').findIndex((line) => !READ_LINE.test(line));
    if (index !== -1) return { file, line: index + 1 };
  }
  return undefined;
}

const READ_LINE = /^\s*(?:$|#|x+\s*(?:#.*)?$|(?:export\s+)?[\w.-]+\s*=)/;

const variablesIn = (text: string) => (text === '' ? {} : parseEnv(text));

function textOf(root: string, file: string): string {
  try {
    return readText(join(root, file)) ?? '';
  } catch {
    return ''; // A folder of that name, as some tools make, or a file of another user.
  }
}
