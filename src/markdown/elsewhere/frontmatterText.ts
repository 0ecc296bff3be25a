import type { Frontmatter } from '../../model/page.ts';

/** The key of the front matter whose value a template of VitePress or Jekyll shows: `{{ $frontmatter.title }}`. */
export function shownKey(written: string): 'title' | 'description' | undefined {
  const name = /^\{\{-?\s*(?:\$frontmatter|\$page|page)\.(title|description)\s*-?\}\}$/.exec(written)?.[1];
  return name === 'title' || name === 'description' ? name : undefined;
}

/** What stands here for a word of Docusaurus, Astro or VitePress, such as `frontMatter.title`; else undefined. */
export function matterHere(word: string, { title }: Frontmatter): string | undefined {
  if (word === 'contentTitle') return title === undefined ? undefined : 'frontmatter.title';
  // VitePress has two pairs of braces.
  const path = /^(?:frontMatter|\$frontmatter|\{\s*(?:frontMatter|\$?frontmatter))((?:\.[\w$]+)+)(?:\s*\})?$/.exec(
    word,
  )?.[1];
  return path === undefined ? undefined : `frontmatter${path}`;
}

/** What such a template shows; undefined for any other, and for words that would be read as Markdown. */
export function frontmatterText(written: string, frontmatter: Frontmatter): string | undefined {
  const key = shownKey(written);
  return key === undefined ? undefined : plainWords(frontmatter[key]);
}

const plainWords = (words: string | undefined) =>
  words === undefined || MAY_BE_MARKDOWN.test(words) ? undefined : words;

const MAY_BE_MARKDOWN = /^(?:$|\s|[-+]\s|\d+[.)]\s)|[\\`*_~^=$<>[\]{}|#\n]|[&:](?=[#\w])|\s$/;
