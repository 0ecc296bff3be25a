import { parseExpressionAt } from 'acorn';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { SourceFile } from '../model/sourceFile.ts';
import { containerLabels } from './containerLabels.ts';
import { HEADING_ID, headingAttributes } from './headingAttributes.ts';
import type { TreeNode } from './tree.ts';

/** Turns a source into mdast with positions. Throws what the parser throws on MDX that cannot be parsed. */
export type Parser = (source: SourceFile) => TreeNode;

// A machine for which no binary is published has the reference alone: it takes longer, and says the same.
const native = await import('satteri').catch(() => undefined);

/** The parser that a configuration names; the reference where the native one is not to be had. */
export const parserFor = (name: 'satteri' | 'remark'): Parser =>
  name === 'satteri' && native !== undefined ? parseNatively(native) : parseByRemark;

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

/** The reference parser reads all lines again for each container that is open; nobody may write more of them than this. */
const CONTAINER_DEPTH_LIMIT = 250;

function refuseContainers(body: string): void {
  let depth = 0;
  for (const [, name] of body.matchAll(/^[ \t>]*:{3,}[ \t]*(\w*)/gm)) {
    depth = Math.max(0, depth + (name === '' ? -1 : 1));
    if (depth > CONTAINER_DEPTH_LIMIT) throw new RangeError(`More than ${CONTAINER_DEPTH_LIMIT} containers are open.`);
  }
}

const parseByRemark: Parser = ({ body, format }) => {
  refuseContainers(body);
  const processor = format === 'mdx' ? mdxReference() : reference();
  return headingAttributes(processor.parse(body) as unknown as TreeNode);
};

// Made on first use: with the native parser in place none of this is needed.
let markdownProcessor: ReturnType<typeof makeReference> | undefined;
let mdxProcessor: ReturnType<typeof makeMdxReference> | undefined;
const reference = () => (markdownProcessor ??= makeReference());
const mdxReference = () => (mdxProcessor ??= makeMdxReference());

const makeReference = () =>
  unified().use(remarkParse).use(remarkFrontmatter, []).use(remarkGfm).use(remarkDirective).freeze();

const makeMdxReference = () =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkMdx, { acorn: ACORN as never })
    .freeze();

/** As the native parser judges: `{#id}` is no expression, and module code is refused later, whatever it says. */
const ACORN = {
  parse: (source: string) => ({ type: 'Program', start: 0, end: source.length, body: [] }),
  parseExpressionAt: (source: string, ...rest: [number, never]) =>
    HEADING_ID.test(source)
      ? { type: 'Identifier', name: source, start: 0, end: source.length }
      : parseExpressionAt(source, ...rest),
};
