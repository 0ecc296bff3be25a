import type { Fix } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { alike } from '../elsewhere/alike.ts';
import type { Markup } from '../elsewhere/paragraphStarts.ts';
import { boxHint, boxKindOf, CODE_TABS, DEFINITIONS, titleInBrackets } from '../elsewhere/writtenHere.ts';
import { indentOf, lineEnd, type Piece } from '../pieces.ts';
import { containerFix } from './containerFix.ts';

/** The container for a box of MkDocs between lines of slashes, and its title. */
function boxOf([, titledKind, written = '', kind = titledKind ?? '', type]: RegExpExecArray) {
  const title = written.trim().replace(/^"(.*)"$/, '$1');
  const named = kind === 'admonition' && type !== undefined ? type : kind;
  return { kind: kind === 'details' ? kind : (boxKindOf(named) ?? 'note'), title, other: OTHERS.get(kind) };
}

/** What such lines stand around that is no box. */
const OTHERS = new Map<string, (title: string) => string>([
  ['tab', () => CODE_TABS],
  ['html', htmlHint],
  ['define', () => DEFINITIONS],
  ...alike(
    'caption figure-caption table-caption',
    () =>
      'write `<figure>` and an empty line above what it belongs to, and `<figcaption>`, the text, `</figcaption>` and `</figure>` below an empty line',
  ),
]);

/** An element, its classes and other attributes are written as a selector: `div.grid[title='A']`. */
function htmlHint(selector: string): string {
  const name = /^[\w-]+/.exec(selector)?.[0] ?? 'div';
  const attribute = /^[\w-]+$/.test(selector) ? '' : ' …';
  return `write \`<${name}${attribute}>\`, an empty line, the text, an empty line and \`</${name}>\``;
}

function hintOf(found: RegExpExecArray): string {
  const { kind, title, other } = boxOf(found);
  return other?.(title) ?? boxHint(kind, title);
}

/**
 * The correction that makes a container of such a box. Undefined where its title would be lost, where it has options or
 * no end, where another stands in it, which is mended first, and where the container's end would be that of one around
 * it.
 */
function fixOf(head: Piece, source: SourceFile, found: RegExpExecArray): Fix | undefined {
  const { body } = source;
  const { kind, title, other } = boxOf(found);
  const label = titleInBrackets(title);
  if (other !== undefined || (label === '') !== (title === '')) return undefined;
  const slashes = /^\/+/.exec(head.text)?.[0] ?? '';
  const start = lineEnd(body, head.offset) + 1;
  const end = body.slice(start).search(new RegExp(`^${slashes}[ \\t]*$`, 'm'));
  const inner = body.slice(start, start + end);
  if (end === -1 || indentOf(head, body) !== '' || /^ {4}\w+:|^[ \t]*\/{3}/m.test(inner)) return undefined;
  const closing = { offset: start + end, text: slashes };
  return containerFix({ opening: head, inner, closing }, `${kind}${label}`, source);
}

/** Blocks of MkDocs that are told of where they have no title. */
const UNTITLED =
  'note|info|tip|hint|success|important|warning|attention|caution|danger|error|details|admonition|caption|figure-caption|table-caption|define';

/** A block of MkDocs between lines of slashes: `/// note | Title`. */
export const SLASHED_BOX: Markup = [
  new RegExp(
    `^/{3,}[ \\t]+(?:([\\w-]+)[ \\t]*\\|[ \\t]*(\\S[^\\n]*)|(${UNTITLED})[ \\t]*(?=\\n|$))(?=(?:\\n[ \\t]+type:[ \\t]*["']?([\\w-]+))?)`,
  ),
  hintOf,
  fixOf,
];
