/// <reference path="./fileImports.d.ts" preserve="true" />
/** What a site's own code may import: `import { defineConfig, withPages, Island } from 'docsgen'`. */

export type {
  Allowance,
  CheckBudgets,
  CheckInput,
  CodeBlockProps,
  Constant,
  FileProps,
  HeadAttributes,
  HeadTag,
  LayoutProps,
  NavItem,
  PageComponent,
  PageDefaults,
  PageProps,
  PageRecord,
  PagesComponent,
  PagesProps,
  ParamRule,
  SidebarConfig,
  SidebarItem,
  SiteConfigInput,
  SiteFiles,
} from './config/siteApi.ts';
export { defineConfig, withPage, withPages } from './config/siteApi.ts';
export type { BadgeProps } from './theme/components/Badge.tsx';
export { Badge } from './theme/components/Badge.tsx';
export type { CardProps } from './theme/components/Card.tsx';
export { Card } from './theme/components/Card.tsx';
export { CardGrid } from './theme/components/CardGrid.tsx';
export type { IslandProps } from './theme/islands/Island.tsx';
export { Island } from './theme/islands/Island.tsx';
export { Slot } from './theme/islands/Slot.tsx';
export type { ZoomProps } from './theme/Zoom.tsx';
export { Zoom } from './theme/Zoom.tsx';
