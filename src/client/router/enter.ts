/** Makes an address the one on screen. The same address twice makes one entry in the history, as in browsers. */
export function enter(href: string): void {
  history[href === location.href ? 'replaceState' : 'pushState'](null, '', href);
}
