import { CommanderError } from 'commander';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SourceChanged } from '../model/sourceFile.ts';
import { messageOf, stackOf } from '../model/values/messageOf.ts';
import { otherReact } from '../system/otherReact.ts';
import { packageVersion } from '../system/packageRoot.ts';
import { remedyOf } from '../system/remedyOf.ts';
import { ToldError } from '../system/toldError.ts';
import { isSystemError } from '../system/unwritable.ts';

/** Exit codes, as `docs/content/command-line.md` lists them. */
export const EXIT = { ok: 0, content: 1, usage: 2, internal: 70 } as const;

/** The command line asks for what there is not. */
export class UsageError extends ToldError {}

/** The site's code has thrown an error into the command. */
export class SiteCodeError extends Error {
  readonly hint: string | undefined;
  constructor({ message, hint, place }: Diagnostic) {
    super(place === undefined ? message : `${place.file}:${place.line}:${place.column}: ${message}`);
    this.hint = hint;
  }
}

/** What a run that failed leaves: its exit code, and what is said on the two streams. */
interface Refusal {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * What to say of an error that has ended a run: usage, a folder that may not be touched, what the system refuses, a
 * React that the project has put in place of ours, or a bug of ours. With `json` it is said as JSON on stdout, like any
 * other result. What is wrong with the usage, commander has said on stderr already.
 */
export function refusalOf(
  error: unknown,
  { json, findOtherReact = otherReact }: { readonly json: boolean; readonly findOtherReact?: typeof otherReact },
): Refusal {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return { exitCode: EXIT.ok, stdout: '', stderr: '' };
    return { exitCode: EXIT.usage, stdout: json ? jsonOf(...saidByCommander(error)) : '', stderr: '' };
  }
  const refuse = (said: ErrorSaid, exitCode: number = EXIT.content) => refusal(exitCode, said, json);
  if (error instanceof SiteCodeError) return refuse(error);
  if (error instanceof ToldError) return refuse(error, isSystemFault(error) ? EXIT.content : EXIT.usage);
  if (isSourceChanged(error)) return refuse({ message: error.message, hint: 'run it again' });
  if (isSystemError(error) && error.syscall === 'uv_cwd')
    return refuse({ message: 'The current folder is gone.', hint: 'run it in a folder that exists' });
  if (isSystemFault(error)) return refuse(refusedBySystem(error));
  const react = findOtherReact();
  if (react !== undefined)
    return refuse({
      message: `React ${react.installed} is installed for docsgen, which needs ${react.needed}.`,
      hint: 'delete `react` and `react-dom` from `overrides` or `resolutions` of the project, and install the packages again',
    });
  const stack = stackOf(error) ?? messageOf(error);
  return {
    exitCode: EXIT.internal,
    stdout: json ? jsonOf(`internal error: ${messageOf(error)}`) : '',
    stderr:
      `docsgen: internal error. This is a bug in docsgen, not a problem in your files.\n${stack}\n` +
      `docsgen ${packageVersion}, Node ${process.version}, ${process.platform}\n`,
  };
}

/** Whether a command line asks for its result as JSON; it may be one that cannot be parsed. */
export const asksForJson = (argv: readonly string[]): boolean =>
  argv.some(
    (flag, index) =>
      flag === '--json' || flag === '--format=json' || (flag === 'json' && argv[index - 1] === '--format'),
  );

/** What to say of an error by which the system refuses something. The hint is undefined where no remedy is known. */
export function refusedBySystem(error: Error): ErrorSaid {
  const { message, cause } = error;
  const why = cause instanceof Error ? ` ${cause.message}` : '';
  return { message: message + why, hint: remedyOf(error) ?? remedyOf(cause) };
}

/** Told by its code: from another thread an error comes without its class. */
const isSourceChanged = (error: unknown): error is SourceChanged =>
  error instanceof Error && 'code' in error && error.code === ('SOURCE_CHANGED' satisfies SourceChanged['code']);

/** What commander says, and what it takes for meant, which it has in a line below, as the hint. */
function saidByCommander({ message }: CommanderError): readonly [error: string, hint?: string] {
  const error = message.replace(/^error: /, '');
  const meant = /\n\(D(id you mean .*\?)\)$/.exec(error);
  return meant === null ? [error] : [error.slice(0, meant.index), `d${meant[1]}`];
}

const jsonOf = (error: string, hint?: string) => `${JSON.stringify({ ok: false, error, hint })}\n`;

interface ErrorSaid {
  readonly message: string;
  readonly hint?: string | undefined;
}

const refusal = (exitCode: number, { message, hint }: ErrorSaid, json: boolean): Refusal =>
  json
    ? { exitCode, stdout: jsonOf(message, hint), stderr: '' }
    : { exitCode, stdout: '', stderr: `docsgen: ${message}\n${hint === undefined ? '' : `  hint: ${hint}\n`}` };

/**
 * What the system refuses: rights, space, the shape of folders, programs that it does not have, disks of the network
 * that are gone. Other system errors are ours.
 */
const SYSTEM_FAULTS = new Set([
  'EACCES',
  'EAGAIN',
  'EBUSY',
  'EDQUOT',
  'EFBIG',
  'EIO',
  'EISDIR',
  'ELOOP',
  'EMFILE',
  'ENAMETOOLONG',
  'ENFILE',
  'ENOSPC',
  'ENOTCONN',
  'ENOTDIR',
  'EPERM',
  'EROFS',
  'ESTALE',
  // By Node itself, started with `--permission`; its message names the flag that allows it.
  'ERR_ACCESS_DENIED',
  'NOT_A_FILE',
  'NOT_INSTALLED',
]);

/** Whether the system has refused something, which is no bug of docsgen. */
export function isSystemFault(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return ('code' in error && SYSTEM_FAULTS.has(String(error.code))) || isSystemFault(error.cause);
}
