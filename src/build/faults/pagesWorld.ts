import type { CompiledPage } from '../../model/page.ts';
import type { SourceFile } from '../../model/sourceFile.ts';

/** A source with the page that was made of it. */
export interface WrittenPage {
  readonly source: SourceFile;
  readonly page: CompiledPage;
}

/** What corrections go by: the pages that somebody has written, and what stands around them. */
export interface PagesWorld {
  readonly pages: readonly WrittenPage[];
  readonly hasRoute: (route: string) => boolean;
  /** The text of a file, relative to the project root; undefined where there is none. */
  readonly textOf: (file: string) => string | undefined;
}
