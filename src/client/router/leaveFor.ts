/** Gives an address to the browser. Where it is the present one but for the fragment, assigning would load nothing. */
export function leaveFor(url: URL | Location): void {
  if (url.pathname + url.search === location.pathname + location.search) location.reload();
  else location.assign(url.href);
}
