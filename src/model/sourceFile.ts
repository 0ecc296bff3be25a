import type { Diagnostic } from './diagnostic.ts';
import type { Frontmatter } from './page.ts';

/** A page's source, decoded and split. */
export interface SourceFile {
  /** Relative to the content folder, POSIX, NFC. */
  readonly relativePath: string;
  /** Relative to the project root, POSIX: what diagnostics show. */
  readonly file: string;
  readonly format: 'md' | 'mdx';
  readonly frontmatter: Frontmatter;
  /** The whole text with the front matter's lines left empty, so that lines and columns are the file's. */
  readonly body: string;
  /** Line on which each front-matter key stands. */
  readonly keyLines: Readonly<Record<string, number>>;
  /** Names the bytes of the file. */
  readonly hash: string;
  readonly diagnostics: readonly Diagnostic[];
}
