import { contentPrefixOf } from '../../config/folders/contentFolderOf.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { localeFolderOf } from '../../config/translations.ts';
import { codeOf, keyCode } from '../../config/written/codeOf.ts';
import { type Diagnostic, placeAtStart, warningOf } from '../../model/diagnostic.ts';
import { withoutEnding } from '../../model/files/markdownFile.ts';
import { languageMeant, nameOfLanguage } from '../../model/languages/languageTag.ts';
import { languageWritten } from '../../model/languages/translationBeside.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import type { Project } from '../project.ts';
import { ENDINGS_OF_CODE } from './translationsBeside.ts';

/** Folders that may be called after a language. */
const LANGUAGE_FOLDER = /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/;

/** So many pages are called like others by no chance. */
const FEWEST = 2;

/**
 * Warns of folders that hold translations of other pages, and that `locales` does not name: their pages stand among
 * those of the first language. May yield `unread-file`.
 */
export function unnamedLanguages({ config, content, isKnown, diagnostics }: Project): readonly Diagnostic[] {
  // With an error in the configuration it is not known what that names.
  if (!isKnown || diagnostics.some(({ severity, code }) => severity === 'error' && code === 'config-invalid'))
    return [];
  const paths = content.sources.map(({ relativePath }) => relativePath);
  const named = new Set(config.translations.map(localeFolderOf));
  const inFolders = paths.filter((path) => path.includes('/'));
  const folders = groupBy(inFolders, (path) => path.slice(0, path.indexOf('/')));
  const originals = new Set(paths.map(withoutEnding));
  return [...folders].flatMap(([folder, files]) => {
    if (!LANGUAGE_FOLDER.test(folder) || named.has(folder) || ENDINGS_OF_CODE.has(folder)) return [];
    const lang = languageWritten(folder);
    if (languageMeant(lang) !== undefined) return [];
    const translated = files.filter((path) => {
      const trunk = withoutEnding(path.slice(folder.length + 1));
      return trunk !== 'index' && originals.has(trunk);
    });
    const [first] = translated;
    if (first === undefined || translated.length < FEWEST || translated.length < files.length / 2) return [];
    const prefix = contentPrefixOf(config);
    return warningOf('unread-file', {
      message: `The pages in \`${prefix}${folder}/\` are no translations here, but pages beside the others: \`locales\` does not name the folder.`,
      place: placeAtStart(`${prefix}${first}`),
      hint: hintFor(config, folder, lang),
    });
  });
}

function hintFor(config: SiteConfig, folder: string, lang: string): string {
  const { translations } = config;
  const isSame = (other: SiteConfig) => other.lang.toLowerCase() === lang.toLowerCase();
  const named = translations.find(isSame);
  if (named !== undefined)
    return `move them into \`${contentPrefixOf(config)}${localeFolderOf(named)}/\`, the folder of that language`;
  const entry = { label: nameOfLanguage(lang), ...(lang === folder ? {} : { lang }) };
  if (translations.length > 0) {
    const other = isSame(config) ? ', and there as `lang` of `root` the language of the pages outside the folders' : '';
    return `write \`${keyCode(folder)}: ${codeOf(entry)}\` below \`locales\` in \`site/config.ts\`${other}`;
  }
  const root = isSame(config) ? { label: '…', lang: '…' } : { label: nameOfLanguage(config.lang) };
  const other = isSame(config) ? ', with the language of the pages outside the folder' : '';
  return `write \`locales: ${codeOf({ root, [folder]: entry })}\` in \`site/config.ts\`${other}`;
}
