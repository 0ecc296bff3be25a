import { type Fix, joinFixes } from '../../model/diagnostic.ts';

/**
 * The correction that writes front matter in TOML, at the beginning of a text, as YAML. Undefined where more than
 * values of a line each and plain tables stand in it.
 */
export function tomlFix(text: string, file: string): Fix | undefined {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && /^\+\+\+[ \t]*$/.test(line));
  if (end === -1) return undefined;
  let indentation = '';
  const fixes: Fix[] = [];
  for (const [index, was] of lines.slice(0, end + 1).entries()) {
    const text = was.startsWith('+++') ? '---' : yamlLine(was, indentation);
    if (text === undefined) return undefined;
    if (/^\s*\[/.test(was)) indentation = '  ';
    if (text !== was) fixes.push({ place: { file, line: index + 1, column: 1, endColumn: 1 + was.length }, was, text });
  }
  return joinFixes(fixes);
}

const KEY = '("[\\w.-]+"|[\\w-]+)';
// The escapes of TOML mean the same in YAML.
const TEXT = '"(?:[^"\\\\]|\\\\.)*"|\'[^\']*\'';
const VALUE = `(?:${TEXT}|true|false|[+-]?\\d[\\w:.+-]*|\\[(?:\\s*(?:${TEXT}|\\d+)\\s*,?)*\\])`;
const COMMENT = '[ \\t]*((?:#.*)?)';
const TABLE_LINE = new RegExp(`^[ \\t]*\\[${KEY}\\]${COMMENT}$`);
const VALUE_LINE = new RegExp(`^[ \\t]*${KEY}[ \\t]*=[ \\t]*(${VALUE})${COMMENT}$`);

/** A line of TOML as YAML; undefined for one that may be more. */
function yamlLine(line: string, indentation: string): string | undefined {
  if (/^\s*(?:#.*)?$/.test(line)) return line;
  const [, table, behind = ''] = TABLE_LINE.exec(line) ?? [];
  if (table !== undefined) return `${table}:${behind && ` ${behind}`}`;
  const [, key, value, comment = ''] = VALUE_LINE.exec(line) ?? [];
  return key === undefined ? undefined : `${indentation}${key}: ${value}${comment && ` ${comment}`}`;
}
