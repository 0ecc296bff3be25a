import { type Diagnostic, type Fix, joinAll, joinFixes, warningOf } from '../../model/diagnostic.ts';
import { lazy } from '../../model/lazy.ts';
import { tagKey } from '../../model/text/tagKey.ts';
import { innerPlaces } from './innerPlaces.ts';
import { inOneLine } from './readBadge.ts';
import { lineAt, lineText, type ReadKeys, wholeLine } from './writtenKeys.ts';

/**
 * The tags of a page, each once: of a list, or of a text with commas. Numbers are taken as texts, and what else is no
 * text is left out. May yield `repeated-tag`.
 */
export function readTags(
  given: unknown,
  all: ReadKeys,
): { readonly tags: readonly string[]; readonly faults: readonly Diagnostic[] } {
  const items: readonly unknown[] = typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : [];
  const known = new Set<string>();
  const tags: string[] = [];
  const repeated: number[] = [];
  for (const [index, item] of items.entries()) {
    const text = typeof item === 'string' || typeof item === 'number' ? inOneLine(String(item)).trim() : '';
    if (text === '') continue;
    if (known.has(tagKey(text))) repeated.push(index);
    else tags.push(text);
    known.add(tagKey(text));
  }
  const [first] = repeated;
  if (first === undefined) return { tags, faults: [] };
  const at = all.at(all.keyLines.tags ?? 2, 1, 1 + 'tags'.length);
  const place = typeof given === 'string' ? at : (innerPlaces(all.yaml, all.at).get(`tags.${first}`)?.value ?? at);
  const fix = withoutTags(repeated, items.length, all);
  return {
    tags,
    faults: [
      warningOf('repeated-tag', {
        message: `The page has the tag \`${String(items[first]).trim()}\` already.`,
        place,
        hint: 'delete it',
        fix,
      }),
    ],
  };
}

/** The correction that deletes some of a page's tags; undefined where the list is not written plainly. */
function withoutTags(needless: readonly number[], count: number, all: ReadKeys): Fix | undefined {
  const line = all.keyLines.tags ?? 2;
  const was = lineAt(line, all).trimEnd();
  const [, before = '', inner, after = ''] = /^(tags:[ \t]*\[?)([^[\]{}"'#&*|>]+?)(\]?)$/.exec(was) ?? [];
  const inLine = inner?.split(',') ?? [];
  const isList = before.endsWith('[') === (after === ']') && inLine.length === count;
  if (isList && inner !== undefined && inner.trim() !== '') {
    const kept = inLine.filter((_, index) => !needless.includes(index));
    return lineText(line, was, before + kept.join(',') + after, all);
  }
  const isBlock = was === 'tags:' && Array.from({ length: count }, (_, index) => index).every(isOnOwnLine(line, all));
  return joinFixes(isBlock ? needless.map((index) => wholeLine(line + 1 + index, '', all)) : []);
}

const isOnOwnLine = (line: number, all: ReadKeys) => (index: number) =>
  /^[ \t]*- +[^\s#&*|>[{].*$/.test(lineAt(line + 1 + index, all));

/** The correction that puts all numbers in a list of tags in quotes; undefined where something else is no text. */
export function quotedTags(all: ReadKeys): Fix | undefined {
  const { tags } = all.value;
  if (!Array.isArray(tags)) return undefined;
  const places = lazy(() => innerPlaces(all.yaml, all.at));
  const fixes = tags.flatMap((item, index): Fix | undefined | readonly [] => {
    if (typeof item === 'string' && item.trim() !== '') return [];
    const place = places().get(`tags.${index}`)?.value;
    if (typeof item !== 'number' || place?.endColumn === undefined) return undefined;
    const was = lineAt(place.line, all).slice(place.column - 1, place.endColumn - 1);
    return { place, was, text: `"${was}"` };
  });
  return joinAll(fixes);
}
