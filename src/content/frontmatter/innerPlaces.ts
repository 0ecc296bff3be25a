import { type Event, parseEvents, type ScalarEvent } from 'js-yaml';
import type { Place } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { type At, placeInYaml } from './writtenKeys.ts';

/** Where a key stands, and its value; an entry of a list has no key besides its value. */
export interface InnerPlace {
  readonly key: Place;
  readonly value: Place;
}

/**
 * Where the keys and values of front matter stand, those within others by the way to them: `hero.actions.0.link`.
 * `yaml` is one that can be read. The place of a value is that of its text without quotes, as far as it stands on its
 * first line; of a map or a list it is that of its beginning.
 */
export function innerPlaces(yaml: string, at: At): ReadonlyMap<string, InnerPlace> {
  const places = new Map<string, InnerPlace>();
  const events = parseEvents(yaml, {}).values();
  const next = () => events.next().value;
  const visit = (event: Event | undefined, path: string, name: Place | undefined): void => {
    if (event === undefined) return;
    const value = placeOf(event, yaml, at);
    const key = name ?? value ?? at(1);
    places.set(path, { key, value: value ?? key });
    if (event.type === SEQUENCE)
      for (let [index, item] = [0, next()]; isNode(item); item = next(), index += 1)
        visit(item, `${path}.${index}`, undefined);
    if (event.type === MAPPING)
      for (let inner = next(); isNode(inner); inner = next())
        // A key that is a map or a list itself is refused before.
        visit(next(), `${path}.${textOf(inner as ScalarEvent, yaml)}`, placeOf(inner, yaml, at));
  };
  next(); // The document.
  visit(next(), '', undefined);
  return new Map([...places].map(([path, place]) => [path.slice(1), place]));
}

/** The same of a page whose front matter can be read, in its file. */
export function placesInFrontmatter({ file, frontmatterText = '' }: SourceFile): ReadonlyMap<string, InnerPlace> {
  const [, yaml = ''] = /^---[^\n]*\n([\s\S]*?)^---/m.exec(frontmatterText) ?? [];
  return innerPlaces(yaml, (line, column = 1, endColumn) => withoutUndefined({ file, line, column, endColumn }));
}

// Its names for them would come with the parser, which is loaded when a function of it is called.
const [SEQUENCE, MAPPING, SCALAR, POP] = [2, 3, 4, 6] as const;

const isNode = (event: Event | undefined): event is Event => event !== undefined && event.type !== POP;

const textOf = ({ valueStart, valueEnd }: ScalarEvent, yaml: string) => yaml.slice(valueStart, valueEnd);

/** Undefined for a value that is not written: `image:`. */
function placeOf(event: Event, yaml: string, at: At): Place | undefined {
  const isText = event.type === SCALAR;
  const start = isText ? event.valueStart : 'start' in event ? event.start : -1;
  if (start === -1) return undefined;
  const [text = ''] = isText ? textOf(event, yaml).split(/\r?\n/) : [];
  return placeInYaml({ start, length: text.length }, { yaml, at });
}
