import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Diagnostic, type Fix, fixAtStart, placeAtStart, warningOf } from '../model/diagnostic.ts';
import { folderOfFile } from '../model/files/folderOfFile.ts';
import { isMarkdown } from '../model/files/markdownFile.ts';
import { SETTINGS_ELSEWHERE } from '../model/settingsElsewhere.ts';
import { entriesIn, readText } from '../system/files.ts';
import { configFromMintlify } from './written/configFromMintlify.ts';

/** The settings of another generator in a project. */
export interface SettingsHere {
  readonly generator: string;
  /** Relative to the project, as the folder is. */
  readonly file: string;
  readonly text: string;
  /** The folder of its pages; empty for the project folder. */
  readonly pages: string;
  /** Whether that is to be called `content` first: its pages are at other addresses until then. */
  readonly isElsewhere: boolean;
}

/** The settings of another generator in a project, of several files the first. `root` is absolute. */
export function settingsElsewhere(root: string): SettingsHere | undefined {
  const has = (path: string) => existsSync(join(root, path));
  for (const settings of SETTINGS_ELSEWHERE) {
    const { generator, names, marks } = settings;
    const file = names.find(has);
    if (file === undefined) continue;
    const text = readText(join(root, file)) ?? '';
    if (marks?.test(text) === false) continue;
    const pages = pagesIn(settings, text, file);
    const isElsewhere = pages !== '' && pages !== 'content' && !has('content') && has(pages);
    return { generator, file, text, pages, isElsewhere };
  }
  return undefined;
}

/**
 * Warns of the settings of another generator in a project that has none of docsgen's: title, sidebar and pages would
 * not be those that they name. `root` is absolute. May yield `unread-file`.
 */
export function configElsewhere(root: string): readonly Diagnostic[] {
  const settings = settingsElsewhere(root);
  if (settings === undefined) return [];
  const { generator, file, text } = settings;
  const fix = generator === 'Mintlify' ? configFix(text, file, root) : undefined;
  return [
    warningOf('unread-file', {
      message: `\`${file}\` is ignored: docsgen does not read the settings of ${generator}.`,
      place: placeAtStart(file),
      hint: [
        writeHint(settings, { root, isWritten: fix !== undefined }),
        ...(CODE.test(file) && !(settings.isElsewhere && hasNavigation(settings, root)) ? [COPIED] : []),
        ...themeHint(settings, root),
        ...besideHints(settings, root),
        // Addresses of these are `.html` files, which answer here, too, and they make no list of them.
        ...(/^(?:mdBook|ExDoc)$/.test(generator) ? [] : [OLD_ADDRESSES]),
      ].join('; '),
      fix,
    }),
  ];
}

const OLD_ADDRESSES =
  'list the addresses of its `sitemap.xml` in `addresses.lock`: `docsgen check --fix` leads them to their pages here';

function writeHint(
  settings: SettingsHere,
  { root, isWritten }: { readonly root: string; readonly isWritten: boolean },
): string {
  const rename = `rename the folder \`${settings.pages}\` to \`content\``;
  if (settings.isElsewhere && hasNavigation(settings, root))
    return `${rename}: then \`docsgen check --fix\` writes title and sidebar in \`site/config.ts\``;
  const write = `write title and sidebar in \`site/config.ts\`${isWritten ? ', as `docsgen check --fix` does' : ''}`;
  return settings.isElsewhere ? `${write}, and ${rename}` : write;
}

/** Whether a navigation is there that a correction carries over. */
function hasNavigation({ generator, text, pages }: SettingsHere, root: string): boolean {
  if (generator === 'MkDocs') return /^(?:nav|site_name):/m.test(text);
  if (generator === 'Zensical') return /^[ \t]*(?:nav|site_name)[ \t]*=/m.test(text);
  if (generator === 'Jekyll') return /^(?:title|name):/m.test(text);
  // It may be in files that are imported.
  if (/^(?:Vite|Vue)Press$/.test(generator)) return /\b(?:nav|navbar|sidebar)\b|\bfrom\s+['"]\.{1,2}\//.test(text);
  // What is not in it is in files of folders.
  if (generator === 'Rspress') return true;
  if (generator === 'Docusaurus') return /\b(?:title|type|label)\b/.test(text);
  if (generator === 'Astro') return /\bstarlight\(/.test(text);
  return /^(?:mdBook|GitBook)$/.test(generator) && existsSync(join(root, pages, 'SUMMARY.md'));
}

/** Settings that only their generator can run. */
const CODE = /\.[cm]?[jt]sx?$/;
const COPIED = 'copy the entries of its sidebar into `sidebars`: `docsgen check` says how each is written here';

/** Begins a hint that tells of a navigation; behind it stands how that is done without writing. */
const WRITE_SETTINGS = /^write (?:title and sidebar|its entries as `sidebars`) in `site\/config\.ts`/;

/** The hint of settings or a list of pages where a correction writes them, as `how` says: nobody copies anything. */
export const hintWhenWritten = (hint: string, how: string): string =>
  hint.replace(WRITE_SETTINGS, (words) => words + how).replace(`; ${COPIED}`, '');

/** The folder that the pages of a generator are in, as its settings say, else the usual one. */
function pagesIn({ generator, pages }: (typeof SETTINGS_ELSEWHERE)[number], text: string, file: string): string {
  const named = PAGES[generator]?.exec(text)?.[1];
  if (named === undefined) return pages;
  if (generator === 'Docusaurus') return posix.join(posix.dirname(file), named).replace(/^\.\/*$|\/+$/, '');
  const folder = named.replace(/^(?:\.\/)+|^\.$|\/+$/g, '');
  // VitePress counts from the folder in which its own stands.
  return generator === 'VitePress' ? [pages, folder].filter(Boolean).join('/') : folder;
}

const PAGES: Readonly<Record<string, RegExp>> = {
  mdBook: /^[ \t]*src[ \t]*=[ \t]*["']([^"'\n]+)["']/m,
  Docusaurus: /\bdocs[ \t]*:[ \t]*\{[^{}]*?\bpath[ \t]*:[ \t]*["']([^"'\n]+)["']/,
  VitePress: /(?:^|[{,])[ \t]*srcDir[ \t]*:[ \t]*["']([^"'\n]+)["']/m,
  MkDocs: /^docs_dir:[ \t]*["']?([^"'#\s]+)/m,
  Zensical: /^[ \t]*docs_dir[ \t]*=[ \t]*["']([^"'\n]+)["']/m,
  GitBook: /^root:[ \t]*["']?([^"'#\s]+)/m,
  Jekyll: /^source:[ \t]*["']?([^"'#\s]+)/m,
  Rspress: /(?:^|[{,])[ \t]*root[ \t]*:[ \t]*(?:path\.\w+\([ \t]*__dirname,[ \t]*)?["']([^"'\n]+)["']/m,
};

/** The correction that writes Mintlify's settings as a configuration; undefined where that is not clear. */
function configFix(json: string, file: string, root: string): Fix | undefined {
  const folder = existsSync(join(root, 'content')) ? 'content' : '';
  const hasPage = (name: string) => ['mdx', 'md'].some((ending) => existsSync(join(root, folder, `${name}.${ending}`)));
  const hasFile = (path: string) => [folder, 'site/public'].some((one) => existsSync(join(root, one, path)));
  const text = configFromMintlify(json, { hasPage, hasFile });
  return text === undefined ? undefined : { ...fixAtStart(file), beside: [fixAtStart('site/config.ts', text)] };
}

/** What stands beside settings, in their folder, and nobody would miss until readers do. */
function besideHints({ generator, file }: SettingsHere, root: string): readonly string[] {
  const around = folderOfFile(file);
  const isDocusaurus = generator === 'Docusaurus';
  const folders = BESIDE.filter(([folder]) => isDocusaurus && existsSync(join(root, around, folder)));
  // Docusaurus and Astro have pages there that belong to no documentation, mostly components.
  const single = hasMarkdown(join(root, around, 'src/pages'))
    ? [`move the pages of \`${around}src/pages\` that are Markdown to \`content\``]
    : [];
  const posts = isDocusaurus ? blogHint(around, root) : [];
  return [...folders.map(([folder, hint]) => hint(around + folder)), ...single, ...posts];
}

function hasMarkdown(folder: string): boolean {
  const entries = entriesIn(folder);
  return (
    entries.some(({ name }) => isMarkdown(name) && !name.startsWith('_')) ||
    entries.some((entry) => entry.isDirectory() && hasMarkdown(join(folder, entry.name)))
  );
}

/** Posts of Docusaurus, which are no documents there. */
const blogHint = (around: string, root: string): readonly string[] =>
  hasMarkdown(join(root, around, 'blog'))
    ? [
        `move the posts of \`${around}blog\` to \`content/blog\`, and write a component that lists them, with \`withPages\``,
      ]
    : [];

/** The theme of a site, with its colors and components, which is code. */
function themeHint({ generator, file }: SettingsHere, root: string): readonly string[] {
  const around = AROUND_THEME[generator]?.(file);
  if (around === undefined) return [];
  const folder = `${around}theme`;
  if (!existsSync(join(root, folder))) return [];
  return [`write what readers still need of \`${folder}\` in \`site/site.css\` and \`site/components.tsx\``];
}

/** The folder that the theme of one's own is in, as `theme`. */
const AROUND_THEME: Readonly<Record<string, (file: string) => string | undefined>> = {
  VitePress: (file) => /^.*\.vitepress\//.exec(file)?.[0],
  Docusaurus: (file) => `${folderOfFile(file)}src/`,
  Rspress: () => '',
};

/** Folders of Docusaurus with pages of their own. */
const BESIDE: readonly (readonly [folder: string, hint: (folder: string) => string])[] = [
  [
    'versioned_docs',
    (folder) => `put each version of \`${folder}\` on a branch of its own, which is built with its own \`--base\``,
  ],
  [
    'i18n',
    (folder) =>
      `move the pages of each language of \`${folder}\` to a folder such as \`content/fr\`, and name it in \`locales\``,
  ],
];
