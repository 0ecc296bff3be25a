import type { Diagnostic } from '../model/diagnostic.ts';
import { didYouMean, nearest } from '../model/nearest.ts';
import type { CompiledPage, PageLink } from '../model/page.ts';
import type { UrlWorld } from './resolveUrl.ts';

/** What the link check knows of the site. */
export interface LinkWorld extends UrlWorld {
  readonly pages: ReadonlyMap<string, CompiledPage>;
  /** Old addresses that redirect, with where to. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Routes whose pages are still to be written. */
  readonly planned: ReadonlySet<string>;
}

/** Links and images of a page that lead nowhere. May yield `broken-link`, `broken-anchor`, `missing-asset`, `unwritten-page`. */
export function checkLinks(page: CompiledPage, world: LinkWorld): Diagnostic[] {
  return page.links.flatMap((link) => checkLink(link, page, world));
}

function checkLink(link: PageLink, page: CompiledPage, world: LinkWorld): Diagnostic[] {
  if (link.target === undefined) return [];
  const { path, hash } = link.target;
  const target = path === '' ? page : world.pages.get(path);
  if (target !== undefined) return hash === '' ? [] : checkAnchor(link, hash, target);
  if (world.hasRoute(path) || world.hasAsset(path)) return [];
  const trunk = path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '');
  const redirected = [path, trunk, `${trunk}/`, `${trunk}.html`]
    .map((spelling) => world.redirects.get(spelling))
    .find((to) => to !== undefined);
  if (redirected !== undefined) {
    return [broken(link, 'warning', `\`${link.url}\` is an old address.`, `write \`${redirected}\``)];
  }
  if (world.planned.has(path) || world.planned.has(`${path}/`)) {
    return [
      {
        severity: 'warning',
        code: 'unwritten-page',
        message: `The page \`${path}\` is planned, but not written yet.`,
        place: link.place,
      },
    ];
  }
  if (link.kind === 'image' || /\.(?!html?$)[a-z0-9]{2,5}$/i.test(path)) {
    return [
      {
        severity: 'error',
        code: 'missing-asset',
        message: `There is no file \`${link.url}\`.`,
        place: link.place,
        hint: 'files are published from `site/public` and from beside the page',
      },
    ];
  }
  return [
    broken(
      link,
      'error',
      `There is no page \`${link.url}\`.`,
      didYouMean(path, world.pages.keys()) ?? withoutBase(path, world),
    ),
  ];
}

const withoutBase = (path: string, { base, hasRoute }: LinkWorld) =>
  base !== '/' && path.startsWith(base) && hasRoute(path.slice(base.length - 1))
    ? `write \`${path.slice(base.length - 1)}\`: the base is added for you`
    : undefined;

const broken = (
  link: PageLink,
  severity: 'error' | 'warning',
  message: string,
  hint: string | undefined,
): Diagnostic => ({
  severity,
  code: 'broken-link',
  message,
  place: link.place,
  ...(hint === undefined ? {} : { hint }),
});

function checkAnchor(link: PageLink, hash: string, target: CompiledPage): Diagnostic[] {
  const slugs = target.headings.map(({ slug }) => slug);
  if (hash === 'top' || slugs.includes(hash) || target.ids.includes(hash)) return [];
  const near = nearest(hash, slugs) ?? slugs.find((slug) => slug.includes(hash) || hash.includes(slug));
  return [
    {
      severity: 'error',
      code: 'broken-anchor',
      message: `\`${target.record.path}\` has no heading \`#${hash}\`.`,
      place: link.place,
      ...(near === undefined ? {} : { hint: `did you mean \`#${near}\`?` }),
    },
  ];
}
