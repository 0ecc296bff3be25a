import { type Diagnostic, errorsIn } from '../../model/diagnostic.ts';
import { messageOf, stackOf } from '../../model/values/messageOf.ts';
import { projectPath } from '../../system/projectPath.ts';
import type { CommandFlags } from '../flags.ts';
import { isSystemFault, refusedBySystem } from '../refusal.ts';
import { formatDuration, formatNames } from '../report/format.ts';
import { paintFor } from '../report/paint.ts';
import { printable } from '../report/printable.ts';
import { formatEach, formatTotals } from '../report/printDiagnostics.ts';
import { sameOnce } from '../report/sameOnce.ts';

/** What a dev server says in the terminal while pages are written. */
export interface DevSayer {
  /** Says what was taken in, and how long that took. */
  readonly update: (paths: readonly string[], elapsedMs: number) => void;
  /**
   * Says what is wrong when that has changed: all errors, the warnings that were not there before, and how many there
   * are of both.
   */
  readonly diagnostics: (diagnostics: readonly Diagnostic[]) => void;
  readonly limit: (error: NodeJS.ErrnoException) => void;
  readonly fault: (error: Error) => void;
}

/** Says it on a stream; paths are shown relative to `root`. With `quiet`, errors alone. */
export function createDevSayer(
  stream: NodeJS.WriteStream,
  root: string,
  { quiet }: Pick<CommandFlags, 'quiet'>,
): DevSayer {
  const paint = paintFor(stream);
  let said: readonly string[] = [];
  return {
    update(paths, elapsedMs) {
      if (quiet) return;
      const names = paths.map((path) => projectPath(root, path) || '.');
      stream.write(`${paint('green', 'Updated')} ${formatNames(names, 3)} in ${formatDuration(elapsedMs)}\n`);
    },
    diagnostics(diagnostics) {
      const judged = quiet ? errorsIn(diagnostics) : sameOnce(diagnostics);
      const before = new Set(said);
      const texts = formatEach(judged, root, paint);
      if (texts.length === said.length && texts.every((text, index) => text === said[index])) return;
      said = texts;
      const shown = texts.filter((text, index) => judged[index]?.severity === 'error' || !before.has(text));
      stream.write(
        said.length === 0
          ? `${paint('green', 'No errors, no warnings.')}\n`
          : `${shown.map((text) => `${text}\n`).join('')}${formatTotals(diagnostics)}.\n`,
      );
    },
    limit(error) {
      stream.write(watchLimit(error));
    },
    fault(error) {
      const { message, hint } = refusedBySystem(error);
      // Where the system refuses something, nobody is helped by our stack.
      const what = isSystemFault(error) ? message : (stackOf(error) ?? messageOf(error));
      stream.write(printable(`docsgen: ${what}\n${hint === undefined ? '' : `  hint: ${hint}\n`}`));
    },
  };
}

/** What to say when the system watches no more files, and which of its limits to raise. */
function watchLimit({ code }: NodeJS.ErrnoException): string {
  const limit = code === 'EMFILE' ? 'max_user_instances=1024' : 'max_user_watches=524288';
  return (
    'docsgen: The system cannot watch more files, so docsgen polls all of them twice a second instead.\n' +
    `  hint: \`sudo sysctl fs.inotify.${limit}\`, or \`docsgen dev --poll\` to poll from the start\n`
  );
}
