import type { Diagnostic } from '../model/diagnostic.ts';
import { EXPECTED_LANGUAGE_TAG, LANGUAGE_TAG } from '../model/languageTag.ts';
import type { SiteConfig } from './siteConfig.ts';
import type { SitePlaces } from './sitePlaces.ts';
import { localeFolderOf } from './translations.ts';

/** Languages whose names tell no program what they are, or the same as another's. Yields `config-invalid`. */
export function localeFaults(config: SiteConfig, places: SitePlaces): readonly Diagnostic[] {
  return config.translations.flatMap((language, index): readonly Diagnostic[] => {
    const { lang } = language;
    const name = localeFolderOf(language);
    const fault = { severity: 'error', code: 'config-invalid', place: places.ofKey(name) } as const;
    if (!LANGUAGE_TAG.test(lang))
      return [
        {
          ...fault,
          message: `\`locales\` names \`${name}\`, which is not ${EXPECTED_LANGUAGE_TAG}.`,
          hint: folderMeant(name),
        },
      ];
    const before = [config, ...config.translations.slice(0, index)];
    const same = before.find((other) => other.lang.toLowerCase() === lang.toLowerCase());
    if (same === undefined) return [];
    const other = same === config ? 'root' : localeFolderOf(same);
    return [
      {
        ...fault,
        message: `\`locales.${other}\` and \`locales.${name}\` are both in the language \`${lang}\`.`,
        hint: `name the language of one: \`${other}: { lang: '…', … }\``,
      },
    ];
  });
}

function folderMeant(name: string): string {
  const folder = name.replace(/^\/+|\/+$/g, '');
  const tag = folder.replaceAll('_', '-');
  if (folder !== name) return `write the name of the folder alone: \`${folder}\``;
  return LANGUAGE_TAG.test(tag) && tag !== name
    ? `rename the folder to \`${tag}\`, or name its language: \`${name}: { lang: '${tag}', … }\``
    : `rename the folder, or name its language: \`${name}: { lang: 'en-US', … }\``;
}
