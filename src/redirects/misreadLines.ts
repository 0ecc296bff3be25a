import { type Fix, joinAll, type Place } from '../model/diagnostic.ts';
import { gatheringMeant, patternMeant } from './patternMeant.ts';
import { redirectLine } from './redirectLine.ts';

/** What is wrong in a `redirects.yaml` that is no map, and what is to stand there. */
export interface MisreadLines {
  readonly place: Place;
  /** The first of the lines as it is read. */
  readonly meant: string;
  /** The correction of all of them; undefined where one of them has more to it. */
  readonly fix?: Fix;
}

/**
 * Lines of a `redirects.yaml` with an old and a new address that no colon and space part, as hosts and other generators
 * write them: `/old/ /new/ 301`, `/old/ => /new/`, `- /old/: /new/`. Undefined where there is none.
 */
export function misreadLines(text: string, file: string): MisreadLines | undefined {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const faulty = lines.flatMap((was, index) => (/^\s*(?:#|$)/.test(was) || IS_READ.test(was) ? [] : [{ was, index }]));
  const fixes = faulty.map(({ was, index }): Fix | undefined => {
    const meant = lineMeant(was);
    const place = { file, line: index + 1, column: 1, endColumn: 1 + was.length };
    return meant === undefined ? undefined : { place, was, text: meant };
  });
  const first = fixes.find((fix) => fix !== undefined);
  if (first === undefined) return undefined;
  const fix = joinAll(fixes);
  return { place: first.place, meant: first.text, ...(fix === undefined ? {} : { fix }) };
}

/** A line that is right: two addresses, each in quotes or without any. */
const IS_READ = /^(?:\/[^\s'"]*|"[^"]*"|'[^']*')[ \t]*:\s+(?:[^\s'"]\S*|"[^"]*"|'[^']*')\s*(?:\s#.*)?$/;

const ADDRESS = '["\']?((?:\\/|https?:\\/\\/)[^\\s,"\'>]*?)["\']?';
const TWO_ADDRESSES = new RegExp(
  `^\\s*(?:-\\s+)?${ADDRESS}(?:\\s*(?::|,|=>?|->)\\s*|\\s+)${ADDRESS}\\s*(?:,|30[1278]!?)?\\s*$`,
);

/** The line that is meant by another one; undefined where that is not clear. */
function lineMeant(line: string): string | undefined {
  const [, from, to] = TWO_ADDRESSES.exec(line) ?? [];
  const pattern = patternMeant(from ?? '', to ?? '') ?? gatheringMeant(from ?? '', to ?? '');
  if (pattern !== undefined) return redirectLine(pattern.from, pattern.to);
  return from === undefined || to === undefined || !from.startsWith('/') || /[*]|\/:/.test(from + to)
    ? undefined
    : redirectLine(from, to);
}
