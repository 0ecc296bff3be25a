import type { PluggableList } from 'unified';
import type { SourceFile } from '../../model/sourceFile.ts';
import type { Hast } from '../hast/toHast.ts';
import type { TreeNode } from '../tree.ts';
import { nativeProcessor } from './nativeProcessor.ts';

/** Turns a source into mdast with positions. Throws what the parser throws on MDX that cannot be parsed. */
export type Parser = (source: SourceFile) => TreeNode;

/** What a parser reads only where a site asks for it. */
export interface Syntax {
  /** Formulas between dollars, as nodes of the types `math` and `inlineMath`. */
  readonly formulas?: boolean;
  /** Plugins of remark that may add syntax: the native parser reads none. */
  readonly plugins?: PluggableList | undefined;
}

/** A parser's name in the configuration. */
export type ParserName = 'satteri' | 'remark';

/** The steps from a source to HTML. Between them stand our own, which are the same for all parsers. */
export interface Processor {
  /** Source to mdast. */
  readonly parse: Parser;
  /** Mdast to hast, and whether raw HTML is in it; may take the mdast apart. */
  readonly toHast: (tree: TreeNode) => Hast;
  /** Hast to HTML. */
  readonly toHtml: (tree: TreeNode) => string;
}

const loaded = new Map<ParserName, (syntax: Syntax) => Processor>();

/**
 * Loads the parser that a configuration names, before pages are compiled; the reference where the native one is not to
 * be had: a machine for which no binary is published has the reference alone, which takes longer and says the same.
 */
export async function loadParser(name: ParserName): Promise<void> {
  if (loaded.has(name)) return;
  const native = name === 'satteri' ? await import('satteri').catch(() => undefined) : undefined;
  loaded.set(
    name,
    native === undefined ? (await import('./referenceProcessor.ts')).referenceProcessor : nativeProcessor(native),
  );
}

/** The steps of the parser that a configuration names. Throws for one that was not loaded. */
export function processorFor(name: ParserName, syntax: Syntax = {}): Processor {
  const processor = loaded.get(name);
  if (processor === undefined) throw new Error(`The parser \`${name}\` was not loaded.`);
  return processor(syntax);
}

/** The parser that a configuration names. Throws for one that was not loaded. */
export const parserFor = (name: ParserName, syntax?: Syntax): Parser => processorFor(name, syntax).parse;
