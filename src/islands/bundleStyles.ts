import { join } from 'node:path';
import type { BuildResult } from 'esbuild';
import { localStyles, styleImport } from '../system/bundler/cssModules.ts';
import { packageRoot } from '../system/packageRoot.ts';
import type { Bundle, PartSources } from './bundleParts.ts';
import { publicAddresses, withoutSpacesInValues } from './bundlePlugins.ts';

/** Bundles stylesheets, as CSS names them in `@import`, into one file. `source` stands for it in esbuild's messages. */
type BundleStyles = (source: string, imports: readonly string[], name?: string) => Promise<BuildResult>;

/** What bundles stylesheets of a client. `found` gets the public files that styles name. */
export const styleBundler =
  (bundle: Bundle, { root, publicDir, base }: PartSources, found: Set<string>): BundleStyles =>
  (source, imports, name = 'styles') =>
    bundle({
      // An entry from `stdin` has no name of its own.
      entryNames: `${name}.[hash]`,
      loader: { ...ASSETS, '.module.css': 'css' },
      stdin: {
        contents: imports.map((one) => `@import ${one};`).join('\n'),
        loader: 'css',
        resolveDir: root,
        sourcefile: source,
      },
      // Scripts have the names in CSS modules as they are here.
      minify: false,
      minifyWhitespace: true,
      minifySyntax: true,
      plugins: [withoutSpacesInValues(THEME_STYLES), localStyles, publicAddresses({ publicDir, base, found })],
    });

/** Styles that come late, each by the name that `client/lateStyles` exports it by. */
export async function bundleLateStyles(styles: BundleStyles): Promise<Readonly<Record<string, BuildResult>>> {
  const bundled = Object.entries(LATE_STYLES).map(
    async ([name, file]) => [name, await styles(LATE, [ofComponents(file)])] as const,
  );
  return Object.fromEntries(await Promise.all(bundled));
}

/** Bundles the stylesheet of every page; `islandStyles` are those that islands import, absolute paths. */
export function bundlePageStyles(
  styles: BundleStyles,
  { siteStyles, translations, hasWideHeader, ownLetterSpacing, menuGroups, dev }: PartSources,
  islandStyles: readonly string[],
): Promise<BuildResult> {
  // Most stylesheets of an island are imported by its component, too: each stands once, the site's own last.
  const ownStyles = [...new Set([...islandStyles, ...siteStyles])].map(styleImport);
  const themeStyles = [
    JSON.stringify(join(THEME_STYLES, 'main.css')),
    ...(hasWideHeader ? [`${ofComponents('wideHeader')} ${WIDE_HEADER}`] : []),
    ...(menuGroups ? [ofComponents('menuGroups')] : []),
    ...(ownLetterSpacing ? [ofComponents('letterSpacing')] : []),
    ...(translations.length === 0 ? [] : [ofComponents('languages')]),
    // An edit may bring the first component to a page that is open, or a hero.
    ...(dev ? LANDING : []),
  ];
  return styles(STYLES, [...themeStyles, ...ownStyles]);
}

/** Bundles the stylesheets of some pages, which are the same in all sites. */
export const bundleSomeStyles = async (styles: BundleStyles, { dev }: PartSources): Promise<readonly BuildResult[]> => [
  await styles(LATE, [ofComponents('notFound')], 'notFoundStyles'),
  ...(dev ? [] : [await styles(LATE, [COMPONENTS], 'components'), await styles(LATE, LANDING, 'landing')]),
];

/** Where styles of the header apply that has the navigation, before the width of a site's is known: nowhere. */
export const WIDE_HEADER = '(min-width:99999em)';

/** Whether an input of a bundle is a stylesheet that is made of others, and no file. */
export const isMadeStylesheet = (input: string): boolean => input === STYLES || input === LATE;

const STYLES = 'styles.css';
const LATE = 'late.css';

const THEME_STYLES = join(packageRoot, 'src/theme/styles');
const COMPONENTS = JSON.stringify(join(THEME_STYLES, 'components.css'));

/** A stylesheet of the theme that is no part of every page. */
const ofComponents = (file: string) => `${JSON.stringify(join(THEME_STYLES, `${file}.css`))} layer(components)`;

/** What a landing page shows: its hero, and any of the components. */
const LANDING = [COMPONENTS, ofComponents('hero')];

/** What `client/lateStyles` exports, and the theme's stylesheets that it stands for. */
const LATE_STYLES = {
  progressStyles: 'progress',
  copiedStyles: 'copied',
  searchStyles: 'searchHits',
  zoomStyles: 'zoomDialog',
};

/** What styles may name, by the endings of the files: fonts and pictures, which are published beside them. */
const ASSETS = Object.fromEntries(
  ['woff2', 'woff', 'ttf', 'otf', 'svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'cur'].map(
    (ending) => [`.${ending}`, 'file'] as const,
  ),
);
