import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { spellContainers } from './containerSpelling.ts';
import { misplaced } from './misplacedFrontmatter.ts';
import { type ReadFrontmatter, readFrontmatter } from './readFrontmatter.ts';

/** A source's front matter, and where its body begins. */
export interface SplitSource extends ReadFrontmatter {
  /** Where the front matter ends, in UTF-16 units; 0 for a text without one. */
  readonly bodyStart: number;
}

/**
 * Reads the YAML front matter of a text, and where its body starts (see `bodyFrom`). Only `---` alone on the first line
 * opens it.
 * May yield `front-matter-unclosed`, `-syntax`, `-language`, `-too-large`, `duplicate-key`, `forbidden-key`,
 * `alias-not-allowed`, `control-character`, `wrong-type`, and the warnings `unknown-key` and `bidi-control`.
 */
export function splitFrontmatter(text: string, file: string): SplitSource {
  const opening = /^---([^\r\n]*)(\r?\n|$)/.exec(text);
  const none = (diagnostics: readonly Diagnostic[]): SplitSource => ({
    frontmatter: {},
    bodyStart: 0,
    keyLines: {},
    diagnostics,
  });
  if (opening === null) return none(misplaced(text, file));
  const at = (line: number, column = 1, endColumn?: number): Place =>
    endColumn === undefined ? { file, line, column } : { file, line, column, endColumn };
  const language = opening[1]?.trim() ?? '';
  if (/^[a-z]/i.test(language)) {
    return none([
      {
        severity: 'error',
        code: 'front-matter-language',
        message: `Front matter in \`${language}\` is not supported, expected YAML.`,
        place: at(1, 4, 4 + language.length),
        hint: 'write `---` alone on its line, and YAML below it',
      },
    ]);
  }
  if (language !== '') return none(misplaced(text, file)); // `----` and the like: a thematic break.
  const closing = findClosing(text, opening[0].length);
  if (closing === undefined) {
    return none([
      {
        severity: 'error',
        code: 'front-matter-unclosed',
        message: 'Front matter opens here but is never closed.',
        place: at(1, 1, 4),
        hint: 'write `---` on a line of its own after the last key',
      },
    ]);
  }
  const yaml = text.slice(opening[0].length, closing.start);
  const split = readFrontmatter(yaml, at);
  const diagnostics = [...split.diagnostics, ...secondFrontmatter(text, closing.end, file)];
  return { ...split, diagnostics, bodyStart: closing.end };
}

/** Of two blocks, as tools that put theirs on top leave them, readers would see the second as text. */
function secondFrontmatter(text: string, start: number, file: string): readonly Diagnostic[] {
  const opening = /\s*---[ \t]*\n/y;
  opening.lastIndex = start;
  if (!opening.test(text)) return [];
  return misplaced(blankLines(text.slice(0, start)) + text.slice(start), file).map((diagnostic) => ({
    ...diagnostic,
    message: 'The page has front matter already.',
    hint: 'move these keys into the front matter above',
  }));
}

/** A source's body: the text with the lines before `start` (UTF-16 units) left empty, and containers spelled as they are read. */
export function bodyFrom(text: string, start: number): string {
  const body = start === 0 ? text : blankLines(text.slice(0, start)) + text.slice(start);
  // Most bodies are never looked at: to look into one that is put together copies it.
  return text.includes(':::') ? spellContainers(body) : body;
}

function findClosing(text: string, from: number): { start: number; end: number } | undefined {
  const line = /^---[ \t]*(\r?\n|$)/gm;
  line.lastIndex = from;
  const match = line.exec(text);
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}

const blankLines = (text: string) => '\n'.repeat(text.split('\n').length - 1);
