import type { Frontmatter } from '../../src/model/page.ts';
import type { SourceFile } from '../../src/model/sourceFile.ts';

/** A file of Markdown with this front matter, whose text names it. */
export const sourceAt = (relativePath: string, frontmatter: Frontmatter = {}): SourceFile => ({
  relativePath,
  file: `content/${relativePath}`,
  format: 'md',
  frontmatter,
  body: `Text of ${relativePath}.`,
  keyLines: {},
  hash: relativePath,
  diagnostics: [],
});
