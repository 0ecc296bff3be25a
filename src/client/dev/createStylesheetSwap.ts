/**
 * Yields what puts the stylesheet of a newer document in the place of this one's. It is loaded beside the old one,
 * which leaves when it is there: the page is never bare.
 */
export function createStylesheetSwap(): (fresh: Document) => void {
  /** The stylesheet, and those that are to follow it, in the order of edits. */
  const stylesheets = [...document.head.querySelectorAll<HTMLLinkElement>(STYLESHEET)].slice(0, 1);
  return (fresh) => {
    const now = stylesheets.at(-1);
    const next = fresh.head.querySelector<HTMLLinkElement>(STYLESHEET);
    if (!now || !next || now.getAttribute('href') === next.getAttribute('href')) return;
    const link = document.importNode(next);
    link.addEventListener('load', () => {
      for (const earlier of stylesheets.splice(0, stylesheets.indexOf(link))) earlier.remove();
    });
    now.after(link);
    stylesheets.push(link);
  };
}

const STYLESHEET = 'link[rel="stylesheet"]';
