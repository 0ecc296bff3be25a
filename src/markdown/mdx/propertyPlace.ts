import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import { placeIn } from '../../model/sourcePlace.ts';
import { type PageState, placeOf } from '../pageState.ts';
import { indentOf, isAlone, lineStart, linesOf, type Piece, replaced } from '../pieces.ts';
import type { TreeNode } from '../tree.ts';
import { hasConstant, isBlockStart, quoteDepthAt, tagsOf } from './componentTags.ts';

/** Where a property's name stands. */
export function placeOfProperty(name: string, node: TreeNode, state: PageState) {
  const offset = offsetOfProperty(name, node, state);
  return offset === undefined ? placeOf(state, node, name) : placeIn(state.source, offset, name.length);
}

/** Where the words stand that a property is given; the first place of them in the element where that is not clear. */
export function placeOfWords(name: string, words: string, node: TreeNode, state: PageState) {
  const { body } = state.source;
  const end = (offsetOfProperty(name, node, state) ?? Number.NaN) + name.length;
  const before = /^\s*=\s*["']/.exec(body.slice(end))?.[0];
  const offset = end + (before?.length ?? 0);
  return before !== undefined && body.startsWith(words, offset)
    ? placeIn(state.source, offset, words.length)
    : placeOf(state, node, words);
}

/** The same letters may be part of the component's name, or stand in a value before the property. */
function offsetOfProperty(name: string, node: TreeNode, { source: { body } }: PageState): number | undefined {
  const start = node.position?.start.offset;
  if (start === undefined) return undefined;
  const tag = body.slice(start, node.children?.[0]?.position?.start.offset ?? node.position?.end.offset);
  const found = [...tag.matchAll(VALUE_OR_NAME)].find(([word]) => word === name);
  return found === undefined ? undefined : start + found.index;
}

const VALUE_OR_NAME = /"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|(?<=\s)[^\s=/>"'{]+(?=[\s=/>])/g;

/**
 * The correction that gives a property another name; with an empty one it is deleted, and `children` are written
 * between the tags. Undefined where that is not clear.
 */
export function propertyFix(name: string, meant: string, node: TreeNode, state: PageState): Fix | undefined {
  if (meant === '') return removalOf(name, node, state);
  if (meant === 'children') return textFix(name, node, state);
  return { place: placeOfProperty(name, node, state), was: name, text: meant };
}

/** The correction that gives a property another value in quotes; undefined for one that is an expression. */
export function valueFix(name: string, meant: string, node: TreeNode, state: PageState): Fix | undefined {
  const { body } = state.source;
  const offset = offsetOfProperty(name, node, state);
  const [whole, was] = /^=["']([^"'\n]*)["']/.exec(body.slice((offset ?? 0) + name.length)) ?? [];
  if (offset === undefined || whole === undefined || was === undefined) return undefined;
  return replaced({ offset: offset + name.length + 2, text: was }, meant, state.source);
}

/** Writes a text between the tags of a component that has one tag so far; undefined for a text that says more there. */
function textFix(name: string, node: TreeNode, state: PageState): Fix | undefined {
  const { body } = state.source;
  const text = node.data?.props?.[name];
  const tag = tagsOf(node, body)?.opening;
  const removed = removalOf(name, node, state);
  const was = /[ \t]*\/>$/.exec(tag?.text ?? '')?.[0];
  if (typeof text !== 'string' || !isPlainText(text) || isBlockStart(text)) return undefined;
  if (tag === undefined || was === undefined || removed === undefined || hasConstant(tag, [name])) return undefined;
  const indent = indentOf(tag, body);
  const isLong = tag.text.includes('\n');
  if (isLong && indent === undefined) return undefined;
  const offset = tag.offset + tag.text.length - was.length;
  const line = isAlone({ offset, text: was }, body) ? '' : '\n';
  const [before, behind] = isLong ? [`${line}${indent}>\n${indent}`, `\n${indent}`] : ['>', ''];
  const put = `${before}${text}${behind}</${node.name}>`;
  return joinFixes([removed, replaced({ offset, text: was }, put, state.source)]);
}

/** Whether neither Markdown nor MDX has anything to read in a text. */
export const isPlainText = (text: string): boolean => PLAIN.test(text);

const PLAIN = /^[^\s<>{}[\]*_`\\&~^$:|#+=-][^<>{}[\]*_`\\&~^$\n]*$/;

/**
 * The correction that deletes a property with its value, and the space before it, or the lines that are all of it;
 * undefined for a value that is more than a text, a number, a list or an icon.
 */
export function removalOf(name: string, node: TreeNode, state: PageState): Fix | undefined {
  const { body } = state.source;
  const offset = offsetOfProperty(name, node, state);
  if (offset === undefined) return undefined;
  const tag = tagsOf(node, body)?.opening;
  // The line that it leaves empty would end a paragraph in which the tag stands.
  if (tag === undefined || (tag.text.includes('\n') && !isOwnBlock(tag, body))) return undefined;
  const value = VALUE.exec(body.slice(offset + name.length))?.[0];
  if (value === undefined) return undefined;
  const written = (/[ \t]*$/.exec(body.slice(0, offset))?.[0] ?? '') + name + value;
  const whole = { offset: offset + name.length + value.length - written.length, text: written };
  return joinFixes(piecesOf(whole, tag, body).map((line) => replaced(line, '', state.source)));
}

/** Whether a tag has its lines for itself, but for the signs of the items and quotes that it is the first block of. */
const isOwnBlock = (tag: Piece, body: string) =>
  /^(?:[ \t]*(?:>|(?:[-*+]|\d+[.)])(?=[ \t])))*[ \t]*$/.test(body.slice(lineStart(body, tag.offset), tag.offset)) &&
  isLineEnd(body.slice(tag.offset + tag.text.length));

const isLineEnd = (rest: string) => /^[ \t]*(?:\r?\n|$)/.test(rest);

/**
 * What goes of each line. What is before the rest of a tag stays: without its indent or sign, it would end an item or a
 * quote.
 */
function piecesOf(whole: Piece, tag: Piece, body: string): readonly Piece[] {
  const depth = quoteDepthAt(tag.offset, body);
  const signs = new RegExp(`^(?:[ \\t]*>){0,${depth}}[ \\t]*`);
  const start = lineStart(body, whole.offset);
  const before = body.slice(start, whole.offset);
  const isFirst = start > tag.offset && signs.exec(before)?.[0] === before;
  const isRest = whole.text.includes('\n') || isLineEnd(body.slice(whole.offset + whole.text.length));
  const widened = isFirst && isRest ? { offset: start, text: before + whole.text } : whole;
  return linesOf(widened, body).map((line, index) => {
    const kept = index === 0 || line.text.endsWith('\n') ? '' : (signs.exec(line.text)?.[0] ?? '');
    return { offset: line.offset + kept.length, text: line.text.slice(kept.length) };
  });
}

const VALUE =
  /^(?:=(?:"[^"\n]*"|'[^'\n]*'|\{[\w.]*\}|\{<[\w.]+(?:\s+[\w-]+(?:="[^"\n]*")?)*\s*\/>\}|\{\[(?:[^[\]{}]|\{[^[\]{}]*\})*\]\}))?(?=[\s/>])/;
