import { wouldEnd } from '../../markdown/elsewhere/containerColons.ts';
import { lineStart, replaced } from '../../markdown/elsewhere/pieces.ts';
import type { Fix } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';

/**
 * The correction of a code block for which Docusaurus adds the same commands for other package managers: a group of tabs
 * that has them. `offset` is that of the word which asks for it. Undefined where a command is not known.
 */
export function packageGroupFix(offset: number, source: Pick<SourceFile, 'file' | 'body'>): Fix | undefined {
  const { body } = source;
  const start = lineStart(body, offset);
  const found = BLOCK.exec(body.slice(start));
  const [whole, indent = '', signs = '', info = '', code = '', closing = ''] = found ?? [];
  if (whole === undefined || /\[|\bnpm2yarn\b.*\bnpm2yarn\b/.test(info) || wouldEnd(':::', body.slice(0, start)))
    return undefined;
  const named = (name: string) => `${indent}${signs}${info.replace(/\s+npm2yarn(?=\s|$)/, '')} [${name}]`;
  const others = MANAGERS.map(([name, commands]) => {
    const lines = code.split('\n').map((line) => commandIn(line, commands));
    return lines.includes(undefined) ? undefined : `\n\n${named(name)}\n${lines.join('\n')}\n${indent}${signs}`;
  });
  if (others.includes(undefined)) return undefined;
  // A container that begins right behind a text would be a part of its paragraph.
  const gap = /(?:^|\n)[ \t]*\n$/.test(body.slice(0, start)) || start === 0 ? '' : '\n';
  const opening = whole.slice(0, whole.indexOf('\n'));
  const end = { offset: start + whole.length - closing.length, text: closing };
  return {
    ...replaced({ offset: start, text: opening }, `${gap}${indent}::: code-group\n\n${named('npm')}`, source),
    with: [replaced(end, `${closing}${others.join('')}\n\n${indent}:::`, source)],
  };
}

const BLOCK = /^([ \t]*)(`{3,}|~{3,})([^\n]*)\n(.+?)\n([ \t]*\2[`~]*[ \t]*)(?=\n|$)/s;

/** How a package manager calls what npm does. */
interface Commands {
  readonly exec: string;
  readonly install: string;
  readonly ci: string;
  readonly remove: string;
  readonly run: string;
  readonly add: (to: { readonly isGlobal: boolean; readonly isDev: boolean; readonly isExact: boolean }) => string;
  readonly create: (name: string) => string;
}

const words = (...all: readonly (string | false)[]) => all.filter(Boolean).join(' ');

const MANAGERS: readonly (readonly [name: string, commands: Commands])[] = [
  [
    'yarn',
    {
      exec: 'yarn dlx',
      install: 'yarn install',
      ci: 'yarn install --frozen-lockfile',
      remove: 'yarn remove',
      run: 'yarn run',
      add: ({ isGlobal, isDev, isExact }) =>
        words('yarn', isGlobal && 'global', 'add', isDev && '--dev', isExact && '--exact'),
      create: (name) => `yarn create ${name.replace(/@latest$/, '')}`,
    },
  ],
  [
    'pnpm',
    {
      exec: 'pnpm dlx',
      install: 'pnpm install',
      ci: 'pnpm install --frozen-lockfile',
      remove: 'pnpm remove',
      run: 'pnpm run',
      add: ({ isGlobal, isDev, isExact }) =>
        words('pnpm add', isGlobal && '--global', isDev && '--save-dev', isExact && '--save-exact'),
      create: (name) => `pnpm create ${name}`,
    },
  ],
];

/** A line of the code as another manager has it; undefined for a command that is not known. */
function commandIn(line: string, commands: Commands): string | undefined {
  const [, before = '', program, rest = ''] = /^(\s*(?:\$\s+)?)(npm|npx)(?:\s+(.*?))?\s*$/.exec(line) ?? [];
  if (program === undefined) return /\b(?:npm|npx|yarn|pnpm)\b/.test(line) && !/^\s*#/.test(line) ? undefined : line;
  // More than one command, or one that goes on.
  if (/[&|;\\<>"'#]/.test(rest)) return undefined;
  const meant = program === 'npx' ? executed(rest, commands) : called(rest, commands);
  return meant === undefined ? undefined : before + meant;
}

const executed = (rest: string, { exec }: Commands) => (/^[\w@]/.test(rest) ? `${exec} ${rest}` : undefined);

function called(rest: string, commands: Commands): string | undefined {
  const [verb = '', ...given] = rest.split(/\s+/);
  const flags = given.filter((one) => one.startsWith('-'));
  const names = given.filter((one) => !one.startsWith('-'));
  if (/^(?:install|i|add)$/.test(verb)) return installed(names, flags, commands);
  if (/^(?:run|run-script|init|create)$/.test(verb)) return withArguments(verb, given, commands);
  if (flags.length > 0) return undefined;
  if (/^(?:uninstall|remove|rm|un)$/.test(verb) && names.length > 0) return words(commands.remove, ...names);
  if (names.length > 0) return undefined;
  if (verb === 'ci') return commands.ci;
  return verb === 'test' || verb === 'start' ? `${commands.run} ${verb}` : undefined;
}

function installed(names: readonly string[], flags: readonly string[], commands: Commands): string | undefined {
  if (flags.some((flag) => !FLAGS.test(flag)) || (names.length === 0 && flags.length > 0)) return undefined;
  const has = (pattern: RegExp) => flags.some((flag) => pattern.test(flag));
  const to = {
    isGlobal: has(/^(?:-g|--global)$/),
    isDev: has(/^(?:-D|--save-dev)$/),
    isExact: has(/^(?:-E|--save-exact)$/),
  };
  return names.length === 0 ? commands.install : words(commands.add(to), ...names);
}

const FLAGS = /^(?:-[DSPgE]|--(?:save|save-dev|save-prod|save-exact|global))$/;

/** What stands behind `--` is for the program: these managers hand it on without that. */
function withArguments(verb: string, given: readonly string[], { run, create }: Commands): string | undefined {
  const [name = '', ...others] = given;
  const [first, ...behind] = others;
  const passed = first === '--' ? behind : others;
  if (!/^[\w@]/.test(name) || (first !== '--' && others.some((one) => one.startsWith('-')))) return undefined;
  return words(verb.startsWith('run') ? `${run} ${name}` : create(name), ...passed);
}
