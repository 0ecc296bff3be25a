import type { Place } from '../../model/diagnostic.ts';
import { withoutByteOrderMark } from '../../model/files/fileLines.ts';
import { unlessThrown } from '../../model/values/unlessThrown.ts';

/** A text of a TOML file that stands in a line. */
export interface TomlText {
  /** The table that it is in, such as `output.html`, with what its name has before a last dot. */
  readonly table: string;
  readonly key: string;
  readonly value: string;
  /** Of the key. */
  readonly place: Place;
}

/** The texts of a TOML file that stand in a line each. `file` is relative to the project. */
export function tomlTexts(toml: string, file: string): readonly TomlText[] {
  let table = '';
  return withoutByteOrderMark(toml)
    .split(/\r\n|\n/)
    .flatMap((line, index): readonly TomlText[] => {
      table = tableIn(line) ?? table;
      const [, indent = '', written = '', given = ''] = PAIR.exec(line) ?? [];
      const [key, value] = [written, given].map(textOf);
      if (key === undefined || value === undefined) return [];
      const column = indent.length + 1;
      const place = { file, line: index + 1, column, endColumn: column + written.length };
      const path = /^["']/.test(written) ? [table, key] : splitPath(`${table}.${key}`);
      return [{ table: path[0] ?? '', key: path[1] ?? '', value, place }];
    });
}

/** The name of a table, in which a part of it may be in quotes: `[languages."pt-br"]` → `languages.pt-br`. */
const tableIn = (line: string): string | undefined =>
  TABLE.exec(line)?.[1]?.replaceAll(/[ \t]*\.[ \t]*(?:"([^"]*)"|'([^']*)'|(?=\w))/g, '.$1$2');

const TABLE = /^[ \t]*\[{1,2}[ \t]*([\w-]+(?:[ \t]*\.[ \t]*(?:[\w-]+|"[^"]*"|'[^']*'))*)[ \t]*\]{1,2}[ \t]*(?:#.*)?$/;
const PAIR =
  /^([ \t]*)("(?:\\.|[^"\\])+"|'[^']+'|[\w.-]+)[ \t]*=[ \t]*("(?!"")(?:\\.|[^"\\])*"|'(?!'')[^']*')[ \t]*(?:#.*)?$/;

/** `book.title` → `book`, `title` */
const splitPath = (path: string) => {
  const end = path.lastIndexOf('.');
  return [path.slice(0, end), path.slice(end + 1)];
};

function textOf(written: string): string | undefined {
  if (written.startsWith("'")) return written.slice(1, -1);
  if (!written.startsWith('"')) return written || undefined;
  // There is none where a sign is escaped as only TOML has it.
  return unlessThrown((): string => JSON.parse(written));
}
