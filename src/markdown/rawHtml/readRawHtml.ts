import type { Nodes } from 'hast';
import { raw as parseRaw } from 'hast-util-raw';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { VFile } from 'vfile';
import { mendEndedParagraphs, paragraphEnds } from '../hast/blocksInParagraph.ts';
import { reportUnsafeUrls } from '../links/links.ts';
import { type PageState, report } from '../pageState.ts';
import { STAND_IN, unmarkMade, withStandIns } from '../plugins/madeElements.ts';
import type { TreeNode } from '../tree.ts';
import { closeRawText } from './closeRawText.ts';
import { reportDropped } from './droppedHtml.ts';

/** Elements besides GitHub's that help readers and run nothing. */
const MORE_ELEMENTS = [
  ...['abbr', 'address', 'aside', 'audio', 'bdi', 'bdo', 'caption', 'cite', 'col', 'colgroup', 'dfn', 'figcaption'],
  ...['figure', 'mark', 'small', 'time', 'track', 'u', 'video', 'wbr'],
  ...['docsgen-icon', 'docsgen-tabs', 'docsgen-tab'],
];

// No `autoplay`: what moves or sounds is the reader's to start.
const MEDIA = ['src', 'controls', 'loop', 'muted', 'preload'];

// A picture named `getElementById` takes the place of that function in `document`.
const isNoName = (attribute: unknown) => attribute !== 'name';

// What raw HTML in `.md` may hold: GitHub's list, and the marks that our own earlier steps have put into the tree.
const SCHEMA: Schema = {
  ...defaultSchema,
  clobber: [],
  tagNames: [...(defaultSchema.tagNames ?? []), ...MORE_ELEMENTS],
  strip: ['script', 'style'],
  ancestors: { ...defaultSchema.ancestors, caption: ['table'], col: ['table'], colgroup: ['table'] },
  // `resolveElementUrls` refuses all other unsafe addresses, by one rule for all pages. Here, links whose addresses only
  // seem to have a scheme, such as `(https://a.example)`, would be lost without a word.
  protocols: { longDesc: ['http', 'https'] },
  attributes: {
    ...defaultSchema.attributes,
    '*': [...(defaultSchema.attributes?.['*'] ?? []).filter(isNoName), 'ariaLabel', 'id', 'lang', 'dir'],
    // What READMEs have, and what `finishLink` knows.
    a: [
      ...(defaultSchema.attributes?.a ?? []),
      'name',
      ['target', '_blank'],
      ['rel', 'noopener', 'noreferrer', 'nofollow'],
    ],
    aside: [
      ['className', 'callout', /^callout-/],
      ['role', 'note'],
    ],
    details: [...(defaultSchema.attributes?.details ?? []), 'name'],
    p: [['className', 'callout-title']],
    code: [['className', /^language-./], 'dataMeta'],
    'docsgen-icon': ['dataKind'],
    'docsgen-tab': ['dataLabel'],
    th: [...(defaultSchema.attributes?.th ?? []), 'align', 'scope'],
    td: [...(defaultSchema.attributes?.td ?? []), 'align'],
    img: [...(defaultSchema.attributes?.img ?? []), 'width', 'height', 'loading', 'decoding', 'srcSet', 'sizes'],
    audio: MEDIA,
    track: ['src', 'kind', 'srcLang', 'default'],
    video: [...MEDIA, 'poster', 'playsInline'],
    source: [...(defaultSchema.attributes?.source ?? []), 'src', 'media', 'sizes', 'type', 'width', 'height'],
  },
};

/** The same, where elements of plugins may stand beside it. */
const SCHEMA_BESIDE_PLUGINS: Schema = {
  ...SCHEMA,
  tagNames: [...(SCHEMA.tagNames ?? []), STAND_IN],
  attributes: { ...SCHEMA.attributes, [STAND_IN]: ['dataMade'] },
};

/**
 * Parses the raw HTML of a tree and keeps of it what cannot harm a reader, and what plugins have made. The tree of a page
 * without raw HTML is returned as it is. May yield `unsafe-url`, `unsafe-html` and `dropped-html`.
 */
export function readRawHtml(tree: TreeNode, state: PageState): TreeNode {
  const hasPlugins = state.context.plugins !== undefined;
  if (!state.hasRaw) {
    if (hasPlugins) unmarkMade(tree);
    return tree;
  }
  const restore = hasPlugins ? withStandIns(tree) : undefined;
  const schema = hasPlugins ? SCHEMA_BESIDE_PLUGINS : SCHEMA;
  // Positions come from the source.
  const { body } = state.source;
  closeRawText(tree, body);
  const ends = paragraphEnds(tree);
  const parsed = parseRaw(tree as Nodes, { file: new VFile(body) }) as TreeNode;
  reportUnended(dropCopiedIds(parsed, body), state);
  reportUnendedDetails(parsed, state);
  dropHalfPositions(parsed);
  if (/&[\r\n]/.test(body)) correctLines(parsed, lineEndsOf(body));
  mendEndedParagraphs(parsed, ends);
  // The sanitiser takes away without a word.
  reportUnsafeUrls(parsed, state);
  reportDropped(parsed, schema, state);
  const kept = sanitize(parsed as Nodes, schema) as TreeNode;
  restore?.(kept);
  return kept;
}

/**
 * An element of text that is never closed, such as `<a id="x">`, goes on in each block behind it: the parser of HTML makes
 * copies of it there, in front of a link without a position. It is the author's once. Yields the copies.
 */
function dropCopiedIds(tree: TreeNode, body: string): ReadonlyMap<number, TreeNode> {
  const seen = new Set<number | string>();
  const copies = new Map<number, TreeNode>();
  visit(tree);
  return copies;

  function visit(node: TreeNode): void {
    const offset = node.position?.start?.offset;
    const named = `${node.tagName}#${node.properties?.id}`;
    if (offset === undefined && seen.has(named)) delete node.properties?.id;
    seen.add(named);
    if (node.type === 'element' && offset !== undefined && body.startsWith(`<${node.tagName}`, offset)) {
      if (seen.has(offset)) {
        delete node.properties?.id;
        copies.set(offset, node);
      }
      seen.add(offset);
    }
    for (const child of node.children ?? []) visit(child);
  }
}

/** Tells of the first element of text of each kind that goes on up to the end of the page. An anchor, `<a id="x">`, is often written so. */
function reportUnended(copies: ReadonlyMap<number, TreeNode>, state: PageState): void {
  const seen = new Set<string>();
  for (const [offset, copy] of copies) {
    const { tagName = '', properties = {} } = copy;
    if (seen.has(tagName) || (tagName === 'a' && properties.href === undefined)) continue;
    seen.add(tagName);
    const rest = state.source.body.slice(offset);
    const countOf = (tag: string) => rest.match(new RegExp(`<${tag}(?=[\\s/>])`, 'gi'))?.length ?? 0;
    if (countOf(`/${tagName}`) >= countOf(tagName)) continue;
    report(state, copy, {
      severity: 'warning',
      code: 'unread-markup',
      message: `\`<${tagName}>\` opens here and is never closed: what follows stands within the element.`,
      word: `<${tagName}`,
      hint: `write \`</${tagName}>\` where it ends`,
    });
  }
}

/** Tells of the first details without an end: what was to stand below them is hidden until a reader opens them. */
function reportUnendedDetails(tree: TreeNode, state: PageState): void {
  const { body } = state.source;
  const unended = withoutEnd(body);
  const found = unended.size === 0 ? undefined : first(tree);
  if (found === undefined) return;
  report(state, found, {
    severity: 'warning',
    code: 'unread-markup',
    message: '`<details>` opens here and is never closed: what follows stands within the element.',
    word: '<details',
    hint: 'write `</details>` where it ends',
  });

  function first(node: TreeNode): TreeNode | undefined {
    const { start, end }: Partial<NonNullable<TreeNode['position']>> = node.position ?? {};
    // In a blockquote the end is another; and code may mention the element. So both must say so.
    const isUnended = node.tagName === 'details' && unended.has(start?.offset);
    if (isUnended && !/<\/details\s*>$/i.test(body.slice(start?.offset, end?.offset).slice(-20))) return node;
    for (const child of node.children ?? []) {
      const inner = first(child);
      if (inner !== undefined) return inner;
    }
    return undefined;
  }
}

/** Offsets of the details of a text that no end belongs to, those in code among them. */
function withoutEnd(text: string): ReadonlySet<number | undefined> {
  const open: number[] = [];
  for (const { 1: slash, index } of text.matchAll(/<(\/?)details(?=[\s/>])/gi)) {
    if (slash === '') open.push(index);
    else open.pop();
  }
  return new Set(open);
}

/** An element that the parser of HTML has opened but never closed, as `<template>` in a table, is given half a position. */
function dropHalfPositions(node: TreeNode): void {
  const { start, end }: Partial<NonNullable<TreeNode['position']>> = node.position ?? {};
  if (start === undefined || end === undefined) delete node.position;
  for (const child of node.children ?? []) dropHalfPositions(child);
}

/** The parser of HTML counts a line twice that ends with `&`. Its offsets are right. */
function correctLines(node: TreeNode, lineEnds: readonly number[]): void {
  for (const point of [node.position?.start, node.position?.end]) {
    if (point?.offset !== undefined) point.line = countUpTo(point.offset, lineEnds) + 1;
  }
  for (const child of node.children ?? []) correctLines(child, lineEnds);
}

/** Offsets behind the ends of a text's lines. */
const lineEndsOf = (text: string): number[] => [...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length);

/** How many of some sorted numbers are no greater than a limit. */
function countUpTo(limit: number, sorted: readonly number[]): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
