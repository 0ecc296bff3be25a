/**
 * A document without the spans that color its code and number its lines: they are most of its tags, and take most of a
 * reader's time. Code that has others, such as an author's, keeps them all.
 *   `<pre><span class="x">a</span></pre>` → `<pre>a</pre>`
 */
export const withoutColors = (html: string): string =>
  html.replaceAll(/<pre[\s\S]*?<\/pre>/g, (code) => (OTHER_SPAN.test(code) ? code : code.replaceAll(COLOR, '')));

const COLOR = /<span class="[^"]*"(?: data-line="[^"]*")?>|<\/span>/g;
const OTHER_SPAN = /<span(?! class="[^"]*"(?: data-line="[^"]*")?>)/;
