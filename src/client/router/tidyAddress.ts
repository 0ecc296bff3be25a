/** A page asked for as `…/index.html` is the page of the folder. */
export const tidyPath = (pathname: string): string => pathname.replace(/\/index\.html$/, '/');

/** Plain hosts cannot redirect, so the address is mended here. */
export function tidyAddress(): void {
  const { pathname, search, hash } = location;
  const tidy = tidyPath(pathname);
  if (tidy !== pathname) history.replaceState(history.state, '', tidy + search + hash);
}
