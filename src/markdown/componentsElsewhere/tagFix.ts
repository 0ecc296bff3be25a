import { type Fix, fixAtStart, joinAll, joinFixes } from '../../model/diagnostic.ts';
import { codeGroupFix } from '../codeElsewhere/codeGroupFix.ts';
import { codeTagFix } from '../codeElsewhere/codeTagFix.ts';
import { packageTabsFix } from '../codeElsewhere/packageTabsFix.ts';
import { colonsFor } from '../elsewhere/colonsFor.ts';
import { hasConstant, isBlockStart, renamed, type Tags, tagsOf } from '../mdx/componentTags.ts';
import { importedPart, isImportedFromSite } from '../mdx/pageImports.ts';
import { isPlainText } from '../mdx/propertyPlace.ts';
import type { PageState } from '../pageState.ts';
import { indentOf, isAlone, type Piece, replaced, replacedLines } from '../pieces.ts';
import { holdsTabs } from '../tabsElsewhere/tabsFix.ts';
import type { TreeNode } from '../tree.ts';
import { BOX_NAMES, boxOf, isCodeGroup, isHolder } from './componentsElsewhere.ts';
import { fieldFix, isField } from './fieldFix.ts';
import { folderCardsFix } from './folderCardsFix.ts';
import { stepFix } from './stepFix.ts';
import { isOfTree, treeFix } from './treeFix.ts';

/** Components of other generators that have another name here, and hold the same. */
const NAMES_HERE: Readonly<Record<string, string>> = {
  CardGroup: 'CardGrid',
  Cards: 'CardGrid',
  'Cards.Card': 'Card',
  Columns: 'CardGrid',
  LinkCard: 'Card',
  TabItem: 'Tab',
  'Tabs.Tab': 'Tab',
};

/** Pictures of other generators: with these properties they are those of HTML. */
const PICTURES: ReadonlySet<string> = new Set(['Image', 'ImageZoom']);
const OF_PICTURES: ReadonlySet<string> = new Set(['src', 'alt', 'width', 'height', 'title']);

/** Every page lists its headings. */
const LISTS_OF_HEADINGS: ReadonlySet<string> = new Set(['InlineTOC', 'TOCInline', 'Toc']);

/**
 * The correction of a component of another generator that needs no judgment: one that has another name here gets that,
 * and a box becomes a container. Undefined for any other, and for one that the page imports from the site's own code.
 */
export function tagFix(node: TreeNode, state: PageState): Fix | undefined {
  const { body } = state.source;
  const name = node.name ?? '';
  const tags = tagsOf(node, body);
  if (tags === undefined) return undefined;
  const part = importedPart(name, state.source);
  if (part !== undefined) return included(part, tags, node, state);
  if (isImportedFromSite(name, state.source)) return undefined;
  if (/^Code(?:Block(?:Runtime)?)?$/.test(name)) return codeTagFix(tags, state);
  if (LISTS_OF_HEADINGS.has(name)) return deleted(tags, state);
  if (name === 'DocCardList') return folderCardsFix(tags, state);
  if (name === 'Link' || name === 'LinkButton') return linked(tags, node, state);
  if (Object.hasOwn(NAMES_HERE, name)) return renamed(tags, NAMES_HERE[name] ?? '', node, state);
  if (isOfTree(name)) return treeFix(node, state);
  if (isField(name)) return fieldFix(tags, node, state);
  if (name === 'Frame' && node.data?.props?.caption !== undefined) return captioned(tags, node, state);
  if (name === 'Details' && isDetails(node)) return renamed(tags, 'details', node, state);
  if (name === 'PackageManagerTabs' && tags.closing === undefined) return packageTabsFix(tags, node, state);
  if (name === 'Step') return stepFix(tags, node, state);
  if (holdsTabs(node)) return renamed(tags, 'Tabs', node, state);
  if (isCodeGroup(name)) return codeGroupFix(tags, state);
  if (PICTURES.has(name))
    return Object.keys(node.data?.props ?? {}).every((one) => OF_PICTURES.has(one))
      ? renamed(tags, 'img', node, state)
      : undefined;
  return BOX_NAMES.includes(name) ? boxed(tags, node, state) : unwrapped(tags, node, state);
}

/** A partial that is shown as a component, with what it is given. */
function included(part: string, { opening, closing }: Tags, node: TreeNode, { source }: PageState): Fix | undefined {
  const { props = {}, isFaulty } = node.data ?? {};
  if (closing !== undefined || opening.text.includes('\n') || isFaulty === true || 'src' in props) return undefined;
  const written = (src: string) => `<Include src="${src}"${opening.text.slice(`<${node.name}`.length)}`;
  // A folder of Mintlify, all of whose files are parts.
  const [, folder = '', snippet] = /^(\/snippets\/(?:[^\s"]*\/)?)([^\s"_/][^\s"/]*)$/.exec(part) ?? [];
  if (snippet === undefined) return replaced(opening, written(part), source);
  const prefix = source.file.slice(0, -source.relativePath.length);
  const renaming = { ...fixAtStart(prefix + part.slice(1)), renamedTo: `${prefix}${folder.slice(1)}_${snippet}` };
  return { ...replaced(opening, written(`${folder}_${snippet}`), source), beside: [renaming] };
}

/** Whether a component holds its summary, as the element of HTML does. */
const isDetails = ({ children = [], data }: TreeNode): boolean =>
  Object.keys(data?.props ?? {}).every((one) => one === 'open') &&
  children.flatMap((child) => [child, ...(child.children ?? [])]).some(({ tagName }) => tagName === 'summary');

const deleted = ({ opening, closing }: Tags, { source }: PageState): Fix | undefined =>
  closing === undefined && isAlone(opening, source.body) && !opening.text.includes('\n')
    ? replaced(opening, '', source)
    : undefined;

/** A link that says where it leads, and nothing else but how a button looks. */
function linked({ opening, closing }: Tags, node: TreeNode, { source }: PageState): Fix | undefined {
  const { body } = source;
  const [[name, url] = [], ...others] = Object.entries(node.data?.props ?? {}).filter(([one]) => !OF_BUTTONS.test(one));
  const was = body.slice(opening.offset, (closing?.offset ?? 0) + (closing?.text.length ?? 0));
  const inner = body.slice(opening.offset + opening.text.length, closing?.offset);
  const text = inner.trim();
  const isSole = (name === 'to' || name === 'href') && others.length === 0 && !hasConstant(opening, [name]);
  if (!isSole || typeof url !== 'string' || !/^[^\s()<>]+$/.test(url) || !/^[^[\]<\n]+$/.test(text)) return undefined;
  if (was === '' || was.includes('\n')) return undefined;
  // The space around its words is that between words.
  const link = inner.replace(text, () => `[${text}](${url})`);
  return replaced({ offset: opening.offset, text: was }, link, source);
}

const OF_BUTTONS = /^(?:variant|icon|iconPlacement)$/;

/** A frame with a caption is a figure, here as in HTML. */
function captioned({ opening, closing }: Tags, { data }: TreeNode, { source }: PageState): Fix | undefined {
  const { body } = source;
  const { caption, ...others } = data?.props ?? {};
  const indent = closing && indentOf(closing, body);
  const isClear = typeof caption === 'string' && isPlainText(caption) && !hasConstant(opening, ['caption']);
  if (!isClear || Object.keys(others).some((one) => !OF_HOLDERS.has(one))) return undefined;
  if (closing === undefined || indent === undefined || !isAlone(opening, body) || !isAlone(closing, body))
    return undefined;
  const line = { offset: closing.offset - indent.length, text: indent + closing.text };
  // Right behind a line of text, the caption would be in its paragraph.
  const end = `\n${indent}<figcaption>${caption}</figcaption>\n${indent}</figure>`;
  return joinFixes([replacedLines(opening, '<figure>', source), replaced(line, end, source)]);
}

/** What only holds others goes, and what it holds stays. */
function unwrapped({ opening, closing }: Tags, { name, data }: TreeNode, { source }: PageState): Fix | undefined {
  const { body } = source;
  const hasOthers = Object.keys(data?.props ?? {}).some((one) => !OF_HOLDERS.has(one));
  if (!isHolder(name ?? '') || closing === undefined || hasOthers || data?.isFaulty === true) return undefined;
  if (opening.text.includes('\n')) return undefined;
  const whole = body.slice(opening.offset, closing.offset + closing.text.length);
  const isLine =
    !whole.includes('\n') &&
    isAlone({ offset: opening.offset, text: whole }, body) &&
    !isBlockStart(whole.slice(opening.text.length));
  if (!isLine && !(isAlone(opening, body) && isAlone(closing, body))) return undefined;
  return joinFixes([replaced(opening, '', source), replaced(closing, '', source)]);
}

/** How a component that only holds others looks, and opens. */
const OF_HOLDERS: ReadonlySet<string> = new Set(['border', 'class', 'className', 'collapsible', 'fullWidth', 'type']);

const BOX = new RegExp(`<(?:${BOX_NAMES.join('|')})\\b`);

/** A box whose tags have lines of their own, or that has its lines for itself. A box within it is mended first. */
function boxed({ opening, closing }: Tags, node: TreeNode, { source }: PageState): Fix | undefined {
  const { body } = source;
  const box = boxOf(node.name ?? '', node.data?.props ?? {});
  if (closing === undefined || box === undefined || node.data?.isFaulty === true) return undefined;
  const inner = body.slice(opening.offset + opening.text.length, closing.offset);
  const indent = indentOf(opening, body);
  const isWhole = !BOX.test(inner) && !hasConstant(opening, ['title', 'type']);
  const colons = colonsFor(inner, source, opening.offset);
  const whole = { offset: opening.offset, text: opening.text + inner + closing.text };
  if (indent === undefined || !isWhole || colons === undefined || !isAlone(whole, body)) return undefined;
  const end = `${indent}${colons}`;
  if (isAlone(opening, body))
    return joinAll([replacedLines(opening, colons + box, source), closed(closing, end, source)]);
  if (opening.text.includes('\n') || isBlockStart(inner)) return undefined;
  const start = `${colons}${box}\n${indent}`;
  if (!inner.includes('\n')) return replaced(whole, `${start}${inner.trim()}\n${end}`, source);
  const space = /^[ \t]*/.exec(inner)?.[0] ?? '';
  const last = closed(closing, end, source) ?? replaced(closing, `\n${end}`, source);
  return joinFixes([replaced({ ...opening, text: opening.text + space }, start, source), last]);
}

/** The end of a box, set in as far as its opening: its signs would not end it elsewhere. Undefined behind words. */
function closed(closing: Piece, end: string, source: PageState['source']): Fix | undefined {
  const indent = indentOf(closing, source.body);
  return indent === undefined
    ? undefined
    : replaced({ offset: closing.offset - indent.length, text: indent + closing.text }, end, source);
}
