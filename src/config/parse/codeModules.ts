import { posix } from 'node:path';
import type { Node } from 'acorn';
import { declaredIn, nameOf, type ParsedCode, parsedCode } from './parsedCode.ts';

/** So much is read at most: names may stand for each other again and again. */
const MOST_NODES = 100_000;

/** A file of the project that is read, and what is shared with all others of that reading. */
export interface ModuleReading extends ParsedCode {
  readonly left: { count: number };
  /** What is being read of what names stand for: it cannot be part of itself. */
  readonly open: Set<Node>;
  /** What stands under which name at its first level. */
  readonly names: ReadonlyMap<string, Node | undefined>;
  /** The file of the project that a path in it leads to, read; undefined for any other. */
  readonly moduleAt: (path: string) => ModuleReading | undefined;
}

/** The text of a file of the project, by its path in it; undefined where there is none. */
export type TextOf = (file: string) => string | undefined;

/** Makes what reads files of the project, each once; it yields undefined for one that cannot be parsed. */
export function createReader(textOf: TextOf): (text: string, file: string) => ModuleReading | undefined {
  const known = new Map<string, ModuleReading | undefined>();
  const shared = { left: { count: MOST_NODES }, open: new Set<Node>() };
  const read = (text: string, file: string): ModuleReading | undefined => {
    const code = parsedCode(text, file);
    const moduleAt = (path: string) => {
      const target = filesAt(path, file).find((one) => known.has(one) || textOf(one) !== undefined);
      if (target === undefined) return undefined;
      return known.has(target) ? known.get(target) : read(textOf(target) ?? '', target);
    };
    const reading = code && { ...code, ...shared, names: declaredIn(code.body), moduleAt };
    known.set(file, reading);
    return reading;
  };
  return read;
}

/** The files that a relative path of an import may mean; none for a package, and for what is outside of the project. */
export function filesAt(path: string, fromFile: string): readonly string[] {
  if (!/^\.{1,2}\//.test(path)) return [];
  const at = posix.join(posix.dirname(fromFile), path);
  if (at.startsWith('../')) return [];
  // The folder of documents is renamed before what is around it is read.
  const here = at.replace(/^docs\//, 'content/');
  return (at === here ? [at] : [at, here])
    .flatMap((one) => [
      one,
      // TypeScript names the file that becomes of it.
      one.replace(/\.([cm]?)js$/, '.$1ts'),
      ...['ts', 'mts', 'js', 'mjs', 'cjs', 'json'].flatMap((ending) => [`${one}.${ending}`, `${one}/index.${ending}`]),
    ])
    .filter((one) => /\.(?:[cm]?[jt]s|json)$/.test(one));
}

/** What names stand for; `undefined` for what only running tells. */
export interface NameScope {
  readonly names: ReadonlyMap<string, Node | undefined>;
  readonly around: NameScope | undefined;
}

function lookUp(
  name: string,
  scope: NameScope | undefined,
): readonly [node: Node | undefined, scope: NameScope] | undefined {
  if (scope === undefined) return undefined;
  return scope.names.has(name) ? [scope.names.get(name), scope] : lookUp(name, scope.around);
}

interface Meaning {
  readonly node: Node;
  readonly scope: NameScope;
  readonly reading: ModuleReading;
  /** Whether it may be another when it is used. */
  readonly isChanged: boolean;
}

/** Files may import a name from each other, and from none. */
const MOST_IMPORTS = 10;

/** What a name stands for in a scope, in another file where it is imported; undefined for what only running tells. */
export function meaningOf(name: string, scope: NameScope, reading: ModuleReading, imports = 0): Meaning | undefined {
  const [node, around] = lookUp(name, scope) ?? [];
  if (node !== undefined && around !== undefined)
    return { node, scope: around, reading, isChanged: reading.changed.has(name) };
  const source = around === undefined ? reading.imported.get(name) : undefined;
  const module = source && reading.moduleAt(source.path);
  if (source === undefined || module === undefined || imports === MOST_IMPORTS) return undefined;
  const top = { names: module.names, around: undefined };
  const exported = source.name === 'default' ? module.exported : module.exports.get(source.name);
  if (exported === undefined) return undefined;
  const own = nameOf(exported);
  return own === undefined
    ? { node: exported, scope: top, reading: module, isChanged: module.changed.has(source.name) }
    : meaningOf(own, top, module, imports + 1);
}
