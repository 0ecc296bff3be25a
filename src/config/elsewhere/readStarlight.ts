import { badgeTypeMeant } from '../../model/badgeType.ts';
import type {
  EntryElsewhere,
  HeadElsewhere,
  LanguageElsewhere,
  RepositoryElsewhere,
  SiteElsewhere,
} from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/withoutUndefined.ts';
import { astroRedirects } from './astroRedirects.ts';
import { type CodeData, exportedData } from './exportedData.ts';
import { starlightHead } from './headElsewhere.ts';
import { isOpenIn, languageWords, type PartsRead, partsReader } from './partsReader.ts';
import { EDIT_HINT, repositoryAt, siteUrlAt } from './placesHere.ts';
import { socialLinks } from './socialLinks.ts';
import { tellOthers } from './tellOthers.ts';
import { tocElsewhere } from './tocElsewhere.ts';
import { unlessEmpty } from './unlessEmpty.ts';

/**
 * The site that an `astro.config` describes for Starlight, none of which is run; undefined where Starlight is no part of it,
 * or it cannot be parsed. `file` is relative to the project; `textOf` yields the text of another.
 */
export function readStarlight(
  text: string,
  file: string,
  textOf?: (file: string) => string | undefined,
): SiteElsewhere | undefined {
  const settings = exportedData(text, file, textOf);
  if (settings === undefined) return undefined;
  const read = partsReader();
  const wordsOf = (data: CodeData | undefined) =>
    languageWords(data, { read, option: 'locales', lang: 'lang', dir: 'dir' });
  const astro = read.map(settings, 'config');
  const given = read.list(astro.get('integrations'), 'integrations').map(settingsOf).find(Boolean);
  // Of other sites that Astro makes, nothing is known.
  if (given === undefined) return undefined;
  const root = read.map(given, 'starlight');
  const [description, base] = [read.text(root.get('description'), 'description'), read.text(astro.get('base'), 'base')];
  const locales = read.map(root.get('locales'), 'locales');
  const named = read.text(root.get('defaultLocale'), 'defaultLocale');
  const first = locales.has('root')
    ? 'root'
    : named !== undefined && locales.has(named)
      ? named
      : [...locales.keys()][0];
  const defaultPlace = root.get('defaultLocale')?.place;
  if (first === 'root' && named !== undefined && named !== 'root' && defaultPlace !== undefined)
    read.miss('defaultLocale', defaultPlace, { isData: true });
  // Astro has languages of its own, which stand in for those that are not there.
  const ofAstro = locales.size === 0 ? astro.get('i18n') : undefined;
  if (ofAstro !== undefined) read.miss('i18n', ofAstro.place, { isData: true });
  const { lang, ...words } = wordsOf(locales.get(first ?? ''));
  const tag = lang ?? (first === 'root' ? undefined : first);
  const title = textInLanguage(root.get('title'), tag, { read, option: 'title' });
  const entriesIn = (language: string | undefined, reading: PartsRead) =>
    reading.list(root.get('sidebar'), 'sidebar').flatMap((item) => entryOf(item, { read: reading, lang: language }));
  const entries = entriesIn(tag, read);
  const languages = [...locales]
    .filter(([name]) => name !== first)
    .map(([folder, data]): LanguageElsewhere => {
      const own = wordsOf(data);
      const language = own.lang ?? folder;
      // What is not to be read there has been told of with the first.
      const translated = entriesIn(language, partsReader());
      const titled = textInLanguage(root.get('title'), language, { read: partsReader(), option: 'title' });
      return withoutUndefined({
        ...own,
        folder,
        place: data.place,
        hasFallback: true,
        title: titled,
        entries: JSON.stringify(translated) === JSON.stringify(entries) ? [] : translated,
      });
    });
  const right = unlessEmpty(socialLinks(root.get('social'), read));
  const siteUrl = siteUrlAt(read.text(astro.get('site'), 'site'), base);
  const repository = repositoryOf(root.get('editLink'), read);
  const head = [...iconIn(root.get('favicon'), read), ...starlightHead(root.get('head'), read, base)];
  const redirects = astroRedirects(astro.get('redirects'), read);
  const toc = tocElsewhere(root.get('tableOfContents'), 'tableOfContents', read);
  tellOthers(root, (key) => IN_STARLIGHT.test(key), read);
  const logo = root.get('logo');
  if (logo !== undefined) read.miss('logo', logo.place, { isData: true, hint: LOGO_HINT });
  return withoutUndefined({
    title,
    description,
    lang: tag,
    ...words,
    base,
    siteUrl,
    repository,
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

/** What has its place here, or needs none. */
const IN_STARLIGHT =
  /^(?:title|description|logo|editLink|social|sidebar|locales|defaultLocale|head|favicon|tableOfContents|lastUpdated|pagefind|expressiveCode|credits|prerender|markdown)$/;

/** An icon that is called as it is here needs no tag. */
function iconIn(data: CodeData | undefined, read: PartsRead): readonly HeadElsewhere[] {
  const href = read.text(data, 'favicon')?.replace(/^\/?(?![a-z]+:)/, '/');
  if (data === undefined || href === undefined || /^\/favicon\.(?:svg|png|ico)$/.test(href)) return [];
  return [{ tag: 'link', attributes: { rel: 'icon', href }, place: data.place }];
}

const LOGO_HINT =
  "put the image into `site/public`, and write `logo: '/logo.svg'` in `site/config.ts`; `logo: { src: '/logo.svg', replacesTitle: true }` for one that says the title";

function repositoryOf(data: CodeData | undefined, read: PartsRead): RepositoryElsewhere | undefined {
  const around = read.map(data, 'editLink').get('baseUrl');
  const address = read.text(around, 'editLink');
  if (around === undefined || address === undefined) return undefined;
  const repository = repositoryAt(`${address.replace(/\/*$/, '/')}${PAGES}/{path}`, PAGES);
  if (repository === undefined) read.miss('editLink', around.place, { isData: true, hint: EDIT_HINT });
  return repository;
}

const PAGES = 'src/content/docs';

const settingsOf = (data: CodeData): CodeData | undefined =>
  data.kind === 'code' && data.call?.name === 'starlight' ? data.call.given[0] : undefined;

/** A text may be one for each language: where there is none for this, the first is taken. */
function textInLanguage(
  data: CodeData | undefined,
  lang: string | undefined,
  { read, option }: { readonly read: PartsRead; readonly option: string },
): string | undefined {
  if (data?.kind !== 'map') return read.text(data, option);
  const texts = read.map(data, option);
  const [first] = texts.values();
  return read.text(texts.get(lang ?? '') ?? first, option);
}

interface InLanguage {
  readonly read: PartsRead;
  readonly lang: string | undefined;
}

function entryOf(item: CodeData, around: InLanguage): readonly EntryElsewhere[] {
  const { read, lang } = around;
  if (item.kind === 'value' && typeof item.value === 'string')
    return [{ target: slugTarget(item.value), place: item.place }];
  if (item.kind !== 'map') {
    read.miss('sidebar', item.place);
    return [];
  }
  const before = read.missed.length;
  const parts = read.map(item, 'sidebar');
  const word = (name: string) => read.text(parts.get(name), 'sidebar');
  const [label, slug, link] = [word('label'), word('slug'), word('link')];
  const translations = read.map(parts.get('translations'), 'sidebar');
  const text = read.text(translations.get(lang ?? ''), 'sidebar') ?? label;
  const badge = badgeIn(parts.get('badge'), around);
  const directory = read.map(parts.get('autogenerate'), 'sidebar').get('directory');
  const folder = read.text(directory, 'sidebar');
  // An entry that is known in part would be another one.
  if (read.missed.length > before) return [];
  const target = slug === undefined ? link : slugTarget(slug);
  const place = (directory ?? parts.get('slug') ?? parts.get('link') ?? parts.get('label') ?? item).place;
  const isOpen = isOpenIn(parts);
  if (folder !== undefined)
    return [
      withoutUndefined({ text, badge, place, isOpen: text === undefined ? undefined : isOpen, target: `${folder}/*` }),
    ];
  const inside = parts.get('items');
  if (inside === undefined) return [withoutUndefined({ text, badge, place, target })];
  const items = read.list(inside, 'sidebar').flatMap((one) => entryOf(one, around));
  return [withoutUndefined({ text, badge, place, isOpen, items })];
}

/** A badge is a word, or one for each language. */
function badgeIn(data: CodeData | undefined, { read, lang }: InLanguage): EntryElsewhere['badge'] {
  if (data?.kind !== 'map') return read.text(data, 'sidebar');
  const parts = read.map(data, 'sidebar');
  const text = textInLanguage(parts.get('text'), lang, { read, option: 'sidebar' });
  const variant = read.text(parts.get('variant'), 'sidebar');
  return text === undefined || variant === undefined ? text : { text, type: badgeTypeMeant(variant) };
}

/** The start page may be named by nothing. */
const slugTarget = (slug: string) => (slug === '' ? 'index' : slug);
