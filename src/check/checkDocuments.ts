import type { Refusal } from '../hosting/policySources.ts';
import { INLINE_SCRIPT, type Load, policyLine } from '../hosting/refusedLoad.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { groupBy } from '../model/groupBy.ts';
import type { CompiledPage } from '../model/page.ts';
import { written } from '../routes/fixLink.ts';
import { labelOf } from '../routes/sidebars.ts';
import { brokenReferences } from './brokenReferences.ts';
import type { ShownHeading } from './inspectDocument.ts';
import { locate, soleComponent, startOf } from './locate.ts';
import { hasFileAt, type ShownPage, type ShownSite } from './shownSite.ts';

/**
 * What is wrong with the finished documents that their sources do not show: what components have made of them.
 * May yield `duplicate-id`, `missing-alt`, `heading-order`, `inline-style`, `refused-source`, `no-start-page`, `orphan-page`,
 * `same-title`, and what `brokenReferences` may.
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
      (fault, count) => (count < site.pages.size ? atComponent(fault, site) : fault),
    ),
    ...missingHome(site),
    ...(site.refusesStyles ? inlineStyles(site) : []),
    ...refusedLoads(site),
    ...orphans(site),
    ...sharedOnce(sameTitles(site)),
  ];
}

/**
 * The faults with one in place of those that pages share and that stand in none of their sources, such as one in a
 * layout: the first of them, which says on how many more pages it is.
 */
function sharedOnce(
  faults: readonly Diagnostic[],
  placed: (fault: Diagnostic, count: number) => Diagnostic = (fault) => fault,
): Diagnostic[] {
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
    if (first !== fault) return fault;
    const pages = others === 1 ? 'one more page' : `${others} more pages`;
    return placed(
      others === 0 ? fault : { ...fault, message: `${fault.message} It is the same on ${pages}.` },
      others + 1,
    );
  });
}

/** A fault that stands in no source is of the page's component. One that all pages have is of a layout. */
function atComponent(fault: Diagnostic, { pages }: ShownSite): Diagnostic {
  const shown = [...pages.values()].find(({ sources }) => sources[0]?.file === fault.place?.file);
  const place = shown && soleComponent(shown);
  return place === undefined ? fault : { ...fault, place };
}

/** A site without a first page: the site's name leads there from every page, and it is told of once. */
function missingHome(site: ShownSite): Diagnostic[] {
  const isWanted = pagesWithAddress(site).some(([route, { document }]) =>
    document.references.some(({ url }) => site.targetOf(url, route)?.path === '/'),
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
  // What is in an unknown component is not shown: headings between these may be there.
  if (shown.page.diagnostics.some(({ code }) => code === 'unknown-component')) return [];
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

/** Styles that components write into pages, each on the first one: a component may stand on all of them. */
function inlineStyles({ pages }: ShownSite): Diagnostic[] {
  const told = new Set<string>();
  return [...pages.values()].flatMap((shown): Diagnostic[] => {
    const [style, ...others] = shown.document.inlineStyles.filter((found) => !told.has(found));
    if (style === undefined) return [];
    for (const found of [style, ...others]) told.add(found);
    const written = style === '<style>' ? style : `style="${style.replaceAll('`', "'")}"`;
    const more = others.length === 0 ? '' : ` and ${others.length} more like it`;
    return [
      {
        severity: 'warning',
        code: 'inline-style',
        message: `The finished page has \`${written}\`${more}, which the content security policy blocks.`,
        place: locate(shown, [`"${style}"`]),
        hint:
          'use a class in the component, and style it in `site/site.css`; where a package writes styles, add ' +
          "`securityPolicy: { 'style-src': [\"'unsafe-inline'\"] }` to `site/config.ts`",
      },
    ];
  });
}

/** What components load from where the policy lets nothing come from, each host on the first page: browsers show nothing in its place. */
function refusedLoads(site: ShownSite): Diagnostic[] {
  const told = new Set<string>();
  return [...site.pages.values()].flatMap((shown) =>
    shown.document.loads.flatMap((load): Diagnostic[] => {
      const refusal = site.refused(load);
      if (refusal === undefined || told.has(`${refusal.directive} ${refusal.source}`)) return [];
      told.add(`${refusal.directive} ${refusal.source}`);
      return [
        {
          severity: 'warning',
          code: 'refused-source',
          message: `The content security policy blocks \`${load.url.replaceAll('`', "'")}\` in the finished page: \`${refusal.directive}\` does not allow it.`,
          place: locate(shown, [load.url]),
          hint: refusalHint(load, refusal, site),
        },
      ];
    }),
  );
}

function refusalHint({ url }: Load, refusal: Refusal, { addedPolicy }: ShownSite): string {
  if (url === INLINE_SCRIPT)
    return 'move the code to an island in `site/islands/`, or to `head` in `site/config.ts`, whose code the policy names';
  if (refusal.directive === 'img-src') return `write \`${url.replace('http:', 'https:')}\``;
  return `${policyLine(addedPolicy, refusal)} in \`site/config.ts\``;
}

const pagesWithAddress = ({ pages, notFound }: ShownSite) => [...pages].filter(([route]) => !notFound.has(route));

const isListed = ({ record }: CompiledPage) => record.frontmatter.unlisted !== true;

/** Listed pages that no other page leads to: readers find them by search alone. */
function orphans(site: ShownSite): Diagnostic[] {
  const pages = pagesWithAddress(site);
  const reached = new Set<string>(['/']);
  for (const [route, { document }] of pages) {
    for (const { kind, url } of document.references) {
      const target = kind === 'link' ? site.targetOf(url, route) : undefined;
      if (target !== undefined && target.path !== route) reached.add(target.path);
    }
  }
  return pages
    .filter(([route, { page }]) => !reached.has(route) && isListed(page))
    .map(([route, shown]) => ({
      severity: 'warning',
      code: 'orphan-page',
      message: `No page, sidebar or menu links to \`${route}\`.`,
      place: startOf(shown),
      hint: `add \`'${written(route)}'\` to a sidebar, link to it, or write \`unlisted: true\` in its front matter`,
    }));
}

/** Listed pages that are called as others beside them: in a sidebar, readers see a name several times. */
function sameTitles(site: ShownSite): Diagnostic[] {
  // The page of a folder stands with what is in that: in each section, it may be the overview.
  const listed = pagesWithAddress(site).filter(
    ([, { page }]) => isListed(page) && !/(?:^|\/)(?:index|readme)\.mdx?$/i.test(page.record.relativePath),
  );
  const alike = groupBy(listed, ([route, { page }]) => JSON.stringify([folderOf(route), labelOf(page.record)]));
  return [...alike.values()]
    .filter(({ length }) => length > 1)
    .flatMap((all) =>
      all.map(([route, shown]) => ({
        severity: 'warning',
        code: 'same-title',
        message: `\`${labelOf(shown.page.record)}\` is not the only page of this name in \`${folderOf(route)}\`: readers cannot tell them apart.`,
        place: startOf(shown),
        hint: 'write what each is about as `title` in its front matter, or as `label` for the sidebar',
      })),
    );
}

/** The route of the folder that lists a page. */
const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/', route.length - 2) + 1);
