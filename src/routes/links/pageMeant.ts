import { decodeAddress } from '../../model/addresses/decodeAddress.ts';
import { renameHint } from '../../model/files/renameHint.ts';
import { translationOf } from '../../model/languages/translationOf.ts';
import type { CompiledPage, PageLink } from '../../model/page.ts';
import { nearest } from '../../model/text/nearest.ts';
import { resolveUrl } from '../resolveUrl.ts';
import { endOf, writtenPath } from '../urlParts.ts';
import { belowBase, withoutBase } from './belowBase.ts';
import type { LinkWorld } from './checkLinks.ts';
import { fixLink, type LinkRemedy, writeInstead } from './fixLink.ts';
import { addressNow, namedAlike } from './linkAfterMove.ts';
import type { MeantRoutes } from './meantRoutes.ts';
import { bareOf, belowDocs, routeAlike } from './routeAlike.ts';
import { urlOfFileName } from './urlOfFileName.ts';

/** The page that a broken link means: the base written out, another spelling of one page, or one that is near. */
export function pageMeant(link: PageLink, path: string, world: LinkWorld): LinkRemedy {
  if (holdsConstant(link)) return { hint: 'rename the file to end in `.mdx`: plain Markdown cannot use constants' };
  const text = textOfNeighbor(link);
  if (text?.fix !== undefined) return text;
  const { base, hasRoute } = world;
  const routes = world.meant(path, link.fromFile);
  const rest = endOf(link.url);
  const underBase = belowBase(path, base);
  if (underBase !== undefined && hasRoute(underBase)) return withoutBase(link, writtenPath(underBase) + rest);
  const named = urlOfFileName(link, 'page', world);
  if (named !== undefined) return writeInstead(link, named);
  const file = link.url.replace(/(?<=\.mdx?)\/(?=[?#]|$)/i, '');
  const ofFile = [file, withOtherEnding(file)].find((url) => url !== link.url && isOfFile(url, link, world));
  if (ofFile !== undefined) return writeInstead(link, ofFile);
  const partial = partialMeant(path, world);
  if (partial !== undefined) return partial;
  const bare = bareOf(underBase ?? path);
  const alike = routeAlike(bare, routes) ?? (link.url.startsWith('/') ? routes.alike(belowSameName(bare)) : undefined);
  if (alike !== undefined) return writeInstead(link, namedAlike(link, alike, world));
  const old = oldBelowDocs(link, path, routes, world);
  if (old !== undefined) return old;
  const fromContent = meantFromContent(link, world);
  if (fromContent !== undefined) return fromContent;
  const sameName = routes.sameName(path);
  const sole = soleFile(link, sameName, world);
  if (sole !== undefined) return writeInstead(link, namedAlike(link, sole, world));
  if (isNotFoundPage(bare, world))
    return { hint: 'link to a page that has an address: this one is seen at those that lead nowhere' };
  const original = untranslated(bare, link, world);
  if (original !== undefined) {
    const url = writtenPath(original) + rest;
    return { hint: `write \`${url}\`: it leads to the translation as soon as there is one`, fix: fixLink(link, url) };
  }
  const hidden = /(?:^|\/)(\.[^./][^/]*\.mdx?)$/.exec(decodeAddress(link.url.replace(/[?#].*$/, '')))?.[1];
  if (hidden !== undefined)
    return {
      hint: `rename the file \`${hidden}\`, such as to \`${hidden.slice(1)}\`: what begins with \`.\` is no page`,
    };
  const folder = `${path.replace(/\/+$/, '')}/`;
  const inFolder = routes.all.filter((route) => route.startsWith(folder)).sort();
  // In folders of Next, the page of each is called so.
  const page = world.pages.get(`${folder}page/`)?.record.relativePath;
  if (page?.endsWith('.mdx') === true)
    return { hint: `rename \`${page}\` to \`index.mdx\`, which is the page of its folder` };
  if (folder !== '/' && inFolder[0] !== undefined) {
    return {
      hint: `add an \`index.md\` to the folder, or link to one of its pages, such as \`${writtenPath(inFolder[0])}\``,
    };
  }
  const below = belowDocs(path, routes);
  const near =
    inOtherFolder(below, sameName) ?? nearPage(below, routes.all) ?? (sameName.length === 1 ? sameName[0] : undefined);
  if (near !== undefined) return { hint: `did you mean \`${namedAlike(link, near, world)}\`?` };
  if (text !== undefined) return text;
  return { hint: mayBeElsewhere(link, path, routes) ? `${NO_PAGE}; to another site, link by its full URL` : NO_PAGE };
}

/** The hint for a link that no page of the site is near to. */
export const NO_PAGE = 'write the page, or link to one that exists';

/** Whether an address in plain Markdown has the name of a constant in it, as `{API_BASE_URL}/users`. */
const holdsConstant = ({ url, fromFile }: PageLink) => /\{[A-Z][A-Z0-9_]*\}/.test(url) && /\.md$/i.test(fromFile);

/**
 * What to write for the text of the page before or after, which is what VitePress and Starlight take; undefined for
 * what may be an address.
 */
function textOfNeighbor({ url, inYaml, place, definition }: PageLink): LinkRemedy | undefined {
  const isWords = /^[^./#?].*\s/.test(url);
  if (inYaml !== true || !(isWords || /^\p{Lu}[^./#?]*$/u.test(url))) return undefined;
  const { endColumn: keyEnd = 0 } = place;
  // A space and perhaps a quote stand between the colon of the key and the text.
  const isBehindKey = definition?.line === place.line && /^[23]$/.test(String(definition.column - keyEnd));
  const column = keyEnd + 1;
  return {
    hint: `write \`{text: ${url}}\`: the page stays the one by order; or write a route`,
    fix:
      isWords && isBehindKey
        ? { place: { ...place, column, endColumn: column }, was: '', text: '\n  text:' }
        : undefined,
  };
}

/** The file of the same name that is Markdown or MDX, where the one that is named is the other. */
const withOtherEnding = (url: string) =>
  url.replace(/\.md(x?)(?=[?#]|$)/i, (_, isMdx: string) => (isMdx === '' ? '.mdx' : '.md'));

const isOfFile = (url: string, { fromFile }: PageLink, world: LinkWorld) =>
  /\.mdx?(?=[?#]|$)/i.test(url) && resolveUrl(url, fromFile, world).kind === 'page';

/** What to do about a link to a file that is there, and is no page for its name. */
function partialMeant(path: string, { isPartial }: LinkWorld): LinkRemedy | undefined {
  const [trunk = '', name] = /^.*\/_([^/]*?)(?=\/?$|\.mdx?\/?$)/i.exec(path) ?? [];
  const ending = name === undefined ? undefined : ['.md', '.mdx'].find((one) => isPartial(trunk + one));
  return ending === undefined ? undefined : { hint: renameHint(`${name}${ending}`) };
}

/** A path that counts from the root of a repository, whose folder of documents has one of the same name in it. */
const belowSameName = (path: string) => path.replace(/^\/([^/]+)(?=\/\1\/)/, '');

/** What to write for an address below the `docs` of Docusaurus: redirects here know it without that. */
function oldBelowDocs(link: PageLink, path: string, routes: MeantRoutes, world: LinkWorld): LinkRemedy | undefined {
  if (link.target === undefined || !/^\/docs\/./.test(path) || routes.hasTop('docs')) return undefined;
  return addressNow({ ...link, target: { ...link.target, path: path.slice('/docs'.length) } }, world);
}

/** What to write for a link that counts from the address of its page, as in browsers and Starlight; else undefined. */
export function meantFromAddress(link: PageLink, { record }: CompiledPage, world: LinkWorld): LinkRemedy | undefined {
  if (link.fromFile !== record.relativePath) return undefined;
  const found = resolveUrl(link.url, record.path.slice(1), world);
  return found.kind === 'page' ? writeInstead(link, namedAlike(link, found.path, world)) : undefined;
}

/**
 * What to write for a link that counts from the content folder, as Hugo and, by `@/`, Zola read it, or by `@site/` from
 * the project, as Docusaurus does; undefined for any other.
 */
function meantFromContent(link: PageLink, world: LinkWorld): LinkRemedy | undefined {
  if (!/^[^./?#][^?#]*\//.test(link.url)) return undefined;
  const path = link.url.replace(/^(?:@(?:site)?\/)?/, '/');
  // The folder that has another name here.
  const paths = link.url.startsWith('@site/docs/') ? [path, path.slice('/docs'.length)] : [path];
  const found = paths.map((one) => resolveUrl(one, link.fromFile, world)).find(({ kind }) => kind === 'page');
  return found?.kind === 'page' ? writeInstead(link, namedAlike(link, found.path, world)) : undefined;
}

/** The page of the only file of a name, which ExDoc finds in whatever folder it is; undefined for any other link. */
function soleFile({ url }: PageLink, sameName: readonly string[], { pages }: LinkWorld): string | undefined {
  const [name] = /^[^/?#]+\.mdx?(?=[?#]|$)/i.exec(url) ?? [];
  if (name === undefined || /^(?:index|readme)\./i.test(name)) return undefined;
  const file = decodeAddress(name);
  const found = sameName.filter((route) => `/${pages.get(route)?.record.relativePath}`.endsWith(`/${file}`));
  return found.length === 1 ? found[0] : undefined;
}

/** Whether a path names the page that readers see at addresses without a page, of the site or of a language. */
const isNotFoundPage = (path: string, { translations = [] }: LinkWorld) =>
  /^\/404\/?$/.test(path.slice((translationOf(path, translations)?.prefix ?? '/').length - 1));

/** The page that a translation names by the address that its own translation would have: elsewhere, that is a page. */
function untranslated(path: string, { fromFile }: PageLink, world: LinkWorld): string | undefined {
  const language = translationOf(path, world.translations ?? []);
  if (language === undefined || !`/${fromFile}`.startsWith(language.prefix)) return undefined;
  const original = path.slice(language.prefix.length - 1);
  return world.meant(original, fromFile).alike(original);
}

/** The first page that has a whole path of several steps below another folder, such as that of a version. */
function inOtherFolder(path: string, sameName: readonly string[]): string | undefined {
  const end = `${bareOf(path).replace(/\/+$/, '')}/`;
  return /^\/[^/]+\/./.test(end) ? sameName.find((route) => route.endsWith(end)) : undefined;
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

/** Other generators' documents are a part of a site, which has a blog and the like besides. */
const mayBeElsewhere = ({ url, inYaml }: PageLink, path: string, routes: MeantRoutes) =>
  url.startsWith('/') && inYaml !== true && !routes.hasTop(path.split('/')[1] ?? '');
