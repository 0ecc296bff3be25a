import { raw as parseRaw } from 'hast-util-raw';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import type { VFile } from 'vfile';
import { reportUnsafeUrls } from './links.ts';
import { type PageState, report } from './pageState.ts';
import type { TreeNode } from './tree.ts';

const UNSAFE =
  /<\s*\/?\s*(script|style|iframe|frame|object|embed|applet|base|meta|link|form|noscript|template|plaintext|portal)\b|\bon[a-z]+\s*=|\bsrcdoc\s*=|\bformaction\s*=|\b(?:javascript|vbscript)\s*(?::|&colon;)/i;

/** Warns of raw HTML that the sanitiser will take out, so that nobody wonders where it went. */
export function warnUnsafeHtml(node: TreeNode, state: PageState): undefined {
  const found = UNSAFE.exec(node.value ?? '');
  if (found === null) return;
  report(state, node, {
    severity: 'warning',
    code: 'unsafe-html',
    message: `\`${found[0].trim()}\` could run code in the reader's browser and is removed.`,
    word: found[0],
    hint: 'use Markdown, or an `.mdx` page with a component of the site',
  });
}

// What raw HTML in `.md` may hold: GitHub's list, and the marks that our own earlier steps have put into the tree.
const SCHEMA: Schema = {
  ...defaultSchema,
  clobber: [],
  tagNames: [...(defaultSchema.tagNames ?? []), 'aside', 'figure', 'figcaption', 'mark', 'abbr', 'docsgen-icon'],
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), 'tel'] },
  attributes: {
    ...defaultSchema.attributes,
    '*': [...(defaultSchema.attributes?.['*'] ?? []), 'ariaLabel', 'id', 'lang', 'dir'],
    aside: [
      ['className', 'callout', /^callout-/],
      ['role', 'note'],
    ],
    p: [['className', 'callout-title']],
    code: [['className', /^language-./], 'dataMeta'],
    'docsgen-icon': ['dataKind'],
    th: [...(defaultSchema.attributes?.th ?? []), 'align', 'scope'],
    td: [...(defaultSchema.attributes?.td ?? []), 'align'],
    img: [...(defaultSchema.attributes?.img ?? []), 'width', 'height', 'loading', 'srcSet', 'sizes'],
    source: [...(defaultSchema.attributes?.source ?? []), 'media', 'sizes', 'type', 'width', 'height'],
  },
};

/** Parses the raw HTML of a tree and keeps of it what cannot harm a reader. A tree without raw HTML is returned as it is. `file` holds the source, for positions. May yield `unsafe-url`. */
export function readRawHtml(tree: TreeNode, file: VFile, state: PageState): TreeNode {
  if (!hasRaw(tree)) return tree;
  type Hast = Parameters<typeof parseRaw>[0];
  const parsed = parseRaw(tree as unknown as Hast, { file });
  // The sanitiser takes unsafe addresses away without a word.
  reportUnsafeUrls(parsed as unknown as TreeNode, state);
  return sanitize(parsed, SCHEMA) as unknown as TreeNode;
}

const hasRaw = (node: TreeNode): boolean => node.type === 'raw' || (node.children ?? []).some(hasRaw);
