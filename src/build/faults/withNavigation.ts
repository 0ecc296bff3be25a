import { COPY_ENTRIES, type SettingsHere, settingsElsewhere, WRITE_SETTINGS } from '../../config/configElsewhere.ts';
import { configFromNavigation, unreadComments } from '../../config/configFromNavigation.ts';
import { withComments } from '../../config/configText.ts';
import { faviconHere } from '../../config/elsewhere/faviconHere.ts';
import { headHere } from '../../config/elsewhere/headHere.ts';
import { languagesHere } from '../../config/elsewhere/languagesHere.ts';
import { logoHere } from '../../config/elsewhere/logoHere.ts';
import { mintlifyRedirects } from '../../config/elsewhere/mintlifyRedirects.ts';
import { IN_SIDEBARS, isFolderMeta, isOfFumadocs } from '../../config/elsewhere/readFumadocs.ts';
import { frontmatterFix } from '../../content/frontmatterFix.ts';
import { yamlText } from '../../content/yamlText.ts';
import { titleOfFile } from '../../markdown/pageTitle.ts';
import { parserFor } from '../../markdown/parsers.ts';
import type { TreeNode } from '../../markdown/tree.ts';
import type { Route } from '../../model/brands.ts';
import type { Diagnostic, Fix } from '../../model/diagnostic.ts';
import { fixAtStart } from '../../model/fixAtStart.ts';
import {
  type EntryElsewhere,
  inSidebars,
  type SiteElsewhere,
  type UnreadPart,
} from '../../model/navigationElsewhere.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { isSettled } from './isSettled.ts';
import { areDispensable, missingComments, missingIn, missingTarget } from './missingEntries.ts';
import {
  type FindingWorld,
  finderFor,
  isReadCode,
  isReadData,
  type NavigationWorld,
  navigationIn,
} from './navigationIn.ts';
import { pagesNamed, unnamedPages } from './pagesNamed.ts';
import { type RedirectsHere, redirectsHere } from './redirectsHere.ts';
import { unmovedFiles } from './unmovedFiles.ts';
import { unmovedLanguages } from './unmovedLanguages.ts';

/**
 * Faults of which those of the navigation of other generators have a correction that writes it into a new `site/config.ts`.
 * Before, each page without a title of its own gets that which it has there, and entries have to lead somewhere, but for a
 * few that mean no page that there is. May yield `sidebar-target`, and `unread-file` for each part of settings that only running them would tell.
 */
export function withNavigation(faults: readonly Diagnostic[], world: NavigationWorld): readonly Diagnostic[] {
  if (world.config.configFile !== undefined) return faults;
  const settings = faults.some(isOfSettings) ? settingsElsewhere(world.config.root) : undefined;
  if (settings?.generator === 'Mintlify') return withRedirects(faults, settings, world);
  if (!faults.some(isOfNavigation)) return faults;
  // Of a list in a folder that is to be called `content` the settings tell.
  if (settings?.isElsewhere === true)
    return faults.filter((fault) => !isOfNavigation(fault) || fault.place?.file !== `${settings.pages}/SUMMARY.md`);
  const files = faults.flatMap(({ code, place }) => (code === 'unread-file' ? (place?.file ?? []) : []));
  const [file, given] = navigationIn(files, world) ?? [];
  if (file === undefined || given === undefined) return faults;
  const find = finderFor(world, isReadCode(file));
  const { root } = world.config;
  const unmoved = [...unmovedLanguages(given, { ...world, find }), ...unmovedFiles(given, { ...world, find, root })];
  if (unmoved.length > 0) return [...faults.map(tellLater), ...unmoved];
  const framed = headHere(faviconHere(logoHere(given, find), find), find);
  const inLanguages = languagesHere(framed, find);
  const missing = missingIn(inLanguages, find);
  const redirects = redirectsIn(inLanguages, { ...world, find });
  const site = withUnread(inLanguages, redirects.unread);
  const unnamed = missing.length === 0 ? [] : unnamedPages(inSidebars(site), { ...world, find });
  // With the files of folders the last that tells of an entry is deleted.
  const isWithout =
    missing.length === 0 ||
    (!isFolderMeta(file) && areDispensable(missing, unnamed, pagesNamed(inSidebars(site), find).size));
  const fix = isWithout ? navigationFix(file, site, { ...world, find, redirects, missing }) : undefined;
  const isRedirects = fix?.beside?.every((one) => one === redirects.creation) === true;
  const isReady =
    !world.isMoving && [...world.sourceOf.keys()].flatMap((route) => world.page(route) ?? []).every(isSettled);
  const unread = (site.unread ?? []).map(unreadPart);
  const after = isWithout ? '' : ' once each entry leads to a page';
  if (fix === undefined && missing.length === 0) return [...faults, ...unread];
  return [...faults.map(tell), ...unread, ...missing.map((entry) => missingTarget(entry, unnamed, isWithout))];

  function tellLater(fault: Diagnostic): Diagnostic {
    const after = ', as `docsgen check --fix` does once all that is told of below is moved';
    const hint = fault.place?.file === settings?.file ? fault.hint?.replace(COPY_ENTRIES, '') : undefined;
    return hint === undefined ? fault : { ...fault, hint: hint.replace(WRITE_SETTINGS, (words) => words + after) };
  }

  function isMeta(one: string): boolean {
    return isFolderMeta(one) && isOfFumadocs(world.textOf(one) ?? '');
  }

  /** All files of folders are one navigation: with the last of them gone, nothing says it twice. */
  function tellMeta(fault: Diagnostic, first: string): Diagnostic {
    const deletions = files.filter((one) => isMeta(one) && one !== first).map(deletionOf);
    const hint = `${IN_SIDEBARS}, as \`docsgen check --fix\` does${after}, and delete this file`;
    if (fix === undefined || !isReady || fault.place?.file !== first) return { ...fault, hint };
    const isWritten = fix.beside?.some(({ place }) => place.file === 'site/config.ts') === true;
    return {
      ...fault,
      hint,
      fix: isWritten ? { ...fix, deletes: true, beside: [...(fix.beside ?? []), ...deletions] } : fix,
    };
  }

  function tell(fault: Diagnostic): Diagnostic {
    if (file !== undefined && isMeta(file) && isMeta(fault.place?.file ?? '')) return tellMeta(fault, file);
    // Lists of other folders stay what they are.
    if (fault.place?.file !== file && fault.place?.file !== settings?.file) return fault;
    const hint = isRedirects
      ? fault.hint
      : fault.hint
          ?.replace(WRITE_SETTINGS, (words) => `${words}, as \`docsgen check --fix\` does${after}`)
          .replace(COPY_ENTRIES, '');
    if (hint === fault.hint && !isRedirects) return fault;
    return {
      ...fault,
      ...(hint === undefined ? {} : { hint }),
      ...(fix === undefined || !isReady || fault.place?.file !== file ? {} : { fix }),
    };
  }
}

/** The navigation of Mintlify is carried over without a look at pages; where old addresses lead, only pages tell. */
function withRedirects(
  faults: readonly Diagnostic[],
  { file, text }: SettingsHere,
  world: NavigationWorld,
): readonly Diagnostic[] {
  const read = mintlifyRedirects(text, file);
  const here = redirectsIn({ entries: [], ...read }, { ...world, find: finderFor(world, true) });
  const unread = [...(read.unread ?? []), ...here.unread];
  return [...faults.map(carryOver), ...unread.map(unreadPart)];

  function carryOver(fault: Diagnostic): Diagnostic {
    if (fault.code !== 'unread-file' || fault.place?.file !== file) return fault;
    const settings = (fault.fix?.beside ?? []).map((fix) => ({
      ...fix,
      text: withComments(fix.text, unreadComments(unread)),
    }));
    const beside = [...settings, ...(here.creation ? [here.creation] : [])];
    return beside.length === 0 ? fault : { ...fault, fix: { ...fixAtStart(file), beside } };
  }
}

const deletionOf = (file: string): Fix => ({ ...fixAtStart(file), deletes: true });

const isOfSettings = ({ code }: Diagnostic) => code === 'unread-file';

const isOfNavigation = ({ code, place }: Diagnostic) =>
  code === 'unread-file' && (isList(place?.file ?? '') || isReadCode(place?.file ?? ''));

const isList = (file: string) =>
  isFolderMeta(file) || /(?:^|\/)(?:SUMMARY|_sidebar)\.md$/.test(file) || isReadData(file);

const unreadPart = ({ option, place, isData, hint }: UnreadPart): Diagnostic => ({
  severity: 'warning',
  code: 'unread-file',
  message:
    isData === true
      ? `This part of \`${option}\` is not carried over.`
      : `This part of \`${option}\` is not carried over: only running it would tell what it is.`,
  place,
  hint:
    hint ??
    `write it in \`site/config.ts\` yourself, as far as readers need it${isData === true ? '' : ', or write plain values here'}`,
});

/** Titles come first: an entry that says the same as its page needs no text. */
function navigationFix(
  file: string,
  site: SiteElsewhere,
  {
    redirects,
    missing,
    ...world
  }: FindingWorld & { readonly redirects: RedirectsHere; readonly missing: readonly EntryElsewhere[] },
): Fix | undefined {
  const titles = titleFixes(inSidebars(site), world);
  if (titles.length > 0) return { ...fixAtStart(file), beside: titles };
  const written = configFromNavigation(site, world.find);
  const text = written && withComments(written, missingComments(missing));
  const creation = text === undefined ? [] : [fixAtStart('site/config.ts', text)];
  const beside = [...creation, ...(redirects.creation ? [redirects.creation] : [])];
  return beside.length === 0 ? undefined : { ...fixAtStart(file), beside };
}

/** Old addresses that come over, and the first page, to which that of a site leads which has no start page. */
function redirectsIn(site: SiteElsewhere, world: FindingWorld): RedirectsHere {
  const { find, sourceOf: sources, textOf } = world;
  const start = site.startsWithFirst === true ? startFor(site.entries, world) : undefined;
  return redirectsHere(site.redirects ?? [], start, { find, textOf, hasRoute: (route) => sources.has(route as Route) });
}

const withUnread = (site: SiteElsewhere, unread: readonly UnreadPart[]): SiteElsewhere =>
  unread.length === 0 ? site : { ...site, unread: [...(site.unread ?? []), ...unread] };

/** Where the address of a site leads that has no start page; undefined where it has one, or redirects of its own. */
function startFor(entries: readonly EntryElsewhere[], { sourceOf: sources, textOf, find }: FindingWorld) {
  if (sources.has('/' as Route) || textOf('redirects.yaml') !== undefined) return undefined;
  const [first] = pagesNamed(entries, find).keys();
  return first === undefined || !/^[\w./-]+$/.test(first) ? undefined : first;
}

/** Corrections that give pages which have no title the one that they have in the navigation. */
const titleFixes = (entries: readonly EntryElsewhere[], world: FindingWorld): readonly Fix[] =>
  [...pagesNamed(entries, world.find)].flatMap(([route, title]) => {
    const source = world.sourceOf.get(route);
    if (source === undefined || title === undefined) return [];
    const named = titleOfFile(source.relativePath);
    // Few pages are called as their files are: the others need not be parsed again.
    if (named === title || world.page(route)?.record.title !== named || hasTitle(source, world)) return [];
    return frontmatterFix(source, world.textOf(source.file) ?? '', { title: yamlText(title) }) ?? [];
  });

/** Whether a page says what it is called. */
function hasTitle(source: SourceFile, { config }: NavigationWorld): boolean {
  const { frontmatter, body } = source;
  if (frontmatter.title !== undefined || /<h1\b/i.test(body)) return true;
  const isTitle = ({ type, depth }: TreeNode) => type === 'heading' && depth === 1;
  try {
    return parserFor(config.parser)(source).children?.some(isTitle) ?? false;
  } catch {
    return true; // It is to be mended first.
  }
}
