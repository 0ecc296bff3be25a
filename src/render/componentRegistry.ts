import type { ComponentType } from 'react';
import type { KnownComponent } from '../markdown/compileContext.ts';
import { componentProps } from '../theme/components/componentProps.ts';
import { mdxComponents } from '../theme/components/mdxComponents.ts';

/** A component that pages may use. */
export interface RegisteredComponent extends KnownComponent {
  readonly component: ComponentType<never>;
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
          props: name in siteComponents ? undefined : componentProps[name as keyof typeof componentProps],
        },
      ]),
  );
}
