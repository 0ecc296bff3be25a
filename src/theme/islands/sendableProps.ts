/**
 * The props of an island as JSON; undefined for none. Throws where the browser would get something else than the island
 * is rendered with here: JSON leaves functions out, and makes a text of a date.
 */
export function sendableProps(name: string, props: object): string | undefined {
  const json = JSON.stringify(props, function (this: Readonly<Record<string, unknown>>, key: string, value: unknown) {
    // What JSON asks for by `toJSON` is no longer what it was.
    const kind = Array.isArray(this) && value === undefined ? 'undefined' : unsendable(this[key]);
    if (kind !== undefined)
      throw new Error(`it gives the island \`${name}\` ${kind} as \`${key}\`, which cannot be sent to the browser`);
    return value;
  });
  return json === '{}' ? undefined : json;
}

/** Whether an object is a list or has no other class: JSON keeps what an instance holds, and not what it is. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** What a value is called that JSON cannot say; undefined for all others. A property that is undefined is none. */
function unsendable(value: unknown): string | undefined {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'bigint') return 'a bigint';
  if (typeof value === 'symbol') return 'a symbol';
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if ('$$typeof' in value) return 'an element';
  if ('toJSON' in value || !isPlain(value)) return `a ${value.constructor.name}`;
  return undefined;
}
