import { createElement, type ReactNode } from 'react';
import type { ComponentElement } from '../markdown/compileContext.ts';
import type { SafeHtml } from '../model/brands.ts';
import { componentHtml } from './componentHtml.ts';
import type { RegisteredComponent } from './componentRegistry.ts';
import { fillMarks, mark } from './fillMarks.ts';

/**
 * A component element as HTML. Its finished children reach React as marks and are put in afterwards, so that no HTML is
 * parsed or escaped a second time. Throws what a component throws.
 */
export function renderComponent(
  element: ComponentElement,
  registry: Readonly<Record<string, RegisteredComponent>>,
): SafeHtml {
  const pieces: string[] = [];
  const toReact = ({ name, props, children }: ComponentElement, key?: number): ReactNode => {
    const component = registry[name]?.component;
    if (component === undefined) throw new Error(`there is no component \`${name}\``);
    return createElement(
      component as never,
      { ...props, key } as never,
      ...children.map((child, index) =>
        typeof child === 'string' ? mark(pieces.push(child) - 1) : toReact(child, index),
      ),
    );
  };
  return fillMarks(componentHtml(toReact(element)), (index) => pieces[Number(index)]);
}
