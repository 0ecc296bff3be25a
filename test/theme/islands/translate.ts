/** Puts elements with other words in the place of texts, as Chrome does. */
export function translate(element: Element): void {
  for (const node of [...element.childNodes]) {
    if (node instanceof Element) translate(node);
    else if (node.textContent) {
      const words = document.createElement('font');
      words.textContent = `${node.textContent} in translation`;
      element.replaceChild(words, node);
    }
  }
}
