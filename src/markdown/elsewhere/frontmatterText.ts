import type { Frontmatter } from '../../model/page.ts';

/** The key of the front matter whose value a template of VitePress or Jekyll shows: `{{ $frontmatter.title }}`. */
export function shownKey(written: string): 'title' | 'description' | undefined {
  const name = /^\{\{-?\s*(?:\$frontmatter|\$page|page)\.(title|description)\s*-?\}\}$/.exec(written)?.[1];
  return name === 'title' || name === 'description' ? name : undefined;
}

/** The words for which an expression of Docusaurus or Astro stands, `frontMatter.title`; undefined for any other. */
export function expressionText(expression: string, { title, description }: Frontmatter): string | undefined {
  const name = /^\s*(?:front[mM]atter\.(title|description)|contentTitle)\s*$/.exec(expression);
  return name === null ? undefined : plainWords(name[1] === 'description' ? description : title);
}

/** What such a template shows; undefined for any other, and for words that would be read as Markdown. */
export function frontmatterText(written: string, frontmatter: Frontmatter): string | undefined {
  const key = shownKey(written);
  return key === undefined ? undefined : plainWords(frontmatter[key]);
}

const plainWords = (words: string | undefined) =>
  words === undefined || MAY_BE_MARKDOWN.test(words) ? undefined : words;

const MAY_BE_MARKDOWN = /^(?:$|\s|[-+]\s|\d+[.)]\s)|[\\`*_~^=$<>[\]{}|#\n]|[&:](?=[#\w])|\s$/;
