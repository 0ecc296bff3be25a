import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SiteElsewhere } from '../../model/navigationElsewhere.ts';
import type { FindingWorld } from './navigationFinder.ts';

/** Pages of languages that are in another folder than they are to be here: until then nothing would lead to them. */
export function unmovedLanguages(
  { firstFolder, languages = [] }: SiteElsewhere,
  { find, config, prefix }: FindingWorld,
): readonly Diagnostic[] {
  const content = prefix === '' ? 'the project folder' : `\`${prefix}\``;
  const fault = { severity: 'warning', code: 'unread-file' } as const;
  const isFirstThere = firstFolder !== undefined && find(`${firstFolder.name}/*`).kind === 'folder';
  const first = isFirstThere
    ? [
        {
          ...fault,
          message:
            firstFolder.isRewritten === true
              ? `Addresses of the pages in \`${prefix}${firstFolder.name}/\` are without \`${firstFolder.name}/\` there: here they are those of the files.`
              : `The pages of the first language are in \`${prefix}${firstFolder.name}/\`: here they are in no folder of a language.`,
          place: firstFolder.place,
          hint: `move what is in \`${prefix}${firstFolder.name}/\` to ${content}${
            firstFolder.isRewritten === true
              ? ': then addresses stay what they are'
              : `; \`redirects.yaml\` can lead from old addresses, as \`/${firstFolder.name}/guides/: /guides/\``
          }`,
        },
      ]
    : [];
  const others = languages.flatMap(({ folder, folderThere, place }) =>
    folderThere === undefined || find(`${folder}/*`).kind === 'folder' || !existsSync(join(config.root, folderThere))
      ? []
      : [
          {
            ...fault,
            message: `The pages in \`${folderThere}/\` are no pages of the site.`,
            place,
            hint: `move what is in \`${folderThere}/\` to \`${prefix}${folder}/\``,
          },
        ],
  );
  return [...first, ...others];
}
