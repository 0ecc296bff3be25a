import type { Route } from '../../model/brands.ts';
import type { PageChunk } from '../../model/chunk.ts';
import type { OutputFile } from '../../model/outputFile.ts';
import type { PageView } from '../../model/view.ts';
import { hrefOfRoute, markdownFileOf, pageFileOf, spellingsOf } from '../../routes/routeOf.ts';
import { contentHash } from '../../system/contentHash.ts';
import type { Site } from '../site.ts';

/** The files of one page: path relative to the output folder, and contents. */
type PageFiles = readonly (readonly [path: string, file: OutputFile])[];

/**
 * A page's document, its chunk for client navigation, and the other spellings of its address. `number` is its chunk's.
 */
export function pageFiles(site: Site, route: Route, number: number): PageFiles {
  const view = site.pageView(route);
  if (view === undefined) return [];
  const renderer = site.renderer(route);
  const parts = renderer.parts(view);
  const chunk = chunkScript(route, renderer.chunk(view, parts, sidebarScript(site, view)));
  const chunkSum = contentHash(chunk);
  return [
    [pageFileOf(route), text(renderer.document(parts))],
    [chunkPath(number, chunkSum), { kind: 'text', contents: chunk, sum: chunkSum }],
    ...twinFile(site, route),
    ...aliasFiles(site, route, view),
  ];
}

/** The page as Markdown. */
function twinFile(site: Site, route: Route): PageFiles {
  const markdown = site.markdown(route);
  return markdown === undefined ? [] : [[markdownFileOf(route), text(markdown)]];
}

const text = (contents: string): OutputFile => ({ kind: 'text', contents });

const chunkPath = (number: number, hash: string) => `assets/chunks/${number}.${hash}.js`;

/** Number and hash of the chunk among a page's files, as the manifest lists them. */
export function chunkOf(paths: readonly string[]): readonly [number: number, hash: string] | undefined {
  for (const path of paths) {
    const match = /^assets\/chunks\/(\d+)\.([a-z0-9]+)\.js$/.exec(path);
    if (match?.[1] !== undefined && match[2] !== undefined) return [Number(match[1]), match[2]];
  }
  return undefined;
}

/** A page chunk as the script that client navigation loads. */
export function chunkScript(route: string, { main, ...chunk }: PageChunk): string {
  const rest = JSON.stringify(chunk).slice(0, -1);
  return `(self.docsgenChunks=self.docsgenChunks||[]).push([${JSON.stringify(route)},${rest},"main":${templateLiteral(main)}}])`;
}

/** A text as a literal between backticks: HTML is full of quotes, which would each need a backslash between quotes. */
function templateLiteral(text: string): string {
  // One after the other: a pattern for all three takes three times as long.
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$$');
  // A carriage return would be read as a line feed.
  return `\`${escaped.replaceAll('\r', '\\r')}\``;
}

/** Where the script of a page's sidebar is; undefined for a page without one. */
export function sidebarScript(site: Site, view: PageView): PageChunk['sidebar'] {
  if (view.sidebar === undefined) return undefined;
  const { id } = view.sidebar;
  return { id, src: `${site.project.config.base}assets/sidebars/${id}.js` };
}

/**
 * `/x.html` for `/x/`, `/x/` for `/x.html`: small pages that lead to the one that exists. To `/x/` they lead by the
 * name of its file: some hosts answer `/x/` with `x.html`, and readers would go round in a circle. The page tidies its
 * address.
 */
function aliasFiles(site: Site, route: Route, view: PageView): PageFiles {
  if (route === '/') return [];
  const href = hrefOfRoute(route, site.project.config.base);
  const document = site.redirectRenderer(route)({
    to: href.endsWith('/') ? `${href}index.html` : href,
    title: view.title,
    ...(view.canonical === undefined ? {} : { canonical: view.canonical }),
    // A canonical address has no ending.
    isCanonical: route.endsWith('.html'),
  });
  return spellingsOf(route)
    .filter((path) => path !== pageFileOf(route))
    .map((path) => [path, text(document)] as const);
}
