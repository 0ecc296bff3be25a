import type { Diagnostic } from '../../model/diagnostic.ts';
import { nameOfFile } from '../../model/files/nameOfFile.ts';

interface Looked {
  /** Whether other sites were asked. */
  readonly external: boolean;
  /** Whether there was a program for each sample. */
  readonly areSamplesRead: boolean;
  /** Whether the code of the site has styles of its own: then it tells of them, and pages do not. */
  readonly areStylesInCode: boolean;
}

/**
 * Tells whether a check would have found a warning of a code in a file: where it does not look, or not with an error in
 * the way, and where what it finds depends on the machine, none says nothing.
 */
export function warningsLookedFor(
  diagnostics: readonly Diagnostic[],
  { external, areSamplesRead, areStylesInCode }: Looked,
) {
  const unread = new Set(
    diagnostics.flatMap(({ severity, code, place }) =>
      place !== undefined && (severity === 'error' || code === 'mdx-in-markdown') ? [place.file] : [],
    ),
  );
  const isCodeUnread = [...unread].some(isOfCode);
  return (code: string, file: string): boolean => {
    if (unread.has(file) || (isCodeUnread && isOfCode(file))) return false;
    // A partial that no page includes is not compiled.
    if (nameOfFile(file).startsWith('_')) return false;
    if (code === 'external-link' || code === 'external-moved') return external;
    if (code === 'sample-syntax') return areSamplesRead;
    if (code === 'inline-style') return isOfCode(file) || !areStylesInCode;
    return !OF_MACHINE.has(code);
  };
}

const isOfCode = (file: string) => file.startsWith('site/');

/** What depends on the environment, on what is installed, and on how much of its history a repository has. */
const OF_MACHINE: ReadonlySet<string> = new Set(['bad-permalink', 'config-invalid', 'outdated-translation']);
