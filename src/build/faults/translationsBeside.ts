import { contentPrefixOf } from '../../config/folders/contentFolderOf.ts';
import { codeOf, keyCode } from '../../config/written/codeOf.ts';
import { type Diagnostic, placeAtStart, warningOf } from '../../model/diagnostic.ts';
import { nameInFolder } from '../../model/files/folderOfFile.ts';
import { withoutEnding } from '../../model/files/markdownFile.ts';
import { isEnglish, nameOfLanguage } from '../../model/languages/languageTag.ts';
import {
  pathWithoutLanguage,
  type TranslationBeside,
  translationBeside,
} from '../../model/languages/translationBeside.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import type { Project } from '../project.ts';

/**
 * Warns of translations that stand beside their pages, as `setup.de.md`: other generators read the name of a language
 * in that, here they are pages beside the others. Once for each language. May yield `unread-file`.
 */
export function translationsBeside({ config, content }: Project): readonly Diagnostic[] {
  const pages = content.sources.map(({ relativePath }) => relativePath);
  const partials = [...content.partials.keys()].filter((path) => HUGO_FOLDER.test(path));
  const all = [...pages, ...partials].sort().flatMap((path) => translationBeside(path) ?? []);
  if (all.length === 0) return [];
  const originals = new Set(pages.map(withoutEnding));
  const ofTrunk = groupBy(all, ({ trunk }) => trunk);
  const isBeside = ({ path, trunk }: TranslationBeside) =>
    originals.has(trunk) || HUGO_FOLDER.test(path) || (ofTrunk.get(trunk)?.length ?? 0) > 1;
  // One alone is often the README of a repository.
  const languages = [...groupBy(all.filter(isBeside), ({ written }) => written)].filter(([, { length }]) => length > 1);
  if (languages.every(([written]) => ENDINGS_OF_CODE.has(written))) return [];
  const prefix = contentPrefixOf(config);
  return languages.flatMap(([written, [first, ...more]]) => {
    if (first === undefined) return [];
    const { lang } = first;
    const file = `${prefix}${first.path}`;
    const name = nameInFolder(first.path);
    const isFirstLanguage = isEnglish(lang) && !originals.has(first.trunk);
    return warningOf('unread-file', {
      message: `\`${name}\` and ${more.length} more with \`.${written}\` in their names are no translations here, but pages beside the others.`,
      place: placeAtStart(file),
      hint: isFirstLanguage
        ? `take \`.${written}\` from the name of each, as \`${prefix}${pathWithoutLanguage(first)}\`: the first language has no folder`
        : `move each to the folder of its language, as \`${prefix}${lang}/${pathWithoutLanguage(first)}\`, and write \`${entryOf(lang)}\` below \`locales\` in \`site/config.ts\``,
    });
  });
}

/** Partials to docsgen, and to Hugo the pages of folders. */
const HUGO_FOLDER = /(?:^|\/)_index\.[^/]*$/;

/** Names of languages that files of code end with, too: `setup.cs.md` may be for those who write C#. */
export const ENDINGS_OF_CODE: ReadonlySet<string> = new Set(['cs', 'ml', 'rs', 'sh', 'ts']);

const entryOf = (lang: string) => `${keyCode(lang)}: ${codeOf({ label: nameOfLanguage(lang) })}`;
