import { basename, join } from 'node:path';
import { type Diagnostic, hasErrors } from '../model/diagnostic.ts';
import type { OwnTexts } from '../model/languages/texts.ts';
import { lazy } from '../model/lazy.ts';
import { readBundleNote } from '../system/bundler/bundleNote.ts';
import { urlsOfFiles } from '../system/bundler/urlsOfFiles.ts';
import { entriesIn } from '../system/files.ts';
import { packageBuild, packageRoot } from '../system/packageRoot.ts';
import { bundleParts, bundleStylesBeside } from './bundleParts.ts';
import { faultsOf, ISLAND, passedOver } from './clientFaults.ts';
import { type ClientManifest, NO_CLIENT } from './clientManifest.ts';
import { keepBundle, readKept } from './keptBundle.ts';
import { withImported } from './withImported.ts';
import { withSiteStyles } from './withSiteStyles.ts';

/** The client, bundled. */
export interface ClientBundle {
  readonly manifest: ClientManifest;
  /** File name to contents. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Absolute paths of all sources. */
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Where the site's part of the client is; folders and files may be missing. */
export interface ClientSources {
  readonly root: string;
  readonly cacheDir: string;
  readonly islandsDir: string;
  /** Whose files styles name by addresses that begin with `/`. */
  readonly publicDir: string;
  readonly base: string;
  readonly siteUrl: string | undefined;
  /** What the theme says in this site. */
  readonly texts: OwnTexts;
  /** The site in its other languages, whose pages bring their texts along. */
  readonly translations: readonly unknown[];
  /** Stylesheets that the site's components import. */
  readonly componentStyles: readonly string[];
  /** What code that runs in no browser publishes: where the contents are kept, by the name below `assets/`. */
  readonly imported: Readonly<Record<string, string>>;
  readonly siteStyles: string | undefined;
  /**
   * Width of the window from which the header has the top navigation, in em; undefined where the sidebar always has it.
   */
  readonly wideFromEm: number | undefined;
  /** Whether a menu of the header has groups. */
  readonly menuGroups: boolean;
  /** Whether it has pages in a language for which `hasOwnLetterSpacing` is true. */
  readonly ownLetterSpacing: boolean;
  /** Serves the live-update client instead of the plain one. */
  readonly dev: boolean;
}

/**
 * Bundles client, islands and styles into files named by their contents.
 * While no source has changed, the files come from the cache folder and esbuild is not even loaded.
 * May yield `config-syntax` for faults in the site's islands and styles, `style-syntax`,
 * `merge-conflict`, and `island-name`.
 */
export async function bundleClient(sources: ClientSources): Promise<ClientBundle> {
  const bundled = withImported(withSiteStyles(await readOrBundle(sources), sources), sources.imported);
  // What islands import is not known then.
  if (hasErrors(bundled.diagnostics)) return bundled;
  return { ...bundled, diagnostics: [...bundled.diagnostics, ...passedOver(sources, bundled.inputs)] };
}

async function readOrBundle(sources: ClientSources): Promise<ClientBundle> {
  const islands = islandFiles(sources.islandsDir);
  const siteStyles = [...sources.componentStyles, ...(sources.siteStyles === undefined ? [] : [sources.siteStyles])];
  const isTranslated = sources.translations.length > 0;
  const isEnglish = Object.keys(sources.texts).length === 0 && !isTranslated;
  const { ownLetterSpacing, menuGroups } = sources;
  const hasWideHeader = sources.wideFromEm !== undefined;
  const hasOwnScripts = islands.site.length > 0 || !isEnglish;
  const hasOwnStyles = siteStyles.length > 0 || ownLetterSpacing || menuGroups || !hasWideHeader;
  const made = lazy(() => (hasOwnScripts ? undefined : readKept(ownClientFolder(sources))));
  if (!hasOwnStyles) {
    const plain = made();
    if (plain !== undefined) return plain;
  }
  const all = Object.fromEntries([...islands.own, ...islands.site]);
  const { base, texts, dev } = sources;
  const asked = [base, texts, isTranslated, hasWideHeader, ownLetterSpacing, menuGroups, dev];
  const key = JSON.stringify([packageBuild, all, siteStyles, asked]);
  const folder = join(sources.cacheDir, folderName(sources));
  const note = readBundleNote(join(folder, 'note.json'), key, sources.root);
  const kept = note === undefined ? undefined : readKept(folder, note);
  if (kept !== undefined) return kept;
  const begun = Date.now();
  const withoutClient = (diagnostics: readonly Diagnostic[]) => ({
    manifest: NO_CLIENT,
    files: new Map(),
    inputs: [],
    diagnostics,
  });
  try {
    const parts = {
      ...sources,
      hasWideHeader,
      siteStyles,
      islands: all,
      // For who writes islands: what one throws in a browser has a stack of names and lines that can be found, and
      // React shows where browser and server have rendered something else.
      isReadable: sources.dev && islands.site.length > 0,
    };
    const others = made();
    const bundled = others === undefined ? await bundleParts(parts) : await bundleStylesBeside(others, parts);
    const unpublished = urlsOfFiles(sources.root, bundled.inputs, { isInBrowser: true });
    if (unpublished.length > 0) return withoutClient(unpublished);
    return keepBundle(folder, { key, root: sources.root, begun }, bundled);
  } catch (error) {
    return withoutClient(faultsOf(error, sources.root, all));
  }
}

/**
 * Bundles the client of a site that adds nothing to it, while the generator itself is compiled: most plain folders are
 * such sites, and their builds need not wait for a bundler; those of others that only have styles of their own wait for
 * these alone.
 */
export async function bundleOwnClient(): Promise<void> {
  for (const dev of [false, true]) {
    const islands = Object.fromEntries(islandFiles('').own);
    const bundled = await bundleParts({
      root: packageRoot,
      publicDir: '',
      base: '/',
      texts: {},
      translations: [],
      siteStyles: [],
      hasWideHeader: true,
      ownLetterSpacing: false,
      menuGroups: false,
      islands,
      dev,
    });
    keepBundle(ownClientFolder({ dev }), { key: '', root: packageRoot, begun: Number.POSITIVE_INFINITY }, bundled);
  }
}

const folderName = ({ dev }: Pick<ClientSources, 'dev'>) => (dev ? 'client-dev' : 'client');

const ownClientFolder = (sources: Pick<ClientSources, 'dev'>) => join(packageRoot, 'lib', folderName(sources));

type IslandFile = readonly [name: string, path: string];

/**
 * Islands of theme and site, with absolute paths; a site's island takes the place of the theme's of the same name.
 * Among those of the site is what brings them to life as they come into view.
 */
function islandFiles(islandsDir: string): {
  readonly own: readonly IslandFile[];
  readonly site: readonly IslandFile[];
} {
  const theme = THEME_ISLANDS.map((name) => [name, join(packageRoot, `src/theme/islands/${name}.tsx`)] as const);
  const plain = PLAIN_ISLANDS.map((name) => [name, join(packageRoot, `src/client/islands/mount${name}.ts`)] as const);
  const site = entriesIn(islandsDir)
    .map(({ name }) => name)
    .filter((name) => ISLAND.test(name))
    .sort()
    .map((name) => [basename(name, '.tsx'), join(islandsDir, name)] as const);
  // No island of a site's is called so: theirs begin with a capital.
  const forSites = ['visible', join(packageRoot, 'src/client/islands/mountVisible.ts')] as const;
  return { own: [...theme, ...plain], site: site.length === 0 ? [] : [forSites, ...site] };
}

const THEME_ISLANDS = ['CopyButton', 'CopyPage', 'SearchBox', 'Tabs', 'ThemeSwitch'];

/** Islands too small for React: their module brings the element to life by itself. */
const PLAIN_ISLANDS = ['HeadingLink', 'Zoom'];
