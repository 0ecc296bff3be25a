const added = new Set<string>();

/** Adds styles to the document, once. A strict policy refuses `<style>`, but allows the site's scripts this way. */
export function addStyles(css: string): void {
  if (added.has(css)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
