import type { PluggableList } from 'unified';
import type { SourceFile } from '../model/sourceFile.ts';
import { parseFencesApart } from './apartFences.ts';
import { containerLabels } from './containerLabels.ts';
import { headingAttributes, withoutBackslashes } from './headingAttributes.ts';
import { joinExpressions } from './joinExpressions.ts';
import { type Hast, toHast } from './toHast.ts';
import { toHtml } from './toHtml.ts';
import { isMdxElement, type TreeNode, writtenText } from './tree.ts';

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
    native === undefined
      ? (await import('./referenceProcessor.ts')).referenceProcessor
      : (syntax) => ({ parse: parseNatively(native, syntax), toHast, toHtml }),
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

// Front matter is split off before: a body that begins with `---` begins with a thematic break.
const FEATURES = { directive: true, frontmatter: false } as const;

const parseNatively =
  ({ markdownToMdast, mdxToMdast }: typeof import('satteri'), { formulas: math = false }: Syntax): Parser =>
  (source) => {
    const { body, format } = source;
    refuseDepth(body);
    if (format === 'md') {
      // All braces at the end of a heading are attributes to it: `## GET /users/{id}` would lose its last word.
      const features = { ...FEATURES, math, headingAttributes: false };
      const tree = parseFencesApart((text) => markdownToMdast(text, { features }) as unknown as TreeNode, body);
      return body.includes('{') ? headingAttributes(tree, source) : tree;
    }
    refuseOpenTags(body);
    const features = { ...FEATURES, math, headingAttributes: true };
    const tree = parseFencesApart((text) => mdxToMdast(text, { features }) as unknown as TreeNode, body);
    refuseUnclosed(tree, body);
    if (/\}[ \t]*\{/.test(body)) joinWithin(tree, body);
    if (body.includes('\\{#')) withoutBackslashes(tree, body);
    return body.includes(':::') ? containerLabels(tree) : tree;
  };

/** Refuses an element that the native parser ends with its opening tag, where a tag behind a list was taken for another's. */
function refuseUnclosed(node: TreeNode, body: string): void {
  const { position, children = [] } = node;
  if (isMdxElement(node) && position !== undefined) {
    const { line, column } = position.start;
    if (!ELEMENT_END.test(writtenText(node, body).slice(-LONGEST_END)))
      throw new Error(
        `${line}:${column}: Expected a closing tag for \`<${node.name ?? ''}>\`: one that is indented below a list is read as part of it`,
      );
  }
  for (const child of children) refuseUnclosed(child, body);
}

/** What stands within an element in one line is in that line already. */
function joinWithin(node: TreeNode, body: string): void {
  const { position, children } = node;
  if (children === undefined || (isMdxElement(node) && position?.start.line === position?.end.line)) return;
  for (const child of children) joinWithin(child, body);
  node.children = joinExpressions(children, body);
}

/** A tag that closes an element, or one that is its own end. */
const ELEMENT_END = /(?:\/\s*|<\/[^<>]*)>$/;
const LONGEST_END = 200;

/** Brackets nested more deeply overflow the native parser's stack, which ends the whole process. */
const BRACKET_DEPTH_LIMIT = 1_000;

function refuseDepth(body: string): void {
  // Hardly a page has so many brackets at all.
  if ((body.match(/[([{]/g)?.length ?? 0) <= BRACKET_DEPTH_LIMIT) return;
  let depth = 0;
  for (let index = 0; index < body.length; index += 1) {
    const step = BRACKET_STEPS[body.charCodeAt(index)];
    if (step === undefined) continue;
    depth = Math.max(0, depth + step);
    if (depth > BRACKET_DEPTH_LIMIT) throw new RangeError(`More than ${BRACKET_DEPTH_LIMIT} brackets are open.`);
  }
}

/** How many open braces with tags between them the native parser is given: each more doubles its time, 16 take 0.2 s. */
const TAGGED_BRACES_LIMIT = 16;

/** Refuses expressions in tags in expressions and so on: the native parser reads those that are never closed again and again. */
function refuseOpenTags(body: string): void {
  if ((body.match(/\{/g)?.length ?? 0) <= TAGGED_BRACES_LIMIT) return;
  // Of each open brace, whether a tag began since the one before it.
  let open: boolean[] = [];
  let hasTag = true;
  for (const [found] of body.matchAll(BRACES)) {
    // Samples of code may leave braces open; an expression ends with its block.
    if (/(?:```|~~~)$/.test(found)) open = [];
    // Within an expression, nothing hides a brace.
    else if (open.length > 0 || !/^[\\`]/.test(found)) for (const sign of found) count(sign);
  }

  function count(sign: string): void {
    if (sign === '{') {
      open.push(hasTag);
      hasTag = false;
      if (open.filter(Boolean).length > TAGGED_BRACES_LIMIT)
        throw new RangeError(`More than ${TAGGED_BRACES_LIMIT} braces with tags between them are open.`);
    } else if (sign === '}') open.pop();
    else if (sign === '<') hasTag = true;
  }
}

/** Fences, what hides braces, braces, and the beginnings of tags. */
const BRACES = /^[ \t>]*(?:```|~~~)|\\[\\`{}]|`[^`<\n]*`|[{}]|<(?=[\w>])/gm;

/** By character code: 1 for an opening bracket, -1 for a closing one. */
const BRACKET_STEPS: readonly (number | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if ('([{'.includes(character)) return 1;
  return ')]}'.includes(character) ? -1 : undefined;
});
