import { type Diagnostic, hasErrors, type Place } from '../model/diagnostic.ts';
import type { Frontmatter, OriginalPage } from '../model/page.ts';
import { SourceChanged, type SourceFile } from '../model/sourceFile.ts';
import { unlessThrown } from '../model/values/unlessThrown.ts';
import { controlCharacters, decodeText } from './decodeSource.ts';
import { bodyFrom } from './frontmatter/splitFrontmatter.ts';
import { UNDECODED } from './inputFiles.ts';
import { type ReadFile, readFile } from './readFile.ts';

type StoredFacts = Omit<StoredSource, 'body' | 'bodyDiagnostics' | 'frontmatterText'>;

/**
 * A source whose text stays on disk until a page is compiled from it: the texts of ten thousand pages are more than all
 * else that is known of them. Its own properties can be sent to another thread, which makes a source of them again.
 */
export class StoredSource implements SourceFile {
  declare readonly relativePath: string;
  declare readonly file: string;
  declare readonly format: 'md' | 'mdx';
  declare readonly frontmatter: Frontmatter;
  declare readonly original?: OriginalPage;
  declare readonly keyLines: Readonly<Record<string, number>>;
  declare readonly urlPlaces?: Readonly<Record<string, Place>>;
  declare readonly titleLine?: string;
  declare readonly hash: string;
  declare readonly diagnostics: readonly Diagnostic[];
  declare readonly absolutePath: string;
  /** See `SourceFacts`. */
  declare readonly bodyStart: number;

  constructor(facts: StoredFacts) {
    Object.assign(this, facts);
  }

  /**
   * Empty where the file could not be decoded, and where it holds a conflict. Throws `SourceChanged` where it holds
   * another text by now, or is gone.
   */
  get body(): string {
    return textOf(this).body;
  }

  get frontmatterText(): string {
    return textOf(this).frontmatter;
  }

  get bodyDiagnostics(): readonly Diagnostic[] {
    return textOf(this).diagnostics;
  }
}

interface StoredText {
  readonly frontmatter: string;
  readonly body: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** A page's text is asked for again and again while it is compiled, and hardly ever after. */
let latest: { readonly source: StoredSource; readonly text: StoredText } | undefined;

function textOf(source: StoredSource): StoredText {
  if (latest?.source !== source) latest = { source, text: readStored(source) };
  return latest.text;
}

function readStored({ absolutePath, file, hash, bodyStart }: StoredSource): StoredText {
  const read = readAgain(absolutePath);
  if (read?.hash !== hash) throw new SourceChanged(file);
  const text = bodyStart === UNDECODED ? '' : (decodeText(read.contents) ?? '');
  const diagnostics = controlCharacters(text, file);
  const start = Math.max(bodyStart, 0);
  return { frontmatter: text.slice(0, start), body: hasErrors(diagnostics) ? '' : bodyFrom(text, start), diagnostics };
}

// It is gone.
const readAgain = (path: string): ReadFile | undefined => unlessThrown(() => readFile(path));
