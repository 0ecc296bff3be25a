import { existsSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Shard } from '../build/fragment.ts';
import { EXPECTED_BASE, isBase } from '../config/siteBase.ts';
import type { Mode } from '../system/environmentFiles.ts';
import { packageVersion } from '../system/packageRoot.ts';
import { makeAsked } from '../system/unwritable.ts';
import type { CommandFlags } from './flags.ts';
import { DEV_PORT, EXPECTED_PORT, isPortNumber, PREVIEW_PORT } from './portNumber.ts';
import { UsageError } from './refusal.ts';
import { printable } from './report/printable.ts';
import type { SiteFaults } from './siteFaults.ts';

/** What a command runs, with the project's folder as it really is; yields the exit code. */
type Run = (root: string, flags: CommandFlags, faults: SiteFaults) => Promise<number>;

/** Commands of other generators, and what does the same here. */
const COMMANDS_ELSEWHERE: Readonly<Record<string, string>> = {
  create: 'docsgen init',
  new: 'docsgen init',
  start: 'docsgen dev',
  watch: 'docsgen dev',
  export: 'docsgen build',
  generate: 'docsgen build',
  a11y: 'docsgen check',
  'broken-links': 'docsgen check',
  doctor: 'docsgen check',
  lint: 'docsgen check',
  validate: 'docsgen check',
  deploy: 'docsgen build, then copy `dist/` to the host',
  'gh-deploy': 'docsgen build, then copy `dist/` to the host',
  import: 'docsgen check --fix',
  migrate: 'docsgen check --fix',
  eject: 'write `layout` in `site/components.tsx`: what stands on every page',
  clean: 'rm -r dist .docsgen',
  clear: 'rm -r dist .docsgen',
  'docs:version': 'git branch <version>, which is built with its own `--base`',
  swizzle: 'write `layout` in `site/components.tsx`: what stands on every page',
  'write-heading-ids': 'docsgen check --update-addresses',
  'write-translations': 'write `texts` in `site/config.ts`',
};

/**
 * The commands with their flags. `asAction` turns what a command runs, and the mode in which that makes the site, into
 * what commander calls with the folder as it was written. With `json`, commander says nothing of what is wrong with the
 * usage: whoever catches it does.
 */
export function createCommandLine(
  asAction: (run: Run, mode: Mode) => (folder: string, flags: CommandFlags) => Promise<void>,
  { json }: { readonly json: boolean },
): Command {
  const action = (run: Run) => asAction(run, 'production');
  const program = new Command('docsgen')
    .description('Compiles Markdown and MDX into a static documentation site.')
    .version(packageVersion, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .exitOverride()
    .configureOutput({ writeErr: (text) => json || process.stderr.write(printable(text)) })
    .showHelpAfterError('Run `docsgen --help` for the commands.');
  // Each command loads its code when it runs: `--version` and `--help` need none of it.
  const command = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .argument('[folder]', 'project folder', '.')
      .exitOverride()
      .showHelpAfterError(`Run \`docsgen ${name} --help\` for its flags.`);

  command('init', 'write the first files of a project')
    .option('-q, --quiet', 'print only errors')
    .action(async (folder: string, flags: CommandFlags) => {
      if (!existsSync(folder)) makeAsked(folder, 'name a folder that you may write into: docsgen init <folder>');
      await action(async (root, given) => (await import('./commands/initCommand.ts')).runInit(root, given))(
        folder,
        flags,
      );
    });
  withOutputFlags(command('build', 'write the site into the output folder'))
    .option('--shard <index/count>', 'build one shard of the pages, such as 2/8, for `docsgen merge`', parseShard)
    .action(action(async (...run) => (await import('./commands/buildCommand.ts')).runBuild(...run)));
  withOutputFlags(command('merge', 'join the shards that `docsgen build --shard` made into the site'))
    .option(
      '--from <folders...>',
      'folders of shards, or that hold them (default: .docsgen/fragments)',
      (folder, before?: readonly string[]) => [...(before ?? []), parsePath(folder)],
    )
    .action(action(async (...run) => (await import('./commands/buildCommand.ts')).runMerge(...run)));
  withServerFlags(command('dev', 'serve the site while you write'), DEV_PORT)
    .option('--no-cache', 'recompile everything')
    .option('--poll', 'check the files twice a second instead of waiting for change events')
    .action(asAction(async (...run) => (await import('./commands/devCommand.ts')).runDev(...run), 'development'));
  withServerFlags(
    command('preview', 'serve the built site as a static host would').alias('serve'),
    PREVIEW_PORT,
  ).action(action(async (...run) => (await import('./commands/previewCommand.ts')).runPreview(...run)));
  withBuildFlags(command('check', 'find problems in content, links, samples and finished pages'))
    .addOption(
      new Option('--format <format>', 'how to print findings')
        .choices(['text', 'json', 'sarif', 'github', 'gitlab'])
        .default('text'),
    )
    .option('--external', 'also ask other sites whether the pages you link to exist')
    .option('--fix', 'fix what needs no judgment, also in pages of other generators')
    .option('--sarif <file>', 'also write findings to a file, in SARIF', parsePath)
    .option('--update-addresses', 'add new pages and headings to addresses.lock')
    .action(action(async (...run) => (await import('./commands/checkCommand.ts')).runCheck(...run)));
  for (const [name, instead] of Object.entries(COMMANDS_ELSEWHERE))
    program
      .command(name, { hidden: true })
      .helpOption(false)
      .allowUnknownOption()
      .allowExcessArguments()
      .action(() => {
        throw new UsageError(`There is no command \`${name}\`.`, instead);
      });
  return program;
}

const withCommonFlags = (command: Command) =>
  command
    .option('--base <path>', 'base path of the site, such as /docs/', parseBase)
    .addOption(new Option('--out-dir, --outDir <folder>', 'output folder (default: dist)').argParser(parsePath))
    .option('-q, --quiet', 'print only errors');

const withBuildFlags = (command: Command) =>
  withCommonFlags(command)
    .option('--strict', 'treat warnings as errors')
    .option('--json', 'print the result as JSON')
    .option('--no-cache', 'recompile everything');

const withOutputFlags = (command: Command) =>
  withBuildFlags(command)
    .option('--no-search', 'leave out the search index and the search box')
    .option('--explain', 'say why each page was rebuilt, or that it was kept')
    .option('--profile', 'print the time of each stage, and write docsgen.cpuprofile');

const withServerFlags = (command: Command, port: number) =>
  withCommonFlags(command)
    .option('-p, --port <number>', `port (default: $PORT, or ${port}; the next free one if it is taken)`, parsePort)
    .option('--strict-port, --strictPort', 'end if the port is taken, rather than take the next free one')
    .option('--host [address]', 'listen beyond this machine', parseHost)
    .option('--open [path]', 'open the browser');

function parseBase(value: string): string {
  if (!isBase(value)) throw new InvalidArgumentError(`Expected ${EXPECTED_BASE}.`);
  return value;
}

/** A script passes an empty text where its variable is not set: that is no path. */
function parsePath(value: string): string {
  if (value === '') throw new InvalidArgumentError('Expected a path.');
  return value;
}

function parseShard(value: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(value) ?? []).map(Number);
  if (index < 1 || index > count)
    throw new InvalidArgumentError('Expected a shard and how many there are, such as 2/8.');
  return { index, count };
}

function parsePort(value: string): number {
  if (!isPortNumber(value)) throw new InvalidArgumentError(`Expected ${EXPECTED_PORT}.`);
  return Number(value);
}

/** An address of the machine; `true` for those that mean all of them. */
function parseHost(value: string): string | true {
  const host = value.replace(/^\[(.*)\]$/, '$1');
  if (host === '') throw new InvalidArgumentError('Expected an address, or nothing at all.');
  return host === '0.0.0.0' || host === '::' || host;
}
