import { decodeAddress } from '../model/decodeAddress.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { didYouMean } from '../model/nearest.ts';
import type { CompiledPage } from '../model/page.ts';
import { hrefOfRoute } from '../routes/routeOf.ts';
import type { DocumentFacts, Reference, ShownHeading } from './inspectDocument.ts';
import { locate, type PageSources, startOf } from './locate.ts';

/** A page as it is published, with where it comes from. */
export interface ShownPage extends PageSources {
  readonly document: DocumentFacts;
}

/** All pages and files of a site. */
export interface ShownSite {
  /** Begins and ends with "/". */
  readonly base: string;
  /** By route. */
  readonly pages: ReadonlyMap<string, ShownPage>;
  /** Whether a file is published at a path, relative to the output folder. */
  readonly hasFile: (path: string) => boolean;
  /** Addresses that all pages have of the configuration, ready for an `href`: they are judged there. */
  readonly configured: ReadonlySet<string>;
  /** Whether the site's policy lets no style stand in a page. */
  readonly refusesStyles: boolean;
}

/**
 * What is wrong with the finished documents that their sources do not show: what components have made of them.
 * May yield `broken-link`, `broken-anchor`, `missing-asset`, `duplicate-id`, `missing-alt`, `heading-order`, `inline-style`, `no-start-page`, `orphan-page`.
 */
export function checkDocuments(site: ShownSite): Diagnostic[] {
  return [
    ...sharedOnce(
      [...site.pages.values()].flatMap((shown) => [
        ...brokenReferences(shown, site),
        ...repeatedIds(shown),
        ...imagesWithoutAlt(shown),
        ...headingOrder(shown),
      ]),
    ),
    ...missingHome(site),
    ...(site.refusesStyles ? inlineStyles(site) : []),
    ...orphans(site),
  ];
}

/** Of faults that pages share and that stand in none of their sources the first, which counts the others: what stands on all pages has but one. */
function sharedOnce(faults: readonly Diagnostic[]): Diagnostic[] {
  const counts = new Map<string, { readonly first: Diagnostic; others: number }>();
  const kept = faults.filter((fault) => {
    const { code, message, place } = fault;
    if (place?.line !== 1 || place.column !== 1) return true;
    const known = counts.get(`${code} ${message}`);
    if (known === undefined) counts.set(`${code} ${message}`, { first: fault, others: 0 });
    else known.others += 1;
    return known === undefined;
  });
  return kept.map((fault) => {
    const { first, others = 0 } = counts.get(`${fault.code} ${fault.message}`) ?? {};
    if (first !== fault || others === 0) return fault;
    const pages = others === 1 ? 'one more page' : `${others} more pages`;
    return { ...fault, message: `${fault.message} It is the same on ${pages}.` };
  });
}

/** Stands for the host of the site, whichever that is. */
const ORIGIN = 'http://site.invalid';

/** Where a URL of a document leads within the site: route or file, decoded, and fragment. Undefined for other origins. */
function targetOf(
  url: string,
  from: string,
  base: string,
): { readonly path: string; readonly hash: string } | undefined {
  const resolved = resolvedFrom(url, from, base);
  if (resolved === undefined) return undefined;
  const path = decodeAddress(resolved.pathname);
  if (!path.startsWith(base)) return undefined;
  return { path: path.slice(base.length - 1), hash: decodeAddress(resolved.hash.slice(1)) };
}

/** A URL of a document as the reader's browser resolves it; undefined for other origins. */
function resolvedFrom(url: string, from: string, base: string): URL | undefined {
  const page = `${ORIGIN}${hrefOfRoute(from, base)}`;
  if (!URL.canParse(url, page)) return undefined;
  const resolved = new URL(url, page);
  return resolved.origin === ORIGIN ? resolved : undefined;
}

const pageAt = (path: string, { pages }: ShownSite) => pages.get(path) ?? pages.get(path.replace(/index\.html$/, ''));

function brokenReferences(shown: ShownPage, site: ShownSite): Diagnostic[] {
  const { page, document } = shown;
  // What an author has written as a link is judged where it stands.
  const written = new Set(page.links.map(({ href }) => href));
  return document.references.flatMap(({ kind, url }): Diagnostic[] => {
    if (written.has(url) || site.configured.has(url)) return [];
    const target = targetOf(url, page.record.path, site.base);
    if (target === undefined) return withoutBase(shown, site, { kind, url });
    const { path, hash } = target;
    const found = pageAt(path, site);
    const fault = (code: Diagnostic['code'], message: string, near: string | undefined): Diagnostic[] => {
      const place = locate(shown, [url, path + (hash === '' ? '' : `#${hash}`), path.length > 1 ? path : '']);
      return [{ severity: 'error', code, message, place, hint: near ?? 'fix the component that renders the link' }];
    };
    if (found !== undefined) {
      if (hash === '' || hash === 'top' || found.document.ids.has(hash) || isIncomplete(found.page)) return [];
      const message = `The finished page links to \`${path}#${hash}\`, but there is no such id.`;
      return fault('broken-anchor', message, didYouMean(hash, found.document.ids));
    }
    if (hasFileAt(path, site) || path === '/') return [];
    const [code, verb] =
      kind === 'link' ? (['broken-link', 'links to'] as const) : (['missing-asset', 'loads'] as const);
    const message = `The finished page ${verb} \`${path}\`, which does not exist.`;
    return fault(code, message, didYouMean(path, site.pages.keys()));
  });
}

/** A root-relative URL outside the base, which would be that of a page or a file of the site with it. */
function withoutBase(shown: ShownPage, site: ShownSite, { kind, url }: Reference): Diagnostic[] {
  const { base } = site;
  const path = decodeAddress(resolvedFrom(url, shown.page.record.path, base)?.pathname ?? '/');
  if (path === '/' || path.startsWith(base) || !(site.pages.has(path) || hasFileAt(path, site))) return [];
  const [code, verb] = kind === 'link' ? (['broken-link', 'links to'] as const) : (['missing-asset', 'loads'] as const);
  return [
    {
      severity: 'error',
      code,
      message: `The finished page ${verb} \`${path}\` without the base \`${base}\`.`,
      place: locate(shown, [url, path]),
      hint: `write \`hrefOf('${path}')\` in the component, or a full URL if it is no page of this site`,
    },
  ];
}

const hasFileAt = (path: string, { hasFile }: ShownSite) =>
  hasFile(path.slice(1)) || hasFile(`${path.slice(1)}index.html`);

/** A site without a first page: the site's name leads there from every page, and it is told of once. */
function missingHome(site: ShownSite): Diagnostic[] {
  const isWanted = [...site.pages.values()].some(({ page, document }) =>
    document.references.some(({ url }) => targetOf(url, page.record.path, site.base)?.path === '/'),
  );
  if (!isWanted || site.pages.has('/') || hasFileAt('/', site)) return [];
  return [
    {
      severity: 'error',
      code: 'no-start-page',
      message: "The site has no page `/`, but the site's name links to it from every page.",
      hint: 'add an `index.md` to the content folder, or `permalink: /` to the front matter of the first page',
    },
  ];
}

/** Whether a page's compilation has told of a fault that names a thing. */
const isTold = ({ diagnostics }: CompiledPage, code: string, thing: string) =>
  diagnostics.some((one) => one.code === code && one.message.includes(`\`${thing}\``));

/** Whether a part of a page could not be made, which is told of: the ids in it are missing only for now. */
const isIncomplete = ({ diagnostics }: CompiledPage) =>
  diagnostics.some(({ code }) =>
    /^(?:missing-property|render-failed|unknown-component|unsupported-expression)$/.test(code),
  );

const repeatedIds = (shown: ShownPage): Diagnostic[] =>
  shown.document.repeatedIds
    .filter((id) => !isTold(shown.page, 'duplicate-id', id))
    .map((id) => ({
      severity: 'error',
      code: 'duplicate-id',
      message: `The id \`${id}\` is used more than once in the finished page.`,
      place: locate(shown, [`"${id}"`, `{#${id}}`]),
      hint: 'change or remove one of the two ids',
    }));

const imagesWithoutAlt = (shown: ShownPage): Diagnostic[] =>
  shown.document.imagesWithoutAlt.map((src) => ({
    severity: 'warning',
    code: 'missing-alt',
    message: `The image \`${src}\` has no alt text in the finished page.`,
    place: locate(shown, [src, src.split('/').at(-1) ?? '']),
    hint: 'alt="what the image shows", or alt="" if it is only decoration',
  }));

function headingOrder(shown: ShownPage): Diagnostic[] {
  return shown.document.headings.flatMap((heading, index, all): Diagnostic[] => {
    const before = all[index - 1];
    if (before === undefined || !skips(before, heading) || isTold(shown.page, 'heading-order', heading.title))
      return [];
    return [
      {
        severity: 'warning',
        code: 'heading-order',
        message: `In the finished page, \`${heading.title}\` skips from level ${before.level} to level ${heading.level}.`,
        place: locate(shown, [heading.title]),
        hint: `let the component render <h${before.level + 1}>`,
      },
    ];
  });
}

const skips = (before: ShownHeading, { level }: ShownHeading) => level > before.level + 1;

/** Styles that components write into pages, each once: a component may stand on all of them. */
function inlineStyles({ pages }: ShownSite): Diagnostic[] {
  const first = new Map<string, ShownPage>();
  for (const shown of pages.values()) {
    for (const style of shown.document.inlineStyles) if (!first.has(style)) first.set(style, shown);
  }
  return [...first].map(([style, shown]) => ({
    severity: 'warning',
    code: 'inline-style',
    message:
      style === '<style>'
        ? 'The finished page has a `<style>`, which the content security policy blocks.'
        : `The finished page has \`style="${style.replaceAll('`', "'")}"\`, which the content security policy blocks.`,
    place: locate(shown, [`"${style}"`]),
    hint: 'use a class in the component, and style it in `site/site.css`',
  }));
}

/** Listed pages that no other page leads to: readers find them by search alone. */
function orphans(site: ShownSite): Diagnostic[] {
  const reached = new Set<string>(['/']);
  for (const [route, { document }] of site.pages) {
    for (const { kind, url } of document.references) {
      const target = kind === 'link' ? targetOf(url, route, site.base) : undefined;
      if (target !== undefined && target.path !== route) reached.add(target.path);
    }
  }
  return [...site.pages]
    .filter(([route, { page }]) => !reached.has(route) && page.record.frontmatter.unlisted !== true)
    .map(([route, shown]) => ({
      severity: 'warning',
      code: 'orphan-page',
      message: `No page, sidebar or menu links to \`${route}\`.`,
      place: startOf(shown),
      hint: `add \`'${route}'\` to a sidebar, link to it, or write \`unlisted: true\` in its front matter`,
    }));
}
