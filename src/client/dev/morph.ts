/**
 * Brings what stands in a live element in step with a new version of its source. What is the same in both stays as it
 * is: islands keep their state, films play on, and the browser has little to lay out. `before` is the source that the
 * element was made from; scripts may have changed the element since.
 */
export function morph(live: Element, before: Element, after: Element): void {
  const now = [...live.childNodes];
  const was = [...before.childNodes];
  const next = [...after.childNodes];
  const isKnown = now.length === was.length && was.every(({ nodeName }, index) => nodeName === now[index]?.nodeName);
  if (!isKnown) return live.replaceChildren(...next.map(imported));
  const shorter = Math.min(was.length, next.length);
  let start = 0;
  while (start < shorter && isSame(was[start], next[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(was.at(-1 - end), next.at(-1 - end))) end += 1;
  const changed = now.slice(start, now.length - end);
  const fresh = next.slice(start, next.length - end);
  if (changed.length === fresh.length) {
    for (const [index, node] of changed.entries()) morphNode(node, was[start + index], fresh[index] as Node);
    return;
  }
  const place = now[now.length - end] ?? null;
  for (const node of changed) node.remove();
  for (const node of fresh) live.insertBefore(imported(node), place);
}

function morphNode(live: ChildNode, before: Node | undefined, after: Node): void {
  if (isSame(before, after)) return;
  const isOpen =
    live instanceof Element && before instanceof Element && after instanceof Element && isShell(before, after);
  if (isOpen) morph(live, before, after);
  else live.replaceWith(imported(after));
}

/** Whether elements differ in their content alone. That of an island is React's, which must make all changes itself. */
const isShell = (before: Element, after: Element): boolean =>
  !after.hasAttribute('data-island') && before.cloneNode().isEqualNode(after.cloneNode());

const isSame = (before: Node | undefined, after: Node | undefined): boolean =>
  before !== undefined && after !== undefined && before.isEqualNode(after);

/** A copy: the source is compared with the next one. */
const imported = (node: Node): Node => document.importNode(node, true);
