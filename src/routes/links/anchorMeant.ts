import { anchorsOf } from '../../model/addresses/anchorsOf.ts';
import { translationOf } from '../../model/languages/translationOf.ts';
import { oncePer } from '../../model/lazy.ts';
import type { CompiledPage, PageLink } from '../../model/page.ts';
import { nearest } from '../../model/text/nearest.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { resolveUrl } from '../resolveUrl.ts';
import { writtenPath } from '../urlParts.ts';
import type { LinkWorld } from './checkLinks.ts';
import { fixLink, type LinkRemedy } from './fixLink.ts';
import { looseKey, soleBy } from './soleAlike.ts';

/**
 * The heading that a broken anchor means: another spelling of one here, the same on the one page that has it, or a near
 * one.
 */
export function anchorMeant(link: PageLink, hash: string, target: CompiledPage, world: LinkWorld): LinkRemedy {
  const { slugs, words, headingAlike, anchorAlike } = headingsOf(target);
  const alike = repeatMeant(hash, slugs, headingAlike) ?? anchorAlike(hash);
  if (alike !== undefined) {
    return { hint: `write \`#${alike}\``, fix: fixLink(link, link.url.replace(/#.*$/s, `#${alike}`)) };
  }
  const original = originalOf(target, world);
  if (original !== undefined && anchorsOf(original).has(hash)) {
    const { relativePath } = target.record;
    return { hint: `write \`{#${hash}}\` behind the heading that translates this one in \`${relativePath}\`` };
  }
  const beginning = `${hash.toLowerCase()}-`;
  const near = slugs.find((slug) => slug.startsWith(beginning)) ?? nearest(hash, slugs);
  const containing = slugs.find((slug) => slug.includes(hash) || hash.includes(slug));
  const { all } = world.meant(link.url, link.fromFile);
  const [moved, ...others] = (pagesByHeading(world.pages).get(hash) ?? []).filter(
    ({ record }) => all.includes(record.path) && isReached(record.path, link, world),
  );
  if (moved !== undefined && others.length === 0 && (near ?? containing) === undefined) {
    const url = `${writtenPath(moved.record.path)}#${hash}`;
    // Who names another page means no part of the own one.
    return isTelling(hash, target) && moved.record.relativePath !== link.fromFile
      ? { hint: `write \`${url}\`: the heading is there`, fix: fixLink(link, url) }
      : { hint: `did you mean \`${url}\`?` };
  }
  const guess = near ?? slugs[alikeInWords(hash.split('-'), words)] ?? containing;
  if (guess !== undefined) return { hint: `did you mean \`#${guess}\`?` };
  if (slugs.length > 0) return { hint: `the page has \`#${slugs.slice(0, 5).join('`, `#')}\`` };
  return {
    hint: link.url.startsWith('#')
      ? 'the page has no headings: write one, or keep only the text of the link'
      : 'remove the `#` and what follows it',
  };
}

/** A page may have thousands of broken anchors: what all of them are compared with is made once. */
const headingsOf = oncePer(({ headings, ids }: CompiledPage) => {
  const slugs = headings.map(({ slug }) => slug);
  return {
    slugs,
    words: slugs.map((slug) => slug.split('-')),
    headingAlike: soleBy(slugs, looseKey),
    anchorAlike: soleBy(new Set([...slugs, ...ids]), looseKey),
  };
});

const pagesByHeading = oncePer((pages: LinkWorld['pages']): ReadonlyMap<string, readonly CompiledPage[]> => {
  const found = [...pages.values()].flatMap((page) =>
    [...new Set(page.headings.map(({ slug }) => slug))].map((slug) => ({ slug, page })),
  );
  return new Map([...groupBy(found, ({ slug }) => slug)].map(([slug, all]) => [slug, all.map(({ page }) => page)]));
});

const alikeInWords = (written: readonly string[], words: readonly (readonly string[])[]) =>
  words.findIndex((those) => holdsWords(those, written) || holdsWords(written, those));

/** Whether a slug has all words of another, of several: a heading that has become longer, or shorter. */
const holdsWords = (words: readonly string[], others: readonly string[]): boolean =>
  others.length > 1 && others.every((word) => words.includes(word));

/**
 * Whether a heading of several words is the one that is meant: what is called `Options` may be anything, or be made by
 * a component.
 */
const isTelling = (hash: string, page: CompiledPage) =>
  /[^-]-[^-]/.test(hash) && !faultCodes(page).has('unknown-component');

/** The codes of what is told of a page: it may be thousands of faults. */
export const faultCodes = oncePer(
  ({ diagnostics }: CompiledPage): ReadonlySet<string> => new Set(diagnostics.map(({ code }) => code)),
);

/** Python-Markdown counts the headings of one text from the second on: its `notes_1` is `notes-2` here. */
function repeatMeant(
  hash: string,
  slugs: readonly string[],
  headingAlike: (word: string) => string | undefined,
): string | undefined {
  const [, base = '', count] = /^(.+)_(\d+)$/.exec(hash) ?? [];
  const slug = `${headingAlike(base)}-${Number(count) + 1}`;
  return slugs.includes(slug) ? slug : undefined;
}

/** Whether a route leads to its own page, and not to a translation of that. */
function isReached(route: string, { fromFile }: PageLink, world: LinkWorld): boolean {
  const reached = resolveUrl(route, fromFile, world);
  return reached.kind === 'page' && reached.path === route;
}

/** The page of the first language that a page translates. */
function originalOf({ record: { path } }: CompiledPage, world: LinkWorld): CompiledPage | undefined {
  if (translationOf(path, world.translations ?? []) === undefined) return undefined;
  const original = world.translatedRoute?.(path, '/');
  return original === undefined ? undefined : world.pages.get(original);
}
