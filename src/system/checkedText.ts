import { contentHash } from './contentHash.ts';

/** A value as text that tells whether it is whole: the first line is the hash of the rest. */
export function writeChecked(value: unknown): string {
  const body = JSON.stringify(value);
  return `${contentHash(body)}\n${body}`;
}

/** Reads such a text; undefined where there is none, or where a crash or a disk has damaged it. */
export function readChecked(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  return text.slice(0, end) === contentHash(body) ? JSON.parse(body) : undefined;
}
