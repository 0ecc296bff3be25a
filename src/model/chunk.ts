/**
 * Content of a page chunk: what client navigation swaps in.
 * The chunk file is a script that pushes `[route, PageChunk]` to `self.docsgenChunks`.
 */
export interface PageChunk {
  /** Names the client files that the page was built for: a document with others cannot show it. */
  readonly client: string;
  readonly title: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly description: string;
  readonly canonical?: string;
  /** Address of the page as Markdown. */
  readonly markdownHref?: string;
  readonly noindex: boolean;
  /** A stylesheet that the page needs besides those of every page; undefined for none. */
  readonly styles?: { readonly href: string; readonly integrity?: string };
  /** Inner HTML of `[data-region="main"]`. */
  readonly main: string;
  /** Inner HTML of `[data-region="toc"]`; empty for none. */
  readonly toc: string;
  /** Address of the top navigation's entry that the page belongs to. */
  readonly navHref?: string;
  /** The list of this page's headings for the sidebar; goes below the current link. */
  readonly sidebarHeadings: string;
  /** Section sidebar: its id and the address of the script that carries it; undefined for none. */
  readonly sidebar?: { readonly id: string; readonly src: string };
}

/** Part of the chunk manifest: route to number and content hash of its page chunk. */
export type ManifestPart = Readonly<Record<string, readonly [number: number, hash: string]>>;

/**
 * Which part of the manifest lists a route: FNV-1a over UTF-16 units, modulo the number of parts.
 * Both the build and the client ask this, so that a first view needs no list of the whole site.
 */
export function manifestPartOf(route: string, parts: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < route.length; index += 1) {
    hash = Math.imul(hash ^ route.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash % parts;
}
