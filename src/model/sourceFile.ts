import type { Diagnostic, Place } from './diagnostic.ts';
import type { Frontmatter, OriginalPage } from './page.ts';

/** A file is not what it was when it was read: a page made of it would be kept under the name of another text. */
export class SourceChanged extends Error {
  readonly code = 'SOURCE_CHANGED';
  readonly file: string;
  constructor(file: string) {
    super(`\`${file}\` has changed since it was read.`);
    this.file = file;
  }
}

/** A page's source, decoded and split. */
export interface SourceFile {
  /** Relative to the content folder, POSIX, NFC. */
  readonly relativePath: string;
  /** Relative to the project root, POSIX: what diagnostics show. */
  readonly file: string;
  readonly format: 'md' | 'mdx';
  readonly frontmatter: Frontmatter;
  /** What of it is written in the file; undefined where that is all. */
  readonly ownFrontmatter?: Frontmatter;
  /** Of a page that is not translated yet: the page that it is in the first language, whose text it has. */
  readonly original?: OriginalPage;
  /** The whole text with the front matter's lines left empty, so that lines and columns are the file's. */
  readonly body: string;
  /** The front matter as it is written, with the lines around it; undefined for a source without a file. */
  readonly frontmatterText?: string;
  /** Line of each front-matter key; `next.link` and `prev.link` where these have lines of their own in a map. */
  readonly keyLines: Readonly<Record<string, number>>;
  /**
   * Where the addresses in `hero` of the front matter stand: `image`, or `image.light` and `image.dark`, and the links
   * of its actions by their numbers.
   */
  readonly urlPlaces?: Readonly<Record<string, Place>>;
  /** The line of a title that says what its page is in, too: `title: Setup | Guide`. */
  readonly titleLine?: string;
  /** Names the bytes of the file. */
  readonly hash: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Faults for which the whole text has to be looked through: they are known when the body is. */
  readonly bodyDiagnostics?: readonly Diagnostic[];
}

/** What a correction of a page's text is made from. */
export type SourceText = Pick<SourceFile, 'file' | 'body'>;

/** All that is wrong with a source that is compiled. Throws as its body does. */
export const allDiagnostics = ({ diagnostics, bodyDiagnostics = [] }: SourceFile): readonly Diagnostic[] => [
  ...diagnostics,
  ...bodyDiagnostics,
];

/** A source of the same kind with some changes, which reads its text when that is asked for. */
export const sourceLike = (source: SourceFile, changes: Partial<SourceFile>): SourceFile =>
  Object.assign(Object.create(Object.getPrototypeOf(source)), source, changes);

/** Where a key of front matter stands; on the first line where it is not known. */
export const keyPlace = ({ file, keyLines }: Pick<SourceFile, 'file' | 'keyLines'>, key: string): Place => ({
  file,
  line: keyLines[key] ?? 1,
  column: 1,
  endColumn: 1 + key.length,
});
