import { load } from 'js-yaml';
import type { Fix } from '../model/diagnostic.ts';
import { isMap } from './readMap.ts';
import { lineAt, type ReadKeys } from './writtenKeys.ts';

/**
 * The correction of tags of the head that VitePress and Rspress have as pairs, `- - meta`, with the attributes in their own
 * lines; undefined where one is no pair of a `meta` or `link`, or stands in another form.
 */
export function headFix(line: number, all: ReadKeys): Fix | undefined {
  const { head } = all.value;
  if (!Array.isArray(head) || !head.every(isPair)) return undefined;
  const own = linesOf(line, all);
  const meant = written(own);
  const tags = head.map(([tag, attributes]) => ({ tag, attributes }));
  // Whatever else stands between the lines: it is right if YAML reads the tags in it.
  if (JSON.stringify(headIn(meant.join('\n'))) !== JSON.stringify(tags)) return undefined;
  const [first, ...others] = own.flatMap((was, index): Fix[] => {
    const text = meant[index] ?? '';
    const place = all.at(line + index, 1, 1 + was.length);
    return text === was ? [] : [{ place, was, text }];
  });
  return first && (others.length === 0 ? first : { ...first, with: others });
}

const isPair = (item: unknown): item is readonly [string, Readonly<Record<string, unknown>>] => {
  const [tag, attributes, ...more] = Array.isArray(item) ? item : [];
  return (
    /^(?:meta|link)$/.test(String(tag)) &&
    isMap(attributes) &&
    Object.values(attributes).every((value) => /^(?:string|number|boolean)$/.test(typeof value)) &&
    more.length === 0
  );
};

/** The lines of a key, and those below it that belong to it. */
function linesOf(line: number, all: ReadKeys): readonly string[] {
  const below = all.lines.slice(line - 1);
  const end = below.findIndex((one) => /^[^\s#-]/.test(one));
  return [lineAt(line, all), ...(end === -1 ? below : below.slice(0, end))];
}

/** The lines with each pair as a map. */
function written(lines: readonly string[]): readonly string[] {
  let indent: string | undefined;
  return lines.map((line) => {
    const [, before, tag] = /^( *)- - +(["']?\w+["']?) *$/.exec(line) ?? [];
    if (before !== undefined) {
      indent = before;
      return `${before}- tag: ${tag}`;
    }
    const [, space, attributes = ''] = /^( *)- (.*\S) *$/.exec(line) ?? [];
    if (indent !== undefined && space === `${indent}  `) {
      const isFlow = attributes.startsWith('{');
      return `${space}attributes:${isFlow ? ' ' : `\n${space}  `}${attributes}`;
    }
    return line.replace(/\[ *(["']?\w+["']?) *, *(\{[^{}[\]]*\}) *\]/g, '{tag: $1, attributes: $2}');
  });
}

function headIn(yaml: string): unknown {
  try {
    return Object(load(yaml)).head;
  } catch {
    return undefined;
  }
}
