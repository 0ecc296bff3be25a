import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import { once, oncePer } from '../../model/lazy.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { OPENING, renamed, type Tags } from '../mdx/componentTags.ts';
import { placeOfProperty } from '../mdx/propertyPlace.ts';
import type { PageState } from '../pageState.ts';
import { indentOf, inserted, isAlone } from '../pieces.ts';
import type { TreeNode } from '../tree.ts';

/** Fields of Mintlify, and the component that each is here; tables hold them. */
const FIELDS: Readonly<Record<string, string>> = { ParamField: 'Param', ResponseField: 'Prop' };

export const isField = (name: string): boolean => Object.hasOwn(FIELDS, name);

/** A field as it stands in a page; offsets as in `Piece`. */
interface Field {
  readonly start: number;
  readonly end: number;
  readonly opening: string;
}

/**
 * The correction of a field of an interface: its name here, and around those that follow each other a table. Undefined
 * where one of them says more than has a place here, or stands in a text.
 */
export function fieldFix(tags: Tags, node: TreeNode, state: PageState): Fix | undefined {
  const { source } = state;
  const { opening } = tags;
  const name = node.name ?? '';
  const meant = FIELDS[name] ?? '';
  const group = groupsIn(source)(name).get(opening.offset);
  if (group === undefined) return undefined;
  const { first, last, indent } = group;
  const place = PLACES.find((one) => node.data?.props?.[one] !== undefined);
  return joinFixes([
    renamed(tags, meant, node, state),
    ...(place === undefined
      ? []
      : [{ place: placeOfProperty(place, node, state), was: place, text: `in="${place}" name` }]),
    ...(first.start === opening.offset ? [inserted(first.start, `<${meant}Table>\n${indent}`, source)] : []),
    ...(last.start === opening.offset ? [inserted(last.end, `\n${indent}</${meant}Table>`, source)] : []),
  ]);
}

const PLACES = ['path', 'query', 'body', 'header'];

/** Whether nothing of a field is lost. */
function isWhole({ opening }: Field, name: string): boolean {
  const given = [...opening.matchAll(/\s([\w-]+)(?==|[\s/>])(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?/g)].map(
    ([, one = '']) => one,
  );
  const named = given.filter((one) => (name === 'ParamField' ? PLACES.includes(one) : one === 'name'));
  return named.length === 1 && given.every((one) => named.includes(one) || /^(?:type|required|default)$/.test(one));
}

interface FieldGroup {
  readonly first: Field;
  readonly last: Field;
  readonly indent: string | undefined;
}

/**
 * The groups of fields of a name in which nothing is lost, by where each of their fields begins. A page with hundreds
 * of fields asks for each.
 */
const groupsIn = oncePer(({ body }: SourceFile) =>
  once(
    (name: string): ReadonlyMap<number, FieldGroup> =>
      new Map(
        groupsOf(name, body).flatMap((fields) => {
          const [first, last] = [fields[0], fields.at(-1)];
          if (first === undefined || last === undefined) return [];
          const whole = { offset: first.start, text: body.slice(first.start, last.end) };
          if (!isAlone(whole, body) || fields.some((field) => !isWhole(field, name))) return [];
          const group = { first, last, indent: indentOf(whole, body) };
          return fields.map(({ start }) => [start, group] as const);
        }),
      ),
  ),
);

/** The fields of a page that follow each other, not those in samples of code. */
function groupsOf(name: string, body: string): readonly (readonly Field[])[] {
  const groups: Field[][] = [];
  const open: Omit<Field, 'end'>[] = [];
  // The group that the next field at each depth may belong to.
  const latest: (Field[] | undefined)[] = [];
  const tags = new RegExp(`^[ \\t]*(\`{3,}|~{3,})[\\s\\S]*?\\n[ \\t]*\\1|</${name}>|<${name}\\b`, 'gm');
  for (const { 0: tag, index } of body.matchAll(tags)) {
    if (tag.startsWith('</')) {
      const field = open.pop();
      if (field !== undefined) add({ ...field, end: index + tag.length }, open.length);
    } else if (tag.startsWith('<')) {
      const opening = OPENING.exec(body.slice(index))?.[0] ?? tag;
      if (opening.endsWith('/>')) add({ start: index, opening, end: index + opening.length }, open.length);
      else open.push({ start: index, opening });
    }
  }
  return groups;

  function add(field: Field, depth: number): void {
    const before = latest[depth];
    const isNext = before !== undefined && body.slice(before.at(-1)?.end, field.start).trim() === '';
    if (isNext) before.push(field);
    else {
      const group = [field];
      latest[depth] = group;
      groups.push(group);
    }
  }
}
