import type { Fix } from '../../model/diagnostic.ts';
import type { PageLink } from '../../model/page.ts';

export interface LinkRemedy {
  readonly hint: string | undefined;
  readonly fix?: Fix | undefined;
}

/** The remedy of writing another URL, as it stands in Markdown. */
export const writeInstead = (link: PageLink, url: string): LinkRemedy => ({
  hint: `write \`${url}\``,
  fix: fixLink(link, url),
});

/**
 * The correction that writes another URL; undefined where the URL does not stand in the source as it is known, and for
 * what YAML would read as something else.
 */
export function fixLink(
  { url, place: shown, definition, inYaml }: Pick<PageLink, 'url' | 'place' | 'definition' | 'inYaml'>,
  text: string,
): Fix | undefined {
  if (inYaml && /[\s'"\\{}[\],]|:$/.test(text)) return undefined;
  const place = definition ?? shown;
  const { column, endColumn } = place;
  // Constants in a URL, and front matter: the place is that of something around it.
  if (endColumn === undefined || endColumn - column !== url.length) return undefined;
  return { place, was: url, text };
}
