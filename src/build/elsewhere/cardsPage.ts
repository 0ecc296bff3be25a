import type { FrontmatterLines } from '../../content/frontmatter/frontmatterFix.ts';

/** The text of a page that shows the pages of its folder. */
export const cardsPage = (lines: FrontmatterLines): string => pageWithFrontmatter(lines, '<FolderCards />\n');

/** The text of a page with lines of front matter. */
export function pageWithFrontmatter(lines: FrontmatterLines, body: string): string {
  const frontmatter = Object.entries(lines).map(([key, value]) => `${key}: ${value}\n`);
  return `---\n${frontmatter.join('')}---\n\n${body}`;
}
