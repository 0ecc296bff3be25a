import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { BOX_TAGS, boxOfTag, DETAILS_TAGS } from '../boxesElsewhere/tagBox.ts';
import { alike } from '../elsewhere/alike.ts';
import { colonsFor } from '../elsewhere/colonsFor.ts';
import { indentOf, type Piece, replaced } from '../pieces.ts';
import { marksAround } from '../twin/marksAround.ts';
import { foreignTag, type TagPair, tagPair } from './pairedTags.ts';

/** What is written in place of a pair of tags; undefined where nothing can be without judgment. */
type PairReplacement = (
  pair: TagPair,
  head: Piece,
  source: SourceFile,
) => readonly [opening: string, closing: string] | undefined;

/**
 * The correction of a tag of Liquid, GitBook or Hugo that has its end below: boxes and details become containers, code
 * has a fence, and what only holds others goes. Undefined for any other.
 */
export function pairedTagFix(head: Piece, source: SourceFile): Fix | undefined {
  const { body } = source;
  const pair = tagPair(head, body);
  if (pair === undefined) return boxInParagraph(head, source);
  const [opening, closing] = REPLACEMENTS.get(pair.opening.name)?.(pair, head, source) ?? [];
  if (opening === undefined || closing === undefined) return undefined;
  return joinFixes([
    replaced(head, opening, source),
    ...rawTags(head, pair).map((tag) => replaced(tag, '', source)),
    replaced(pair.closing, closing, source),
  ]);
}

/** A box that is a paragraph, whose text stands right behind its tag: it gets lines of its own. */
function boxInParagraph(head: Piece, source: SourceFile): Fix | undefined {
  const { body } = source;
  const opening = foreignTag(head.text);
  const box = opening && boxOfTag(opening);
  const indent = indentOf(head, body);
  if (opening === undefined || box === undefined || indent === undefined || opening.isEnd) return undefined;
  const start = head.offset + head.text.length;
  const [paragraph = ''] = /^[^\n]*\S(?:\n[^\n]*\S)*/.exec(body.slice(start, start + PARAGRAPH_LIMIT)) ?? [];
  const closing = /[ \t]*(\{(?:%-?|\{[<%])[ \t]*(?:\/|end)[ \t]*[\w-]+[ \t]*(?:-?%|[>%]\})\})[ \t]*$/.exec(paragraph);
  const inner = paragraph.slice(0, closing?.index);
  const [space = ''] = /^[ \t]*/.exec(inner) ?? [];
  const colons = colonsFor(inner, source, head.offset);
  const isClear = closing !== null && foreignTag(closing[1] ?? '')?.name === opening.name && !/\{[{%]/.test(inner);
  if (!isClear || inner.trim() === '' || colons === undefined) return undefined;
  const isAlone = inner.endsWith('\n');
  const end = { offset: start + closing.index, text: closing[0] };
  return joinFixes([
    replaced(head, `${colons}${box}\n${indent}`, source),
    ...(space === '' ? [] : [replaced({ offset: start, text: space }, '', source)]),
    replaced(end, `${isAlone ? '' : '\n'}${indent}${colons}`, source),
  ]);
}

/** A paragraph is rarely longer. */
const PARAGRAPH_LIMIT = 5_000;

/** In code of Liquid, these only keep what stands between them as it is: readers never see them. */
const rawTags = ({ text }: Piece, { opening, inner }: TagPair): readonly Piece[] =>
  opening.name === 'highlight' && text.startsWith('{%')
    ? [...inner.text.matchAll(RAW)].map(({ 0: tag, index }) => ({ offset: inner.offset + index, text: tag }))
    : [];

const RAW = /^[ \t]*\{%-?[ \t]*(?:end)?raw[ \t]*-?%\}[ \t]*\n|\{%-?[ \t]*(?:end)?raw[ \t]*-?%\}/gm;

const contained: PairReplacement = ({ opening, inner }, { offset }, source) => {
  const box = boxOfTag(opening);
  const colons = colonsFor(inner.text, source, offset);
  return box === undefined || colons === undefined ? undefined : [`${colons}${box}`, colons];
};

const fenced: PairReplacement = ({ opening: { given }, inner }) => {
  const [, language, numbers = ''] = /^([\w+-]+)(\s+linenos)?$/.exec(given) ?? [];
  const marks = marksAround(inner.text, '`');
  return language === undefined ? undefined : [`${marks}${language}${numbers && ' showLineNumbers'}`, marks];
};

const REPLACEMENTS: ReadonlyMap<string, PairReplacement> = new Map<string, PairReplacement>([
  ...alike([...BOX_TAGS, ...DETAILS_TAGS], contained),
  ['highlight', fenced],
  ...alike('raw content-ref columns column', (): readonly [string, string] => ['', '']),
]);
