import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import { withoutEnding } from '../../model/files/markdownFile.ts';
import { pathWithoutLanguage } from '../../model/languages/translationBeside.ts';
import type { SiteElsewhere } from '../../model/navigationElsewhere.ts';
import type { FindingWorld } from './navigationFinder.ts';

/** Pages of languages that are in another folder than they are to be here: until then nothing would lead to them. */
export function unmovedLanguages(site: SiteElsewhere, world: FindingWorld): readonly Diagnostic[] {
  const { languages = [] } = site;
  const { find, config, prefix } = world;
  const others = languages.flatMap(({ folder, folderThere, place }) => {
    if (folderThere === undefined || find(`${folder}/*`).kind === 'folder') return [];
    if (!existsSync(join(config.root, folderThere))) return [];
    const message = `The pages in \`${folderThere}/\` are no pages of the site.`;
    const hint = `move what is in \`${folderThere}/\` to \`${prefix}${folder}/\``;
    return warningOf('unread-file', { message, place, hint });
  });
  return [...inFirstFolder(site, world), ...others, ...besideFirst(site, world)];
}

function inFirstFolder({ firstFolder }: SiteElsewhere, { find, prefix }: FindingWorld): readonly Diagnostic[] {
  if (firstFolder === undefined || find(`${firstFolder.name}/*`).kind !== 'folder') return [];
  const { name, place, isRewritten } = firstFolder;
  const folder = `\`${prefix}${name}/\``;
  const move = `move what is in ${folder} to ${prefix === '' ? 'the project folder' : `\`${prefix}\``}`;
  const [message, hint] =
    isRewritten === true
      ? [
          `Addresses of the pages in ${folder} are without \`${name}/\` there: here they are those of the files.`,
          `${move}: then addresses stay what they are`,
        ]
      : [
          `The pages of the first language are in ${folder}: here they are in no folder of a language.`,
          `${move}; \`redirects.yaml\` can lead from old addresses, as \`/${name}/guides/: /guides/\``,
        ];
  return [warningOf('unread-file', { message, place, hint })];
}

/** Whether a file is a page whose name says its language, of those that the settings name. */
export const saysLanguage = (file: string, { firstEnding, languages = [] }: SiteElsewhere): boolean =>
  [firstEnding?.name, ...languages.map(({ ending }) => ending)].some(
    (name) => name !== undefined && hasEnding(file, name),
  );

const hasEnding = (file: string, name: string) => withoutEnding(file).toLowerCase().endsWith(`.${name.toLowerCase()}`);

/** Translations that stand beside their pages: `setup.de.md`. */
function besideFirst(
  { firstEnding, languages = [] }: SiteElsewhere,
  { sourceOf: sources, partials, prefix }: FindingWorld,
): readonly Diagnostic[] {
  const named = [
    ...(firstEnding === undefined ? [] : [{ ...firstEnding, folder: '' }]),
    ...languages.flatMap(({ ending, folder, place }) =>
      ending === undefined ? [] : [{ name: ending, place, folder: `${folder}/` }],
    ),
  ];
  const pages = [...sources.values()].map(({ relativePath }) => relativePath);
  // To Hugo, those are the pages of folders.
  const paths = [...pages, ...partials.filter((path) => /(?:^|\/)_index\./.test(path))].sort();
  return named.flatMap(({ name, place, folder }) => {
    const [path, ...more] = paths.filter((one) => hasEnding(one, name));
    if (path === undefined) return [];
    const trunk = withoutEnding(path).slice(0, -name.length - 1);
    const here = `${prefix}${folder}${pathWithoutLanguage({ path, trunk })}`;
    const have = more.length === 0 ? 'has its' : `and ${more.length} more have their`;
    return warningOf('unread-file', {
      message: `\`${path}\` ${have} language, \`.${name}\`, in the name: here ${folder === '' ? 'the first language has none' : 'it has a folder'}.`,
      place,
      hint:
        folder === ''
          ? `take \`.${name}\` from the name of each, as \`${here}\`: the first language has no folder`
          : `move each to the folder of its language, as \`${here}\``,
    });
  });
}
