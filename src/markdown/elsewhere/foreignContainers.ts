import { alike } from './alike.ts';
import { codeFileHint } from './writtenHere.ts';

/** What DocFX opens by three colons: each stands alone, and its end has a name of its own. */
const OF_DOCFX: ReadonlyMap<string, string> = new Map([
  ['image', 'write `![what it shows](./picture.png)`'],
  ['code', codeFileHint('./sample.ts')],
  ...alike('zone zone-end moniker moniker-end', 'delete the line, and what is not for all readers'),
  ...alike('row row-end column column-end', 'delete the line: pages have one column'),
]);

/** Containers of other generators that are something else here. */
const WRITTEN_HERE: ReadonlyMap<string, string> = new Map([
  ['code-group', 'put code blocks in it, each with a name such as ` ```sh [npm] `, or use `<Tabs>` in an `.mdx` page'],
  ['file-tree', 'use `<FileTree>` around a list, in an `.mdx` page'],
  ...alike(
    'tabs tab tabset tab-set tab-item code-tabs',
    'use `<Tabs>` in an `.mdx` page, or `:::code-group` around code blocks',
  ),
  ['mkdocs-click', 'write the description in the page: docsgen does not run commands'],
  ['raw', 'delete the line and its closing `:::`: docsgen does not need it'],
  ['v-pre', 'delete the line and its closing `:::`: braces in `.md` are plain text'],
  ...OF_DOCFX,
]);

/** Whether a container of VitePress asks for what is so without it. */
export const isNeedless = (name: string): boolean => name === 'raw' || name === 'v-pre';

/** Whether a container has its end as a line with a name of its own, and no colons alone. */
export const endsByName = (name: string): boolean => OF_DOCFX.has(name);

/** What to write instead of a container of another generator; undefined for any other. */
export const containerHint = (name: string): string | undefined =>
  WRITTEN_HERE.get(name) ??
  // What plugins of MkDocs take from code.
  (name.includes('.') ? `write the description in the page: docsgen does not read the code of \`${name}\`` : undefined);
