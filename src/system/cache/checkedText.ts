import { contentHash } from '../contentHash.ts';

/** A text that tells whether it is whole: the first line is the hash of the rest. */
export const checked = (body: string): string => `${contentHash(body)}\n${body}`;

/** The rest of such a text; undefined where there is none, or where a crash or a disk has damaged it. */
export function unchecked(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  return text.slice(0, end) === contentHash(body) ? body : undefined;
}

/** A value as a text that tells whether it is whole. */
export const writeChecked = (value: unknown): string => checked(JSON.stringify(value));

/** Reads such a value; undefined as for `unchecked`. */
export function readChecked(text: string | undefined): unknown {
  const body = unchecked(text);
  return body === undefined ? undefined : JSON.parse(body);
}
