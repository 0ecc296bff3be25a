import { SourceMap } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Diagnostic, errorOf, type Place } from '../../model/diagnostic.ts';
import { messageOf, stackOf } from '../../model/values/messageOf.ts';
import { isInside, readText } from '../../system/files.ts';
import { isInstalled } from '../../system/isInstalled.ts';
import { packageRoot } from '../../system/packageRoot.ts';
import { projectPath } from '../../system/projectPath.ts';
import { columnOfSource } from './ownPlace.ts';

/** Where a project is, and where its compiled code is kept; both absolute. */
export interface SiteCode {
  readonly root: string;
  readonly cacheDir: string;
}

/** Where the compiled code of a project's configuration and components is kept. */
export const compiledFolder = (cacheDir: string): string => join(cacheDir, 'site');

/**
 * What to tell of an error that nothing has caught: in a timer, or in a promise that nobody waits for. Undefined when
 * no part of its stack is the site's code. Yields `uncaught-error`.
 */
export function siteFaultOf(error: unknown, code: SiteCode): Diagnostic | undefined {
  const place = siteFaultPlace(error, code);
  return place === undefined ? undefined : { ...uncaughtError(error), place };
}

/** What to tell of an error whose place is not known, as a rejection without a stack. Yields `uncaught-error`. */
export const uncaughtError = (error: unknown): Diagnostic =>
  errorOf('uncaught-error', {
    message: `Uncaught error in the site's code: ${reasonOf(error)}`,
    hint: 'catch it in the timer, event handler or promise that throws it',
  });

/** In one line. Around the reason of a rejection Node tells what rejections are. */
const reasonOf = (error: unknown) =>
  messageOf(error)
    .replace(/^This error originated either by .* with the reason /s, '')
    .replace(/\n.*/s, '');

/** Where in the sources of `site/` an error was thrown; undefined when no part of its stack is the site's code. */
export function siteFaultPlace(error: unknown, { root, cacheDir }: SiteCode): Place | undefined {
  const stack = stackOf(error);
  if (stack === undefined) return undefined;
  const compiled = compiledFolder(cacheDir);
  let foreign: Place | undefined;
  for (const [, where = '', line, column] of stack.matchAll(FRAME)) {
    const path = where.startsWith('file:///') ? fileURLToPath(where) : where;
    const at = [Number(line), Number(column)] as const;
    const place = isInside(compiled, path) ? sourcePlace(root, path, at) : undefined;
    if (place !== undefined && !isForeign(root, place.file)) return place;
    if (place !== undefined && !isDocsgen(root, place.file)) foreign ??= place;
    // Node has looked into the source maps itself, as `--enable-source-maps` asks it to.
    if (isInside(join(root, 'site'), path)) return placeIn(root, path, { line: at[0], column: at[1] - 1 });
  }
  return foreign;
}

/** A line of a stack. Names of folders may hold spaces and brackets, too. */
const FRAME = /^ +at (?:async )?(?:.*? \()?((?:file:\/\/)?\/.+?|[A-Za-z]:[\\/].+?):(\d+):(\d+)\)?$/gm;

/** What the site imports is compiled with it: packages, and what docsgen itself offers. */
const isForeign = (root: string, file: string) => isInstalled(file) || isDocsgen(root, file);

/** There, no writer can mend anything. */
const isDocsgen = (root: string, file: string) => isInside(join(packageRoot, 'src'), resolve(root, file));

/** `at` counts from 1, as stacks do. Without its map, the compiled file is all that can be named. */
function sourcePlace(root: string, path: string, [line, column]: readonly [number, number]): Place {
  const compiled = { file: projectPath(root, path), line, column };
  const entry = inlineMap(readText(path) ?? '')?.findEntry(line - 1, column - 1);
  if (entry === undefined || !('originalSource' in entry)) return compiled;
  const { originalSource } = entry;
  // One on another drive the bundler names by its URL.
  const source = originalSource.startsWith('file:///')
    ? fileURLToPath(originalSource)
    : resolve(dirname(path), originalSource);
  return placeIn(root, source, { line: entry.originalLine + 1, column: entry.originalColumn });
}

/** A place in a source, whose column counts from 0 in what was compiled of it. */
const placeIn = (root: string, source: string, at: { readonly line: number; readonly column: number }): Place => ({
  file: projectPath(root, source),
  line: at.line,
  column: columnOfSource(source, at) + 1,
});

function inlineMap(text: string): SourceMap | undefined {
  const data = /^\/\/# sourceMappingURL=data:application\/json;base64,(\S+)/m.exec(text)?.[1];
  return data === undefined ? undefined : new SourceMap(JSON.parse(Buffer.from(data, 'base64').toString('utf8')));
}
