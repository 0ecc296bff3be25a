import type { Diagnostic } from '../model/diagnostic.ts';
import { CONFLICT_START, mergeConflict } from '../model/mergeConflict.ts';
import { blanked } from '../model/text/blanked.ts';
import { isInside, readText } from '../system/files.ts';
import { isInstalled } from '../system/isInstalled.ts';
import { projectPath } from '../system/projectPath.ts';

/**
 * The conflicts that git has left in a site's own stylesheets (absolute paths), each as `merge-conflict`. The bundler
 * passes over those in values: all signs may stand in one.
 */
export const styleConflicts = (root: string, paths: readonly string[]): Diagnostic[] =>
  paths
    .filter((path) => path.endsWith('.css') && isInside(root, path) && !isInstalled(path, root))
    .flatMap((path) => conflictsIn(projectPath(root, path), readText(path) ?? ''));

function conflictsIn(file: string, text: string): Diagnostic[] {
  if (!text.includes(CONFLICT_START)) return [];
  const lines = text.replace(COMMENT_OR_STRING, blanked).split('\n');
  return lines.flatMap((line, index) =>
    line.startsWith(`${CONFLICT_START} `) ? mergeConflict(file, index + 1, line.trimEnd()) : [],
  );
}

/** What may show a conflict without having one. */
const COMMENT_OR_STRING = /\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'/g;
