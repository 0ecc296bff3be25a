import type { SourceFile } from '../model/sourceFile.ts';
import { containerLabels } from './containerLabels.ts';
import type { TreeNode } from './tree.ts';

/** Turns a source into mdast with positions. Throws what the parser throws on MDX that cannot be parsed. */
export type Parser = (source: SourceFile) => TreeNode;

/** A parser's name in the configuration. */
export type ParserName = 'satteri' | 'remark';

type ImportModule = <Module>(name: string) => Promise<Module>;

const loaded = new Map<ParserName, Parser>();

/**
 * Loads the parser that a configuration names, before pages are compiled; the reference where the native one is not to
 * be had: a machine for which no binary is published has the reference alone, which takes longer and says the same.
 * `importModule` imports a package by its name.
 */
export async function loadParser(name: ParserName, importModule: ImportModule): Promise<void> {
  if (loaded.has(name)) return;
  const native =
    name === 'satteri' ? await importModule<typeof import('satteri')>('satteri').catch(() => undefined) : undefined;
  loaded.set(
    name,
    native === undefined ? (await import('./referenceParser.ts')).parseByReference : parseNatively(native),
  );
}

/** The parser that a configuration names. Throws for one that was not loaded. */
export function parserFor(name: ParserName): Parser {
  const parser = loaded.get(name);
  if (parser === undefined) throw new Error(`The parser \`${name}\` was not loaded.`);
  return parser;
}

// Front matter is split off before: a body that begins with `---` begins with a thematic break.
const FEATURES = { directive: true, headingAttributes: true, frontmatter: false } as const;

const parseNatively =
  ({ markdownToMdast, mdxToMdast }: typeof import('satteri')): Parser =>
  ({ body, format }) => {
    refuseDepth(body);
    const parse = format === 'mdx' ? mdxToMdast : markdownToMdast;
    const tree = parse(body, { features: FEATURES }) as unknown as TreeNode;
    return format === 'mdx' && body.includes(':::') ? containerLabels(tree) : tree;
  };

/** Brackets nested more deeply overflow the native parser's stack, which ends the whole process. */
const BRACKET_DEPTH_LIMIT = 1_000;

function refuseDepth(body: string): void {
  let depth = 0;
  for (let index = 0; index < body.length; index += 1) {
    const step = BRACKET_STEPS[body.charCodeAt(index)];
    if (step === undefined) continue;
    depth = Math.max(0, depth + step);
    if (depth > BRACKET_DEPTH_LIMIT) throw new RangeError(`More than ${BRACKET_DEPTH_LIMIT} brackets are open.`);
  }
}

/** By character code: 1 for an opening bracket, -1 for a closing one. */
const BRACKET_STEPS: readonly (number | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if ('([{'.includes(character)) return 1;
  return ')]}'.includes(character) ? -1 : undefined;
});
