import { type Diagnostic, placeAtStart, warningOf } from '../model/diagnostic.ts';
import { nameInFolder } from '../model/files/folderOfFile.ts';
import { renameHint } from '../model/files/renameHint.ts';
import { SETTINGS_ELSEWHERE } from '../model/settingsElsewhere.ts';
import { CATEGORY_FILE } from './folderFile.ts';

/**
 * Warns of a file that other generators make pages or sidebars of, or read their settings from, and that is none of
 * these here: it would be missed in the site. `relativePath` is that in the content folder; `prefix` as for
 * `listContent`. `textOf` yields the text of the file; it is called only where the name alone does not tell.
 * May yield `unread-file`.
 */
export function unreadFile(
  relativePath: string,
  prefix: string,
  textOf: () => string | undefined = () => undefined,
): Diagnostic[] {
  const name = nameInFolder(relativePath);
  const place = placeAtStart(prefix + relativePath);
  const warn = (message: string, hint: string): Diagnostic[] => [warningOf('unread-file', { message, place, hint })];
  const hint = UNREAD.find(([pattern]) => pattern.test(name))?.[1];
  if (hint !== undefined) return warn(`\`${name}\` is not read: docsgen makes no page or sidebar from it.`, hint);
  if (prefix !== '' && DATA_CODE.test(name) && DATA_LOADER.test(textOf() ?? ''))
    return warn(
      `\`${name}\` is published as it is: docsgen runs no code to make data for pages.`,
      'write what it loads into the pages, or as a component in `site/components.tsx` (made with `withPages`, it gets the list of pages), and delete this file',
    );
  // Of those beside a folder of plain Markdown the configuration tells; deeper they are samples.
  const isLookedAt = prefix !== '' && name === relativePath;
  const settings = isLookedAt
    ? SETTINGS_ELSEWHERE.find(({ names, marks }) => marks === undefined && names.includes(name))
    : undefined;
  if (settings === undefined) return [];
  const message = `\`${name}\` is published as it is: docsgen does not read the settings of ${settings.generator}.`;
  return warn(message, 'write title and sidebar in `site/config.ts`, and delete this file');
}

/** Code of VitePress that yields data for pages beside it. */
const DATA_CODE = /\.data\.[cm]?[jt]s$/;
const DATA_LOADER = /^export\s+default\s[\s\S]*\b(?:createContentLoader\b|load\s*[(:,}])/m;

/** A file that may also be there for readers to download. */
export const NOTEBOOK = /\.ipynb$/i;

const UNREAD: readonly (readonly [name: RegExp, hint: string])[] = [
  [/\.(?:markdown|mdown|mkdn?|mdoc|livemd|cheatmd)$/i, 'rename it to end in `.md`'],
  [/\.(?:[qr]md|rmarkdown)$/i, 'rename it to end in `.md`: code in it is shown, and not run'],
  [
    NOTEBOOK,
    'write it as Markdown, in a file that ends in `.md`; `jupyter nbconvert --to markdown` converts it; or link to it, where it is for readers to download',
  ],
  [
    /\.(?:rst|adoc|asciidoc|org|textile)$/i,
    'write it as Markdown, in a file that ends in `.md`; `pandoc -t gfm` converts it',
  ],
  [/^_index\.mdx?$/i, renameHint('index.md')],
  [
    CATEGORY_FILE,
    'write an `index.md` that says what is in the folder, with this `label` and its position as `order` in the front matter, and delete this file',
  ],
  [
    /^_?meta\.json$|^_meta(?:\.global)?\.[jt]sx?$|^meta\.ts$|^\.pages$|^\.nav(?:igation)?\.yml$|^toc\.ya?ml$/i,
    'set `label` and `order` in the front matter of each page that it names, in `index.md` for a folder, and delete this file',
  ],
  [/\[.+\]\.paths\.[cm]?[jt]s$/, 'write a page for each of its paths, and delete this file with the page beside it'],
  [/^_nav\.json$/, 'write its links in `nav` of `site/config.ts`, and delete this file'],
  [/^_sidebar\.md$/i, 'write its entries as `sidebars` in `site/config.ts`'],
  [/^_navbar\.md$/i, 'write its links in `nav` of `site/config.ts`, and delete this file'],
];
