import { createElement, type ReactNode } from 'react';
import type { ComponentElement } from '../markdown/compileContext.ts';
import type { SafeHtml } from '../model/brands.ts';
import { componentHtml } from './componentHtml.ts';
import type { RegisteredComponent } from './componentRegistry.ts';
import { fillMarks, mark } from './fillMarks.ts';
import { refuseMisusedContent } from './refuseMisusedContent.ts';
import { siteComponentHtml } from './siteComponentHtml.ts';

/**
 * A component element as HTML. Its finished children reach React as marks and are put in afterwards, so that no HTML is
 * parsed or escaped a second time. For `islands`, `ids` and what it throws see `siteComponentHtml`.
 */
export function renderComponent(
  element: ComponentElement,
  registry: Readonly<Record<string, RegisteredComponent>>,
  {
    islands,
    ids,
  }: { readonly islands?: ReadonlySet<string> | undefined; readonly ids?: (() => string) | undefined } = {},
): SafeHtml {
  const pieces: string[] = [];
  const toReact = ({ name, props, children }: ComponentElement, key?: number): ReactNode => {
    const component = registry[name]?.component;
    if (component === undefined) throw new Error(`there is no component \`${name}\``);
    return createElement(
      component as never,
      { ...props, key },
      ...children.map((child, index) =>
        typeof child === 'string' ? mark(pieces.push(child) - 1) : toReact(child, index),
      ),
    );
  };
  const node = toReact(element);
  const html = isOfTheme(element, registry) ? componentHtml(node, ids) : siteComponentHtml(node, islands, { ids });
  if (pieces.length > 0) refuseMisusedContent(html, pieces);
  return fillMarks(html, (index) => pieces[Number(index)]);
}

/** Whether nothing in an element runs code of the site. */
const isOfTheme = (
  { name, children }: ComponentElement,
  registry: Readonly<Record<string, RegisteredComponent>>,
): boolean =>
  registry[name]?.props !== undefined &&
  children.every((child) => typeof child === 'string' || isOfTheme(child, registry));
