import type { CompileContext, ComponentElement } from '../compileContext.ts';

/**
 * The twin and the page show the same components: one that holds nothing is rendered once for both, and logs once, or
 * fails once. Those of one kind on a page are rendered each by itself.
 */
export function renderedForBoth(renderComponent: CompileContext['renderComponent']) {
  const counts = new Map<string, number>();
  const idsOf = (name: string) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name}${count}`;
  };
  const render = (element: ComponentElement) => renderComponent(element, () => idsOf(element.name));
  type Outcome = { readonly html: ReturnType<typeof render> } | { readonly thrown: unknown };
  const outcomeOf = (element: ComponentElement): Outcome => {
    try {
      return { html: render(element) };
    } catch (thrown) {
      return { thrown };
    }
  };
  const kept = new Map<string, Outcome[]>();
  const keyOf = ({ name, props }: ComponentElement) => `${name} ${JSON.stringify(props)}`;
  return {
    forTwin(element: ComponentElement) {
      if (element.children.length > 0) return render(element);
      const outcome = outcomeOf(element);
      const key = keyOf(element);
      const others = kept.get(key);
      if (others === undefined) kept.set(key, [outcome]);
      else others.push(outcome);
      return htmlOf(outcome);
    },
    forPage(element: ComponentElement) {
      const outcome = element.children.length > 0 ? undefined : kept.get(keyOf(element))?.shift();
      return outcome === undefined ? render(element) : htmlOf(outcome);
    },
  };
}

/** Throws what the component has thrown. */
function htmlOf<Html>(outcome: { readonly html: Html } | { readonly thrown: unknown }): Html {
  if ('thrown' in outcome) throw outcome.thrown;
  return outcome.html;
}
