/** How a package manager calls what npm does. */
export interface Commands {
  readonly exec: string;
  readonly install: string;
  readonly ci: string;
  readonly remove: string;
  readonly run: string;
  readonly add: (to: { readonly isGlobal: boolean; readonly isDev: boolean; readonly isExact: boolean }) => string;
  readonly create: (name: string) => string;
}

const words = (...all: readonly (string | false)[]) => all.filter(Boolean).join(' ');

/** Those besides npm. */
export const MANAGERS: readonly (readonly [name: string, commands: Commands])[] = [
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

/** It is not among those of Docusaurus. */
export const BUN: Commands = {
  exec: 'bunx',
  install: 'bun install',
  ci: 'bun install --frozen-lockfile',
  remove: 'bun remove',
  run: 'bun run',
  add: ({ isGlobal, isDev, isExact }) =>
    words('bun add', isGlobal && '--global', isDev && '--dev', isExact && '--exact'),
  create: (name) => `bun create ${name.replace(/@latest$/, '')}`,
};

/** A line of code for npm as another manager has it; undefined for a command that is not known. */
export function commandIn(line: string, commands: Commands): string | undefined {
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
