import type { Diagnostic } from '../model/diagnostic.ts';
import { unreadLine } from '../system/environmentFiles.ts';

/**
 * Tells of a line in `.env` that is no variable, where the site's code names some (`variables`) that are not set: Node
 * may have lost them behind it. Without a place, whose line would be printed: it may hold a secret. May yield
 * `config-syntax`, as a warning.
 */
export function environmentFaults(root: string, variables: readonly string[]): readonly Diagnostic[] {
  const [unset] = variables.filter((name) => process.env[name] === undefined);
  const unread = unset === undefined ? undefined : unreadLine(root);
  return unread === undefined
    ? []
    : [
        {
          severity: 'warning',
          code: 'config-syntax',
          message: `Line ${unread.line} of \`${unread.file}\` is no \`NAME=value\`, and \`${unset}\`, which the site's code names, is not set: what follows such a line may be lost.`,
          hint: 'write `NAME=value` there, or `#` before a comment',
        },
      ];
}
