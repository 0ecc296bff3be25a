import { type Diagnostic, type Fix, type Place, placeAtStart } from '../model/diagnostic.ts';
import type { DeferredComponent, Heading, PageLink, PagePicture } from '../model/page.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { placeFrom } from '../model/sourcePlace.ts';
import type { Definition } from './abbreviations/definitions.ts';
import type { NotedCode } from './code/codeNotes.ts';
import type { CompileContext } from './compileContext.ts';
import { createSlugger, type Slugger } from './headings/slugOf.ts';
import { pageValues } from './mdx/pageValues.ts';
import type { TreeNode } from './tree.ts';

/** What the steps of the pipeline gather while one page is compiled. Lives as long as that. */
export interface PageState {
  readonly context: CompileContext;
  /** The file that the walk is in: the page's own, or a partial's. */
  source: SourceFile;
  /** The page's own file. */
  readonly page: SourceFile;
  /** The constants of the site, and the front matter of the page as `frontmatter`. */
  readonly constants: Readonly<Record<string, unknown>>;
  /** Parses a source into mdast with the parser of the run. */
  readonly parse: (source: SourceFile) => TreeNode;
  readonly toHtml: (tree: TreeNode) => string;
  readonly slugger: Slugger;
  readonly headings: Heading[];
  readonly ids: Set<string>;
  /** What has each id of a heading, and each that an author has written, and in which file. */
  readonly idOwners: Map<string, { readonly node: TreeNode; readonly source: SourceFile }>;
  /** Headings of `.md` files, and the addresses that GitHub gives them where these are not their own. */
  readonly githubHeadings: { readonly node: TreeNode; readonly text: string; readonly hasOwn: boolean }[];
  readonly githubIds: string[];
  readonly links: PageLink[];
  /** Where definitions have their URLs, and what links by reference refer to, see `urlPlace.ts`. */
  readonly definitions: Map<string, Pick<PageLink, 'url' | 'place'>>;
  readonly references: Map<string, string>;
  readonly deferred: DeferredComponent[];
  readonly constantsUsed: Set<string>;
  /** Abbreviations that its files define, by their terms, and whether the page's own file does. */
  readonly abbreviations: Map<string, Definition & { readonly place: Place; readonly isOwn: boolean }>;
  /** Partials spliced in and files shown as code, path to hash. */
  readonly includes: Map<string, string>;
  /** By path. */
  readonly pictures: Map<string, PagePicture>;
  /** Samples with notes. */
  readonly notedCode: Map<TreeNode, NotedCode>;
  readonly diagnostics: Diagnostic[];
  /** Partials that the walk is inside of, outermost first. */
  readonly openPartials: OpenPartial[];
  /** Parts of tables, and components, that the walk is inside of, outermost first. */
  readonly openTableParts: string[];
  /** How many tables each section has so far, by its title. */
  readonly tables: Map<string, number>;
  /** As `tables`, of sets of tabs. */
  readonly tabSets: Map<string, number>;
  /** How many partials were spliced in. */
  parts: number;
  /** Containers whose opening is not read, and whose closing has not come yet. */
  unreadContainers: number;
  /** Whether the walk is between the tags of a raw `<a href>`. */
  isInLink: boolean;
  /** Whether the page has raw HTML, components, pictures: the steps for those look at every node once more. */
  hasRaw: boolean;
  hasComponents: boolean;
  hasPictures: boolean;
  /** Whether it has an `<abbr>` that a writer has written. */
  hasAbbreviations: boolean;
  /** Title taken from the body's first h1, where front matter has none. */
  bodyTitle: TreeNode | undefined;
}

/** A partial that the walk is inside of. */
export interface OpenPartial {
  readonly path: string;
  /** The element that includes it. */
  readonly node: TreeNode;
  /** What it is given, by name. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Those of the page, and `given` as `props`. */
  readonly constants: Readonly<Record<string, unknown>>;
  /** Names that it reads, and those of them whose values are to be shown as they are. */
  readonly read: Set<string>;
  readonly shown: Set<string>;
}

/** A fresh state for one page. */
export function createPageState(
  source: SourceFile,
  context: CompileContext,
  { parse, toHtml }: Pick<PageState, 'parse' | 'toHtml'>,
): PageState {
  const slugger = createSlugger();
  // The heading of a page's notes has this id; no other may.
  slugger.claim('footnote-label');
  return {
    context,
    source,
    page: source,
    constants: pageValues(source, context.constants),
    parse,
    toHtml,
    slugger,
    headings: [],
    ids: new Set(),
    idOwners: new Map(),
    githubHeadings: [],
    githubIds: [],
    links: [],
    definitions: new Map(),
    references: new Map(),
    deferred: [],
    constantsUsed: new Set(),
    abbreviations: new Map(),
    includes: new Map(),
    pictures: new Map(),
    notedCode: new Map(),
    diagnostics: [],
    openPartials: [],
    openTableParts: [],
    tables: new Map(),
    tabSets: new Map(),
    parts: 0,
    unreadContainers: 0,
    isInLink: false,
    hasRaw: false,
    hasComponents: false,
    hasPictures: false,
    hasAbbreviations: false,
    bodyTitle: undefined,
  };
}

/** The place of a node in the file that the walk is in; of `word` within the node where that is given and found. */
export function placeOf(state: PageState, node: TreeNode, word?: string): Place {
  const { file, body } = state.source;
  const start = node.position?.start;
  if (start === undefined) return placeAtStart(file);
  const end = node.position?.end;
  const { line, column, offset } = start;
  if (word !== undefined && word !== '' && offset !== undefined) {
    // No further than the node: a word that is not in it would be looked for in all the rest of the page.
    const at = indexOfWord(body.slice(offset, (end?.offset ?? body.length) + word.length - 1), word);
    if (at !== -1) return placeFrom({ line, column, offset }, body, { file, offset: offset + at, length: word.length });
  }
  return end !== undefined && end.line === start.line
    ? { file, line, column, endColumn: end.column }
    : { file, line, column };
}

/** The letters of a name may be part of another word before it, and the name of a property in `of={of}`. */
function indexOfWord(text: string, word: string): number {
  const first = text.indexOf(word);
  if (!/^\w+$/.test(word)) return first;
  let whole = -1;
  for (let at = first; at !== -1; at = text.indexOf(word, at + 1)) {
    if (/[\w$]/.test(`${text[at - 1] ?? ''}${text[at + word.length] ?? ''}`)) continue;
    if (text[at + word.length] !== '=') return at;
    if (whole === -1) whole = at;
  }
  return whole === -1 ? first : whole;
}

/** What is wrong at a node. */
export interface NodeFault extends Omit<Diagnostic, 'fix' | 'place'> {
  /** Where it is about something in the node that words do not tell, such as a property. */
  readonly place?: Place;
  /** The words within the node that it is about, where it is not about all of it. */
  readonly word?: string | undefined;
  /** What is to stand in place of `word`, where that needs no judgment. */
  readonly meant?: string | undefined;
  /** The correction, where it is more than that. */
  readonly fix?: Fix | undefined;
}

/** Notes that readers see markup as it is written. */
export function reportUnread(
  state: PageState,
  node: TreeNode,
  fault: Pick<NodeFault, 'hint' | 'meant' | 'fix'> & { readonly word: string },
): void {
  const message = `Readers see \`${fault.word}\` as plain text.`;
  reportWarning(state, node, { code: 'unread-markup', message, ...fault });
}

/** Notes what keeps the site from being published. */
export const reportError = (state: PageState, node: TreeNode, fault: Omit<NodeFault, 'severity'>): void =>
  report(state, node, { severity: 'error', ...fault });

/** Notes what may be a fault. */
export const reportWarning = (state: PageState, node: TreeNode, fault: Omit<NodeFault, 'severity'>): void =>
  report(state, node, { severity: 'warning', ...fault });

/** Notes a fault. */
export function report(state: PageState, node: TreeNode, { word, meant, fix: given, ...fault }: NodeFault): void {
  const place = fault.place ?? placeOf(state, node, word);
  const fix = given ?? (word === undefined || meant === undefined ? undefined : { place, was: word, text: meant });
  state.diagnostics.push({ ...fault, place, ...(fix === undefined ? {} : { fix }) });
}
