import { toHast } from '../hast/toHast.ts';
import { toHtml } from '../hast/toHtml.ts';
import { headingAttributes, withoutBackslashes } from '../headings/headingAttributes.ts';
import { isMdxElement, type TreeNode, writtenText } from '../tree.ts';
import { parseFencesApart } from './apartFences.ts';
import { containerLabels } from './containerLabels.ts';
import { joinExpressions } from './joinExpressions.ts';
import type { Parser, Processor, Syntax } from './parsers.ts';

/**
 * The steps of the native parser, and our own to HTML. What it reads otherwise than the reference is corrected in its
 * tree; what would end the process, or take forever, is refused before: its parser throws `RangeError` for that.
 */
export const nativeProcessor =
  (native: typeof import('satteri')) =>
  (syntax: Syntax): Processor => ({ parse: parserWith(native, syntax), toHast, toHtml });

// Front matter is split off before: a body that begins with `---` begins with a thematic break.
const FEATURES = { directive: true, frontmatter: false } as const;

const parserWith =
  ({ markdownToMdast, mdxToMdast }: typeof import('satteri'), { formulas: math = false }: Syntax): Parser =>
  (source) => {
    const { body, format } = source;
    refuseDepth(body);
    refuseEntities(body);
    const isMdx = format === 'mdx';
    if (isMdx) refuseOpenTags(body);
    const toMdast = isMdx ? mdxToMdast : markdownToMdast;
    // All braces at the end of a heading are attributes to it: in `.md`, `## GET /users/{id}` would lose its last word.
    const features = { ...FEATURES, math, headingAttributes: isMdx };
    const tree = parseFencesApart((text) => toMdast(text, { features }) as unknown as TreeNode, body);
    if (!isMdx) return body.includes('{') ? headingAttributes(tree, source) : tree;
    refuseUnclosed(tree, body);
    if (/\}[ \t]*\{/.test(body)) joinWithin(tree, body);
    if (body.includes('\\{#')) withoutBackslashes(tree, body);
    return body.includes(':::') ? containerLabels(tree) : tree;
  };

/** Refuses an element that the native parser ends with its opening tag, as one behind a list was taken for its own. */
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

/**
 * How many character references in one text the native parser is given: its memory grows by the square of them, 20,000
 * take 650 MB. It reads none in code and raw HTML, and cells of tables are texts of their own.
 */
const ENTITIES_LIMIT = 10_000;

function refuseEntities(body: string): void {
  // The shortest has four characters.
  if (body.length < 4 * ENTITIES_LIMIT || entitiesIn(body) <= ENTITIES_LIMIT) return;
  const texts = body.replace(/^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\1/gm, '').split(/\n[ \t>]*\n/);
  if (texts.some((text) => !/^[ \t>]*[<|]/.test(text) && entitiesIn(text) > ENTITIES_LIMIT))
    throw new RangeError(`More than ${ENTITIES_LIMIT} character references are in one text.`);
}

const entitiesIn = (text: string) => text.match(/&[#\w]+;/g)?.length ?? 0;

/** How many open braces with tags between them the native parser is given: each doubles its time, 16 take 0.2 s. */
const TAGGED_BRACES_LIMIT = 16;

/**
 * Refuses expressions in tags in expressions and so on: the native parser reads those that are never closed again and
 * again.
 */
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
