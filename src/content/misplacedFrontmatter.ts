import { type Diagnostic, joinFixes } from '../model/diagnostic.ts';
import { placeAt } from '../model/sourcePlace.ts';
import { frontmatterSchema, KEYS_ELSEWHERE } from './frontmatterSchema.ts';

/**
 * What was meant as front matter in a text that has none, and would be shown as text: in TOML, or behind something that
 * may stand before it. May yield `front-matter-language` and `front-matter-syntax`.
 */
export function misplaced(text: string, file: string): readonly Diagnostic[] {
  if (/^\+\+\+[ \t]*\n[ \t]*\S(?:.*\n)*?\+\+\+[ \t]*(?:\n|$)/.test(text))
    return [
      {
        severity: 'error',
        code: 'front-matter-language',
        message: 'Front matter in TOML is not supported, expected YAML.',
        place: { file, line: 1, column: 1, endColumn: 4 },
        hint: 'replace `+++` with `---`, and `title = "A title"` with `title: A title`',
      },
    ];
  const before = BEFORE.exec(text)?.[0];
  if (before === undefined || !isFrontmatter(text.slice(before.length))) return [];
  return [
    {
      severity: 'error',
      code: 'front-matter-syntax',
      message: 'Front matter must begin on the first line of the file, with `---` and nothing else.',
      place: placeAt(file, text, before.length, '---'.length),
      hint: hintFor(before),
      ...deletionOf(before, file),
    },
  ];
}

/** The correction that deletes empty lines and invisible characters; nothing for a text that readers may see. */
function deletionOf(before: string, file: string): Pick<Diagnostic, 'fix'> {
  if (before === '' || !/^[\s\ufeff\u200b\u2060]*$/.test(before)) return {};
  const lines = before.match(/.*\n|.+$/g) ?? [];
  const deletions = lines.map((was, index) => {
    const endColumn = 1 + was.replace('\n', '').length;
    return { place: { file, line: index + 1, column: 1, endColumn }, was, text: '' };
  });
  const fix = joinFixes(deletions);
  return fix === undefined ? {} : { fix };
}

/** Empty lines, invisible characters, comments and a title, before a line that opens front matter. */
const BEFORE =
  /^(?:[ \t\ufeff\u200b\u2060]*\n|<!--(?:(?!-->)[\s\S])*-->|# [^\n]*\n)*[ \t\ufeff\u200b\u2060]*(?=---[ \t]*(?:#[^\n]*)?\n)/;

/** Whether a text begins with lines of YAML between two marks, a key of front matter among them. */
function isFrontmatter(text: string): boolean {
  const lines = /^---[^\n]*\n([\s\S]*?)\n[ \t]*(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text)?.[1]?.split('\n');
  // Between thematic breaks, words begin below an empty line.
  if (lines?.[0]?.trim() === '' || lines?.every((line) => YAML_LINE.test(line)) !== true) return false;
  return lines.some((line) => KEYS.has(/^\s*([\w-]+)\s*:/.exec(line)?.[1] ?? ''));
}

/** An empty line, a comment, an entry of a list, a key, or what is indented below one. */
const YAML_LINE = /^\s*(?:$|#|-\s|[\w-]+\s*:(?:\s|$))|^\s+\S/;
const KEYS = new Set([...Object.keys(frontmatterSchema), ...Object.keys(KEYS_ELSEWHERE)]);

function hintFor(before: string): string {
  if (before === '') return 'write `---` alone on its line';
  if (/[\ufeff\u200b\u2060]/.test(before)) return 'delete the invisible characters above it';
  if (/^[ \t]+$/.test(before)) return 'delete the blanks before it';
  return before.trim() === '' ? 'delete the empty lines above it' : 'move it to the top of the file';
}
