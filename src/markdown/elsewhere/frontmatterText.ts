import type { Frontmatter } from '../../model/page.ts';

/** The key of the front matter whose value a template of VitePress or Jekyll shows: `{{ $frontmatter.title }}`. */
export function shownKey(written: string): 'title' | 'description' | undefined {
  const name = /^\{\{-?\s*(?:\$frontmatter|\$page|page)\.(title|description)\s*-?\}\}$/.exec(written)?.[1];
  return name === 'title' || name === 'description' ? name : undefined;
}

/** What such a template shows; undefined for any other, and for words that would be read as Markdown. */
export function frontmatterText(written: string, frontmatter: Frontmatter): string | undefined {
  const key = shownKey(written);
  const words = key === undefined ? undefined : frontmatter[key];
  return words === undefined || MAY_BE_MARKDOWN.test(words) ? undefined : words;
}

const MAY_BE_MARKDOWN = /^(?:$|\s|[-+]\s|\d+[.)]\s)|[\\`*_~^=$<>[\]{}|#\n]|[&:](?=[#\w])|\s$/;
