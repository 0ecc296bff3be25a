import { posix } from 'node:path';
import { asLanguageTag } from '../../model/languages/languageTag.ts';
import type { RepositoryElsewhere, SiteElsewhere, UnreadPart } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { FOOTER_HINT, footerLine } from '../elsewhere/footerLine.ts';
import { isToml, writtenToml } from '../parse/writtenToml.ts';
import { placeOf, type Written, wordsOf, writtenYaml } from '../parse/writtenYaml.ts';
import { isSiteUrl } from '../siteBase.ts';
import { type HugoSettings, hugoLanguages } from './hugoLanguages.ts';
import { hugoMenu, type WrittenSetting } from './hugoMenu.ts';

interface SettingsFile {
  readonly text: string;
  readonly file: string;
}

/**
 * What the settings of Hugo, or of Zola, say of a site, in TOML, YAML or JSON; undefined where they name no title.
 * Pages are in the order of their folders there, too; what a theme is told is that of the theme. `file` is relative to
 * the project, as are those of `beside`: the files of `config/_default`, of which Hugo reads each.
 */
export function readHugo(
  text: string,
  file: string,
  beside: readonly SettingsFile[] = [],
  kindOf: (target: string) => string = () => 'missing',
): SiteElsewhere | undefined {
  const written = [settingsIn({ text, file }, []), ...beside.map((one) => settingsIn(one, keysOfName(one.file)))];
  // Of two in a file, the first counts.
  const settings: HugoSettings = new Map(written.flatMap((one) => one.toReversed()));
  const read = (name: string) => settings.get(name.toLowerCase())?.value.trim() || undefined;
  const language = read('defaultcontentlanguage') ?? 'en';
  // Whether addresses of the first language begin with its name, too.
  const isInSubdirectory = /^true$/i.test(read('defaultcontentlanguageinsubdir') ?? '');
  const title = read('title') ?? read(`languages.${language}.title`);
  if (title === undefined) return undefined;
  const [description, lang, address] = [
    read('params.description') ?? read(`languages.${language}.params.description`) ?? read('description'),
    read('languagecode') ?? read(`languages.${language}.languagecode`) ?? read('defaultcontentlanguage'),
    read('baseurl') ?? read('base_url'),
  ];
  const copyright = settings.get('copyright');
  const menu = hugoMenu(written.flat(), language, kindOf);
  const line = copyright === undefined || copyright.value.includes('{') ? undefined : footerLine(copyright.value);
  return withoutUndefined({
    title,
    description,
    lang: lang && asLanguageTag(lang),
    ...addressIn(address),
    ...hugoLanguages(settings, { first: language.toLowerCase(), isInSubdirectory }),
    repository: repositoryIn(read),
    footer: line && [line],
    header: menu && { right: menu },
    entries: [],
    unread: [
      ...(menu === undefined ? menuIn(settings) : []),
      ...(copyright === undefined || line !== undefined
        ? []
        : [{ option: 'copyright', place: copyright.place, isData: true, hint: FOOTER_HINT } as const]),
    ],
  });
}

function addressIn(address: string | undefined): Pick<SiteElsewhere, 'siteUrl' | 'base'> {
  // Some hosts are told the address only when they publish the site.
  if (address === undefined || !isSiteUrl(address) || /^https?:\/\/(?:localhost|example\.(?:com|org))\b/.test(address))
    return {};
  return { siteUrl: address, base: new URL(address).pathname };
}

/** The code of a site, as the themes Docsy and Hextra have it. */
function repositoryIn(read: (name: string) => string | undefined): RepositoryElsewhere | undefined {
  const base = read('params.editurl.base')?.replace(/\/+$/, '');
  const [url] = /^https:\/\/[^/]+\/[^/]+\/[^/]+/.exec(base ?? read('params.github_repo') ?? '') ?? [];
  if (url === undefined || (base !== undefined && read('params.editurl.enable') === 'false')) return undefined;
  if (base !== undefined) return { url, editUrl: `${base}/{path}`, folder: 'content' };
  const path = [read('params.github_subdir')?.replace(/^\/+|\/+$/g, ''), 'content', '{path}'].filter(Boolean).join('/');
  return { url, editUrl: `${url}/edit/${read('params.github_branch') ?? 'main'}/${path}`, folder: 'content' };
}

/** Entries of the menu at the top name pages by addresses that they may not have here. */
function menuIn(settings: HugoSettings): readonly UnreadPart[] {
  const places = [...settings].flatMap(([key, { place }]) =>
    /^(?:languages\.[^.]+\.)?menus?\.main\b/.test(key) ? [place] : [],
  );
  const [place] = places.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  return place === undefined ? [] : [{ option: 'menus', place, isData: true, hint: MENU_HINT }];
}

const MENU_HINT = "write its entries as `nav: { right: [{ text: 'Guides', link: '/guides/' }] }` in `site/config.ts`";

/** `config/_default/languages.toml` → `languages`, `params.de.toml` → `languages`, `de`, `params` */
function keysOfName(file: string): readonly string[] {
  const [name = '', language] = posix.basename(file, posix.extname(file)).split('.');
  if (/^(?:hugo|config)$/.test(name)) return [];
  if (language === undefined) return [name];
  return ['languages', language, ...(name === 'languages' ? [] : [name])];
}

/** What stands in a file, by its keys, before which those of `around` stand. */
function settingsIn({ text, file }: SettingsFile, around: readonly string[]): readonly WrittenSetting[] {
  const found: WrittenSetting[] = [];
  const visit = (value: Written, path: readonly string[], place = placeOf(value)): void => {
    const words = wordsOf(value);
    if (words !== undefined) found.push([nameOf(path), { value: words, place }]);
    if (value.kind === 'list')
      for (const item of value.items) {
        found.push([`${nameOf(path)}.`, { value: '', place: placeOf(item) }]);
        visit(item, path);
      }
    if (value.kind === 'map')
      for (const [key, inner] of value.entries)
        visit(inner, [...path, wordsOf(key) ?? ''], placeOf(isToml(file) ? key : inner));
  };
  const settings = isToml(file) ? writtenToml(text, file) : writtenYaml(text, file);
  if (settings !== undefined) visit(settings, around);
  return found;
}

const nameOf = (path: readonly string[]) => path.filter(Boolean).join('.').toLowerCase();
