import { load, parseEvents, YAMLException } from 'js-yaml';
import type { Diagnostic } from '../model/diagnostic.ts';
import { FORBIDDEN_KEYS } from '../model/forbiddenKeys.ts';
import { isBlankYaml } from '../model/isBlankYaml.ts';
import type { Frontmatter } from '../model/page.ts';
import { type At, checkKeys } from './frontmatterKeys.ts';
import { unclosedValue } from './unclosedValue.ts';

/** Longest front matter that is read, in UTF-16 units. */
export const FRONTMATTER_LIMIT = 65_536;

/** The keys of front matter, with the line (1-based) on which each stands. */
export interface ReadFrontmatter {
  readonly frontmatter: Frontmatter;
  readonly keyLines: Readonly<Record<string, number>>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the YAML between the marks; `at` makes places in the file, whose second line is the first of it. */
export function readFrontmatter(yaml: string, at: At): ReadFrontmatter {
  const refuse = (diagnostic: Omit<Diagnostic, 'severity'>) => ({
    frontmatter: {},
    keyLines: {},
    diagnostics: [{ severity: 'error' as const, ...diagnostic }],
  });
  if (yaml.length > FRONTMATTER_LIMIT) {
    return refuse({
      code: 'front-matter-too-large',
      message: `Front matter has ${yaml.length} characters; the limit is ${FRONTMATTER_LIMIT}.`,
      place: at(1),
      hint: 'move its data to a file in `site/` that a component reads',
    });
  }
  const keyLines = keyLinesOf(yaml);
  // Anchors make bombs of a few bytes; they have no use here, so they are refused before anything is made of them.
  const anchor = anchorIn(yaml);
  if (anchor !== undefined) {
    const before = yaml.slice(0, anchor.start).split('\n');
    return refuse({
      code: 'alias-not-allowed',
      message: `YAML anchors and aliases such as \`${yaml.slice(anchor.start, anchor.end)}\` are not supported in front matter.`,
      place: at(before.length + 1, 1),
      hint: 'write the value out, or put it in quotes',
    });
  }
  const parsed = parseYaml(yaml, keyLines, at);
  if ('code' in parsed) return refuse(parsed);
  const value = parsed.value ?? {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    return refuse({
      code: 'wrong-type',
      message: 'Front matter is not a map, expected `key: value` lines.',
      place: at(2),
      hint: 'title: A title',
    });
  }
  const forbidden = FORBIDDEN_KEYS.find((key) => Object.hasOwn(keyLines, key) || Object.hasOwn(value, key));
  if (forbidden !== undefined) {
    return refuse({
      code: 'forbidden-key',
      message: `The key \`${forbidden}\` is not allowed.`,
      place: at(keyLines[forbidden] ?? 2, 1, 1 + forbidden.length),
      hint: 'delete the line',
    });
  }
  return { ...checkKeys(value as Record<string, unknown>, { yaml, keyLines, at }), keyLines };
}

/** Where the first anchor or alias stands: within text, `&` and `*` are none. */
function anchorIn(yaml: string): { readonly start: number; readonly end: number } | undefined {
  if (!/[&*]/.test(yaml)) return undefined;
  try {
    for (const event of parseEvents(yaml, {})) {
      // The sign belongs to it.
      if ('anchorStart' in event && event.anchorStart > 0)
        return { start: event.anchorStart - 1, end: event.anchorEnd };
    }
    return undefined;
  } catch {
    // `title: *bold* words` does not parse because of the `*`: that is the fault to tell of, not what the parser says of the rest.
    const found = /(?:^|[:\-[,]\s+)(?=[&*][\w-])/m.exec(yaml);
    if (found === null) return undefined;
    const start = found.index + found[0].length;
    return { start, end: start + (/[&*][\w-]+/.exec(yaml.slice(start))?.[0].length ?? 1) };
  }
}

function keyLinesOf(yaml: string): Record<string, number> {
  const lines: Record<string, number> = Object.create(null);
  let line = 1;
  let outer = '';
  for (const text of yaml.split('\n')) {
    line += 1;
    const key = keyIn(text);
    if (key !== undefined) outer = key;
    const name = key ?? innerName(outer, text, lines);
    if (name !== undefined && !(name in lines)) lines[name] = line;
  }
  return lines;
}

/** What a line below a key names: the address of a neighbour in a map, one of the tags in a list, or the address of such. */
function innerName(outer: string, text: string, lines: Readonly<Record<string, number>>): string | undefined {
  if (outer === 'prev' || outer === 'next') return /^[ \t]+link[ \t]*:/.test(text) ? `${outer}.link` : undefined;
  if (outer !== 'head') return undefined;
  const tags = Object.keys(lines).filter((name) => /^head\.\d+$/.test(name)).length;
  if (/^[ \t]*-[ \t]/.test(text)) return `head.${tags}`;
  return /^[ \t]+(?:attributes[ \t]*:[ \t]*\{(?:.*[\s,])?)?href[ \t]*:/.test(text)
    ? `head.${tags - 1}.href`
    : undefined;
}

// A colon ends a key where a space follows it: `og:image` is one.
const KEY = /^(?:"([^"\\]+)"|'([^']+)'|([^\s'"#:](?:(?:[^'":]|:(?=\S))*[^\s'":])?))[ \t]*:(?:\s|$)/;

/** The key that a line of YAML begins with. */
function keyIn(line: string): string | undefined {
  const [, double, single, plain] = KEY.exec(line) ?? [];
  return double ?? single ?? plain;
}

/** `key: words`, where the words begin with a letter and hold nothing that means anything to YAML. */
const PLAIN_LINE = /^([a-z]\w*): ([a-z](?:[\w ,.;()'/-]*[\w.)])?)$/i;

/** Words that YAML reads as something else than text. */
const SPECIAL_WORD = /^(?:true|false|null|yes|no|on|off)$/i;

/**
 * YAML of the kind that nearly all front matter is: a few keys with plain words. The parser would take longer over these
 * lines than the compiler over some pages. Undefined for anything else, which the parser reads.
 */
export function readPlainYaml(yaml: string): Record<string, string> | undefined {
  const value: Record<string, string> = {};
  for (const line of yaml.trimEnd().split(/\r?\n/)) {
    const [, key = '', words = ''] = PLAIN_LINE.exec(line) ?? [];
    if (key === '' || Object.hasOwn(value, key) || key in Object.prototype || SPECIAL_WORD.test(words))
      return undefined;
    value[key] = words;
  }
  return value;
}

function parseYaml(
  yaml: string,
  keyLines: Readonly<Record<string, number>>,
  at: At,
): { readonly value: unknown } | Omit<Diagnostic, 'severity'> {
  try {
    return { value: readPlainYaml(yaml) ?? (isBlankYaml(yaml) ? undefined : load(yaml, { maxAliases: 0 })) };
  } catch (error) {
    // Anything the parser throws (deep nesting overflows its stack) is a fault of the text.
    const mark = error instanceof YAMLException ? error.mark : undefined;
    const reason = error instanceof YAMLException ? error.reason : 'it is nested too deeply';
    const place = at((mark?.line ?? 0) + 2, (mark?.column ?? 0) + 1);
    if (reason.includes('duplicated mapping key')) {
      const first = keyLines[keyIn(yaml.split('\n')[mark?.line ?? 0] ?? '') ?? ''];
      return {
        code: 'duplicate-key',
        message: 'This key is already set above.',
        place,
        hint: 'delete one of the two lines',
        ...(first === undefined ? {} : { related: [at(first)] }),
      };
    }
    const unclosed = /indentation|unexpected end|within/.test(reason)
      ? unclosedValue(yaml, (mark?.line ?? 0) + 1)
      : undefined;
    if (unclosed !== undefined) {
      const { line, column, opening, mended } = unclosed;
      return {
        code: 'front-matter-syntax',
        message: `A ${opening === '"' || opening === "'" ? 'quote' : 'bracket'} opens here with \`${opening}\` but is never closed.`,
        place: at(line + 1, column, column + 1),
        hint: mended,
      };
    }
    const tab = tabIn(yaml, mark?.line ?? 0);
    if (tab !== undefined) {
      return {
        code: 'front-matter-syntax',
        message: 'A tab is no indentation in YAML.',
        place: at(tab + 2),
        hint: 'indent with spaces',
      };
    }
    return {
      code: reason.includes('maxAliases') ? 'alias-not-allowed' : 'front-matter-syntax',
      message: `The front matter is not valid YAML: ${reason}.`,
      place,
      hint: quotedLine(yaml, mark?.line ?? 0) ?? 'put values that contain `:` or `#` in quotes',
    };
  }
}

/** The line of that number, from 0, with its value in quotes; undefined where that does not mend it all. */
function quotedLine(yaml: string, line: number): string | undefined {
  const lines = yaml.split('\n');
  const [, key, value] = /^([\w-]+:[ \t]+)(.*\S)\s*$/.exec(lines[line] ?? '') ?? [];
  if (key === undefined || value === undefined) return undefined;
  const mended = key + JSON.stringify(value);
  try {
    load(lines.with(line, mended).join('\n'), { maxAliases: 0 });
    // What is in quotes already has something behind them, and a list would be none any more.
    return /^["']|^\[.*\]$/.test(value) ? undefined : mended;
  } catch {
    return undefined;
  }
}

/** The first line, from 0 up to `last`, that begins with a tab. */
function tabIn(yaml: string, last: number): number | undefined {
  const line = yaml.split('\n').findIndex((text) => /^ *\t/.test(text));
  return line === -1 || line > last ? undefined : line;
}
