import { parseExpressionAt } from 'acorn';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { HEADING_ID, headingAttributes } from './headingAttributes.ts';
import type { Parser } from './parsers.ts';
import type { TreeNode } from './tree.ts';

/** The reference parser reads all lines again for each container that is open; nobody may write more of them than this. */
const CONTAINER_DEPTH_LIMIT = 250;

function refuseContainers(body: string): void {
  let depth = 0;
  for (const [, name] of body.matchAll(/^[ \t>]*:{3,}[ \t]*(\w*)/gm)) {
    depth = Math.max(0, depth + (name === '' ? -1 : 1));
    if (depth > CONTAINER_DEPTH_LIMIT) throw new RangeError(`More than ${CONTAINER_DEPTH_LIMIT} containers are open.`);
  }
}

/** The reference parser: remark with its extensions. Throws `RangeError` for containers nested too deeply. */
export const parseByReference: Parser = ({ body, format }) => {
  refuseContainers(body);
  const processor = format === 'mdx' ? mdxReference() : reference();
  return headingAttributes(processor.parse(body) as unknown as TreeNode);
};

// Each is made on first use.
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
