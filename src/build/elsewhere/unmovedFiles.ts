import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { missingTagFile } from '../../config/elsewhere/headHere.ts';
import type { Find } from '../../config/elsewhere/itemsHere.ts';
import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import type { SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { imagePaths } from '../../model/schemeImage.ts';

/**
 * The folder of files that are published as they are, where another generator has it: until it is moved, the logo and
 * the icons that settings name would be lost. `root` is absolute, `prefix` the path of the content folder. May yield
 * `unread-file`.
 */
export function unmovedFiles(
  { logo, head = [] }: SiteElsewhere,
  { find, root, prefix }: { readonly find: Find; readonly root: string; readonly prefix: string },
): readonly Diagnostic[] {
  const images = logo === undefined ? [] : imagePaths(logo.image).map((path) => ({ path, place: logo.place }));
  const files = head.flatMap((tag) => {
    const path = missingTagFile(tag, find);
    return path === undefined ? [] : [{ path, place: tag.place }];
  });
  const missing = [...images.filter(({ path }) => find(path).kind !== 'link'), ...files];
  const folders = [...new Set(['', prefix, 'website/', `${prefix}.vuepress/`])].flatMap((around) => [
    `${around}public`,
    `${around}static`,
  ]);
  const folder = folders.find((name) => missing.some(({ path }) => existsSync(join(root, name, path))));
  const first = missing.find(({ path }) => folder !== undefined && existsSync(join(root, folder, path)));
  if (folder === undefined || first === undefined) return [];
  return [
    warningOf('unread-file', {
      message: `Files in \`${folder}/\` are published as they are there: here those in \`site/public/\` are.`,
      place: first.place,
      hint: `move what is in \`${folder}/\` to \`site/public/\``,
    }),
  ];
}
