import { alike } from '../../markdown/elsewhere/alike.ts';
import { colonsFor } from '../../markdown/elsewhere/colonsFor.ts';
import { titleInBrackets } from '../../markdown/elsewhere/writtenHere.ts';
import { inserted, isAlone, lineEnd, lineStart, type Piece, replaced } from '../../markdown/pieces.ts';
import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import type { MarkupPlace, MarkupRemedy } from './foreignMarkup.ts';

/**
 * What to write instead of a class by which themes of Jekyll make a box of the paragraph or quote below it; undefined
 * for any other.
 */
export function jekyllBox(written: string, around: MarkupPlace): MarkupRemedy | undefined {
  const classes = /^\{:((?:[ \t]*\.[\w-]+)+)[ \t]*\}$/.exec(written)?.[1]?.split(/[ \t]*\./) ?? [];
  const kinds = classes.flatMap(
    (one) => /^(note|tip|info|important|warning|caution|danger)(?:-title)?$/.exec(one)?.[1] ?? NOTICES.get(one) ?? [],
  );
  const isTitled = classes.some((one) => one.endsWith('-title'));
  // A note is of the kind that is named besides. A site's own kinds are known by the quote whose first line is the
  // title.
  const kind =
    kinds.find((one) => one !== 'note') ?? kinds[0] ?? (isTitled && hasTitleBelow(around) ? 'note' : undefined);
  if (kind === undefined) return undefined;
  return {
    hint: `write \`:::${kind}\` above the text that it makes a box of, and \`:::\` below, each on a line of its own`,
    fixAt: (offset, source) => fixOf({ offset, text: written }, { kind, isTitled }, source),
  };
}

/** Those of the theme Minimal Mistakes. */
const NOTICES: ReadonlyMap<string, string> = new Map([
  ...alike('notice notice--primary', 'note'),
  ['notice--info', 'info'],
  ['notice--success', 'tip'],
  ['notice--warning', 'warning'],
  ['notice--danger', 'danger'],
]);

const hasTitleBelow = ({ offset, body }: MarkupPlace) =>
  /^[^\n]*\n>[ \t]*\S[^\n]*\n>[ \t]*\r?\n>/.test(body.slice(offset));

interface Box {
  readonly kind: string;
  readonly isTitled: boolean;
}

/** Undefined where it is not clear of what it makes a box. */
function fixOf(head: Piece, box: Box, source: SourceText): Fix | undefined {
  const { body } = source;
  if (!isAlone(head, body) || lineStart(body, head.offset) !== head.offset) return undefined;
  const isBelowEmptyLine = /(?:^|\n[ \t]*\r?\n)$/.test(body.slice(Math.max(0, head.offset - 500), head.offset));
  return isBelowEmptyLine ? boxBelow(head, box, source) : boxAbove(head, box, source);
}

/** Right below a paragraph, it is of that, and of nothing else. */
function boxAbove(head: Piece, { kind, isTitled }: Box, source: SourceText): Fix | undefined {
  const { body } = source;
  const below = lineEnd(body, head.offset) + 1;
  if (isTitled || body.slice(below, lineEnd(body, below)).trim() !== '') return undefined;
  const lines = linesAbove(head, body);
  const [first] = lines;
  if (first === undefined || !lines.every(({ text }) => PLAIN.test(text))) return undefined;
  const colons = colonsFor(body.slice(first.offset, head.offset), source, first.offset);
  if (colons === undefined) return undefined;
  return joinFixes([replaced(head, colons, source), inserted(first.offset, `${colons}${kind}\n`, source)]);
}

function boxBelow(head: Piece, { kind, isTitled }: Box, source: SourceText): Fix | undefined {
  const { body } = source;
  const lines = linesBelow(head, body);
  const marks = lines.map(({ text }) => /^>[ ]?/.exec(text)?.[0] ?? '');
  const isQuote = marks[0] !== undefined && marks[0] !== '';
  const isClear = isQuote ? !marks.includes('') : !isTitled && lines.every(({ text }) => PLAIN.test(text));
  const inner = lines.map(({ text }, index) => text.slice(marks[index]?.length));
  const title = isTitled ? titleInBrackets(inner[0]?.trim()) : '';
  const hasTitle = title !== '' && (inner[1] ?? '').trim() === '';
  const colons = colonsFor(inner.join('\n'), source, head.offset);
  const last = lines.at(-1);
  if (!isClear || last === undefined || (isTitled && !hasTitle) || colons === undefined) return undefined;
  const kept = isTitled ? lines.slice(1) : lines;
  const above = isTitled ? lines.slice(0, 1).map((line) => ({ ...line, text: `${line.text}\n` })) : [];
  const signs = kept.map(({ offset }, index) => ({ offset, text: marks[index + lines.length - kept.length] ?? '' }));
  return joinFixes([
    replaced(head, `${colons}${kind}${title}`, source),
    ...[...above, ...(isQuote ? signs : [])].map((piece) => replaced(piece, '', source)),
    inserted(last.offset + last.text.length, `\n${colons}`, source),
  ]);
}

/** A line that goes on with a paragraph, and is nothing else. */
const PLAIN = /^(?![ \t]|\[[^\]]+\]:|[#>|:<{$=]|[`~]{3}|[-+*_]+(?:[ \t]|$)|-+[ \t]*\||\d+[.)][ \t])/;

/** The lines above one, as far as the first that is empty. */
function linesAbove(head: Piece, body: string): readonly Piece[] {
  const lines: Piece[] = [];
  for (let end = head.offset; end > 0; ) {
    const start = lineStart(body, end - 1);
    const text = body.slice(start, end - 1);
    if (text.trim() === '') break;
    lines.unshift({ offset: start, text });
    end = start;
  }
  return lines;
}

/** The lines below one, as far as the first that is empty. */
function linesBelow(head: Piece, body: string): readonly Piece[] {
  const lines: Piece[] = [];
  for (let at = lineEnd(body, head.offset) + 1; at < body.length; at = lineEnd(body, at) + 1) {
    const text = body.slice(at, lineEnd(body, at));
    if (text.trim() === '') break;
    lines.push({ offset: at, text });
  }
  return lines;
}
