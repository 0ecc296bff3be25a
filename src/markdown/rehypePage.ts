import { titleTextOf } from '../model/text/titleTextOf.ts';
import { decorateCodeBlock, frameCode } from './code/codeBlock.ts';
import { codeTabs } from './code/codeGroup.ts';
import { joinNotes } from './code/codeNotes.ts';
import { showFormula } from './code/formulas.ts';
import { endedAtBlocks } from './hast/blocksInParagraph.ts';
import { anchorHeading, noteId } from './headings/headings.ts';
import { dropInnerHeadings } from './headings/innerHeading.ts';
import { resolveElementUrls } from './links/links.ts';
import { enterPicture, schemePicture } from './links/schemePicture.ts';
import { zoomImages } from './links/zoomImages.ts';
import { intrinsicElement } from './mdx/intrinsicElement.ts';
import { breakable, breakableInCell, isLongCode } from './overflow/breakable.ts';
import { markLongCells } from './overflow/longCells.ts';
import { markLongNumbers } from './overflow/longNumbers.ts';
import { markSignedCode } from './overflow/signedCode.ts';
import type { PageState } from './pageState.ts';
import { runPlugins } from './plugins/runPlugins.ts';
import { readRawHtml } from './rawHtml/readRawHtml.ts';
import { COMPONENT, enterTablePart, isInCell, leaveTablePart } from './rawHtml/tableParts.ts';
import {
  element,
  elementId,
  isBlankText,
  lineOf,
  type Replacement,
  raw,
  type TreeNode,
  text,
  transformTree,
} from './tree.ts';

/**
 * The steps on hast: raw HTML is read and sanitised, plugins run, then all else in one walk: headings get their
 * anchors, URLs are resolved, code is highlighted, tables get a box to scroll in. Then pictures get the button that
 * opens them.
 */
export function rehypePage(tree: TreeNode, state: PageState): TreeNode {
  const root = runPlugins(state.source.format === 'md' ? readRawHtml(tree, state) : tree, 'onHtml', state);
  transformTree(root, HANDLERS, state);
  joinNotes(root, state);
  if (state.hasPictures) zoomImages(root, state);
  return root;
}

const HANDLERS = {
  element: { enter: enterElement, exit: exitElement },
  includedFile: { enter: enterIncluded, exit: leaveIncluded },
  finished: { exit: ({ data }: TreeNode): Replacement => data?.node && [data.node] },
  mdxJsxFlowElement: { enter: enterMdxElement, exit: leaveComponent },
  mdxJsxTextElement: { enter: enterMdxElement, exit: leaveComponent },
};

/** Within a partial links are relative to it, and faults are in its lines. */
function enterIncluded(node: TreeNode, state: PageState): undefined {
  const source = node.data?.source ?? state.source;
  node.data = { parent: state.source };
  state.source = source;
  if (source.format === 'md')
    node.children = readRawHtml({ type: 'root', children: node.children ?? [] }, state).children ?? [];
  const language = state.context.languageOf?.(source.relativePath);
  if (language === undefined) return;
  // Code has no language that anybody speaks, and a direction of its own.
  for (const child of node.children ?? [])
    if (child.type === 'element' && child.tagName !== 'pre') child.properties = { ...language, ...child.properties };
}

function leaveIncluded(node: TreeNode, state: PageState): Replacement {
  state.source = node.data?.parent ?? state.source;
  return node.children;
}

function enterElement(node: TreeNode, state: PageState): Replacement {
  const moved = enterTablePart(node, state);
  if (moved !== undefined) return moved;
  if (node.tagName === 'docsgen-icon') return [calloutIcon(node, state)];
  if (node.tagName === 'docsgen-tabs') return [codeTabs(node)];
  if (node.tagName === 'pre') {
    const shown = decorateCodeBlock(node, state);
    // The parts of a figure are finished: they are not walked again.
    if (shown?.type === 'element') return [{ type: 'finished', data: { node: shown } }];
    return shown === undefined ? undefined : [shown];
  }
  if (node.tagName === 'code') return showFormula(node, state);
  if (HEADINGS.has(node.tagName ?? '')) dropInnerHeadings(node, state);
  return node.tagName === 'picture' ? enterPicture(node) : undefined;
}

// Only a name travels through the sanitiser, never HTML: an author who writes the element gets an icon.
function calloutIcon(node: TreeNode, state: PageState): TreeNode {
  const { calloutIcon: icons } = state.context.chrome;
  const kind = String(node.properties?.dataKind);
  return raw(Object.hasOwn(icons, kind) ? icons[kind as keyof typeof icons] : '');
}

function exitElement(node: TreeNode, state: PageState): Replacement {
  leaveTablePart(node, state);
  resolveElementUrls(node, state);
  const { tagName, properties } = node;
  if (HEADINGS.has(tagName ?? '')) {
    if (!isFootnoteLabel(node)) return anchorHeading(node, state);
    node.children = [text(state.context.chrome.footnotes)];
    state.ids.add('footnote-label');
    return undefined;
  }
  const id = elementId(node);
  if (id !== undefined) noteId(id, node, state);
  // The older way to mark a place. Such a name may repeat the address of the heading that it stands at.
  if (tagName === 'a' && typeof properties?.name === 'string' && properties.name !== '') state.ids.add(properties.name);
  if (tagName === 'img') state.hasPictures = true;
  if (tagName === 'abbr') state.hasAbbreviations = true;
  if (properties !== undefined && 'dataFootnoteBackref' in properties)
    properties.ariaLabel = state.context.chrome.footnoteBack(String(properties.ariaLabel ?? ''));
  if (tagName === 'input') node.properties = { ...properties, ariaLabel: taskLabel(properties, state) };
  if (tagName === 'th') node.properties = { scope: 'col', ...properties };
  if (tagName === 'tr') markLongCells(node);
  if (tagName === 'ol') markLongNumbers(node);
  if (tagName === 'code') finishCode(node, state);
  if (tagName === 'picture') return schemePicture(node, state);
  if (tagName === 'thead' && isEmpty(node)) return [];
  if (tagName === 'table') return [scrollBox(node, state)];
  if (tagName === 'p' && state.source.format === 'mdx') return endedAtBlocks(node);
  const framed = tagName === 'pre' ? frameCode(node, state) : undefined;
  return framed && [framed];
}

function finishCode(code: TreeNode, state: PageState): void {
  markSignedCode(code);
  if (isLongCode(code)) code.children = isInCell(state) ? breakableInCell(code) : breakable(code.children);
}

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const taskLabel = (properties: TreeNode['properties'], { context }: PageState) =>
  properties?.checked === true ? context.chrome.taskDone : context.chrome.taskOpen;

const isFootnoteLabel = (node: TreeNode) => node.properties?.id === 'footnote-label';

/** Markdown has no table without a head: whoever wants none leaves its cells empty. */
const isEmpty = (node: TreeNode): boolean =>
  (node.children ?? []).every(
    (child) => isBlankText(child) || (['tr', 'th'].includes(child.tagName ?? '') && isEmpty(child)),
  );

/**
 * Wide tables scroll in a box of their own, which is named after its section, and counted from the second one there.
 * No landmark: a page may have dozens.
 */
function scrollBox(table: TreeNode, state: PageState): TreeNode {
  const section = sectionOf(state) ?? '';
  const name = state.context.chrome.table + countIn(section, state.tables);
  const ariaLabel = section === '' ? name : `${name}: ${section}`;
  return element('div', { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel }, [table]);
}

/** Tells what stands in a section from what stood there before: the second is ` 2`, and the first has no number. */
function countIn(section: string, counts: Map<string, number>): string {
  const count = (counts.get(section) ?? 0) + 1;
  counts.set(section, count);
  return count === 1 ? '' : ` ${count}`;
}

/** The words of the heading above what is being walked, else those of the title; undefined for none. */
const sectionOf = ({ headings, page, bodyTitle }: PageState): string | undefined =>
  headings.at(-1)?.title ??
  (page.frontmatter.title === undefined ? bodyTitle && lineOf(bodyTitle) : titleTextOf(page.frontmatter.title));

/** Names with a capital are components, and stay. */
function enterMdxElement(node: TreeNode, state: PageState): Replacement {
  const name = node.name ?? '';
  if (!/^[A-Z]/.test(name) && !name.includes('.')) return intrinsicElement(node, state);
  const section = state.context.components[name]?.needsId === true ? sectionOf(state) : undefined;
  const label = section && section + countIn(section, state.tabSets);
  node.data = { ...node.data, source: state.source, ...(label && { section: label }) };
  state.hasComponents = true;
  state.openTableParts.push(COMPONENT);
  return undefined;
}

function leaveComponent(_: TreeNode, state: PageState): undefined {
  state.openTableParts.pop();
}
