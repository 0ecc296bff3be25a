import * as v from 'valibot';
import type { Fix } from '../../model/diagnostic.ts';
import { frontmatterSchema } from '../frontmatter/frontmatterSchema.ts';
import { lineAt, type ReadKeys, wholeLine } from '../frontmatter/writtenKeys.ts';
import { parsedYaml } from '../parsedYaml.ts';

/** The tag of a list that holds no other, where the page has a `head` that it belongs to; undefined for any other. */
export const tagForHead = (
  meant: readonly [key: string, value: string] | undefined,
  { value }: Pick<ReadKeys, 'value'>,
): string | undefined => (meant?.[0] === 'head' && Array.isArray(value.head) ? meant[1].slice(1, -1) : undefined);

/**
 * The correction that writes the tag which a key of another generator stands for into the `head` of the page, and
 * deletes the key's line; undefined where `head` says as much, or stands in another form than lines or one line.
 */
export function oneMoreTag(line: number, tag: string, all: ReadKeys): Fix | undefined {
  const { head } = all.value;
  const at = all.keyLines.head;
  if (at === undefined || !v.is(frontmatterSchema.head.schema, head) || !/^\w+: +\S+\s*$/.test(lineAt(line, all)))
    return undefined;
  const kind = /robots|canonical/.exec(tag)?.[0] ?? '';
  if (JSON.stringify(head).toLowerCase().includes(kind)) return undefined;
  const put = inLines(at, tag, all) ?? inOneLine(at, tag, all);
  return put && { ...wholeLine(line, '', all), with: [put] };
}

function inLines(at: number, tag: string, all: ReadKeys): Fix | undefined {
  const head = lineAt(at, all).trimEnd();
  const [, indent] = /^([ ]*)- /.exec(lineAt(at + 1, all)) ?? [];
  if (head !== 'head:' || indent === undefined) return undefined;
  return { place: all.at(at, head.length + 1, head.length + 1), was: '', text: `\n${indent}- ${tag}` };
}

function inOneLine(at: number, tag: string, all: ReadKeys): Fix | undefined {
  const head = lineAt(at, all).trimEnd();
  const text = `, ${tag}`;
  const after = Object(parsedYaml(`${head.slice(0, -1)}${text}${head.slice(-1)}`)).head;
  // A comment may end with a bracket, too, and the list in another line.
  if (Object(after).length !== Object(all.value.head).length + 1) return undefined;
  return { place: all.at(at, head.length, head.length), was: '', text };
}
