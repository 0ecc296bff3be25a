import { LANGUAGE_TAG, localeOf, nameOfLanguage } from '../../model/languages/languageTag.ts';
import type { EntryElsewhere, LanguageElsewhere, SiteElsewhere, UnreadPart } from '../../model/navigationElsewhere.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { type Find, linksHere } from '../elsewhere/itemsHere.ts';
import { logoOption } from '../elsewhere/logoOption.ts';
import { sidebarsHere, sidebarsOfTabs, tabsHere } from '../elsewhere/sidebarsHere.ts';
import { unlessEmpty } from '../elsewhere/unlessEmpty.ts';
import { isBase, normalBase } from '../siteBase.ts';
import { configText } from './configText.ts';

/**
 * The text of a `site/config.ts` with title, sidebar and tabs of another generator, and with its languages, all of
 * which are those that docsgen can have. Undefined where nothing is left of its navigation.
 */
export function configFromNavigation(site: SiteElsewhere, find: Find): string | undefined {
  const { title, base, siteUrl, hasTabs = false, languages = [], unread = [] } = site;
  const repository = repositoryHere(site);
  const { nav, footer, sidebars, ...words } = spoken(withoutLinkTo(repository?.url, site), { find, hasTabs });
  // Settings hold a title that is not to be found elsewhere.
  const isTitle = site.unread !== undefined && title !== undefined;
  if (sidebars === undefined && nav === undefined && languages.length === 0 && !isTitle) return undefined;
  const config = {
    ...words,
    // What would be refused here says nothing of where pages are.
    base: base !== undefined && isBase(base) && normalBase(base) !== '/' ? normalBase(base) : undefined,
    siteUrl,
    logo: site.logo && logoOption(site.logo),
    logoLink: site.logoLink?.target,
    repository,
    head: headOf(site),
    toc: site.toc,
    lineNumbers: site.lineNumbers,
    lastAuthor: site.lastAuthor,
    check: site.checksTranslations === true ? { translations: true } : undefined,
    nav,
    sidebars,
    footer,
    locales: languages.length === 0 ? undefined : localesOf(site, languages, find),
  };
  return configText(config, unreadComments(unread));
}

const repositoryHere = ({ repository }: SiteElsewhere) =>
  repository === undefined ? undefined : { url: repository.url, editUrl: repository.editUrl };

/** A repository has its link at the top by itself. */
function withoutLinkTo<T extends SiteElsewhere | LanguageElsewhere>(url: string | undefined, site: T): T {
  const { header } = site;
  if (url === undefined || header === undefined) return site;
  const others = (entries: readonly EntryElsewhere[] = []) =>
    entries.filter(({ target = '', items }) => items !== undefined || target.replace(/\/+$/, '') !== url);
  return { ...site, header: { left: others(header.left), right: others(header.right) } };
}

const headOf = ({ head }: SiteElsewhere) => head?.map(({ place: _, ...tag }) => tag);

/** What is said in a language, in the order in which it is written. What is undefined is not written. */
function spoken(
  site: SiteElsewhere | LanguageElsewhere,
  { find, hasTabs }: { readonly find: Find; readonly hasTabs: boolean },
) {
  const { title, description, lang, header, footer, entries } = site;
  const tabs = hasTabs ? tabsHere(entries, find) : undefined;
  const [links, right] = [header?.left, header?.right].map((all = []) => unlessEmpty(linksHere(all, find)));
  const left = tabs?.map(({ nav }) => nav) ?? links;
  return {
    title,
    description,
    lang: lang !== undefined && LANGUAGE_TAG.test(lang) ? lang : undefined,
    nav: left === undefined && right === undefined ? undefined : { left, right },
    footer,
    sidebars: unlessEmpty(tabs === undefined ? sidebarsHere(site, find) : sidebarsOfTabs(tabs)),
  };
}

/** The languages by their folders; what is that of the first need not be written again. */
function localesOf(site: SiteElsewhere, languages: readonly LanguageElsewhere[], find: Find) {
  const { dir } = site;
  const others = languages.map((language) => {
    const { folder, hasFallback, ...own } = language;
    const hasTabs = site.hasTabs === true && own.entries.length > 0;
    // What stands beside tabs is that of the site: a language that has its own tabs has all of the header.
    const shown = hasTabs ? withoutUndefined({ ...own, header: own.header ?? site.header }) : own;
    const { title, description, lang, nav, footer, sidebars } = spoken(withoutLinkTo(site.repository?.url, shown), {
      find,
      hasTabs,
    });
    const words = {
      label: labelIn(language, folder),
      lang: lang === folder ? undefined : lang,
      dir: own.dir,
      title: title === site.title ? undefined : title,
      description: description === site.description ? undefined : description,
      fallback: hasFallback === true ? true : undefined,
      logoLink: own.logoLink?.target,
    };
    return [folder, { ...words, nav, sidebars, footer }] as const;
  });
  return { root: { label: labelIn(site, site.lang ?? 'en'), dir }, ...Object.fromEntries(others) };
}

/** What a language calls itself, where the settings do not say it: `de` is `Deutsch`. */
function labelIn({ label, lang }: Pick<SiteElsewhere, 'label' | 'lang'>, folder: string): string {
  const tag = lang ?? folder;
  if (label !== undefined || localeOf(tag) === undefined) return label ?? tag;
  return nameOfLanguage(tag) ?? tag;
}

/**
 * What is still to be written, for whoever has the file and no longer the warnings. Parts of one remedy stand together.
 */
export function unreadComments(unread: NonNullable<SiteElsewhere['unread']>): string {
  const parts = [...unread].sort((a, b) => a.place.line - b.place.line);
  const byRemedy = groupBy(parts, (part) => part.hint ?? part);
  return [...byRemedy.values()].map(commentsOn).join('');
}

function commentsOn(parts: readonly UnreadPart[]): string {
  const told = parts.map(
    ({ option, place: { file, line } }) => `// Not carried over: a part of \`${option}\` at ${file}:${line}.\n`,
  );
  const hint = parts[0]?.hint;
  return told.join('') + (hint === undefined ? '' : `//   hint: ${hint}\n`);
}
