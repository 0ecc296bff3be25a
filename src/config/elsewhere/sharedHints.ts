export const STYLES_HINT = 'write the styles that readers still need in `site/site.css`';
export const SCRIPTS_HINT =
  "write each that readers still need in `head` of `site/config.ts`, as `{ tag: 'script', attributes: { src: '…' } }`";

export const ANALYTICS_HINT =
  'write a tag in `head` of `site/config.ts`, and what it loads in `securityPolicy`; `gtmId` there loads a container of Google Tag Manager';
export const VERSIONS_HINT = 'put each version on a branch of its own, which is built with its own `--base`';

export const COLORS_HINT =
  'set the colors in `site/site.css`, such as `:root { --accent: light-dark(#6d28d9, #c4a7ff); }`';
export const FONTS_HINT = 'put the font beside `site/site.css`, and set `--font-text` and `--font-code` there';

export const THEME_HINT = 'write what readers still need of it in `site/site.css` and `site/components.tsx`';

/** What to do about addresses that are named by a pattern. */
export const PATTERN_HINT =
  'write each address that readers may still have in `redirects.yaml`, such as `/old/: /new/`, or `/old/*: /new/*` for all pages below `/new/`, or `/old/*: /new/` for all old addresses that `addresses.lock` lists, or use a redirect rule of your host';
