import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import { wouldEnd } from '../containers/containerColons.ts';
import { endsInGap, linePieces, lineStart, type Piece, replaced } from '../pieces.ts';
import { BUN, type Commands, commandIn, MANAGERS } from './packageManagers.ts';

/**
 * The correction of a code block for which Docusaurus adds the same commands for other package managers: a group of
 * tabs that has them. `offset` is that of the word which asks for it. Undefined where a command is not known.
 */
export const packageGroupFix = (offset: number, source: SourceText): Fix | undefined =>
  groupFix(offset, source, {
    info: (written) =>
      /\bnpm2yarn\b.*\bnpm2yarn\b/.test(written) ? undefined : written.replace(/\s+npm2yarn(?=\s|$)/, ''),
    command: (line) => line,
    managers: MANAGERS,
  });

/**
 * The same for a block in the language `npm` or `package-install`, of which Fumadocs makes tabs; a line in it may be a
 * package alone. `offset` is that of the block.
 */
export const packageInstallFix = (offset: number, source: SourceText): Fix | undefined =>
  groupFix(offset, source, {
    info: (written) => written.replace(/^[ \t]*[\w-]+/, 'sh'),
    command: (line) => line.replace(/^([ \t]*)(?=[\w@])(?!(?:npm|npx|yarn|pnpm|bunx?)\b)/, '$1npm install '),
    managers: [...MANAGERS, ['bun', BUN]],
  });

/** How another generator has such a block. */
interface PackageReading {
  /** What stands in its first line here; undefined where that is unclear. */
  readonly info: (written: string) => string | undefined;
  /** A line of it as a command of npm. */
  readonly command: (line: string) => string;
  /** Those whose commands are added. */
  readonly managers: readonly (readonly [name: string, commands: Commands])[];
}

function groupFix(
  offset: number,
  source: SourceText,
  { info: infoOf, command, managers }: PackageReading,
): Fix | undefined {
  const { body } = source;
  const start = lineStart(body, offset);
  const found = BLOCK.exec(body.slice(start));
  const [whole, opening = '', indent = '', signs = '', written = '', code = '', closing = ''] = found ?? [];
  const info = infoOf(written);
  if (whole === undefined || info === undefined || written.includes('[') || wouldEnd(':::', source, start))
    return undefined;
  const named = (name: string) => `${indent}${signs}${info} [${name}]`;
  const lines = linePieces({ offset: start + opening.length + 1, text: code });
  const others = managers.map(([name, commands]) => {
    const called = lines.map(({ text }) => commandIn(command(text), commands));
    return called.includes(undefined) ? undefined : `\n\n${named(name)}\n${called.join('\n')}\n${indent}${signs}`;
  });
  if (others.includes(undefined)) return undefined;
  // A container that begins right behind a text would be a part of its paragraph.
  const gap = endsInGap(body.slice(0, start)) ? '' : '\n';
  const end: Piece = { offset: start + whole.length - closing.length, text: closing };
  const changed = lines.filter(({ text }) => command(text) !== text);
  return joinFixes([
    replaced({ offset: start, text: opening }, `${gap}${indent}::: code-group\n\n${named('npm')}`, source),
    ...changed.map((line) => replaced(line, command(line.text), source)),
    replaced(end, `${closing}${others.join('')}\n\n${indent}:::`, source),
  ]);
}

const BLOCK = /^(([ \t]*)(`{3,}|~{3,})([^\n]*))\n(.+?)\n([ \t]*\3[`~]*[ \t]*)(?=\n|$)/s;
