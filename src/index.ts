/** What a site's own code may import: `import { defineConfig, withPages, Island } from 'docsgen'`. */
export { defineConfig, withPages } from './config/siteApi.ts';
export type {
  Constant,
  NavItem,
  PageRecord,
  PagesComponent,
  PagesProps,
  SidebarConfig,
  SidebarItem,
  SiteConfigInput,
} from './config/siteApi.ts';
export { Island } from './theme/islands/Island.tsx';
export type { IslandProps } from './theme/islands/Island.tsx';
export { Slot } from './theme/islands/Slot.tsx';
export { Zoom } from './theme/Zoom.tsx';
export type { ZoomProps } from './theme/Zoom.tsx';
