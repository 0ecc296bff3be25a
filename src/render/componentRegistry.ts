import type { ComponentType } from 'react';
import { mdxComponents } from '../theme/components/mdxComponents.ts';

/** A component that pages may use. */
export interface RegisteredComponent {
  readonly component: ComponentType<never>;
  /** It lists pages: it is rendered once all of them are known. */
  readonly usesPages: boolean;
  /** It writes ids and needs one of its own on the page. */
  readonly needsId: boolean;
}

/** The components of theme and site by name; a site's component takes the place of the theme's of the same name. */
export function componentRegistry(
  siteComponents: Readonly<Record<string, unknown>>,
): Readonly<Record<string, RegisteredComponent>> {
  const all = { ...mdxComponents, ...siteComponents };
  return Object.fromEntries(
    Object.entries(all)
      .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
      .map(([name, value]) => [
        name,
        {
          component: value as ComponentType<never>,
          usesPages: (value as { usesPages?: boolean }).usesPages === true,
          needsId: value === mdxComponents.Tabs,
        },
      ]),
  );
}
