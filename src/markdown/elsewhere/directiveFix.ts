import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { anchorLine } from '../containers/openingAttributes.ts';
import { indentOf, linePieces, type Piece, replaced, replacedLines } from '../pieces.ts';
import { colonsFor } from './colonsFor.ts';
import { boxKindOf, titleInBrackets } from './writtenHere.ts';

/**
 * The correction that makes a container, code, a picture or a list of a directive of MyST, a fence of any signs with
 * `{name}` for its language. Undefined for any other directive, where something in it would be lost, and in MDX, where
 * nothing reads them.
 */
export function directiveFix(block: Piece, source: SourceFile): Fix | undefined {
  const parts = partsOf(block, source);
  if (parts === undefined) return undefined;
  if (CODE.test(parts.name)) return parts.fence.startsWith(':') ? undefined : codeFix(parts, source);
  if (parts.name === 'figure' || parts.name === 'image') return pictureFix(parts, source);
  return parts.name === 'glossary' ? glossaryFix(parts, source) : boxFix(parts, source);
}

/** The directive that begins with colons at an offset, up to where it ends: at the first line of as many. */
export function colonDirective(offset: number, body: string): Piece {
  const [colons = ''] = /^:{3,}/.exec(body.slice(offset, offset + LONGEST)) ?? [];
  const end = new RegExp(`\\n[ \\t]*:{${colons.length},}[ \\t]*(?=\\r?\\n|$)`).exec(body.slice(offset));
  return { offset, text: end === null ? '' : body.slice(offset, offset + end.index + end[0].length) };
}

/** No fence has more signs. */
const LONGEST = 100;

interface Directive {
  readonly name: string;
  /** What stands behind the name. */
  readonly argument: string;
  readonly options: ReadonlyMap<string, string>;
  readonly fence: string;
  /** The line with the name, with those of options below it. */
  readonly head: Piece;
  readonly inner: string;
  readonly closing: Piece;
}

function partsOf(block: Piece, { body, format }: SourceFile): Directive | undefined {
  const [opening = '', fence = '', name = '', argument = ''] =
    /^([`~]{3,}|:{3,})\{([\w-]+)\}[ \t]*([^\n\r]*)/.exec(block.text) ?? [];
  const closing = /\n[ \t]*([`~:]{3,})[ \t]*$/.exec(block.text)?.[1];
  if (name === '' || format === 'mdx' || closing?.startsWith(fence) !== true) return undefined;
  if (indentOf(block, body) === undefined) return undefined;
  const lines = /^(?:\r?\n[ \t]*:[\w-]+:[^\n\r]*)*/.exec(block.text.slice(opening.length))?.[0] ?? '';
  // Options between two lines of dashes would become a heading.
  if (/^\r?\n[ \t]*---[ \t]*\r?\n/.test(block.text.slice(opening.length))) return undefined;
  const end = block.text.lastIndexOf(closing);
  const options = [...lines.matchAll(/:([\w-]+):[ \t]*([^\n\r]*)/g)].map(
    ([, key = '', value = '']) => [key, value.trim()] as const,
  );
  return {
    name,
    argument: argument.trim(),
    options: new Map(options),
    fence,
    head: { offset: block.offset, text: opening + lines },
    inner: block.text.slice(opening.length + lines.length, end),
    closing: { offset: block.offset + end, text: closing },
  };
}

const CODE = /^(?:code-block|code|sourcecode)$/;

/** What options of code are here; they are nothing that readers would miss where that is empty. */
const CODE_OPTIONS: Readonly<Record<string, (value: string) => string | undefined>> = {
  caption: (title) => (/["\\]/.test(title) ? undefined : `title="${title}"`),
  linenos: () => 'showLineNumbers',
  'lineno-start': (first) => (/^\d+$/.test(first) ? `showLineNumbers=${first}` : undefined),
  'emphasize-lines': (lines) => (/^[\d,\s-]+$/.test(lines) ? `{${lines.replaceAll(/\s/g, '')}}` : undefined),
  ...Object.fromEntries(['class', 'force'].map((option) => [option, () => ''])),
};

function codeFix({ fence, argument, options, head, inner }: Directive, source: SourceFile): Fix | undefined {
  if (!/^[\w+#.-]*$/.test(argument)) return undefined;
  const marks = [...options].map(([option, value]) =>
    Object.hasOwn(CODE_OPTIONS, option) ? CODE_OPTIONS[option]?.(value) : undefined,
  );
  if (marks.includes(undefined)) return undefined;
  const numbers = marks.filter((mark) => mark?.startsWith('showLineNumbers='));
  const kept = marks.filter((mark) => mark !== '' && !(mark === 'showLineNumbers' && numbers.length > 0));
  // Without a language, a title would be one.
  const language = argument === '' && kept.length > 0 ? 'text' : argument;
  // One empty line above code is none of it there.
  const [gap = ''] = /^\r?\n[ \t]*(?=\r?\n)/.exec(inner) ?? [];
  const first = { offset: head.offset, text: head.text + gap };
  return replacedLines(first, `${fence}${[language, ...kept].join(' ').trim()}`, source);
}

/** Options of a picture that say how it stands on the page. */
const PICTURE_OPTIONS = /^(?:name|alt|align|class|figclass|figwidth|width|height|scale)$/;

function pictureFix({ name, argument, options, head, inner, closing }: Directive, source: SourceFile): Fix | undefined {
  const alt = options.get('alt') ?? '';
  const isKnown = [...options.keys()].every((option) => PICTURE_OPTIONS.test(option));
  if (!isKnown || argument === '' || /[\s<>()]/.test(argument) || /[[\]]/.test(alt)) return undefined;
  const caption = inner.trim();
  const indent = indentOf(head, source.body) ?? '';
  const lines = (...all: readonly string[]) => all.join(`\n${indent}`);
  const id = options.get('name') ?? '';
  if (/[\s"<>&]/.test(id)) return undefined;
  const picture = `${id === '' ? '' : lines(anchorLine(id), '', '')}![${alt}](${argument})`;
  if (caption === '') {
    const whole = { offset: head.offset, text: head.text + inner + closing.text };
    return replacedLines(whole, picture, source);
  }
  if (name === 'image') return undefined;
  const first = lines('<figure>', '', picture, '', '<figcaption>', '');
  const last = lines('', '</figcaption>', '</figure>');
  return joinFixes([replacedLines(head, first, source), replaced(closing, last, source)]);
}

/** Each term begins an item, in which what is set in below it says what it means. */
function glossaryFix({ argument, options, head, inner, closing }: Directive, source: SourceFile): Fix | undefined {
  const terms = linePieces({ offset: head.offset + head.text.length, text: inner }).filter(({ text }) =>
    /^\S/.test(text),
  );
  const isClear = terms.every(({ text }) => !/[*_]/.test(text.replaceAll(/`[^`]*`|\]\([^()\s]*\)/g, '')));
  if (terms.length === 0 || !isClear || argument !== '' || indentOf(head, source.body) !== '') return undefined;
  if ([...options.keys()].some((option) => option !== 'sorted')) return undefined;
  return joinFixes([
    replacedLines(head, '', source),
    ...terms.map((term) => replaced(term, `- **${term.text.trim()}**:`, source)),
    replaced(closing, '', source),
  ]);
}

function boxFix(directive: Directive, source: SourceFile): Fix | undefined {
  const { options, head, inner, closing } = directive;
  const box = boxOf(directive);
  if (box === undefined || [...options.keys()].some((option) => !/^(?:class|open|icon|color|animate)$/.test(option)))
    return undefined;
  const text = `${box.text === '' ? '' : `\n${box.text}`}${inner}`;
  const colons = colonsFor(text, source, head.offset);
  if (colons === undefined) return undefined;
  if (text.trim() === '') return versionAlone(directive, box.name, source);
  const indent = indentOf(head, source.body) ?? '';
  const first = `${colons}${box.name}${box.text === '' ? '' : `\n${indent}${box.text}`}`;
  return joinFixes([replacedLines(head, first, source), replaced(closing, colons, source)]);
}

/** What says no more than its title is a line of text. */
function versionAlone({ name, head, inner, closing }: Directive, box: string, source: SourceFile): Fix | undefined {
  const [, title] = /\[(.+)\]$/.exec(box) ?? [];
  if (title === undefined || name === 'seealso' || !TITLES.has(name)) return undefined;
  return replacedLines({ offset: head.offset, text: head.text + inner + closing.text }, `**${title}**`, source);
}

/** The name of the container with its title, and what of the first line is text. */
function boxOf({ name, argument, options }: Directive): { readonly name: string; readonly text: string } | undefined {
  const titled = (kind: string, title: string) => {
    const behind = titleInBrackets(title);
    return title !== '' && behind === '' ? undefined : { name: kind + behind, text: '' };
  };
  if (name === 'admonition') {
    const kinds = (options.get('class') ?? '').split(/[ ,]+/).flatMap((one) => boxKindOf(one) ?? []);
    const isClosed = /\bdropdown\b/.test(options.get('class') ?? '');
    return titled(isClosed ? 'details' : (kinds[0] ?? 'note'), argument);
  }
  if (name === 'dropdown') return titled(options.has('open') ? 'details{open}' : 'details', argument);
  const title = TITLES.get(name);
  if (title !== undefined) {
    if (name === 'seealso') return { name: `note[${title}]`, text: argument };
    // Words behind the version are the text.
    const [, version, text = ''] = /^(v?\d[\w.]*)(?:[ \t]+(.*))?$/.exec(argument) ?? [];
    if (version === undefined) return undefined;
    return { name: `${name === 'deprecated' ? 'warning' : 'note'}[${title} ${version}]`, text };
  }
  const kind = boxKindOf(name);
  if (kind === undefined) return undefined;
  return /\bdropdown\b/.test(options.get('class') ?? '') ? undefined : { name: kind, text: argument };
}

const TITLES: ReadonlyMap<string, string> = new Map([
  ['seealso', 'See also'],
  ['versionadded', 'New in'],
  ['versionchanged', 'Changed in'],
  ['deprecated', 'Deprecated since'],
]);
