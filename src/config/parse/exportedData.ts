import type {
  ArrowFunctionExpression,
  CallExpression,
  Expression,
  FunctionDeclaration,
  Identifier,
  Node,
  ObjectExpression,
} from 'acorn';
import type { Place } from '../../model/diagnostic.ts';
import { asRecord } from '../../model/values/asRecord.ts';
import { type CodeData, type CodeMap, plainValue, textIn } from './codeData.ts';
import { createReader, type ModuleReading, meaningOf, type NameScope, type TextOf } from './codeModules.ts';
import { declaredIn, isNode, namedBy, nameOf, nodesIn } from './parsedCode.ts';

/**
 * The data that a file of JavaScript or TypeScript exports by default, or as `module.exports`, without running any of
 * it. Names stand for constants of the same file, and calls for what functions return that are called with nothing; so
 * do those that it imports or requires from files of the project, of which `textOf` yields the text. A function around
 * all of it, such as `defineConfig`, is passed over. Undefined for what cannot be parsed, or exports nothing.
 */
export const exportedData = (text: string, file: string, textOf: TextOf = () => undefined): CodeData | undefined =>
  readExported({ text, file, textOf }, settingsIn);

/**
 * The value that a file exports by default, itself or by the name of a constant, without running any of it; undefined
 * where any part of it is code, and so for what a function makes of it.
 */
export function exportedValue(text: string, file: string): unknown {
  const data = readExported({ text, file, textOf: () => undefined }, dataOf);
  return data && plainValue(data)?.value;
}

/** The same for settings, with or without a function around all of them, such as `defineMeta`. */
export function exportedSettings(text: string, file: string): unknown {
  const data = exportedData(text, file);
  return data && plainValue(data)?.value;
}

function readExported(
  { text, file, textOf }: { readonly text: string; readonly file: string; readonly textOf: TextOf },
  read: typeof dataOf,
): CodeData | undefined {
  try {
    const module = createReader(textOf)(text, file);
    return module?.exported && read(module.exported, { names: module.names, around: undefined }, module);
  } catch (fault) {
    if (fault instanceof RangeError) return undefined; // Too deep to be settings.
    throw fault;
  }
}

/** What is exported, and of a function that is called with settings, or that returns them, these. */
function settingsIn(node: Node, scope: NameScope, reading: ModuleReading): CodeData {
  const { callee, arguments: given } = asRecord(node);
  if (isFunction(node)) return returnedBy(node, scope, reading, settingsIn);
  if (node.type === 'Identifier') {
    const found = meaningOf(nameOf(node) ?? '', scope, reading);
    if (found === undefined || found.isChanged) return { kind: 'code', place: reading.placeOf(node) };
    return once(found.node, node, { reading, read: () => settingsIn(found.node, found.scope, found.reading) });
  }
  const data = dataOf(node, scope, reading);
  if (data.kind !== 'code' || node.type !== 'CallExpression' || !isNode(callee)) return data;
  // Settings may be a promise of them.
  const called = meaningOf(nameOf(callee) ?? '', scope, reading);
  if (called !== undefined && isFunction(called.node) && called.node.params.length + nodesIn(given).length === 0)
    return once(called.node, node, { reading, read: () => settingsIn(called.node, called.scope, called.reading) });
  const inside = nodesIn(given).map((one) => settingsIn(one, scope, reading));
  const [first, ...others] = inside.filter(({ kind }) => kind === 'map');
  // Two are put together in a way that only running tells.
  return first !== undefined && others.length === 0 ? first : data;
}

const isFunction = (node: Node): node is ArrowFunctionExpression =>
  /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type);

/** Reads what a name at `node` stands for; code where that is being read already. */
function once(
  found: Node,
  node: Node,
  { reading, read }: { readonly reading: ModuleReading; readonly read: () => CodeData },
): CodeData {
  if (reading.open.has(found)) return { kind: 'code', place: reading.placeOf(node) };
  reading.open.add(found);
  const data = read();
  reading.open.delete(found);
  return data;
}

/** Whether all that is read of a file has been read. */
function isDeeper({ left }: ModuleReading): boolean {
  left.count -= 1;
  return left.count < 0;
}

/** What a function returns that does nothing but name constants and return. */
function returnedBy(
  node: ArrowFunctionExpression | FunctionDeclaration,
  around: NameScope,
  reading: ModuleReading,
  read: typeof dataOf,
): CodeData {
  const code = { kind: 'code', place: reading.placeOf(node) } as const;
  const unknown = node.params.flatMap(namedBy).map((name) => [name, undefined] as const);
  if (node.generator) return code;
  if (node.body.type !== 'BlockStatement') return read(node.body, { names: new Map(unknown), around }, reading);
  const { body } = node.body;
  const last = body.at(-1);
  const others = body.slice(0, -1);
  if (last?.type !== 'ReturnStatement' || !last.argument) return code;
  if (!others.every(({ type }) => /^(?:Variable|Function)Declaration$/.test(type))) return code;
  return read(last.argument, { names: new Map([...unknown, ...declaredIn(others)]), around }, reading);
}

function dataOf(node: Node, scope: NameScope, reading: ModuleReading): CodeData {
  const place = reading.placeOf(node);
  const code = { kind: 'code', place } as const;
  if (isDeeper(reading)) return code;
  const inner = (one: Node) => dataOf(one, scope, reading);
  const expression = node as Expression;
  switch (expression.type) {
    case 'Literal': {
      const { value } = expression;
      return value === null || /^(?:string|number|boolean)$/.test(typeof value)
        ? { kind: 'value', value: value as string | number | boolean | null, place }
        : code;
    }
    case 'TemplateLiteral': {
      const parts = expression.expressions.map(inner);
      const values = parts.flatMap((one) => (one.kind === 'value' ? String(one.value) : []));
      if (values.length < parts.length) return code;
      const value = expression.quasis.map((quasi, index) => (quasi.value.cooked ?? '') + (values[index] ?? ''));
      return { kind: 'value', value: value.join(''), place };
    }
    case 'UnaryExpression': {
      const { operator, argument } = expression;
      const data = inner(argument);
      if (data.kind !== 'value') return code;
      // What `undefined` becomes where types are taken out.
      if (operator === 'void') return { kind: 'value', value: undefined, place };
      return operator === '-' && typeof data.value === 'number' ? { kind: 'value', value: -data.value, place } : code;
    }
    case 'BinaryExpression': {
      const [before, after] = [expression.left, expression.right].map((one) => textIn(inner(one)));
      return expression.operator === '+' && before !== undefined && after !== undefined
        ? { kind: 'value', value: before + after, place }
        : code;
    }
    case 'ArrayExpression': {
      const items = expression.elements.flatMap((item): readonly CodeData[] => {
        if (item === null) return [];
        if (item.type !== 'SpreadElement') return [inner(item)];
        const spread = inner(item.argument);
        return spread.kind === 'list' ? spread.items : [{ kind: 'code', place: reading.placeOf(item) }];
      });
      return { kind: 'list', items, place };
    }
    case 'ObjectExpression':
      return mapOf(expression.properties, place, { inner, placeOf: reading.placeOf });
    case 'Identifier':
      return namedData(expression, place, { scope, reading });
    case 'MemberExpression': {
      const object = inner(expression.object);
      const { property } = expression;
      const name = expression.computed ? textIn(inner(property)) : nameOf(property);
      const member =
        object.kind === 'map' && object.rest.length === 0 && name !== undefined && object.entries.get(name);
      return member || code;
    }
    case 'CallExpression':
      return calledData(expression, place, { scope, reading });
    default:
      return code;
  }
}

/** What a function of the same project returns, or one of a package that only tells a type; of any other its call. */
function calledData(
  node: CallExpression,
  place: Place,
  { scope, reading }: { readonly scope: NameScope; readonly reading: ModuleReading },
): CodeData {
  const name = calledIn(node.callee);
  if (name === undefined) return { kind: 'code', place };
  const found = meaningOf(name, scope, reading);
  if (found !== undefined && isFunction(found.node) && node.arguments.length === 0) {
    const called = found.node;
    return called.async
      ? { kind: 'code', place }
      : once(called, node, { reading, read: () => returnedBy(called, found.scope, found.reading, dataOf) });
  }
  const inner = (one: Node) => dataOf(one, scope, reading);
  const [given, ...more] = node.arguments;
  const required = found === undefined && name === 'require' && given ? textIn(inner(given)) : undefined;
  if (required !== undefined) return requiredData(required, node, reading);
  if (found === undefined && TYPING.test(name) && given !== undefined && more.length === 0) return inner(given);
  return { kind: 'code', place, call: { name, given: node.arguments.map(inner) } };
}

/** The name of a function that is called, as far as anybody asks for what it is called with. */
function calledIn(callee: Node): string | undefined {
  const { object, property } = asRecord(callee);
  const path = `${nameOf(object)}.${nameOf(property)}`;
  return /^(?:require\.resolve|path\.(?:join|resolve))$/.test(path) ? path : nameOf(callee);
}

/** What another file of the project exports that is required by its path. */
function requiredData(path: string, node: Node, reading: ModuleReading): CodeData {
  const module = reading.moduleAt(path);
  const exported = module?.exported;
  if (module === undefined || exported === undefined) return { kind: 'code', place: reading.placeOf(node) };
  const read = () => dataOf(exported, { names: module.names, around: undefined }, module);
  return once(exported, node, { reading, read });
}

/** Functions of packages that yield what they are given, and only tell an editor its type. */
const TYPING = /^define(?:[A-Z]\w*)?Config(?:WithTheme)?$/;

function namedData(
  node: Identifier,
  place: Place,
  { scope, reading }: { readonly scope: NameScope; readonly reading: ModuleReading },
): CodeData {
  const { name } = node;
  const found = meaningOf(name, scope, reading);
  if (name === 'undefined' && found === undefined) return { kind: 'value', value: undefined, place };
  if (found === undefined || isFunction(found.node) || found.isChanged) return { kind: 'code', place };
  const data = once(found.node, node, { reading, read: () => dataOf(found.node, found.scope, found.reading) });
  return data.kind === 'code' && data.call === undefined ? { kind: 'code', place } : data;
}

function mapOf(
  properties: ObjectExpression['properties'],
  place: Place,
  { inner, placeOf }: { readonly inner: (node: Node) => CodeData; readonly placeOf: (node: Node) => Place },
): CodeMap {
  const entries = new Map<string, CodeData>();
  const rest: CodeData[] = [];
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      const spread = inner(property.argument);
      if (spread.kind === 'map') {
        for (const [name, data] of spread.entries) entries.set(name, data);
        rest.push(...spread.rest);
      } else rest.push({ kind: 'code', place: placeOf(property) });
      continue;
    }
    const { key, value, computed, kind } = property;
    const name = computed ? textIn(inner(key)) : (nameOf(key) ?? String(asRecord(key).value));
    if (name === undefined) rest.push({ kind: 'code', place: placeOf(property) });
    else if (kind === 'init') entries.set(name, inner(value));
    else entries.set(name, { kind: 'code', place: placeOf(property) });
  }
  return { kind: 'map', entries, rest, place };
}
