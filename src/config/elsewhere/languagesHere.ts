import { LANGUAGE_TAG } from '../../model/languages/languageTag.ts';
import type { LanguageElsewhere, SiteElsewhere, UnreadPart } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { keyCode } from '../written/codeOf.ts';
import type { Find } from './itemsHere.ts';

/** The site with those of its languages that it can have here, and what keeps the others from it. */
export function languagesHere(site: SiteElsewhere, find: Find): SiteElsewhere {
  const { languages = [], ...others } = site;
  if (languages.length === 0) return site;
  const kept: LanguageElsewhere[] = [];
  const unread: UnreadPart[] = [];
  const tags = new Map([[tagOf(site.lang ?? '')?.toLowerCase() ?? 'en', 'root']]);
  for (const language of languages) {
    const { folder, place, ending } = language;
    // Settings of a theme may name each language that it has words for.
    if (ending !== undefined && find(`${folder}/*`).kind !== 'folder') continue;
    const lang = tagOf(language.lang ?? folder);
    const hint = reasonAgainst(language, { lang, tags, find });
    if (hint === undefined && lang !== undefined) {
      tags.set(lang.toLowerCase(), folder);
      kept.push({ ...language, lang });
    } else unread.push(withoutUndefined({ option: 'locales', place, isData: true as const, hint }));
  }
  return { ...others, languages: kept, unread: [...(site.unread ?? []), ...unread] };
}

/** The tag of a language, which some write as their system does: `pt_BR`. Undefined for what is none. */
function tagOf(lang: string): string | undefined {
  // A folder named `english` is no tag: its language is for the author to name.
  const tag = lang.replaceAll('_', '-');
  return LANGUAGE_TAG.test(tag) ? tag : undefined;
}

interface Judging {
  readonly lang: string | undefined;
  /** The folders of the languages before, by their tags. */
  readonly tags: ReadonlyMap<string, string>;
  readonly find: Find;
}

/** What to do about a language that the configuration cannot name as it is; undefined for any other. */
function reasonAgainst({ folder }: LanguageElsewhere, { lang, tags, find }: Judging): string | undefined {
  if (lang === undefined) return `name its language: \`${keyCode(folder)}: { lang: 'en-US', … }\``;
  const inside = find(`${folder}/*`);
  if (inside.kind !== 'folder' || inside.link !== `/${folder}/`)
    return `write its pages in \`content/${folder}\`, or delete it: there are none`;
  const same = tags.get(lang.toLowerCase());
  return same === undefined ? undefined : `write another \`lang\`: \`${same}\` is in the language \`${lang}\`, too`;
}
