import { load, YAMLException } from 'js-yaml';
import { type Diagnostic, joinFixes, type Place } from '../../model/diagnostic.ts';
import { frontmatterSchema } from './frontmatterSchema.ts';
import { keyIn } from './keyLines.ts';
import { isYamlLine } from './misplacedFrontmatter.ts';
import { unclosedValue } from './unclosedValue.ts';
import type { WrittenKeys } from './writtenKeys.ts';

/** A fault of front matter as a whole: always an error. */
export type FrontmatterFault = Omit<Diagnostic, 'severity'>;

/**
 * What is wrong with front matter of which the parser of YAML has thrown an error: all keys that stand twice, or the
 * first fault of its syntax. Yields `duplicate-key` or `front-matter-syntax`.
 */
export const yamlFaults = (error: unknown, written: WrittenKeys): readonly FrontmatterFault[] =>
  isDuplicate(error) ? duplicateKeys(written) : [syntaxFault(error, written)];

const isDuplicate = (error: unknown): error is YAMLException =>
  error instanceof YAMLException && error.reason.includes('duplicated mapping key');

/** Keys that are told of at most: each takes another reading of the whole. */
const DUPLICATE_LIMIT = 20;

/** The parser stops at the first key that stands twice: each is given another name to find the next one. */
function duplicateKeys({ yaml, keyLines, at }: WrittenKeys): readonly FrontmatterFault[] {
  const lines = yaml.split('\n');
  const faults: FrontmatterFault[] = [];
  for (let mark = duplicateIn(yaml); mark !== undefined; mark = duplicateIn(lines.join('\n'))) {
    const { line, column } = mark;
    const text = lines[line] ?? '';
    const [key = ''] = /^[^\s"':]*/.exec(text.slice(column)) ?? [];
    // Of keys within others the lines are not known.
    const first = /^["']?$/.test(text.slice(0, column)) ? keyLines[keyIn(text) ?? ''] : undefined;
    faults.push({
      code: 'duplicate-key',
      message: 'This key is already set above.',
      place: at(line + 2, column + 1, column + 1 + key.length),
      hint: first === undefined ? 'delete one of the two' : 'delete one of the two lines',
      ...(first === undefined ? {} : { related: [at(first)] }),
    });
    if (key === '' || faults.length === DUPLICATE_LIMIT) break;
    lines[line] = text.slice(0, column) + otherName(faults.length) + text.slice(column + 1);
  }
  return faults;
}

/** A letter of nobody's, as long as the one that it replaces. */
const otherName = (index: number) => String.fromCharCode(0xe000 + index);

function duplicateIn(yaml: string) {
  try {
    load(yaml, { maxAliases: 0 });
    return undefined;
  } catch (error) {
    return isDuplicate(error) ? error.mark : undefined;
  }
}

function syntaxFault(error: unknown, { yaml, at }: WrittenKeys): FrontmatterFault {
  // Anything the parser throws (deep nesting overflows its stack) is a fault of the text.
  const said = error instanceof YAMLException ? error.reason : 'it is nested too deeply';
  const { line, column, reason = said } = placeOfFault(error, yaml);
  const place = at(line + 2, column + 1);
  const syntax = (message: string, where: Place, hint: string) =>
    ({ code: 'front-matter-syntax', message, place: where, hint }) as const;
  const unclosed = /indentation|unexpected end|within/.test(reason) ? unclosedValue(yaml, line + 1) : undefined;
  if (unclosed !== undefined) {
    const { column, opening, mended } = unclosed;
    const kind = opening === '"' || opening === "'" ? 'quote' : 'bracket';
    const message = `A ${kind} opens here with \`${opening}\` but is never closed.`;
    return syntax(message, at(unclosed.line + 1, column, column + 1), mended);
  }
  const tab = tabIn(yaml, line);
  if (tab !== undefined) return syntax('A tab is no indentation in YAML.', at(tab + 2), 'indent with spaces');
  const joined = joinedValue(yaml, line);
  if (joined !== undefined) {
    const { key, mended } = joined;
    const where = at(joined.line + 2, 1, key.length + 1);
    const fix = { place: where, was: key, text: `${key} ` };
    return { ...syntax(`A space is missing behind \`${key}\`.`, where, mended), fix };
  }
  if (reason === 'deficient indentation')
    return syntax('This line belongs to the value that opens above, but is not indented.', place, 'indent with spaces');
  const aligned = /indentation|end of the stream/.test(reason) ? alignedLine(yaml, line) : undefined;
  if (aligned !== undefined)
    return syntax('No line above is indented as this one is, so it belongs to none of them.', at(line + 2), aligned);
  const stray = /multiline key|implicit key|document separator/.test(reason) ? strayLine(yaml) : undefined;
  if (stray !== undefined) {
    const { index, text } = stray;
    const hint = /^(?:\/\/|<!--)/.test(text) ? 'begin a comment with `#`' : 'indent it if it belongs to the line above';
    const words = text.trim();
    return syntax(
      `\`${words}\` is no key with a value, and belongs to none.`,
      at(index + 2, 1, 1 + words.length),
      hint,
    );
  }
  const quoted = quotedValues(yaml, line);
  const fix = joinFixes(
    quoted.map((value) => {
      const { column, was, text } = value;
      return { place: at(value.line + 2, column, column + was.length), was, text };
    }),
  );
  return {
    code: 'front-matter-syntax',
    message: `The front matter is not valid YAML: ${reason}.`,
    place,
    hint: quoted[0]?.mended ?? hintFor(reason, yaml.split('\n')[line] ?? ''),
    ...(fix === undefined ? {} : { fix }),
  };
}

function hintFor(reason: string, line: string): string {
  if (reason === 'unknown escape sequence') return 'write `\\\\` for a backslash, or put the value in single quotes';
  const [, key, value = ''] = /^( *(?:- )?[\w-]+:[ \t]+)(["'].*\S)\s*$/.exec(line) ?? [];
  if (key !== undefined) {
    const inner = value.at(-1) === value[0] ? value.slice(1, -1) : value;
    return value.includes('\\')
      ? 'the value ends where its quote closes: put all of it in quotes, with `\\"` for a quote within it'
      : key + JSON.stringify(inner);
  }
  return 'put values that contain `:` or `#` in quotes';
}

/** A value that needs quotes: where it stands, and its line (from 0) with them. */
interface QuotedValue {
  readonly line: number;
  readonly column: number;
  readonly was: string;
  readonly text: string;
  readonly mended: string;
}

/** Values that are put in quotes at most: each takes another reading of the whole. */
const QUOTED_LIMIT = 20;

/** Values to put in quotes, from the one on the line of that number on; none where quotes do not mend it all. */
function quotedValues(yaml: string, line: number): readonly QuotedValue[] {
  const lines = yaml.split('\n');
  const quoted: QuotedValue[] = [];
  for (let next: number | undefined = line; next !== undefined; next = faultyLine(lines.join('\n'))) {
    const value = quotedValue(lines[next] ?? '', next);
    if (value === undefined || quoted.length === QUOTED_LIMIT) return [];
    quoted.push(value);
    lines[next] = value.mended;
  }
  return quoted;
}

function quotedValue(text: string, line: number): QuotedValue | undefined {
  const [, key, was] = /^( *(?:- )?[\w-]+:[ \t]+)(.*\S)\s*$/.exec(text) ?? [];
  // What is in quotes already has something behind them, a list or a map would be none any more, and a comment would be
  // seen.
  if (key === undefined || was === undefined || /^["']|^\[.*\]$|^\{(?!\{).*\}$|\s#/.test(was)) return undefined;
  const [, inner = was] = /^[\u201c-\u201f]([^\u201c-\u201f]+)[\u201c-\u201f]$/.exec(was) ?? [];
  const quoted = JSON.stringify(inner);
  return { line, column: key.length + 1, was, text: quoted, mended: key + quoted };
}

/** The first line, from 0 up to `last`, on which a value stands right behind the colon of its key. */
function joinedValue(yaml: string, last: number) {
  for (const [line, text] of yaml
    .split('\n')
    .slice(0, last + 1)
    .entries()) {
    const [, key = '', value = ''] = /^([\w-]+:)([^\s:/].*)$/.exec(text) ?? [];
    if (Object.hasOwn(frontmatterSchema, key.slice(0, -1))) return { line, key, mended: `${key} ${value}` };
  }
  return undefined;
}

/** The line of a number, from 0, with its key indented like one above; undefined where that does not mend all. */
function alignedLine(yaml: string, line: number): string | undefined {
  const lines = yaml.split('\n');
  const [, indentation = '', key] = /^( *)([\w-]+:(?: .*)?)$/.exec(lines[line] ?? '') ?? [];
  const above = new Set(lines.slice(0, line).map((text) => /^ */.exec(text)?.[0] ?? ''));
  if (key === undefined || above.has(indentation)) return undefined;
  const farFrom = (one: string) => Math.abs(one.length - indentation.length);
  return [...above]
    .sort((one, other) => farFrom(one) - farFrom(other))
    .slice(0, 3)
    .map((one) => one + key)
    .find((mended) => faultyLine(lines.with(line, mended).join('\n')) === undefined);
}

/** The line, from 0, that the parser of YAML complains of; undefined where it does not. */
function faultyLine(text: string): number | undefined {
  try {
    load(text, { maxAliases: 0 });
    return undefined;
  } catch (error) {
    return placeOfFault(error, text).line;
  }
}

/** Where a parser's fault is, from 0: for a value such as `{{ name }}`, the parser names the first line. */
function placeOfFault(error: unknown, yaml: string) {
  const { line = 0, column = 0 } = (error instanceof YAMLException ? error.mark : undefined) ?? {};
  if (!(error instanceof YAMLException) || !error.reason.includes('complex keys')) return { line, column };
  const lines = yaml.split('\n');
  const own = lines.findIndex((text) => TEMPLATE.test(text));
  const reason = 'a value that begins with `{{` is no text';
  return own === -1 ? { line, column } : { line: own, column: lines[own]?.indexOf('{{') ?? 0, reason };
}

const TEMPLATE = /^ *(?:- )?[\w-]+:[ \t]+\{\{/;

/** The first line, from 0, that is none of YAML; undefined where all may be. */
function strayLine(yaml: string) {
  const lines = yaml.split('\n');
  const index = lines.findIndex((text) => !isYamlLine(text) && keyIn(text) === undefined);
  return index === -1 ? undefined : { index, text: lines[index] ?? '' };
}

/** The first line, from 0 up to `last`, that begins with a tab. */
function tabIn(yaml: string, last: number): number | undefined {
  const line = yaml.split('\n').findIndex((text) => /^ *\t/.test(text));
  return line === -1 || line > last ? undefined : line;
}
