import { load } from 'js-yaml';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { type Anchor, anchorIn } from '../../model/values/anchorIn.ts';
import { FORBIDDEN_KEYS } from '../../model/values/forbiddenKeys.ts';
import { isBlankYaml } from '../../model/values/isBlankYaml.ts';
import { checkKeys } from './frontmatterKeys.ts';
import { frontmatterSchema } from './frontmatterSchema.ts';
import { keyLinesOf } from './keyLines.ts';
import { isMap } from './readMap.ts';
import { readPlainYaml } from './readPlainYaml.ts';
import { type At, placeInYaml, type WrittenKeys } from './writtenKeys.ts';
import { type FrontmatterFault, yamlFaults } from './yamlFaults.ts';

/** Longest front matter that is read, in UTF-16 units. */
export const FRONTMATTER_LIMIT = 65_536;

/** The keys of front matter, with the line (1-based) on which each stands. */
export type ReadFrontmatter = Pick<SourceFile, 'frontmatter' | 'keyLines' | 'urlPlaces' | 'titleLine' | 'diagnostics'>;

/**
 * Reads the YAML between the marks; `at` makes places in the file, whose second line is the first of it. With a fault
 * of the whole, such as `front-matter-too-large`, there are no keys; for what else it may yield see `splitFrontmatter`.
 */
export function readFrontmatter(yaml: string, at: At): ReadFrontmatter {
  if (yaml.length > FRONTMATTER_LIMIT) return refused([tooLarge(yaml, at)]);
  // Nearly all front matter is of this kind, and a site may have ten thousand of it.
  const plain = readPlainYaml(yaml);
  if (plain !== undefined && !FORBIDDEN_KEYS.some((key) => Object.hasOwn(plain, key))) {
    const keyLines: Record<string, number> = {};
    let line = 1;
    for (const key of Object.keys(plain)) keyLines[key] = line += 1;
    return { ...checkKeys(plain, { yaml, keyLines, at }), keyLines };
  }
  const keyLines = keyLinesOf(yaml);
  const written = { yaml, keyLines, at };
  // A few bytes of anchors can make a bomb, and they have no use here: they are refused before anything is made of
  // them.
  const anchor = anchorIn(yaml);
  if (anchor !== undefined) return refused([anchorFault(anchor, written)]);
  const parsed = parseYaml(written);
  if ('faults' in parsed) return refused(parsed.faults);
  const value = parsed.value ?? {};
  if (!isMap(value)) return refused([noMap(yaml, at)]);
  const forbidden = FORBIDDEN_KEYS.filter((key) => Object.hasOwn(keyLines, key) || holds(value, key));
  if (forbidden.length > 0) return refused(forbidden.map((key) => forbiddenKey(key, written)));
  return { ...checkKeys(value, written), keyLines };
}

const refused = (faults: readonly FrontmatterFault[]): ReadFrontmatter => ({
  frontmatter: {},
  keyLines: {},
  diagnostics: faults.map((fault): Diagnostic => ({ severity: 'error', ...fault })),
});

const tooLarge = (yaml: string, at: At): FrontmatterFault => ({
  code: 'front-matter-too-large',
  message: `Front matter has ${yaml.length} characters; the limit is ${FRONTMATTER_LIMIT}.`,
  place: at(1),
  hint: 'move its data to a file in `site/` that a component reads',
});

const anchorFault = ({ start, end }: Anchor, { yaml, at }: WrittenKeys): FrontmatterFault => ({
  code: 'alias-not-allowed',
  message: `YAML anchors and aliases such as \`${yaml.slice(start, end)}\` are not supported in front matter.`,
  place: placeInYaml({ start, length: end - start }, { yaml, at }),
  hint: 'write the value out, or put it in quotes',
});

function noMap(yaml: string, at: At): FrontmatterFault {
  const { line = '', meant = 'title: A title' } = lineMeant(yaml) ?? {};
  const place = line === '' ? at(2) : at(2, 1, 1 + line.length);
  return {
    code: 'wrong-type',
    message: 'Front matter is not a map, expected `key: value` lines.',
    place,
    hint: meant,
    ...(line === '' ? {} : { fix: { place, was: line, text: meant } }),
  };
}

const forbiddenKey = (key: string, written: WrittenKeys): FrontmatterFault => ({
  code: 'forbidden-key',
  message: `The key \`${key}\` is not allowed.`,
  place: placeOfKey(key, written),
  hint: 'delete the line',
});

/**
 * A line of a key and its value with another sign or no space between them, and what is meant by it; undefined for any
 * other text.
 */
function lineMeant(yaml: string) {
  const lines = yaml.trimEnd().split(/\r?\n/);
  const [line = ''] = lines;
  const [, key = '', value] = /^([\w-]+)\s*[=:\uff1a]\s*(\S.*)$/u.exec(line) ?? [];
  return lines.length === 1 && value !== undefined && Object.hasOwn(frontmatterSchema, key)
    ? { line, meant: `${key}: ${value}` }
    : undefined;
}

/** Whether a value has a key, itself or within. */
const holds = (value: unknown, key: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, key) || Object.values(value).some((inner) => holds(inner, key)));

/** A key within another one stands where its name does. */
function placeOfKey(key: string, { yaml, keyLines, at }: WrittenKeys): Place {
  const own = keyLines[key];
  if (own !== undefined) return at(own, 1, 1 + key.length);
  // A value may hold the same word.
  const name = new RegExp(`(?<=(?:^|[{,-])[ \\t]*["']?)${key}(?=["']?[ \\t]*:)|(?<=\\?[ \\t]+["']?)${key}`, 'm');
  const start = yaml.search(name);
  return start === -1 ? at(2) : placeInYaml({ start, length: key.length }, { yaml, at });
}

function parseYaml(
  written: WrittenKeys,
): { readonly value: unknown } | { readonly faults: readonly FrontmatterFault[] } {
  const { yaml } = written;
  try {
    return { value: isBlankYaml(yaml) ? undefined : load(yaml, { maxAliases: 0 }) };
  } catch (error) {
    return { faults: yamlFaults(error, written) };
  }
}
