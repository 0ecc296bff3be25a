import { type Diagnostic, errorOf, type Fix, fixAtStart, joinFixes, warningOf } from '../../model/diagnostic.ts';
import { placeAt } from '../../model/sourcePlace.ts';
import { tomlFix } from '../frontmatterElsewhere/tomlFix.ts';
import { frontmatterSchema, KEYS_ELSEWHERE } from './frontmatterSchema.ts';

/** What was meant as front matter, and where the text behind it begins, in UTF-16 units: 0 where that is not known. */
export interface Misplaced {
  readonly end: number;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * What was meant as front matter in a text that has none, and would be shown as text: in TOML or JSON, between
 * other marks, or behind something that may stand before it. May yield `front-matter-language` and
 * `front-matter-syntax`.
 */
export function misplaced(text: string, file: string): Misplaced {
  const before = BEFORE.exec(text)?.[0];
  const block = before === undefined ? undefined : frontmatterAt(text, before.length);
  if (before === undefined || block === undefined) {
    const other = inOtherLanguage(text, file) ?? withoutMarks(text, file);
    if (other === undefined) return { end: 0, diagnostics: inFence(text, file) };
    const { end, ...fault } = other;
    return { end, diagnostics: [{ severity: 'error', ...fault }] };
  }
  return {
    // What readers may see above it stays in the page, and it with that.
    end: isInvisible(before) ? before.length + block.length : 0,
    diagnostics: [
      errorOf('front-matter-syntax', {
        message: 'Front matter must begin on the first line of the file, with `---` and nothing else.',
        place: placeAt(file, text, before.length, '---'.length),
        hint: hintFor(before),
        ...deletionOf(before, file),
      }),
    ],
  };
}

type MisplacedFault = Omit<Diagnostic, 'severity'> & Pick<Misplaced, 'end'>;

/** Front matter in TOML or JSON, as Hugo and Zola have it. */
function inOtherLanguage(text: string, file: string): MisplacedFault | undefined {
  const fault = (name: string, hint: string, length: number) =>
    ({
      code: 'front-matter-language',
      message: `Front matter in ${name} is not supported, expected YAML.`,
      place: { file, line: 1, column: 1, endColumn: 1 + length },
      hint,
    }) as const;
  if (TOML.test(text)) {
    const fix = tomlFix(text, file);
    const hint = 'replace `+++` with `---`, and `title = "A title"` with `title: A title`';
    const end = TOML_BLOCK.exec(text)?.[0].length ?? 0;
    return { ...fault('TOML', hint, '+++'.length), end, ...(fix === undefined ? {} : { fix }) };
  }
  if (!KEYS.has(/^(?:;;;[ \t]*\n)?\{\s*"(\w+)"\s*:/.exec(text)?.[1] ?? '')) return undefined;
  const hint = 'write `title: A title` in place of `"title": "A title",`, between two lines of `---`';
  return { ...fault('JSON', hint, 1), end: JSON_BLOCK.exec(text)?.[0].length ?? 0 };
}

const TOML_BLOCK = /^\+\+\+[ \t]*\n(?:.*\n)*?\+\+\+[ \t]*(?:\n|$)/;
const JSON_BLOCK = /^(?:;;;[ \t]*\n)?\{(?:.*|.*\n(?:.*\n)*?)\}[ \t]*(?:\n|$)(?:;;;[ \t]*(?:\n|$))?/;

const TOML = /^\+\+\+[ \t]*\n(?:[ \t]*\S(?:.*\n)*?\+\+\+[ \t]*(?:\n|$)|\s*[\w-]+[ \t]*=[ \t]*["'[\d])/;

/** Front matter between lines that are not quite its marks, as editors make them of dashes, or that nothing opens. */
function withoutMarks(text: string, file: string): MisplacedFault | undefined {
  const [, opening, key] =
    /^(?:(-{2}|-{4,}|(?=-*[\u2013\u2014])[-\u2013\u2014]{1,4})[ \t]*\n|([A-Za-z][\w-]*)[ \t]*:)/.exec(text) ?? [];
  if (opening === undefined && key === undefined) return undefined;
  const lines = text.split('\n', LINE_LIMIT);
  const first = opening === undefined ? 0 : 1;
  const end = lines.findIndex(
    (line, index) => index >= first && /^(?:-{2,}|[-\u2013\u2014]{1,4}|\.{3})[ \t]*$/.test(line),
  );
  const bare = opening === undefined ? bareKeys(lines, end) : undefined;
  if (bare !== undefined) {
    const mended = joinFixes([lineFix(file, lines, 0, '---\n'), lineFix(file, lines, bare.length - 1, '', '\n---')]);
    return {
      code: 'front-matter-syntax',
      message: 'No `---` stands around this front matter.',
      place: { file, line: 1, column: 1, endColumn: 1 + (lines[0] ?? '').length },
      hint: 'write `---` on a line of its own above it and below it',
      end: bare.join('\n').length + 1,
      ...(mended === undefined ? {} : { fix: mended }),
    };
  }
  // Without either mark it may be words.
  if (end === -1 || (opening === undefined && !/^---[ \t]*$/.test(lines[end] ?? ''))) return undefined;
  if (!areOfFrontmatter(lines.slice(first, end))) return undefined;
  const place = { file, line: 1, column: 1, endColumn: 1 + (opening ?? lines[0] ?? '').length };
  const syntax = (message: string, hint: string, fix: Fix | undefined): MisplacedFault => ({
    code: 'front-matter-syntax',
    message,
    place,
    hint,
    end: lines.slice(0, end + 1).join('\n').length + 1,
    ...(fix === undefined ? {} : { fix }),
  });
  if (opening === undefined)
    return syntax(
      'No `---` opens this front matter.',
      'write `---` on a line of its own above it',
      fixAtStart(file, '---\n'),
    );
  const marks = [0, end].map((index): Fix => {
    const was = lines[index] ?? '';
    return { place: { file, line: index + 1, column: 1, endColumn: 1 + was.length }, was, text: '---' };
  });
  const fix = joinFixes(marks.filter(({ was, text }) => was !== text));
  return syntax(`\`${opening}\` does not open front matter, expected \`---\` and nothing else.`, 'write `---`', fix);
}

/**
 * Keys of front matter, a title among them, on all lines of a first paragraph: no mark stands around them. `end` is the
 * index of what may be one: below more keys, it is.
 */
function bareKeys(lines: readonly string[], end: number): readonly string[] | undefined {
  const keys = lines.slice(0, Math.max(0, lines.indexOf('')));
  const isMeant = keys.length > 1 && keys.every((line) => KEYS.has(/^([\w-]+):[ \t]+\S/.exec(line)?.[1] ?? ''));
  const isClosed =
    /^---[ \t]*$/.test(lines[end] ?? '') &&
    lines
      .slice(keys.length, end)
      .every((line) => /^\s|^$/.test(line) || KEYS.has(/^[\w-]+(?=:)/.exec(line)?.[0] ?? ''));
  return isMeant && !isClosed && keys.some((line) => line.startsWith('title:')) ? keys : undefined;
}

function lineFix(file: string, lines: readonly string[], index: number, before: string, behind = ''): Fix {
  const was = lines[index] ?? '';
  return { place: { file, line: index + 1, column: 1, endColumn: 1 + was.length }, was, text: before + was + behind };
}

/**
 * Front matter that was copied with the fence around its sample. It is only warned of: a page, and more so a partial,
 * may begin with a sample.
 */
function inFence(text: string, file: string): readonly Diagnostic[] {
  const [, opening = '', , yaml = '', closing = ''] = FENCE.exec(text) ?? [];
  const lines = yaml.split('\n');
  const isMarked = lines[0] === '---' && lines.at(-1) === '---' && areOfFrontmatter(lines.slice(1, -1));
  const isMeant = isMarked || (yaml.startsWith('title:') && lines.every((line) => isYamlLine(line) && isOfKnown(line)));
  if (!isMeant || /(?:^|\/)_[^/]*$/.test(file)) return [];
  const mended = [opening, closing].map((was, index): Fix => {
    const line = index === 0 ? 1 : lines.length + 2;
    const place = { file, line, column: 1, endColumn: 1 + was.length };
    return isMarked ? { place, was: `${was}\n`, text: '' } : { place, was, text: '---' };
  });
  const fix = joinFixes(mended);
  return [
    warningOf('front-matter-syntax', {
      message: 'Readers see this front matter as code.',
      place: { file, line: 1, column: 1, endColumn: 1 + opening.length },
      hint: isMarked ? 'delete the two lines of the fence' : 'write `---` in place of the two lines of the fence',
      fix,
    }),
  ];
}

const FENCE = /^((`{3,}|~{3,})[ \t]*ya?ml)[ \t]*\n([\s\S]*?)\n(\2)[ \t]*(?:\n|$)/;

/** Whether a line has a key of front matter, or none. */
const isOfKnown = (line: string) => KEYS.has(/^([\w-]+)[ \t]*:/.exec(line)?.[1] ?? 'title');

/** So many lines of front matter are looked at. */
const LINE_LIMIT = 200;

/** The correction that deletes empty lines and invisible characters; nothing for a text that readers may see. */
function deletionOf(before: string, file: string): Pick<Diagnostic, 'fix'> {
  if (before === '' || !isInvisible(before)) return {};
  const lines = before.match(/.*\n|.+$/g) ?? [];
  const deletions = lines.map((was, index) => {
    const endColumn = 1 + was.replace('\n', '').length;
    return { place: { file, line: index + 1, column: 1, endColumn }, was, text: '' };
  });
  const fix = joinFixes(deletions);
  return fix === undefined ? {} : { fix };
}

const isInvisible = (text: string) => /^[\s\ufeff\u200b\u2060]*$/.test(text);

/** Empty lines, invisible characters, comments and a title, before a line that opens front matter. */
const BEFORE =
  /^(?:[ \t\ufeff\u200b\u2060]*\n|<!--(?:(?!-->)[\s\S])*-->|# [^\n]*\n)*[ \t\ufeff\u200b\u2060]*(?=---[ \t]*(?:#[^\n]*)?\n)/;

/** Lines of YAML between two marks from an offset on, with a key of front matter among them; undefined for none. */
function frontmatterAt(text: string, offset: number): string | undefined {
  const [block, lines] = /^---[^\n]*\n([\s\S]*?)\n[ \t]*(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text.slice(offset)) ?? [];
  return lines !== undefined && areOfFrontmatter(lines.split('\n')) ? block : undefined;
}

/** Whether lines, the first of which is not empty, are YAML, a key of front matter among them. */
export function areOfFrontmatter(lines: readonly string[]): boolean {
  // Between thematic breaks, words begin below an empty line.
  if (lines[0]?.trim() === '' || !lines.every(isYamlLine)) return false;
  return lines.some((line) => KEYS.has(/^\s*([\w-]+)\s*:/.exec(line)?.[1] ?? ''));
}

/** Whether a line may be one of YAML: empty, a comment, an entry of a list, a key, or what is indented below one. */
export const isYamlLine = (line: string): boolean => YAML_LINE.test(line);

const YAML_LINE = /^\s*(?:$|#|-\s|[\w-]+\s*:(?:\s|$))|^\s+\S/;
const KEYS = new Set([...Object.keys(frontmatterSchema), ...Object.keys(KEYS_ELSEWHERE)]);

function hintFor(before: string): string {
  if (before === '') return 'write `---` alone on its line';
  if (/[\ufeff\u200b\u2060]/.test(before)) return 'delete the invisible characters above it';
  if (/^[ \t]+$/.test(before)) return 'delete the blanks before it';
  return before.trim() === '' ? 'delete the empty lines above it' : 'move it to the top of the file';
}
