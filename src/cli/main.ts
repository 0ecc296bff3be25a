import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { CONFIG_VARIABLES } from '../config/configEnvironment.ts';
import { takeVariables } from '../system/environmentFiles.ts';
import { logToStderr } from '../system/processes/logToStderr.ts';
import { shellWord } from '../system/shellWord.ts';
import { createCommandLine } from './commandLine.ts';
import { failOnEarlyEnd } from './earlyEnd.ts';
import type { CommandFlags } from './flags.ts';
import { asksForJson, EXIT, refusalOf, UsageError } from './refusal.ts';
import { refuseWithinProject } from './refuseWithinProject.ts';
import { printable } from './report/printable.ts';
import { withSiteFaults } from './siteFaults.ts';

/** Flags that are off unless they are given. Commander is not told of these defaults: it would print them as help. */
const NOT_GIVEN = { strict: false, quiet: false, json: false };

const FLAGS_OF_PROGRAM = ['-h', '--help', '-v', '--version'];

/** Runs a command line (without node and script) and yields the exit code; a server's comes when it ends. */
export async function main(argv: readonly string[]): Promise<number> {
  // What cannot be said is dropped, and the work goes on: a reader such as `head` has seen enough, the disk of a log is
  // full, or the terminal is closed, which its signal tells a moment later.
  process.stderr.on('error', () => {});
  const printed = listenTo(process.stdout);
  const exitCode = await run(argv);
  const fault = await printed();
  if (fault === undefined) return exitCode;
  process.stderr.write(`docsgen: Cannot write to stdout because ${fault.message}.\n`);
  return exitCode === EXIT.ok ? EXIT.content : exitCode;
}

async function run(argv: readonly string[]): Promise<number> {
  let exitCode: number = EXIT.ok;
  let root: string | undefined;
  const json = asksForJson(argv);
  const program = createCommandLine(
    (run, mode) => async (folder: string, flags: CommandFlags) => {
      refuseOtherThanFolder(folder, argv);
      // The bundler and git name files by where they really are, not by the links that lead there.
      const project = realpathSync(folder);
      if (folder === '.' && !argv.includes('.')) refuseWithinProject(argv[0] ?? '', project);
      root = project;
      takeVariables(project, CONFIG_VARIABLES, mode);
      logToStderr();
      exitCode = await withSiteFaults(project, (faults) => run(project, { ...NOT_GIVEN, ...flags }, faults));
    },
    { json },
  );
  const commands = ['help', ...program.commands.flatMap((command) => [command.name(), ...command.aliases()])];
  const done = failOnEarlyEnd({ json, rootOf: () => root });
  try {
    refuseFolderAlone(argv, commands);
    refuseFlagsFirst(argv, commands);
    await program.parseAsync(askedFor(argv, program), { from: 'user' });
    return exitCode;
  } catch (error) {
    // The one catch of the program.
    const refusal = refusalOf(error, { json });
    process.stdout.write(refusal.stdout);
    process.stderr.write(printable(refusal.stderr));
    return refusal.exitCode;
  } finally {
    done();
  }
}

/** Throws `UsageError` for a folder where a command belongs: other generators serve a folder that is named alone. */
function refuseFolderAlone([first = '']: readonly string[], commands: readonly string[]): void {
  if (commands.includes(first) || !statSync(first, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new UsageError(`There is no command \`${first}\`.`, `docsgen dev ${shellWord(first)}`);
}

/** Throws `UsageError` for flags before their command, where other programs take them. */
function refuseFlagsFirst(argv: readonly string[], commands: readonly string[]): void {
  const [first = ''] = argv;
  if (!first.startsWith('-') || FLAGS_OF_PROGRAM.includes(first)) return;
  const command = argv.find((word) => commands.includes(word));
  if (command === undefined) return;
  const others = argv.toSpliced(argv.indexOf(command), 1);
  throw new UsageError(
    `There is no flag \`${first}\` before the command.`,
    ['docsgen', command, ...others.map((word) => (word.startsWith('-') ? word : shellWord(word)))].join(' '),
  );
}

/** For `help` of an unknown command, that command, which is refused by name: commander shows the whole help. */
function askedFor(argv: readonly string[], program: Command): readonly string[] {
  const [first, name] = argv;
  const shown = program.createHelp().visibleCommands(program);
  const commands = shown.flatMap((command) => [command.name(), ...command.aliases()]);
  return first === 'help' && name !== undefined && !commands.includes(name) ? argv.slice(1) : argv;
}

/** Throws `UsageError`. */
function refuseOtherThanFolder(path: string, [command]: readonly string[]): void {
  if (!existsSync(path))
    throw new UsageError(
      `There is no folder \`${path}\`.`,
      'name the project folder; the default is the current folder',
    );
  if (statSync(path).isDirectory()) return;
  throw new UsageError(
    `\`${path}\` is a file, expected a folder: docsgen builds whole sites.`,
    `docsgen ${command} ${shellWord(dirname(path))}`,
  );
}

/** The function that it yields waits until all is written, and yields why something was not. */
function listenTo(stream: NodeJS.WriteStream): () => Promise<NodeJS.ErrnoException | undefined> {
  let fault: NodeJS.ErrnoException | undefined;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') fault ??= error;
  });
  return async () => {
    await new Promise((resolve) => stream.write('', resolve));
    // The stream tells of an error only after the writes that have failed.
    await new Promise(setImmediate);
    return fault;
  };
}
