/** A page asked for as `…/index.html` is the page of the folder: plain hosts cannot redirect, so the address is mended here. */
export function tidyAddress(): void {
  const { pathname, search, hash } = location;
  if (pathname.endsWith('/index.html')) {
    history.replaceState(history.state, '', pathname.slice(0, -'index.html'.length) + search + hash);
  }
}
