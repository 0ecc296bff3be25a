import { checkLinks, type LinkWorld } from '../../../src/routes/links/checkLinks.ts';
import { createMeantFile } from '../../../src/routes/links/meantFile.ts';
import { createMeantRoutes } from '../../../src/routes/links/meantRoutes.ts';
import { compileText } from '../../compileText.ts';

const FILES = {
  'limits.md': '# Limits\n\n## Memory\n\n## Größe & Gewicht\n\nA <span id="plain">span</span>.\n',
  'guides/first.md': '# First\n\n## Steps\n',
  'guides/_part.mdx': '[x](./guides/first/)\n',
  'unread.mdx': '## Usage\n\n<br>\n',
};

const ASSETS = ['/logo.svg', '/public/a.png', '/guides/a#.png', '/(more)/guides/d.svg', '/ref/index.html'];

const TRANSLATIONS = [{ prefix: '/fr/' }];

/** A site of no pages and files. */
export const emptyWorld: LinkWorld = {
  base: '/docs/',
  routeOfFile: new Map(),
  hasRoute: () => false,
  hasAsset: () => false,
  pages: new Map(),
  redirects: new Map(),
  moves: () => new Map(),
  planned: [],
  drafts: new Set(),
  folderElsewhere: () => undefined,
  isInSource: () => false,
  isOutside: () => false,
  isPartial: () => false,
  meantFile: () => undefined,
  meant: createMeantRoutes([]),
};

/** Diagnostics of a page with this body, among the files above, and perhaps others. */
export function check(
  body: string,
  path = 'guides/page.md',
  base = '/docs/',
  others: Readonly<Record<string, string>> = {},
) {
  const all: Readonly<Record<string, string>> = { ...FILES, ...others, [path]: body };
  const compile = (name: string) =>
    compileText(all[name] ?? '', {
      path: name,
      files: all,
      base,
      assets: ASSETS,
    });
  const pages = new Map(
    Object.keys(all)
      .filter((name) => !name.includes('/_'))
      .map(compile)
      .map((page) => [page.record.path as string, page]),
  );
  const world: LinkWorld = {
    base,
    routeOfFile: new Map([...pages.values()].map(({ record }) => [record.relativePath, record.path])),
    hasRoute: (route) => pages.has(route),
    hasAsset: (asset) => ASSETS.includes(asset),
    pages,
    redirects: new Map([
      ['/cron', '/limits/'],
      ['/old/page/', '/guides/first/'],
      ['/start/', '/guides/moved/'],
      ['/spaced/', '/my page/'],
      ['/limits/#ram', '/limits/#memory'],
      ['/moved/index.html', '/limits/'],
      ['/away/', 'https://a.example/'],
    ]),
    moves: () =>
      new Map([
        ['/gone/page/', '/guides/first/'],
        ['/was/', '/guides/was/'],
        ['/gone/a.png', '/logo.svg'],
      ]),
    planned: ['/planned/', '/planned.html', '/later/*'],
    drafts: new Set(['/guides/draft/', '/guides/draft.md']),
    folderElsewhere: (path) => (path === '/shot.png' ? 'static' : undefined),
    isInSource: (path) => /^\/(?:assets\/house|house)\.webp$/.test(path),
    isOutside: (path) => path === '../README.md' || path === '../repo/limits.md',
    isPartial: (path) => path.slice(1) in all,
    translations: TRANSLATIONS,
    meant: createMeantRoutes(pages.keys(), TRANSLATIONS),
    meantFile: createMeantFile(() => ['/logo.svg', '/guides/box.png']),
  };
  return checkLinks(compile(path), world);
}

/** What the first fault of a page's links says to do. */
export const hintOf = (body: string): string | undefined => check(body)[0]?.hint;

export const codesOf = (body: string): readonly string[] =>
  check(body).map(({ severity, code }) => `${severity} ${code}`);
