import { posix } from 'node:path';
import { canParseUrl } from '../../model/addresses/canParseUrl.ts';
import { hasScheme } from '../../model/addresses/hasScheme.ts';
import { repositoryHost } from '../../model/addresses/repositoryHost.ts';
import { directionIn } from '../../model/languages/languageTag.ts';
import type { RedirectElsewhere, SiteElsewhere, UnreadPart } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { schemeHint } from '../elsewhere/schemeHint.ts';
import { SCRIPTS_HINT, STYLES_HINT } from '../elsewhere/sharedHints.ts';
import { unlessEmpty } from '../elsewhere/unlessEmpty.ts';
import { writtenToml } from '../parse/writtenToml.ts';
import {
  inside,
  isFalse,
  pairsIn,
  placeOf,
  type Written,
  wordsAt,
  wordsOf,
  type YamlEntry,
} from '../parse/writtenYaml.ts';
import { isSiteUrl, normalBase } from '../siteBase.ts';

/**
 * What a `book.toml` says of a book besides its chapters, which `SUMMARY.md` lists. `file` is relative to the project.
 */
export function readMdbook(toml: string, file: string): Omit<SiteElsewhere, 'entries'> {
  const settings = writtenToml(toml, file);
  const html = inside(inside(settings, 'output'), 'html');
  const names = ['title', 'description', 'language', 'text-direction', 'src'];
  const [title, description, lang, dir, src = 'src'] = names.map((name) => wordsAt(inside(settings, 'book'), name));
  const address = addressIn(wordsAt(html, 'site-url'));
  const redirects = pairsIn(inside(html, 'redirect')).flatMap((pair) => redirectIn(pair, address.base ?? '/'));
  return withoutUndefined({
    title,
    description,
    lang,
    dir: directionIn(dir),
    ...address,
    ...sourceIn(html, src),
    redirects: unlessEmpty(redirects),
    startsWithFirst: true,
    unread: unlessEmpty(othersIn(html)),
  });
}

/** What pages load besides, formulas, and the look that pages have at first. */
function othersIn(html: Written | undefined): readonly UnreadPart[] {
  const parts = [...OTHERS.map(([option, hint]) => ({ option, value: inside(html, option), hint })), ...lookIn(html)];
  return parts.flatMap(({ option, value, hint }) => {
    const isEmpty = value === undefined || isFalse(value) || (value.kind === 'list' && value.items.length === 0);
    return isEmpty || hint === undefined ? [] : [{ option, place: placeOf(value), isData: true, hint }];
  });
}

/** A book has a theme for systems that are light, and one for those that are dark: both may be of one kind. */
function lookIn(html: Written | undefined) {
  const [light, dark] = ['default-theme', 'preferred-dark-theme'].map((option) => inside(html, option));
  const [isFirstDark, isOtherDark] = [wordsOf(light) ?? 'light', wordsOf(dark) ?? 'navy'].map((name) =>
    /^(?:coal|navy|ayu)$/i.test(name),
  );
  if (isFirstDark !== isOtherDark) return [];
  return isFirstDark
    ? [{ option: 'default-theme', value: light, hint: schemeHint({ first: 'dark', isFixed: false }) }]
    : [{ option: 'preferred-dark-theme', value: dark, hint: schemeHint({ first: 'light', isFixed: false }) }];
}

const OTHERS = [
  ['additional-css', STYLES_HINT],
  ['additional-js', SCRIPTS_HINT],
  ['mathjax-support', 'export a component for formulas from `site/components.tsx`, as `codeBlocks.math`'],
] as const;

const addressIn = (siteUrl: string | undefined): Pick<SiteElsewhere, 'siteUrl' | 'base'> => {
  if (siteUrl === undefined) return {};
  return isSiteUrl(siteUrl) ? { siteUrl, base: new URL(siteUrl).pathname } : { base: siteUrl };
};

/** The code of a book: with an address for edits its repository, else a link at the top. */
function sourceIn(html: Written | undefined, folder: string): Pick<SiteElsewhere, 'repository' | 'header'> {
  const repository = inside(html, 'git-repository-url');
  const [url, template] = [wordsOf(repository), wordsAt(html, 'edit-url-template')];
  if (repository === undefined || url === undefined || !canParseUrl(url)) return {};
  if (template === undefined || !canParseUrl(template) || !template.includes('{path}'))
    return { header: { right: [{ text: repositoryHost(url), target: url, place: placeOf(repository) }] } };
  // There, the folder of the chapters is a part of the path.
  const editUrl = template.replace('{path}', () => posix.join(folder, '{path}'));
  return { repository: { url, editUrl, folder } };
}

/** An old address; where it leads is written as seen from there. */
function redirectIn([key, value]: YamlEntry, base: string): readonly RedirectElsewhere[] {
  const [written, to] = [key, value].map(wordsOf);
  if (written === undefined || to === undefined) return [];
  const from = posix.join('/', written);
  return [{ from, to: targetOf(to, from, normalBase(base)), option: 'output.html.redirect', place: placeOf(key) }];
}

/** A path from the folder of the chapters, which begins with `../` where it leads out of the book, or a full URL. */
function targetOf(to: string, from: string, base: string): string {
  if (hasScheme(to)) return to;
  if (to.startsWith('/')) return to.startsWith(base) ? to.slice(base.length) : to;
  return posix.join(posix.dirname(from.slice(1)), to);
}
