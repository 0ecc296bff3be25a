import { parseExpressionAt } from 'acorn';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type PluggableList, unified } from 'unified';
import { once } from '../../model/lazy.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { codeBlock, inlineCode } from '../hast/toHast.ts';
import { HEADING_ID, headingAttributes } from '../headings/headingAttributes.ts';
import type { TreeNode } from '../tree.ts';
import type { Parser, Processor, Syntax } from './parsers.ts';
import { sharedEnds } from './sharedEnds.ts';

/** The reference parser reads all lines again for each open container: more of them than this are refused. */
const CONTAINER_DEPTH_LIMIT = 250;

function refuseContainers(body: string): void {
  let depth = 0;
  for (const [, name] of body.matchAll(/^[ \t>]*:{3,}[ \t]*(\w*)/gm)) {
    depth = Math.max(0, depth + (name === '' ? -1 : 1));
    if (depth > CONTAINER_DEPTH_LIMIT) throw new RangeError(`More than ${CONTAINER_DEPTH_LIMIT} containers are open.`);
  }
}

/** Remark with its extensions. Throws `RangeError` for containers nested too deeply. */
const parserWith =
  ({ formulas = false, plugins = NO_PLUGINS }: Syntax): Parser =>
  (source) => {
    refuseContainers(source.body);
    const tree = readerOf(source.format)(formulas)(plugins).parse(source.body) as unknown as TreeNode;
    return headingAttributes(sharedEnds(tree, source.body), source);
  };

type ReferenceHandler = (state: { readonly all: (parent: TreeNode) => TreeNode[] }, node: TreeNode) => TreeNode;

const HANDLERS: Readonly<Record<string, ReferenceHandler>> = {
  code: (_state, node) => codeBlock(node),
  inlineCode: (_state, node) => inlineCode(node),
  // What is passed through is copied, and a copy of a source that reads its text from disk has none.
  includedFile: (state, node) => ({ ...node, children: state.all(node) }),
};

const rehype = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] as never[],
    clobberPrefix: '',
    // The number alone, as the native step does: the step to HTML says what it is.
    footnoteBackLabel: (index, again) => `${index + 1}${again > 1 ? `-${again}` : ''}`,
    handlers: HANDLERS,
  })
  .use(rehypeStringify, { allowDangerousHtml: true, characterReferences: { useNamedReferences: false } })
  .freeze();

/** Everything by unified's own packages. What the native parser's steps yield must be the same; these take longer. */
export const referenceProcessor = (syntax: Syntax): Processor => ({
  parse: parserWith(syntax),
  toHast(tree) {
    const root = rehype.runSync(tree as never) as unknown as TreeNode;
    return { root, hasRaw: hasRaw(root) };
  },
  toHtml: (tree) => rehype.stringify(tree as never),
});

const hasRaw = ({ type, children }: TreeNode): boolean => type === 'raw' || children?.some(hasRaw) === true;

const NO_PLUGINS: PluggableList = [];

/** Each is made on first use. */
const readerOf = once((format: SourceFile['format']) =>
  once((formulas: boolean) =>
    once((plugins: PluggableList) =>
      unified()
        .use(remarkParse)
        .use(remarkFrontmatter, [])
        .use(remarkGfm)
        .use(remarkDirective)
        .use(formulas ? [remarkMath] : [])
        .use(format === 'mdx' ? [[remarkMdx, { acorn: ACORN }]] : [])
        .use(plugins)
        .freeze(),
    ),
  ),
);

/** As the native parser judges: `{#id}` is no expression, and module code is refused later, whatever it says. */
const ACORN = {
  parse: (source: string) => ({ type: 'Program', start: 0, end: source.length, body: [] }),
  parseExpressionAt: (source: string, ...rest: [number, never]) =>
    HEADING_ID.test(source)
      ? { type: 'Identifier', name: source, start: 0, end: source.length }
      : parseExpressionAt(source, ...rest),
};
