import type { CompileContext, ComponentElement } from '../compileContext.ts';

/**
 * The twin and the page show the same components: one that holds nothing is rendered once for both, and logs once.
 * Those of one kind on a page are rendered each by itself.
 */
export function renderedForBoth(renderComponent: CompileContext['renderComponent']) {
  const counts = new Map<string, number>();
  const idsOf = (name: string) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name}${count}`;
  };
  const render = (element: ComponentElement) => renderComponent(element, () => idsOf(element.name));
  const kept = new Map<string, ReturnType<typeof render>[]>();
  const keyOf = ({ name, props }: ComponentElement) => `${name} ${JSON.stringify(props)}`;
  return {
    forTwin(element: ComponentElement) {
      const html = render(element);
      if (element.children.length > 0) return html;
      const key = keyOf(element);
      const others = kept.get(key);
      if (others === undefined) kept.set(key, [html]);
      else others.push(html);
      return html;
    },
    forPage: (element: ComponentElement) =>
      (element.children.length > 0 ? undefined : kept.get(keyOf(element))?.shift()) ?? render(element),
  };
}
