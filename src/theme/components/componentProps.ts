import type { ComponentProps } from 'react';
import { BADGE_TYPES } from '../../model/badgeType.ts';
import type { PropRule } from '../../model/propRule.ts';
import type { mdxComponents } from './mdxComponents.ts';

type Components = typeof mdxComponents;
/** Properties that no author writes. */
type GivenByBuild = 'children' | 'cards' | 'tags' | 'section' | 'iconHtml';
type PropRules = {
  readonly [Name in keyof Components]: Readonly<
    Record<Exclude<keyof ComponentProps<Components[Name]>, GivenByBuild>, PropRule>
  >;
};

const field = { name: 'needed', type: 'text', required: 'flag', default: 'any' } as const;

/** The properties of the theme's components, by the names that authors write; others would be lost without a word. */
export const componentProps: PropRules = {
  Badge: { text: 'text', type: BADGE_TYPES },
  Card: { title: 'needed', href: 'text', icon: 'icon' },
  CardGrid: {},
  Endpoint: { method: 'needed', path: 'needed' },
  FileTree: {},
  FolderCards: { folder: 'text' },
  PagesByTag: {},
  Param: { ...field, in: ['path', 'query', 'body', 'header'] },
  ParamTable: {},
  Prop: field,
  PropTable: {},
  Steps: {},
  // Needed within `Tabs` only, which tells of it.
  Tab: { label: 'text', disabled: 'flag', default: 'flag' },
  Tabs: { group: 'text', id: 'text', cacheLifetimeMinutes: 'number' },
};
