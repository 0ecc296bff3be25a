import { type Node, parse, parseExpressionAt } from 'acorn';
import type { Place } from '../../model/diagnostic.ts';
import { asRecord } from '../../model/values/asRecord.ts';
import { withoutTypes } from '../../system/bundler/typeStripper.ts';
import { linePlaces } from './linePlaces.ts';

/** A module of code, to be read without being run. */
export interface ParsedCode {
  /** The statements of its first level. */
  readonly body: readonly Node[];
  /** What is exported by default, or as `module.exports`. */
  readonly exported: Node | undefined;
  /** What is exported under other names. */
  readonly exports: ReadonlyMap<string, Node>;
  /** Names that stand for what another file exports, `default` or under a name. */
  readonly imported: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
  readonly placeOf: (node: Node) => Place;
  /** Names of what is changed after it was defined. */
  readonly changed: ReadonlySet<string>;
}

/**
 * JavaScript, TypeScript without its types, or JSON, none of which is run; undefined for neither. Throws a `RangeError`
 * for what is nested too deeply.
 */
export function parsedCode(text: string, file: string): ParsedCode | undefined {
  if (file.endsWith('.json')) return jsonOf(text, file);
  const own = bodyOf(text);
  if (own !== undefined) return codeOf(own, linePlaces(text, file));
  if (!/\.(?:[cm]?ts|tsx)$/.test(file)) return undefined;
  const typeless = withoutTypes(text);
  const body = typeless && bodyOf(typeless.code);
  if (typeless === undefined || body === undefined) return undefined;
  const placeHere = linePlaces(typeless.code, file);
  const lines = text.split(/\r\n?|\n/);
  const placeOf = (node: Node): Place => {
    const { line, column } = placeHere(node);
    const [originalLine, originalColumn] = typeless.originOf(line - 1, column - 1);
    const rest = lines[originalLine]?.slice(originalColumn) ?? '';
    // Where a text ends there is known, and of anything else where it begins.
    const length = /^(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[\w$]+)/.exec(rest)?.[0].length ?? 1;
    return { file, line: originalLine + 1, column: originalColumn + 1, endColumn: originalColumn + 1 + length };
  };
  return codeOf(body, placeOf);
}

const codeOf = (body: readonly Node[], placeOf: ParsedCode['placeOf']): ParsedCode => ({
  body,
  exported: exportedIn(body),
  exports: namedExportsIn(body),
  imported: importedIn(body),
  placeOf,
  changed: changedIn(body),
});

/** JSON is what a module of nothing else would export. */
function jsonOf(text: string, file: string): ParsedCode | undefined {
  const exported = unlessUnreadable(() => parseExpressionAt(text, 0, { ecmaVersion: 'latest' }));
  return exported && { ...codeOf([], linePlaces(text, file)), exported, exports: valuesIn(exported) };
}

/** What stands under names that another file may import, as bundlers have it. */
function valuesIn(json: Node): ReadonlyMap<string, Node> {
  const pairs = nodesIn(asRecord(json).properties).map(asRecord);
  return new Map(
    pairs.flatMap(({ key, value }) => (isNode(key) && isNode(value) ? [[String(asRecord(key).value), value]] : [])),
  );
}

const bodyOf = (code: string): readonly Node[] | undefined =>
  unlessUnreadable(() => parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true }).body);

function unlessUnreadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (fault) {
    if (fault instanceof RangeError) throw fault;
    return undefined;
  }
}

export const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string';

/** The nodes in a part of another one, which is a list of them, or one alone. */
export const nodesIn = (part: unknown): readonly Node[] => [part].flat().filter(isNode);

export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(asRecord(node).name) : undefined;

function exportedIn(body: readonly Node[]): Node | undefined {
  for (const node of body) {
    const { declaration, specifiers, expression } = asRecord(node);
    if (node.type === 'ExportDefaultDeclaration' && isNode(declaration)) return declaration;
    if (node.type === 'ExportNamedDeclaration') {
      const named = nodesIn(specifiers)
        .map(asRecord)
        .find(({ exported }) => nameOf(exported) === 'default');
      if (isNode(named?.local)) return named.local;
    }
    const { left, right } = isNode(expression) ? asRecord(expression) : {};
    if (isNode(left) && left.type === 'MemberExpression' && isNode(right)) {
      const { object, property } = asRecord(left);
      if (nameOf(object) === 'module' && nameOf(property) === 'exports') return right;
    }
  }
  return undefined;
}

function namedExportsIn(body: readonly Node[]): ReadonlyMap<string, Node> {
  const exports = new Map<string, Node>();
  for (const node of body.filter(({ type }) => type === 'ExportNamedDeclaration')) {
    const { declaration, specifiers, source } = asRecord(node);
    if (isNode(declaration))
      for (const [name, one] of declaredIn([declaration])) if (one !== undefined) exports.set(name, one);
    // What another file exports is not there.
    if (isNode(source)) continue;
    for (const { exported, local } of nodesIn(specifiers).map(asRecord)) {
      const name = nameOf(exported);
      if (name !== undefined && isNode(local)) exports.set(name, local);
    }
  }
  return exports;
}

function importedIn(body: readonly Node[]): ParsedCode['imported'] {
  const imported = new Map<string, { readonly path: string; readonly name: string }>();
  for (const node of body.filter(({ type }) => type === 'ImportDeclaration')) {
    const { specifiers, source } = asRecord(node);
    const path = String(asRecord(source).value);
    for (const specifier of nodesIn(specifiers)) {
      const { local, imported: there } = asRecord(specifier);
      const name = specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(there);
      if (name !== undefined) imported.set(nameOf(local) ?? '', { path, name });
    }
  }
  return imported;
}

/**
 * Names of what may be another when it is used: that is assigned to, whose methods are called that change it, or that a
 * statement gives to a function or goes through.
 */
function changedIn(body: readonly Node[]): ReadonlySet<string> {
  const changed = new Set<string>();
  const pending: Node[] = [...body];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const { left, right, argument, callee, expression } = asRecord(node);
    if (node.type === 'AssignmentExpression') add(left);
    if (node.type === 'UpdateExpression' || isDeletion(node)) add(argument);
    if (isNode(callee) && callee.type === 'MemberExpression' && CHANGES.test(String(nameOf(asRecord(callee).property))))
      add(asRecord(callee).object);
    if (isNode(expression)) for (const one of [asRecord(expression).arguments].flat()) add(one);
    if (/^For(?:Of|In)Statement$/.test(node.type)) add(right);
    for (const part of Object.values(node).flat()) if (isNode(part)) pending.push(part);
  }
  return changed;

  function add(target: unknown): void {
    let inner = target;
    while (isNode(inner) && inner.type === 'MemberExpression') inner = asRecord(inner).object;
    const name = nameOf(inner);
    if (name !== undefined) changed.add(name);
  }
}

const CHANGES = /^(?:push|unshift|splice|pop|shift|sort|reverse|fill|forEach)$/;
const isDeletion = (node: Node) => node.type === 'UnaryExpression' && asRecord(node).operator === 'delete';

/** What stands under which name at the first level of a module or a function. */
export function declaredIn(body: readonly Node[]): ReadonlyMap<string, Node | undefined> {
  const names = new Map<string, Node | undefined>();
  for (const one of body) {
    const { declaration } = asRecord(one);
    const node = one.type === 'ExportNamedDeclaration' && isNode(declaration) ? declaration : one;
    if (node.type === 'FunctionDeclaration') names.set(nameOf(asRecord(node).id) ?? '', node);
    if (node.type !== 'VariableDeclaration') continue;
    for (const { id, init } of nodesIn(asRecord(node).declarations).map(asRecord))
      for (const name of namedBy(id)) names.set(name, isNode(init) && nameOf(id) !== undefined ? init : undefined);
  }
  return names;
}

export function namedBy(pattern: unknown): readonly string[] {
  const name = nameOf(pattern);
  if (name !== undefined) return [name];
  if (!isNode(pattern)) return [];
  const { properties, elements, value, argument, left } = asRecord(pattern);
  return [properties, elements, value, argument, left].flat().flatMap(namedBy);
}
