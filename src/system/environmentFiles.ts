import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readableText } from './files.ts';

/** What a site is made for: a dev server, or readers. Some files of variables are for one of them alone. */
export type Mode = 'development' | 'production';

/** Files of a project that may hold environment variables, as Vite has them, each before those that it wins over. */
const environmentFiles = (mode: Mode): readonly string[] => [
  `.env.${mode}.local`,
  `.env.${mode}`,
  '.env.local',
  '.env',
];

/**
 * Gives this process the environment variables of some names that it does not have and the files of a project (`root`,
 * absolute) do. Only what is asked for: such a file often belongs to the program beside the documentation, whose `PORT`
 * is none of ours. What the process has once, it keeps.
 */
export function takeVariables(root: string, names: readonly string[], mode: Mode): void {
  const missing = names.filter((name) => process.env[name] === undefined);
  if (missing.length === 0) return;
  for (const file of environmentFiles(mode)) {
    const found = variablesIn(textOf(root, file));
    for (const name of missing) {
      const value = found[name];
      if (value !== undefined) process.env[name] ??= value;
    }
  }
}

/** The first line (1-based) of these files that is no `NAME=value`, which may lose what follows; undefined for none. */
export function unreadLine(root: string, mode: Mode): { readonly file: string; readonly line: number } | undefined {
  for (const file of environmentFiles(mode)) {
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

/**
 * A file that holds a variable and is never read, as its name is not quite that of the mode, and the name that is
 * meant. Others, such as `.env.staging`, may be files of the program beside the documentation.
 */
export function misnamedFile(
  name: string,
  root: string,
  mode: Mode,
): { readonly file: string; readonly meant: string } | undefined {
  const names = NAMES_ELSEWHERE[mode].flatMap((other) => [
    { file: `.env.${other}.local`, meant: `.env.${mode}.local` },
    { file: `.env.${other}`, meant: `.env.${mode}` },
  ]);
  const all = [...names, { file: `.env.local.${mode}`, meant: `.env.${mode}.local` }];
  return all.find(({ file }) => variablesIn(textOf(root, file))[name] !== undefined);
}

/** What modes are called elsewhere. */
const NAMES_ELSEWHERE: Readonly<Record<Mode, readonly string[]>> = {
  development: ['dev', 'develop'],
  production: ['prod', 'build'],
};

const READ_LINE = /^\s*(?:$|#|x+\s*(?:#.*)?$|(?:export\s+)?[\w.-]+\s*=)/;

const variablesIn = (text: string) => (text === '' ? {} : parseEnv(text));

/** Nothing for a folder of that name, as some tools make, or a file of another user. */
const textOf = (root: string, file: string): string => readableText(join(root, file)) ?? '';
