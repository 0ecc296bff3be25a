import { type PageChunk, type ManifestPart, manifestPartOf } from '../model/chunk.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { OutputFile, OutputPlan } from '../model/outputPlan.ts';
import type { PageView } from '../model/view.ts';
import { hostFiles } from '../redirects/hostFiles.ts';
import { renderNotFound } from '../render/renderNotFound.ts';
import { renderChunk, renderDocument } from '../render/renderPage.ts';
import { renderRedirect } from '../render/renderRedirect.ts';
import { pageFileOf } from '../routes/routeOf.ts';
import { contentHash } from '../system/contentHash.ts';
import type { Site } from './site.ts';

/** All files of a site, and clashes between them (`output-clash`). `onPage` is called after each page. */
export function planOutput(
  site: Site,
  onPage: () => void,
): { readonly plan: OutputPlan; readonly diagnostics: readonly Diagnostic[] } {
  const plan = new Map<string, OutputFile>();
  const diagnostics: Diagnostic[] = [];
  const put = (path: string, file: OutputFile, owner: string) => {
    if (plan.has(path)) diagnostics.push(clash(path, owner));
    else plan.set(path, file);
  };
  const text = (contents: string | Uint8Array): OutputFile => ({ kind: 'text', contents });

  const parts: Record<string, readonly [number, string]>[] = Array.from({ length: site.view().manifestParts }, () => ({}));
  let number = 0;
  for (const [route, source] of site.routes.sourceOf) {
    const view = site.pageView(route);
    number += 1;
    if (view === undefined) continue;
    put(pageFileOf(route), text(renderDocument(site.view(), view)), source.file);
    const chunk = chunkScript(route, renderChunk(site.view(), view, sidebarScript(site, view)));
    const hash = contentHash(chunk);
    put(`assets/chunks/${number}.${hash}.js`, text(chunk), source.file);
    // An unlisted page must not be listed here either: it is opened by a plain navigation.
    const part = parts[manifestPartOf(route, parts.length)];
    if (part !== undefined && !view.noindex) part[route] = [number, hash];
    onPage();
  }
  parts.forEach((part, index) => {
    put(`assets/manifest/${index}.json`, text(JSON.stringify(part satisfies ManifestPart)), 'the chunk manifest');
  });
  for (const [path, contents] of sidebarScripts(site)) put(path, text(contents), 'a sidebar');
  for (const [name, contents] of site.project.client.files) put(`assets/${name}`, text(contents), 'the client');
  for (const [path, contents] of redirectPages(site)) {
    // A page of the site always wins over another spelling of an address.
    if (!plan.has(path)) plan.set(path, text(contents));
  }
  put('404.html', text(renderNotFoundOf(site)), 'the not-found page');
  put('pages.json', text(pagesJson(site)), 'the page records');
  for (const { relativePath, absolutePath } of site.project.content.assets) {
    put(relativePath, { kind: 'copy', from: absolutePath }, absolutePath);
  }
  for (const { relativePath, absolutePath } of site.project.publicFiles) {
    put(relativePath, { kind: 'copy', from: absolutePath }, absolutePath);
  }
  for (const [path, contents] of hostFiles(site.redirects(), site.project.config.base)) {
    if (!plan.has(path)) plan.set(path, text(contents));
  }
  return { plan, diagnostics };
}

const clash = (path: string, owner: string): Diagnostic => ({
  severity: 'error',
  code: 'output-clash',
  message: `\`${path}\` would be written twice; the second time for \`${owner}\`.`,
  hint: 'rename one of the two',
});

/** A page chunk as the script that client navigation loads. */
export const chunkScript = (route: string, chunk: PageChunk): string =>
  `(self.docsgenChunks=self.docsgenChunks||[]).push([${JSON.stringify(route)},${JSON.stringify(chunk)}])`;

/** Where the script of a page's sidebar is; undefined for a page without one. */
export function sidebarScript(site: Site, view: PageView): PageChunk['sidebar'] {
  if (view.sidebar === undefined) return undefined;
  const { id } = view.sidebar;
  return { id, src: `${site.project.config.base}assets/sidebars/${id}.js` };
}

/** The sidebars that client navigation loads when it enters another section. */
export function sidebarScripts(site: Site): Map<string, string> {
  const scripts = new Map<string, string>();
  for (const record of site.records()) {
    const { sidebar } = site.navigation().of(record);
    if (sidebar === undefined || scripts.has(`assets/sidebars/${sidebar.id}.js`)) continue;
    scripts.set(
      `assets/sidebars/${sidebar.id}.js`,
      `(self.docsgenSidebars=self.docsgenSidebars||[]).push([${JSON.stringify(sidebar.id)},${JSON.stringify(sidebar.html)}])`,
    );
  }
  return scripts;
}

/** Redirects and the other spellings of each page's address, as small pages for hosts that know no redirects. */
function redirectPages(site: Site): Map<string, string> {
  const { config, client } = site.project;
  const assets = site.view().assets;
  const pages = new Map<string, string>();
  const lead = (path: string, to: string, title: string, canonical: string | undefined) => {
    if (pages.has(path)) return;
    pages.set(
      path,
      renderRedirect({
        to,
        title,
        lang: config.lang,
        ...(canonical === undefined ? {} : { canonical }),
        boot: assets.boot,
        styles: assets.styles,
        redirectScript: `${config.base}assets/${client.manifest.redirect}`,
      }),
    );
  };
  for (const { from, to } of site.redirects()) {
    if (from.includes('#')) continue;
    const { href, kind } = site.resolve(to);
    const canonical = kind === 'external' ? href : config.siteUrl && config.siteUrl + to.replace(/[?#].*$/, '').replace(/\.html$/, '');
    for (const path of spellings(from)) lead(path, href, to, canonical);
  }
  for (const [route] of site.routes.sourceOf) {
    const view = site.pageView(route);
    if (view === undefined || route === '/') continue;
    for (const path of spellings(route)) {
      if (path !== pageFileOf(route)) lead(path, site.resolve(route).href, view.title, view.canonical);
    }
  }
  return pages;
}

/** The files at which a host looks for an address: `/x/` → `x/index.html` and `x.html`. */
function spellings(address: string): string[] {
  const trunk = address.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '').slice(1);
  return [`${trunk}/index.html`, `${trunk}.html`];
}

function renderNotFoundOf(site: Site): string {
  const { lang, description } = site.project.config;
  const sidebar = site.navigation().home();
  return renderNotFound(site.view(), { lang, description, sidebar });
}

/** The public records of all listed pages, for other tools. */
function pagesJson(site: Site): string {
  const records = site.records().map(({ path }) => site.page(path)?.record);
  return `${JSON.stringify(records, undefined, 1)}\n`;
}
