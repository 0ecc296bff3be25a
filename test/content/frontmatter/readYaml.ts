import { splitFrontmatter } from '../../../src/content/frontmatter/splitFrontmatter.ts';

/** A page with this front matter. */
export const read = (yaml: string) => splitFrontmatter(`---\n${yaml}\n---\n\nWords.\n`, 'content/a.md');

/** What is told of it, as `line:column severity message hint`. */
export const told = (yaml: string) =>
  read(yaml).diagnostics.map(
    ({ severity, place, message, hint }) => `${place?.line}:${place?.column} ${severity} ${message} ${hint}`,
  );
