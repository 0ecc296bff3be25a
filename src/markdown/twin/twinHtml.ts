import { changedSet } from '../../model/addresses/sourceSet.ts';
import { addressOf, type TwinWalk } from './twinWalk.ts';

/**
 * Raw HTML in the twin; undefined where it stays as it is written, as it is Markdown already. Comments, scripts and
 * styles are not for readers; addresses become full ones.
 */
export function twinHtml(html: string, walk: TwinWalk): string | undefined {
  const full = (url: string) => addressOf(url, walk);
  const told = html
    .replace(/<!--(?:-?>|[\s\S]*?(?:-->|$))\s*|<(script|style)\b[\s\S]*?<\/\1\s*>\s*/gi, '')
    .replace(
      /(?<=\s)((?:href|src(set)?|poster)\s*=\s*)(?:(["'])(.*?)\3|([^\s"'=<>`]+))/gi,
      (_, name: string, set: string | undefined, quote = '"', value = '', unquoted = value) =>
        name + quote + (set === undefined ? full(unquoted) : changedSet(unquoted, full)) + quote,
    );
  return told === html ? undefined : told.trimEnd();
}
