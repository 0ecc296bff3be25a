import type { MeantRoutes } from './meantRoutes.ts';

/**
 * The one route that a path means in another spelling, also with the name of a file or a folder of documents; undefined
 * for none.
 */
export function routeAlike(path: string, routes: MeantRoutes): string | undefined {
  const bare = bareOf(path);
  // Their own start page is at the root here.
  if (bare === '' || (/^\/docs\/?$/.test(bare) && !routes.hasTop('docs')))
    return routes.all.find((route) => route === '/');
  const paths = [bare, belowDocs(bare, routes)];
  for (const one of [...paths, ...paths.map(sameNameIn)]) {
    const alike = routes.alike(one);
    if (alike !== undefined) return alike;
  }
  return undefined;
}

/** The file in a folder that is called like it: for Docusaurus, that is the page of the folder. */
const sameNameIn = (folder: string) => folder.replace(/\/([^/]+)\/?$/, '/$1/$1');

/** A path without the name of an index, and without an ending. */
export const bareOf = (path: string) => path.replace(/(?:\/(?:_?index|readme))?\.(?:html|mdx?)$|\/_?index\/?$/i, '');

/**
 * A path without the folders of documents before the site's own: Docusaurus serves pages below `docs`, those of folders
 * below `category`, and GitHub counts from the root of the repository.
 */
export function belowDocs(path: string, routes: MeantRoutes): string {
  const [, top = '', ...rest] = path.split('/');
  const isOther = rest.length > 0 && /^(?:docs?|documentation|content|src|category)$/i.test(top) && !routes.hasTop(top);
  return isOther ? belowDocs(`/${rest.join('/')}`, routes) : path;
}
