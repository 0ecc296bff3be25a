import { escapeHtml } from '../../model/text/escapeHtml.ts';

/**
 * Words or an address of Markdown as they may stand in HTML, quoted attributes included: a backslash is a sign like any
 * other there. References such as `&nbsp;` stay.
 *   `a\_b "c"` → `a_b &quot;c&quot;`
 */
export const wordsInHtml = (written: string): string =>
  written.replace(/\\([!-/:-@[-`{-~])|"/g, (sign, escaped = sign) => escapeHtml(escaped));
