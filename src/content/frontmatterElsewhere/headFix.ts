import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import { isMap } from '../frontmatter/readMap.ts';
import { lineAt, linesWhile, lineText, type ReadKeys, wholeLine } from '../frontmatter/writtenKeys.ts';
import { parsedYaml } from '../parsedYaml.ts';
import { yamlText } from '../yamlText.ts';

/**
 * The correction of tags of the head that VitePress and Rspress have as pairs, `- - meta`, with the attributes in their
 * own lines; undefined where one is no pair of a `meta` or `link`, or stands in another form.
 */
export function headFix(line: number, all: ReadKeys): Fix | undefined {
  const { head } = all.value;
  if (!Array.isArray(head) || !head.every(isPair)) return undefined;
  const own = linesOf(line, all);
  const of = descriptionIn(head, own, all);
  const meant = written(own).map((text, index) => (of?.lines.includes(index) ? undefined : text));
  const tags = head.filter((tag) => tag !== of?.tag).map(([tag, attributes]) => ({ tag, attributes }));
  // Whatever else stands between the lines: it is right if YAML reads the tags in it.
  const after = meant.filter((text) => text !== undefined).join('\n');
  if (JSON.stringify(Object(parsedYaml(after)).head ?? []) !== JSON.stringify(tags)) return undefined;
  const described = of === undefined ? '' : `description: ${yamlText(of.text)}\n`;
  meant[0] = tags.length === 0 ? described.trimEnd() : `${described}${meant[0]}`;
  return joinFixes(
    own.flatMap((one, index): Fix[] => {
      const text = meant[index];
      if (text === one) return [];
      return [text === undefined ? wholeLine(line + index, '', all) : lineText(line + index, one, text, all)];
    }),
  );
}

/** The tag that describes the page, in three lines of its own, where the page has no other description. */
function descriptionIn(
  head: readonly (readonly [string, Readonly<Record<string, unknown>>])[],
  own: readonly string[],
  { taken }: ReadKeys,
): { readonly tag: unknown; readonly text: string; readonly lines: readonly number[] } | undefined {
  const tag = head.find(([, { name }]) => name === 'description');
  const first = own.findIndex((one) => /^ *- name: +description *$/.test(one));
  const isWhole = /^ *- - +meta *$/.test(own[first - 1] ?? '') && /^ +content: +[^\s#|>].*$/.test(own[first + 1] ?? '');
  const { content, ...others } = tag?.[1] ?? {};
  if (!isWhole || typeof content !== 'string' || Object.keys(others).length !== 1 || taken.has('description'))
    return undefined;
  taken.add('description');
  return { tag, text: content, lines: [first - 1, first, first + 1] };
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
const linesOf = (line: number, all: ReadKeys): readonly string[] => [
  lineAt(line, all),
  ...linesWhile(all.lines.slice(line - 1), (one) => !/^[^\s#-]/.test(one)),
];

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
      return `${space}attributes:${attributes.startsWith('{') ? ' ' : `\n${space}  `}${attributes}`;
    }
    return line.replace(/\[ *(["']?\w+["']?) *, *(\{[^{}[\]]*\}) *\]/g, '{tag: $1, attributes: $2}');
  });
}
