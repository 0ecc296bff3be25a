import type { LanguageElsewhere, LogoElsewhere, SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { siteUrlAt } from '../elsewhere/addressesHere.ts';
import { iconTag, starlightHead } from '../elsewhere/headElsewhere.ts';
import { repositoryIn } from '../elsewhere/repositoryHere.ts';
import { socialLinks } from '../elsewhere/socialLinks.ts';
import { tellOthers } from '../elsewhere/tellOthers.ts';
import { tocElsewhere } from '../elsewhere/tocElsewhere.ts';
import { unlessEmpty } from '../elsewhere/unlessEmpty.ts';
import { type CodeData, type CodeParts, isValue } from '../parse/codeData.ts';
import type { TextOf } from '../parse/codeModules.ts';
import { exportedData } from '../parse/exportedData.ts';
import { languageWords, type PartsRead, partsReader } from '../parse/partsReader.ts';
import { astroRedirects } from './astroRedirects.ts';
import { starlightSidebar, textInLanguage } from './starlightSidebar.ts';

/**
 * The site that an `astro.config` describes for Starlight, none of which is run; undefined where Starlight is no part
 * of it, or it cannot be parsed. `file` is relative to the project; `textOf` yields the text of another.
 */
export function readStarlight(text: string, file: string, textOf?: TextOf): SiteElsewhere | undefined {
  const settings = exportedData(text, file, textOf);
  if (settings === undefined) return undefined;
  const read = partsReader();
  const astro = read.map(settings, 'config');
  const given = read.list(astro.get('integrations'), 'integrations').map(settingsOf).find(Boolean);
  // Of other sites that Astro makes, nothing is known.
  if (given === undefined) return undefined;
  const root = read.map(given, 'starlight');
  const [description, base] = [read.text(root.get('description'), 'description'), read.text(astro.get('base'), 'base')];
  const locales = read.map(root.get('locales'), 'locales');
  const first = firstLocale(root.get('defaultLocale'), locales, read);
  // Astro has languages of its own, which stand in for those that are not there.
  const ofAstro = locales.size === 0 ? astro.get('i18n') : undefined;
  if (ofAstro !== undefined) read.miss('i18n', ofAstro.place, { isData: true });
  const { lang, ...words } = wordsOf(locales.get(first ?? ''), read);
  const tag = lang ?? (first === 'root' ? undefined : first);
  const title = textInLanguage(root.get('title'), 'title', { read, lang: tag });
  const entries = starlightSidebar(root.get('sidebar'), { read, lang: tag });
  const others = [...locales].filter(([name]) => name !== first);
  const languages = others.map(([folder, data]) => languageOf(folder, data, { root, entries, read }));
  const right = unlessEmpty(socialLinks(root.get('social'), read));
  const siteUrl = siteUrlAt(read.text(astro.get('site'), 'site'), base);
  const edits = read.map(root.get('editLink'), 'editLink').get('baseUrl');
  const repository = repositoryIn(edits, { read, option: 'editLink', folder: 'src/content/docs' });
  const head = [...iconTag(root.get('favicon'), 'favicon', read), ...starlightHead(root.get('head'), read, base)];
  const redirects = astroRedirects(astro.get('redirects'), read);
  const toc = tocElsewhere(root.get('tableOfContents'), 'tableOfContents', read);
  tellOthers(root, (key) => IN_STARLIGHT.test(key), read);
  return withoutUndefined({
    title,
    description,
    lang: tag,
    ...words,
    base,
    siteUrl,
    repository,
    logo: logoOf(root.get('logo'), read),
    head: unlessEmpty(head),
    ...toc,
    redirects: unlessEmpty(redirects),
    header: right && { right },
    entries,
    languages: unlessEmpty(languages),
    firstFolder:
      first === undefined || first === 'root'
        ? undefined
        : { name: first, place: (locales.get(first) ?? settings).place },
    unread: read.missed,
  });
}

/** A language besides the first, which has `entries`. */
function languageOf(
  folder: string,
  data: CodeData,
  { root, entries, read }: Pick<SiteElsewhere, 'entries'> & { readonly root: CodeParts; readonly read: PartsRead },
): LanguageElsewhere {
  const own = wordsOf(data, read);
  // What is not to be read there has been told of with the first.
  const around = { read: partsReader(), lang: own.lang ?? folder };
  const translated = starlightSidebar(root.get('sidebar'), around);
  return withoutUndefined({
    ...own,
    folder,
    place: data.place,
    hasFallback: true,
    title: textInLanguage(root.get('title'), 'title', around),
    entries: JSON.stringify(translated) === JSON.stringify(entries) ? [] : translated,
  });
}

const wordsOf = (data: CodeData | undefined, read: PartsRead) =>
  languageWords(data, { read, option: 'locales', lang: 'lang', dir: 'dir' });

/** The name of the first language, that of its folder or `root`; undefined where no languages are named. */
function firstLocale(data: CodeData | undefined, locales: CodeParts, read: PartsRead): string | undefined {
  const named = read.text(data, 'defaultLocale');
  if (!locales.has('root')) return named !== undefined && locales.has(named) ? named : [...locales.keys()][0];
  if (data !== undefined && named !== undefined && named !== 'root')
    read.miss('defaultLocale', data.place, { isData: true });
  return 'root';
}

/** What has its place here, or needs none. */
const IN_STARLIGHT =
  /^(?:title|description|logo|editLink|social|sidebar|locales|defaultLocale|head|favicon|tableOfContents|lastUpdated|pagefind|expressiveCode|credits|prerender|markdown)$/;

/** It names a file of the project, which is published here as it is, by its name. */
function logoOf(data: CodeData | undefined, read: PartsRead): LogoElsewhere | undefined {
  const parts = read.map(data, 'logo');
  const images = read.texts(parts, ['src', 'light', 'dark'], 'logo');
  const [src, light, dark] = images.map((path) => path?.replace(/^(?:.*\/)?/, '/'));
  const image = light !== undefined && dark !== undefined ? { light, dark } : src;
  if (data === undefined || image === undefined) return undefined;
  const replacesTitle = isValue(parts.get('replacesTitle'), true);
  return { image, ...(replacesTitle ? { replacesTitle } : {}), place: (parts.get('src') ?? data).place };
}

const settingsOf = (data: CodeData): CodeData | undefined =>
  data.kind === 'code' && data.call?.name === 'starlight' ? data.call.given[0] : undefined;
