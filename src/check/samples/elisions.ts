import { blanked } from '../../model/text/blanked.ts';

// Three dots, or the one character, where something is left out: at the end of a line or before what closes a group.
const ELISION = /(?:\.\.\.|\u2026)(?=[ \t]*(?:[)\]},;]|$))/gm;
const WITH_COMMA = /(?:\.\.\.|\u2026)(?:[ \t]*,)?/g;

/**
 * The ways in which a sample's `...` may be meant, the sample as it stands first: nothing, or a value.
 * Lines and columns stay.
 *   "{ a, ... }" → "{ a,     }"   "x = ...;" → "x = 0  ;"
 */
export function withoutElisions(code: string): string[] {
  if (code.search(ELISION) === -1) return [code];
  return [
    code,
    code.replace(ELISION, blanked),
    code.replace(WITH_COMMA, blanked),
    code.replace(ELISION, (dots) => '0'.padEnd(dots.length)),
  ];
}
