import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import { type Mode, misnamedFile, unreadLine } from '../../system/environmentFiles.ts';

/**
 * Tells why a variable that the site's code names (`variables`) is not set: Node may have lost it behind a line that is
 * no variable, or the file that has it is never read. Without a place, whose line would be printed: it may hold a
 * secret. May yield `config-syntax`, as a warning.
 */
export function environmentFaults(root: string, variables: readonly string[], mode: Mode): readonly Diagnostic[] {
  const unset = variables.filter((name) => process.env[name] === undefined);
  const [first] = unset;
  if (first === undefined) return [];
  const unread = unreadLine(root, mode);
  if (unread !== undefined)
    return [
      told(
        `Line ${unread.line} of \`${unread.file}\` is no \`NAME=value\`, and \`${first}\`, which the site's code names, is not set: what follows such a line may be lost.`,
        'write `NAME=value` there, or `#` before a comment',
      ),
    ];
  return unset.flatMap((name) => {
    const misnamed = misnamedFile(name, root, mode);
    if (misnamed === undefined) return [];
    const { file, meant } = misnamed;
    return told(
      `\`${name}\`, which the site's code names, is set in \`${file}\`, which is not read.`,
      `rename the file to \`${meant}\``,
    );
  });
}

const told = (message: string, hint: string): Diagnostic => warningOf('config-syntax', { message, hint });
