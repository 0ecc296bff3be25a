import type { Written } from './writtenYaml.ts';

/**
 * What stands in a file of TOML, in the form that files of YAML have, so that one reader serves both; undefined for what is
 * none.
 */
export function writtenToml(text: string): Written | undefined {
  try {
    return readToml(text);
  } catch (fault) {
    if (fault instanceof RangeError) return undefined; // Too deep to be settings.
    throw fault;
  }
}

function readToml(text: string): Written | undefined {
  const root: Table = { kind: 'map', entries: [] };
  const reading: Reading = { text, at: text.startsWith('\ufeff') ? 1 : 0 };
  let table: Table | undefined = root;
  for (skipBlank(reading); reading.at < text.length; skipBlank(reading)) {
    const opening = take(reading, /\[\[?/y);
    if (opening === undefined) {
      if (table === undefined || !readPair(reading, table)) return undefined;
    } else {
      const path = readPath(reading);
      if (path === undefined || take(reading, opening === '[[' ? /[ \t]*\]\]/y : /[ \t]*\]/y) === undefined)
        return undefined;
      table = tableAt(root, path, opening === '[[');
    }
    if (take(reading, /[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/y) === undefined) return undefined;
  }
  return table && root;
}

type Text = Written & { readonly kind: 'text' };

interface List {
  readonly kind: 'list';
  readonly items: Value[];
}

interface Table {
  readonly kind: 'map';
  readonly entries: [key: Text, value: Value][];
}

type Value = Text | List | Table;

interface Reading {
  readonly text: string;
  at: number;
}

/** What matches right here, which is passed over; undefined where nothing does. */
function take(reading: Reading, pattern: RegExp): string | undefined {
  pattern.lastIndex = reading.at;
  const found = pattern.exec(reading.text)?.[0];
  reading.at += found?.length ?? 0;
  return found;
}

const skipBlank = (reading: Reading) => take(reading, /(?:\s|#[^\n]*)*/y);

/** `a."b c".d`, each part with its place. */
function readPath(reading: Reading): readonly Text[] | undefined {
  const path: Text[] = [];
  do {
    take(reading, /[ \t]*/y);
    const start = reading.at;
    const part = take(reading, /[\w-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'/y);
    if (part === undefined) return undefined;
    path.push({ kind: 'text', words: /^["']/.test(part) ? wordsIn(part) : part, start, end: reading.at });
  } while (take(reading, /[ \t]*\./y) !== undefined);
  return path;
}

/** Whether a line is a key with its value, which the table then has. */
function readPair(reading: Reading, table: Table): boolean {
  const path = readPath(reading);
  const key = path?.at(-1);
  if (path === undefined || key === undefined || take(reading, /[ \t]*=[ \t]*/y) === undefined) return false;
  const value = readValue(reading);
  const inner = tableAt(table, path.slice(0, -1), false);
  if (value === undefined || inner === undefined) return false;
  inner.entries.push([key, value]);
  return true;
}

function readValue(reading: Reading): Value | undefined {
  const start = reading.at;
  if (take(reading, /\[/y) !== undefined) return readList(reading);
  if (take(reading, /\{/y) !== undefined) return readTable(reading);
  const written = take(
    reading,
    /"""(?:[^"\\]|\\[\s\S]|"(?!""))*"{3,5}|'''(?:[^']|'(?!''))*'{3,5}|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[\w+.:-]+(?: \d[\w.:+-]*)?/y,
  );
  return written === undefined ? undefined : { kind: 'text', words: wordsIn(written), start, end: reading.at };
}

function readList(reading: Reading): List | undefined {
  const items: Value[] = [];
  for (skipBlank(reading); take(reading, /\]/y) === undefined; skipBlank(reading)) {
    const item = readValue(reading);
    if (item === undefined) return undefined;
    items.push(item);
    skipBlank(reading);
    if (take(reading, /,/y) === undefined && reading.text[reading.at] !== ']') return undefined;
  }
  return { kind: 'list', items };
}

function readTable(reading: Reading): Table | undefined {
  const table: Table = { kind: 'map', entries: [] };
  for (skipBlank(reading); take(reading, /\}/y) === undefined; skipBlank(reading)) {
    if (!readPair(reading, table)) return undefined;
    skipBlank(reading);
    if (take(reading, /,/y) === undefined && reading.text[reading.at] !== '}') return undefined;
  }
  return table;
}

/** The table at a path, made where there is none; of a list of tables the last, or a new one. Undefined where a value is. */
function tableAt(root: Table, path: readonly Text[], isInList: boolean): Table | undefined {
  let table = root;
  for (const [index, key] of path.entries()) {
    const isNew = isInList && index === path.length - 1;
    const found = table.entries.find(([{ words }]) => words === key.words)?.[1];
    if (found?.kind === 'text' || (isNew && found?.kind === 'map')) return undefined;
    const made: Table = { kind: 'map', entries: [] };
    if (found === undefined) table.entries.push([key, isNew ? { kind: 'list', items: [made] } : made]);
    if (isNew && found?.kind === 'list') found.items.push(made);
    const inner = isNew ? made : found?.kind === 'list' ? found.items.at(-1) : (found ?? made);
    if (inner?.kind !== 'map') return undefined;
    table = inner;
  }
  return table;
}

/** What a value says: of several lines, the first begins behind the quotes, and `\` at the end of a line joins it to the next. */
function wordsIn(written: string): string {
  const quotes = /^(?:"""|'''|["'])/.exec(written)?.[0];
  if (quotes === undefined) return written;
  const inner = written.slice(quotes.length, -quotes.length);
  const text = quotes.length === 3 ? inner.replace(/^\r?\n/, '') : inner;
  if (quotes.startsWith("'")) return text;
  return text.replaceAll(/\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|\r?\n\s*|([\s\S]))/g, (_, four, eight, sign) => {
    const code = four ?? eight;
    if (code !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
    return sign === undefined ? '' : (ESCAPES[sign] ?? sign);
  });
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', e: '\u001b' };
