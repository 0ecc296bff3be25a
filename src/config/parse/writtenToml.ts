import { type AST, parseTOML } from 'toml-eslint-parser';
import type { Place } from '../../model/diagnostic.ts';
import { linePlaces } from './linePlaces.ts';
import type { Written } from './writtenYaml.ts';

/**
 * What stands in a file of TOML, in the form that files of YAML have, so that one reader serves both; undefined for
 * what is none. `file` is relative to the project.
 */
export function writtenToml(text: string, file: string): Written | undefined {
  try {
    const read = readerOf(text, file);
    // A byte order mark is none of TOML, and places count it.
    return read(parseTOML(text.replace(/^\ufeff/, ' ')).body[0].body);
  } catch {
    return undefined; // Its own generator would not read it either.
  }
}

export const isToml = (file: string): boolean => file.endsWith('.toml');

type Text = Written & { readonly kind: 'text' };

interface List {
  readonly kind: 'list';
  readonly items: Value[];
  readonly start: Place;
}

interface Table {
  readonly kind: 'map';
  readonly entries: [key: Text, value: Value][];
  readonly start: Place;
}

type Value = Text | List | Table;

function readerOf(text: string, file: string) {
  const placeIn = linePlaces(text, file);
  const fileStart = placeIn({ start: 0, end: 0 });
  const textOf = ({ range: [start, end] }: AST.TOMLNode, words = text.slice(start, end)): Text => {
    return { kind: 'text', words, place: placeIn({ start, end }) };
  };
  const keysOf = ({ keys }: AST.TOMLKey) =>
    keys.map((key) => textOf(key, key.type === 'TOMLBare' ? key.name : key.value));
  const read = (node: AST.TOMLContentNode): Value => {
    if (node.type === 'TOMLArray') return { kind: 'list', items: node.elements.map(read), start: fileStart };
    if (node.type === 'TOMLInlineTable') return tableOf(node.body);
    return textOf(node, node.kind === 'string' ? node.value : undefined);
  };
  const tableOf = (parts: readonly (AST.TOMLKeyValue | AST.TOMLTable)[], table = newTable(fileStart)): Table => {
    for (const part of parts) {
      const keys = keysOf(part.key);
      const last = keys.at(-1);
      if (part.type === 'TOMLTable') tableOf(part.body, tableAt(table, keys, part.kind === 'array'));
      else if (last !== undefined) tableAt(table, keys.slice(0, -1)).entries.push([last, read(part.value)]);
    }
    return table;
  };
  return tableOf;
}

const newTable = (start: Place): Table => ({ kind: 'map', entries: [], start });

/** The table at a path, made where there is none; of a list of tables the last, or a new one. */
const tableAt = (root: Table, keys: readonly Text[], isNewInList = false): Table =>
  keys.reduce((table, key, index) => {
    const isNew = isNewInList && index === keys.length - 1;
    const found = table.entries.find(([{ words }]) => words === key.words)?.[1];
    if (found?.kind === 'map') return found;
    if (found?.kind === 'list' && !isNew) return found.items.at(-1) as Table;
    const made = newTable(root.start);
    if (found?.kind === 'list') found.items.push(made);
    else table.entries.push([key, isNew ? { kind: 'list', items: [made], start: root.start } : made]);
    return made;
  }, root);
