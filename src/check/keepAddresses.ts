import { join } from 'node:path';
import { ADDRESS_LOCK, type LockedAddress, readAddressLock, writeAddressLock } from '../addresses/addressLock.ts';
import { type AddressWorld, checkAddresses, freshAddresses } from '../addresses/checkAddresses.ts';
import type { PublishedPage } from '../addresses/successorOf.ts';
import type { Site } from '../build/site.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import { inLanguageOf } from '../config/translations.ts';
import { decodeSource } from '../content/decodeSource.ts';
import { anchorsOf } from '../model/addresses/anchorsOf.ts';
import { type Diagnostic, errorOf, placeAtEnd, placeAtStart, warningOf } from '../model/diagnostic.ts';
import { takesLines } from '../redirects/redirectLine.ts';
import { createMeantRoutes } from '../routes/links/meantRoutes.ts';
import { routeAlike } from '../routes/links/routeAlike.ts';
import { readBytes, readText } from '../system/files.ts';
import { projectPath } from '../system/projectPath.ts';
import { replaceFile } from './fixes/replaceFile.ts';

/** What became of the published addresses. */
interface KeptAddresses {
  readonly diagnostics: readonly Diagnostic[];
  /** How many were added to the lock file; undefined when it was not to be written. */
  readonly added: number | undefined;
}

/** So many new addresses are named; the others are counted. */
const NAMED = 3;

/**
 * Holds a site against its lock file; a site without one has made no promise. With `update` the file gets the addresses
 * that are new: those that are gone stay in it until somebody deletes their lines.
 * May yield `lost-address`, `unlocked-address`, `address-lock-shape`, and what `decodeSource` does.
 */
export function keepAddresses(site: Site, { update }: { readonly update: boolean }): KeptAddresses {
  const { root } = site.project.config;
  const bytes = readBytes(join(root, ADDRESS_LOCK));
  if (bytes === undefined && !update) return { diagnostics: [], added: undefined };
  // A large site has more addresses than a page may have bytes.
  const { text, diagnostics } = decodeSource(bytes ?? '', ADDRESS_LOCK, Number.POSITIVE_INFINITY);
  // Without its text nothing is known of what was published, and nothing may be written over it.
  if (diagnostics.length > 0) return { diagnostics, added: undefined };
  const lock = readAddressLock(text);
  const pages = publishedPages(site);
  const fresh = freshAddresses(lock.addresses, pages);
  const listed = [...pages].flatMap(([route, { isListed }]) => (isListed ? [route] : []));
  const meant = createMeantRoutes(listed, site.project.config.translations);
  // A file with lines that cannot be read would lose them.
  const isWritten = update && lock.diagnostics.length === 0;
  const next = isWritten ? writeAddressLock([...lock.addresses.map((address) => address.text), ...fresh]) : text;
  const lost = checkAddresses(isWritten ? placedIn(next, lock.addresses) : lock.addresses, {
    pages,
    // What patterns stand for is among those that are made.
    redirects: [...site.project.redirects, ...site.redirects().filter(({ from }) => !from.includes('#'))],
    drafts: site.routes.drafts,
    added: lineAdder(site.project.config),
    languageOf: (route) => inLanguageOf(site.project.config, route).prefix,
    meant: (route) => routeAlike(route, meant(route, route.slice(1))) ?? site.moves().get(route),
  });
  const faults = [...lock.diagnostics, ...lost];
  if (!isWritten) return { diagnostics: [...faults, ...unkept(lock, fresh)], added: undefined };
  if (bytes === undefined || next !== text)
    replaceFile(join(root, ADDRESS_LOCK), next, { hint: 'run it where the project is writable' });
  return { diagnostics: faults, added: fresh.length };
}

/** Addresses with the places that they have in another text of the file, which sorts them. */
function placedIn(text: string, addresses: readonly LockedAddress[]): readonly LockedAddress[] {
  const places = new Map(readAddressLock(text).addresses.map((one) => [one.text, one.place]));
  return addresses.map((one) => ({ ...one, place: places.get(one.text) ?? one.place }));
}

/** Adds lines at the end of `redirects.yaml`. */
function lineAdder({ root, redirectsFile }: SiteConfig): AddressWorld['added'] {
  const text = readText(redirectsFile) ?? '';
  if (!takesLines(text)) return () => undefined;
  const place = placeAtEnd(projectPath(root, redirectsFile), text);
  return (line) => ({ place, was: '', text: place.column === 1 ? `${line}\n` : `\n${line}` });
}

function publishedPages(site: Site): ReadonlyMap<string, PublishedPage> {
  const pages = new Map<string, PublishedPage>();
  for (const [route, { frontmatter, original }] of site.routes.sourceOf) {
    const page = site.page(route);
    if (page === undefined) continue;
    pages.set(route, {
      headings: page.headings.map(({ slug }) => slug),
      slugs: anchorsOf(page),
      isWhole: page.diagnostics.every(({ severity }) => severity !== 'error'),
      // One that is not translated yet comes and goes with its original.
      isListed: frontmatter.unlisted !== true && original === undefined,
    });
  }
  return pages;
}

/** What the lock file does not keep: nothing at all where it was emptied, as by a script that failed. */
function unkept({ addresses, diagnostics }: ReturnType<typeof readAddressLock>, fresh: readonly string[]) {
  if (fresh.length === 0) return [];
  return addresses.length + diagnostics.length === 0 ? [EMPTIED] : [unlocked(fresh)];
}

const EMPTIED: Diagnostic = errorOf('address-lock-shape', {
  message: `\`${ADDRESS_LOCK}\` lists no address, and keeps none.`,
  place: placeAtStart(ADDRESS_LOCK),
  hint: `bring back what it listed: git checkout -- ${ADDRESS_LOCK}; or begin anew: docsgen check --update-addresses`,
});

const unlocked = (fresh: readonly string[]): Diagnostic =>
  warningOf('unlocked-address', {
    message: `\`${ADDRESS_LOCK}\` does not list ${fresh.length === 1 ? 'the new address' : `${fresh.length} new addresses:`} ${fresh
      .slice(0, NAMED)
      .map((text) => `\`${text}\``)
      .join(', ')}${fresh.length > NAMED ? ', …' : ''}.`,
    place: placeAtStart(ADDRESS_LOCK),
    hint: 'docsgen check --update-addresses',
  });
