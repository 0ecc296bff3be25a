import type { ComponentType } from 'react';
import type { KnownComponent } from '../markdown/compileContext.ts';
import { codeBlockName } from '../model/codeBlockName.ts';
import { asRecord } from '../model/values/asRecord.ts';
import { componentProps } from '../theme/components/componentProps.ts';
import { mdxComponents } from '../theme/components/mdxComponents.ts';

/** A component that pages may use. */
export interface RegisteredComponent extends KnownComponent {
  readonly component: ComponentType<never>;
  /** Whether it is the theme's list of a folder: the build gives it what is in there. */
  readonly listsFolder: boolean;
  /** Whether it is the theme's list of pages by their tags. */
  readonly listsTags: boolean;
}

/**
 * The components of theme and site by name; a site's component takes the place of the theme's of the same name. Those
 * that show code are among them, as `codeBlocks.math`.
 */
export function componentRegistry(
  siteComponents: Readonly<Record<string, unknown>>,
): Readonly<Record<string, RegisteredComponent>> {
  const forCode = Object.entries(siteComponents.codeBlocks ?? {}).map(
    ([language, value]) => [codeBlockName(language), value] as const,
  );
  const all = Object.entries({ ...mdxComponents, ...siteComponents }).filter(([name]) => /^[A-Z]/.test(name));
  return Object.fromEntries(
    [...all, ...forCode]
      .filter(([, value]) => isComponent(value))
      .map(([name, value]) => [
        name,
        {
          component: value as ComponentType<never>,
          usesPages: usesPages(value) || usesPage(value),
          usesPage: usesPage(value),
          needsId: value === mdxComponents.Tabs,
          listsFolder: value === mdxComponents.FolderCards,
          listsTags: value === mdxComponents.PagesByTag,
          props: name in siteComponents ? undefined : componentProps[name as keyof typeof componentProps],
        },
      ]),
  );
}

/** Whether `withPages` has made a component. */
export const usesPages = (component: unknown): boolean => isMarked(component, 'usesPages');

/** Whether `withPage` has made a component. */
export const usesPage = (component: unknown): boolean => isMarked(component, 'usesPage');

/** `memo` keeps what it wraps as its `type`. */
const isMarked = (component: unknown, name: 'usesPages' | 'usesPage'): boolean =>
  asRecord(component)[name] === true || asRecord(asRecord(component).type)[name] === true;

/** What React makes of a component by `memo`, `forwardRef` or `lazy` is an object; so is an element, which is none. */
export const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || WRAPPED.includes(asRecord(value).$$typeof);

const WRAPPED: readonly unknown[] = ['react.memo', 'react.forward_ref', 'react.lazy'].map((name) => Symbol.for(name));
