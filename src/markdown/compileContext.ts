import type { SafeHtml } from '../model/brands.ts';
import type { CalloutKind } from '../model/calloutKinds.ts';
import type { ComponentMarkdown } from '../model/componentMarkdown.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { PictureSize } from '../model/page.ts';
import type { PictureCopies } from '../model/pictureCopy.ts';
import type { PropRule } from '../model/propRule.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import type { MeantFile } from '../routes/links/meantFile.ts';
import type { ResolvedUrl } from '../routes/resolveUrl.ts';
import type { Glossary } from './abbreviations/glossary.ts';
import type { PagePlugins } from './plugins/pagePlugins.ts';

/** A component with its properties and children: strings are finished HTML. */
export interface ComponentElement {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (string | ComponentElement)[];
}

/** A file that a code block shows. */
export interface FileOfCode {
  /** Path relative to the content folder: the file may be a translation of the one that was asked for. */
  readonly relativePath: string;
  readonly text: string;
  readonly hash: string;
  /** Of a file that is no text, or too long a one. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What the compilation of a page has to know of a component. */
export interface KnownComponent {
  /** It lists pages, or knows its own: it is rendered once all of them are known. */
  readonly usesPages: boolean;
  /** Of all pages it knows its own alone. */
  readonly usesPage?: boolean;
  /** It writes ids and needs one of its own on the page. */
  readonly needsId: boolean;
  /** Its properties by name, where they are known: those of the theme's. */
  readonly props?: Readonly<Record<string, PropRule>> | undefined;
}

/** An SVG file that can stand in a page. */
export interface Drawing {
  readonly html: SafeHtml;
  /** Names it by its content. */
  readonly hash: string;
}

/** Why readers would see no picture. */
export interface PictureFault {
  /** The end of a sentence that begins with the name of the picture. */
  readonly message: string;
  readonly hint: string;
}

/** What a page's compilation may ask of the site around it. The same question has the same answer each time. */
export interface CompileContext {
  readonly parser: 'satteri' | 'remark';
  /** Undefined for a site without plugins. */
  readonly plugins: PagePlugins | undefined;
  /** Whether code blocks have line numbers on pages that do not say it of theirs. */
  readonly lineNumbers: boolean;
  readonly constants: Readonly<Record<string, unknown>>;
  /** Names the value of a constant. */
  readonly constantHash: (name: string) => string;
  /** The components that `.mdx` pages may use, by name. */
  readonly components: Readonly<Record<string, KnownComponent>>;
  /** Whether the words of pages are counted: code of the site may ask for their number. */
  readonly countsWords: boolean;
  /** The names of what the site exports beside them and is no component. */
  readonly otherExports: ReadonlySet<string>;
  /** The names of all islands, where they are known. */
  readonly islands: ReadonlySet<string> | undefined;
  /** Renders a component to HTML; throws what the component throws. `ids` yields the beginning of React's ids in it. */
  readonly renderComponent: (element: ComponentElement, ids?: () => string) => SafeHtml;
  /** Where in the site's code something was thrown, where that is known. */
  readonly codePlace: (thrown: unknown) => Place | undefined;
  /** Where a URL leads that stands in a source (path relative to the content folder). */
  readonly resolve: (url: string, fromFile: string) => ResolvedUrl;
  /** How components read as Markdown; one that is not listed reads as its HTML does. */
  readonly componentMarkdown: Readonly<Record<string, ComponentMarkdown>>;
  /** The full address of an `href` under the base, where the site knows its own. */
  readonly publicUrl: (href: string) => string;
  /** The full address of a page by its regular path; undefined where the site does not know its own. */
  readonly canonicalUrl: (regularPath: string) => string | undefined;
  /** A file whose name begins with `_`, by its path relative to the content folder. */
  readonly partial: (relativePath: string) => SourceFile | undefined;
  /** The abbreviations of all pages; undefined where there are none. */
  readonly glossary: () => Glossary | undefined;
  /** Language of a partial, and direction where that is another, if it is not that of the page. */
  readonly languageOf?: (partial: string) => { readonly lang: string; readonly dir?: string } | undefined;
  /** Any other file of the content or the repository as text, by its path relative to the content folder. */
  readonly codeFile: (relativePath: string) => FileOfCode | undefined;
  readonly repository: {
    /** Whether a path relative to the content folder leads nowhere else. */
    readonly holds: (relativePath: string) => boolean;
    /**
     * The path, relative to the content folder, of a file outside of that which is named from the project's or the
     * repository's folder.
     */
    readonly fileAt: (path: string) => string | undefined;
  };
  /** The partial or other file that is meant by a path at which there is none; relative to the content folder. */
  readonly includeMeant: (relativePath: string, kind: 'partial' | 'code') => MeantFile | undefined;
  /** The one that a file meant by such a path before it moved itself; all are relative to the content folder. */
  readonly includeBeforeMove: (
    relativePath: string,
    kind: 'partial' | 'code',
    fromFile: string,
  ) => MeantFile | undefined;
  /** Size of a published picture, by its path below the base (begins with "/"); undefined where it has none. */
  readonly pictureSize: (path: string) => PictureSize | undefined;
  /** Smaller copies of a picture that the build makes, by the same path; undefined where it makes none. */
  readonly pictureCopies: (path: string) => PictureCopies | undefined;
  /** A published picture that takes the color of the text around it, by the same path; undefined for any other. */
  readonly drawing: (path: string) => Drawing | undefined;
  /** Address of a file of the output folder, by its path there. */
  readonly outputUrl: (path: string) => string;
  /** Why readers would see nothing of a picture without a size, where that is certain. */
  readonly pictureFault: (path: string) => PictureFault | undefined;
  readonly chrome: {
    /** The copy button of a code block, rendered. */
    readonly copyButton: SafeHtml;
    /** Label of what shows all lines of a folded sample, by their number. */
    readonly allLines: (count: number) => string;
    readonly calloutIcon: Readonly<Record<CalloutKind, SafeHtml>>;
    /** Labels of callouts without a title of their own. */
    readonly calloutLabel: Readonly<Record<CalloutKind | 'important' | 'caution', string>>;
    /** Accessible name of a heading's anchor link. */
    readonly headingAnchor: (title: string) => string;
    /** The button that opens a picture larger, rendered, for its text alternative. */
    readonly zoomButton: (alt: string) => SafeHtml;
    /** Label of what is opened by a click and has no title of its own. */
    readonly details: string;
    readonly table: string;
    readonly taskDone: string;
    readonly taskOpen: string;
    /** Heading of the notes. */
    readonly footnotes: string;
    /** Accessible name of a link from a note back to where it is referred to, such as `1` or `1-2`. */
    readonly footnoteBack: (number: string) => string;
  };
}
