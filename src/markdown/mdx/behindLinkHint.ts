/**
 * What to write for attributes in braces behind a picture or a link, as MkDocs and Pandoc read them; undefined for
 * other expressions. `before` is what stands before the braces in their line.
 */
export function behindLinkHint(expression: string, before: string): string | undefined {
  const [, bang, words, url] = LINK.exec(before) ?? [];
  if (url === undefined || !ATTRIBUTES.test(expression)) return undefined;
  const attributes = [...expression.matchAll(ATTRIBUTE)].map(([, name, , value]) => `${name}="${value}"`).join(' ');
  return bang === '!'
    ? `write \`<img src="${url}" alt="${words}" ${attributes} />\``
    : `write \`<a href="${url}" ${attributes}>${words}</a>\``;
}

const ATTRIBUTE = /([a-z][a-z-]*)\s*=\s*(["']?)([\w%-]+)\2(?=\s|$)/g;
const ATTRIBUTES = /^(?:\s*[a-z][a-z-]*\s*=\s*(?:"[\w%-]+"|'[\w%-]+'|[\w%-]+)(?=\s|$))+\s*$/;
const LINK = /(!?)\[([^[\]]*)\]\(([^()\s"]+)\)$/;
