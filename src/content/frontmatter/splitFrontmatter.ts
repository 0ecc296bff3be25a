import { type Diagnostic, errorOf, type Place } from '../../model/diagnostic.ts';
import { spellContainers } from '../containerSpelling.ts';
import { areOfFrontmatter, isYamlLine, type Misplaced, misplaced } from './misplacedFrontmatter.ts';
import { type ReadFrontmatter, readFrontmatter } from './readFrontmatter.ts';
import type { At } from './writtenKeys.ts';

interface SplitSource extends ReadFrontmatter {
  /** Where the front matter ends, in UTF-16 units; 0 for a text without one. */
  readonly bodyStart: number;
}

/**
 * Reads the YAML front matter of a text, and where its body starts (see `bodyFrom`). Only `---` alone on the first line
 * opens it.
 * May yield `front-matter-unclosed`, `-syntax`, `-language`, `-too-large`, `duplicate-key`, `forbidden-key`,
 * `alias-not-allowed`, `control-character`, `wrong-type`, and the warnings `unknown-key` and `bidi-control`.
 */
export function splitFrontmatter(text: string, file: string): SplitSource {
  const opening = /^---([^\r\n]*)(\r?\n|$)/.exec(text);
  // What was meant as front matter is no part of the page all the same: as text it would have faults of its own.
  const none = ({ diagnostics, end }: Misplaced): SplitSource => ({
    frontmatter: {},
    bodyStart: end,
    keyLines: {},
    diagnostics,
  });
  if (opening === null) return none(misplaced(text, file));
  const at: At = (line, column = 1, endColumn): Place =>
    endColumn === undefined ? { file, line, column } : { file, line, column, endColumn };
  const language = opening[1]?.trim() ?? '';
  const closing = findClosing(text, opening[0].length);
  if (/^[a-z]/i.test(language)) {
    const fault = errorOf('front-matter-language', {
      message: `Front matter in \`${language}\` is not supported, expected YAML.`,
      place: at(1, 4, 4 + language.length),
      hint: 'write `---` alone on its line, and YAML below it',
    });
    return none({ diagnostics: [fault], end: closing?.end ?? 0 });
  }
  if (language !== '') return none(misplaced(text, file)); // `----` and the like: a thematic break.
  const read = (end: Closing, yaml = text.slice(opening[0].length, end.start)): SplitSource => {
    const split = readFrontmatter(yaml, at);
    const second = secondFrontmatter(text, end.end, file);
    return { ...split, diagnostics: [...split.diagnostics, ...second.diagnostics], bodyStart: second.end };
  };
  const split = closing === undefined ? undefined : read(closing);
  // What stands behind such dots is read as a comment at best.
  const hasDots = /\n\.\.\.[ \t]*\r?\n\s*\S/.test(text.slice(0, closing?.start));
  if (!hasDots && split?.diagnostics.every(({ code }) => code !== 'front-matter-syntax')) return split;
  const meant = meantClosing(text, opening[0].length, closing);
  if (meant !== undefined) {
    const { start, end } = meant;
    const isAmongKeys = closing !== undefined && areOfFrontmatter(text.slice(end, closing.start).split(/\r?\n/));
    const rest = isAmongKeys
      ? read(closing, `${text.slice(opening[0].length, start)}\n${text.slice(end, closing.start)}`)
      : read(meant);
    return { ...rest, diagnostics: [noClosing(text, meant, { at, isAmongKeys }), ...rest.diagnostics] };
  }
  return (
    split ??
    none({
      diagnostics: [
        errorOf('front-matter-unclosed', {
          message: 'Front matter opens here but is never closed.',
          place: at(1, 1, 4),
          hint: 'write `---` on a line of its own after the last key',
        }),
      ],
      end: 0,
    })
  );
}

/** Of two blocks, as tools that put theirs on top leave them, readers would see the second as text. */
function secondFrontmatter(text: string, start: number, file: string): Misplaced {
  const opening = /\s*---[ \t]*\n/y;
  opening.lastIndex = start;
  if (!opening.test(text)) return { end: start, diagnostics: [] };
  const blank = blankLines(text.slice(0, start));
  const { end, diagnostics } = misplaced(blank + text.slice(start), file);
  return {
    end: Math.max(end - blank.length, 0) + start,
    diagnostics: diagnostics.map((diagnostic) => ({
      ...diagnostic,
      message: 'The page has front matter already.',
      hint: 'move these keys into the front matter above',
    })),
  };
}

/** A source's body: the text, with empty lines before `start` (UTF-16 units), and containers as they are read. */
export function bodyFrom(text: string, start: number): string {
  const body = start === 0 ? text : blankLines(text.slice(0, start)) + text.slice(start);
  // Most bodies are never looked at: to look into one that is put together copies it.
  return text.includes(':::') ? spellContainers(body) : body;
}

/** A line that ends front matter: where it starts, and where the next one does. */
interface Closing {
  readonly start: number;
  readonly end: number;
}

function findClosing(text: string, from: number): Closing | undefined {
  const line = /^---[ \t]*(\r?\n|$)/gm;
  line.lastIndex = from;
  const match = line.exec(text);
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}

/** A line before the end that was meant as one: dots, the wrong number of dashes, typographic ones, or text behind. */
function meantClosing(text: string, from: number, closing: Closing | undefined): Closing | undefined {
  const match = MEANT.exec(text.slice(from, closing?.start));
  if (match === null) return undefined;
  const start = from + match.index;
  const isBehindYaml = text.slice(from, start).split(/\r?\n/).every(isYamlLine);
  return isBehindYaml ? { start, end: start + match[0].length } : undefined;
}

const MEANT =
  /^(?:\.{3,}|[ \t]+---|\u2026|-{2}|-{4,}|(?=-*[\u2013\u2014])[-\u2013\u2014]+|---[ \t]*[^-\s].*)[ \t]*(?:\r?\n|$)/m;

function noClosing(
  text: string,
  { start, end }: Closing,
  { at, isAmongKeys }: { readonly at: At; readonly isAmongKeys: boolean },
): Diagnostic {
  const was = text.slice(start, end).trimEnd();
  const place = at(text.slice(0, start).split('\n').length, 1, 1 + was.length);
  // A comment is nothing that readers miss; without a blank before it, `#` opens a heading.
  const [, more] = /^---(?:[ \t]*(?=[^-#\s])|(?=#))(.*)$/.exec(was) ?? [];
  if (isAmongKeys)
    return errorOf('front-matter-unclosed', {
      message: `\`${was}\` ends YAML, but more keys follow.`,
      place,
      hint: 'delete the line',
      ...(more === undefined ? { fix: { place, was, text: '' } } : {}),
    });
  return errorOf('front-matter-unclosed', {
    message: `\`${was}\` does not end the front matter, expected \`---\` and nothing else.`,
    place,
    hint: more === undefined ? 'write `---`' : `write \`---\`, and \`${more}\` on a line below it`,
    ...(more === undefined ? { fix: { place, was, text: '---' } } : {}),
  });
}

const blankLines = (text: string) => '\n'.repeat(text.split('\n').length - 1);
