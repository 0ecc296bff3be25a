import { posix } from 'node:path';
import { anchorsOf } from '../model/anchorsOf.ts';
import type { Diagnostic, Fix } from '../model/diagnostic.ts';
import { nearest } from '../model/nearest.ts';
import type { CompiledPage, PageLink } from '../model/page.ts';
import { translationOf } from '../model/translationOf.ts';
import type { LinkWorld } from './checkLinks.ts';
import { fixLink, soleAlike } from './fixLink.ts';
import type { MeantRoutes } from './meantRoutes.ts';
import { resolveUrl } from './resolveUrl.ts';
import { routesAt, trunkOf } from './routeOf.ts';

/** What to do about a link. */
export interface Remedy {
  readonly hint: string | undefined;
  readonly fix?: Fix | undefined;
}

/** The address that is meant by one without its scheme, or in brackets, which browsers take for a path; undefined where it is no such one. */
export function fullUrlMeant(url: string): string | undefined {
  const bracketed = /^[([<]+(https?:[^\s()[\]<>]+)[)\]>]*$/i.exec(url)?.[1];
  if (bracketed !== undefined) return bracketed;
  if (/^[^\s@/?#]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(url)) return `mailto:${url}`;
  const host = /^[^/?#]*/.exec(url)?.[0] ?? '';
  return /^www\.[a-z\d-]+\.|^[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|edu|gov|io|dev|ai|app|info|cloud)$/i.test(host)
    ? `https://${url}`
    : undefined;
}

/** What to write for a link to an old address: where that leads on to, with the heading, if it is there too; undefined for another link. */
export function addressNow(
  link: PageLink,
  world: LinkWorld,
  hasAnchor = (page: CompiledPage, hash: string): boolean => anchorsOf(page).has(hash),
): Remedy | undefined {
  const { path = '', hash = '' } = link.target ?? {};
  const to = redirectOf(path, world);
  if (to === undefined) return undefined;
  const page = world.pages.get(to);
  const isWhole = !link.url.includes('?') && (hash === '' || (page !== undefined && hasAnchor(page, hash)));
  if (!isWhole) return { hint: `write \`${written(to)}\`` };
  const url = page === undefined ? to : namedAlike(link, to, world);
  return { hint: `write \`${url}\``, fix: fixLink(link, url) };
}

function redirectOf(path: string, { redirects }: LinkWorld): string | undefined {
  const trunk = trunkOf(path.replace(/(?:\/(?:index|readme))?\.mdx?$/i, ''));
  return [path, trunk, ...routesAt(trunk)].map((spelling) => redirects.get(spelling)).find((to) => to !== undefined);
}

/** What to write for a relative link of a page that has moved: what it led to from where the page was. */
export function meantBeforeMove(link: PageLink, page: CompiledPage, world: LinkWorld): Remedy | undefined {
  if (/^[\\/#?]/.test(link.url) || link.fromFile !== page.record.relativePath) return undefined;
  for (const trunk of trunksBefore(page, world))
    for (const file of [`${trunk}.md`, `${trunk}/index.md`]) {
      const found = resolveUrl(link.url, file, world);
      if (found.kind !== 'page' && found.kind !== 'asset') continue;
      const url = namedAlike(link, found.path, world);
      return { hint: `write \`${url}\``, fix: fixLink(link, url) };
    }
  return undefined;
}

/**
 * What to write for a picture that front matter names from the content folder, and that has moved with its page: it stands
 * beside the page as it did before.
 */
export function pictureTakenAlong(link: PageLink, page: CompiledPage, world: LinkWorld): Remedy | undefined {
  if (link.kind !== 'image' || link.fromFile !== '' || link.target === undefined) return undefined;
  const folder = posix.dirname(page.record.relativePath);
  for (const trunk of trunksBefore(page, world))
    for (const before of [posix.dirname(`/${trunk}`), `/${trunk}`]) {
      const inFolder = posix.relative(before, link.target.path);
      const path = posix.join('/', folder, inFolder);
      if (inFolder.startsWith('..') || !world.hasAsset(path)) continue;
      return { hint: `write \`${path}\``, fix: fixLink(link, path) };
    }
  return undefined;
}

/** The addresses that a page had before, without their endings. */
const trunksBefore = ({ record }: CompiledPage, { redirects }: LinkWorld): string[] =>
  [...redirects].filter(([, to]) => to === record.path).map(([from]) => trunkOf(from).slice(1));

/** The URL of a page or file of the site, in the way in which a link names its own: by route, or by file. */
function namedAlike(link: PageLink, path: string, { pages }: LinkWorld): string {
  const rest = /[?#].*$/s.exec(link.url)?.[0] ?? '';
  const page = pages.get(path);
  if (page !== undefined && !/\.mdx?$/i.test(link.url.slice(0, link.url.length - rest.length)))
    return written(path) + rest;
  const file = page?.record.relativePath ?? path.slice(1);
  if (link.url.startsWith('/')) return written(`/${file}`) + rest;
  const relative = posix.relative(posix.dirname(link.fromFile), file);
  return `${link.url.startsWith('./') && !relative.startsWith('.') ? './' : ''}${written(relative)}${rest}`;
}

/** What helps with a file that is not there: other generators publish theirs from other folders. */
export function assetMeant(
  link: PageLink,
  path: string,
  { hasAsset, folderElsewhere }: LinkWorld,
): Pick<Diagnostic, 'hint' | 'fix'> {
  const published = /^@site\/static(\/[^?#]+)$/.exec(link.url)?.[1];
  if (published !== undefined) {
    const fix = hasAsset(published) ? fixLink(link, published) : undefined;
    const hint = `write \`${published}\`, and put the file in \`site/public\``;
    return fix === undefined ? { hint } : { hint, fix };
  }
  const folder = ['public', 'static'].find((name) => hasAsset(`/${name}${path}`));
  if (folder !== undefined)
    return {
      hint: `move the files in the content folder's \`${folder}\` to \`site/public\`, which is published as is`,
    };
  const elsewhere = folderElsewhere(path);
  if (elsewhere !== undefined)
    return { hint: `move the files in \`${elsewhere}\` to \`site/public\`, which is published as is` };
  // GitBook keeps all pictures in `.gitbook/assets`.
  const hidden = /\/(\.[^./][^/]*)\//.exec(path)?.[1];
  if (hidden !== undefined)
    return {
      hint: `rename the folder \`${hidden}\`, such as to \`${hidden.slice(1)}\`: what begins with \`.\` is not published`,
    };
  // A link in a README may well lead to a source file that is there: a folder without `content/` publishes none.
  if (link.kind === 'image') return {};
  return {
    hint: 'put the file in `site/public` or next to the page; without a `content/` folder only images and downloads are published: link to other files by full URL',
  };
}

/** The page that a broken link means: the base written out, another spelling of one page, or one that is near. */
export function pageMeant(link: PageLink, path: string, world: LinkWorld): Remedy {
  const { base, hasRoute } = world;
  const routes = world.meant(path, link.fromFile);
  const rest = /[?#].*$/s.exec(link.url)?.[0] ?? '';
  const underBase = base !== '/' && path.startsWith(base) ? path.slice(base.length - 1) : undefined;
  if (underBase !== undefined && hasRoute(underBase)) {
    const url = written(underBase) + rest;
    return { hint: `write \`${url}\`: docsgen adds the base`, fix: fixLink(link, url) };
  }
  const bare = (underBase ?? path).replace(/(\/(?:index|readme))?\.(?:html|mdx?)$/i, '');
  const alike = routes.alike(bare) ?? routes.alike(belowDocs(bare, routes));
  if (alike !== undefined) {
    const url = written(alike) + rest;
    return { hint: `write \`${url}\``, fix: fixLink(link, url) };
  }
  const folder = `${path.replace(/\/+$/, '')}/`;
  const inFolder = routes.all.filter((route) => route.startsWith(folder)).sort();
  if (folder !== '/' && inFolder[0] !== undefined) {
    return {
      hint: `add an \`index.md\` to the folder, or link to one of its pages, such as \`${written(inFolder[0])}\``,
    };
  }
  const sameName = routes.sameName(path);
  const near = nearPage(path, routes.all) ?? (sameName.length === 1 ? sameName[0] : undefined);
  return {
    hint: near === undefined ? 'write the page, or link to one that exists' : `did you mean \`${written(near)}\`?`,
  };
}

/** The page whose address is near: what they differ in counts, and not the folders that they have in common. */
function nearPage(path: string, routes: readonly string[]): string | undefined {
  const near = nearest(path, routes);
  if (near === undefined) return undefined;
  const steps = path.split('/');
  const nearSteps = near.split('/');
  const shared = steps.findIndex((step, index) => step !== nearSteps[index]);
  const differing = (all: readonly string[]) => `/${all.slice(shared).join('/')}`;
  return nearest(differing(steps), [differing(nearSteps)]) === undefined ? undefined : near;
}

/** A path as it stands in Markdown, where a space ends a URL. */
const written = (path: string) => path.replaceAll(' ', '%20');

/**
 * A path without the folders of documents before the site's own: Docusaurus serves pages below `docs`, and GitHub counts
 * from the root of the repository.
 */
function belowDocs(path: string, routes: MeantRoutes): string {
  const [, top = '', ...rest] = path.split('/');
  const isOther = rest.length > 0 && /^(?:docs?|documentation|content|src)$/i.test(top) && !routes.hasTop(top);
  return isOther ? belowDocs(`/${rest.join('/')}`, routes) : path;
}

/** The heading that a broken anchor means: another spelling of one here, the same on the one page that has it, or a near one. */
export function anchorMeant(link: PageLink, hash: string, target: CompiledPage, world: LinkWorld): Remedy {
  const slugs = target.headings.map(({ slug }) => slug);
  const alike = soleAlike(hash, new Set([...slugs, ...target.ids]));
  if (alike !== undefined) {
    return { hint: `write \`#${alike}\``, fix: fixLink(link, link.url.replace(/#.*$/s, `#${alike}`)) };
  }
  const original = originalOf(target, world);
  if (original !== undefined && anchorsOf(original).has(hash)) {
    const { relativePath } = target.record;
    return { hint: `write \`{#${hash}}\` behind the heading that translates this one in \`${relativePath}\`` };
  }
  const near = nearest(hash, slugs) ?? slugs.find((slug) => slug.includes(hash) || hash.includes(slug));
  const routes = new Set(world.meant(link.url, link.fromFile).all);
  const [moved, ...others] = [...world.pages.values()].filter(
    ({ headings, record }) =>
      routes.has(record.path) && headings.some(({ slug }) => slug === hash) && isReached(record.path, link, world),
  );
  if (moved !== undefined && others.length === 0 && near === undefined) {
    const url = `${written(moved.record.path)}#${hash}`;
    return { hint: `write \`${url}\`: the heading is there`, fix: fixLink(link, url) };
  }
  if (near !== undefined) return { hint: `did you mean \`#${near}\`?` };
  return {
    hint:
      slugs.length === 0
        ? 'remove the `#` and what follows it'
        : `the page has \`#${slugs.slice(0, 5).join('`, `#')}\``,
  };
}

/** Whether a route leads to its own page, and not to a translation of that. */
function isReached(route: string, { fromFile }: PageLink, world: LinkWorld): boolean {
  const reached = resolveUrl(route, fromFile, world);
  return reached.kind === 'page' && reached.path === route;
}

/** The page of the first language that a page translates. */
function originalOf({ record: { path } }: CompiledPage, world: LinkWorld): CompiledPage | undefined {
  if (translationOf(path, world.translations ?? []) === undefined) return undefined;
  const original = world.translatedRoute?.(path, '/');
  return original === undefined ? undefined : world.pages.get(original);
}
