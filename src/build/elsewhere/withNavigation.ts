import { hintWhenWritten, type SettingsHere, settingsElsewhere } from '../../config/configElsewhere.ts';
import { faviconHere } from '../../config/elsewhere/faviconHere.ts';
import { headHere } from '../../config/elsewhere/headHere.ts';
import { languagesHere } from '../../config/elsewhere/languagesHere.ts';
import { logoHere } from '../../config/elsewhere/logoHere.ts';
import { logoLinkHere } from '../../config/elsewhere/logoLinkHere.ts';
import { isFolderMeta, isOfFumadocs } from '../../config/fumadocs/readFumadocs.ts';
import { isAwesomeFile } from '../../config/mkdocs/awesomePages.ts';
import { isRspressFile } from '../../config/rspress/rspressFolders.ts';
import { type Diagnostic, type Fix, fixAtStart } from '../../model/diagnostic.ts';
import { translationBeside } from '../../model/languages/translationBeside.ts';
import { inSidebars, type SiteElsewhere, withUnread } from '../../model/navigationElsewhere.ts';
import { isSettled } from './isSettled.ts';
import { madePages } from './madePages.ts';
import { areDispensable, missingIn, missingTarget } from './missingEntries.ts';
import { type FindingWorld, finderFor } from './navigationFinder.ts';
import { navigationFix } from './navigationFix.ts';
import { isReadCode, isReadData, type NavigationWorld, navigationIn } from './navigationIn.ts';
import { pagesNamed, unnamedPages } from './pagesNamed.ts';
import { partialNamed } from './partialNamed.ts';
import { redirectsIn } from './redirectsHere.ts';
import { unmovedFiles } from './unmovedFiles.ts';
import { saysLanguage, unmovedLanguages } from './unmovedLanguages.ts';
import { unreadPart } from './unreadPart.ts';
import { withMintlify } from './withMintlify.ts';

/**
 * The faults, of which that of another generator's navigation gets a correction: it writes the navigation into a new
 * `site/config.ts`. Two things come first: pages without a title get the one that they have there, and entries lead to
 * pages, but for a few that may be left out. Adds `sidebar-target` for entries that lead to none, and `unread-file` for
 * each part of settings that does not come over.
 */
export function withNavigation(faults: readonly Diagnostic[], world: NavigationWorld): readonly Diagnostic[] {
  if (world.config.configFile !== undefined) return faults;
  const settings = faults.some(isOfSettings) ? settingsElsewhere(world.config.root) : undefined;
  if (settings?.generator === 'Mintlify') return withMintlify(faults, settings, world);
  if (!faults.some(isOfNavigation)) return faults;
  // Of a list in a folder that is to be called `content` the settings tell.
  if (settings?.isElsewhere === true) return faults.filter((fault) => !isToldBySettings(fault, settings));
  const files = faults.flatMap(({ code, place }) => (code === 'unread-file' ? (place?.file ?? []) : []));
  const [file, given] = navigationIn(files, world) ?? [];
  if (file === undefined || given === undefined) return faults;
  const finding = { ...world, find: finderFor(world, { isCode: isReadCode(file) }) };
  const unmoved = [
    ...unmovedLanguages(given, finding),
    ...unmovedFiles(given, { ...finding, root: world.config.root }),
    ...(given.unmoved ?? []).map(unreadPart),
  ];
  if (unmoved.length > 0) return [...toldBeforeMove(faults, given, { file, settingsFile: settings?.file }), ...unmoved];
  const isMeta = (one: string) => isFolderMeta(one) && isOfFumadocs(world.textOf(one) ?? '');
  // All files of folders are one navigation.
  const metas = given.files ?? (isMeta(file) ? files.filter(isMeta) : []);
  const carried = withDeletions(carryOver(file, given, finding, faults), metas, given);
  if (carried.fix === undefined && carried.missing.length === 0) return [...faults, ...carried.unread];
  const tell = (fault: Diagnostic) =>
    metas.includes(fault.place?.file ?? '') ? toldOfFolder(fault, carried) : told(fault, carried, settings?.file);
  return [...faults.map(tell), ...carried.unread, ...carried.missing];
}

/** The faults while something has to be moved before the navigation comes over. */
function toldBeforeMove(
  faults: readonly Diagnostic[],
  given: SiteElsewhere,
  { file, settingsFile }: { readonly file: string; readonly settingsFile: string | undefined },
): readonly Diagnostic[] {
  const later = { file, fix: undefined, isReady: false, after: AFTER_MOVE };
  return faults
    .filter((fault) => !isTranslation(fault, given))
    .map((fault) =>
      given.files?.includes(fault.place?.file ?? '') === true
        ? toldOfFolder(fault, later)
        : toldLater(fault, settingsFile),
    );
}

const AFTER_MOVE = ' once all that is told of below is moved';

/** The fault of settings whose pages are still to be moved. */
function toldLater(fault: Diagnostic, settingsFile: string | undefined): Diagnostic {
  const { hint, place } = fault;
  if (hint === undefined || place?.file !== settingsFile) return fault;
  return { ...fault, hint: hintWhenWritten(hint, `, as \`docsgen check --fix\` does${AFTER_MOVE}`) };
}

/** Whether a fault tells of translations beside their pages, of which the settings tell, too. */
const isTranslation = ({ code, place, fix }: Diagnostic, site: SiteElsewhere) =>
  code === 'unread-file' && fix === undefined && saysLanguage(place?.file ?? '', site);

/** Whether a file comes over with the settings once its folder is renamed: moved to front matter now, it is lost. */
function isToldBySettings({ code, place }: Diagnostic, { generator, pages }: SettingsHere): boolean {
  const path = place?.file.startsWith(`${pages}/`) === true ? place.file.slice(pages.length + 1) : undefined;
  if (code !== 'unread-file' || path === undefined) return false;
  // A translation beside its page would move to a folder beside that of all pages.
  return (
    path === 'SUMMARY.md' || translationBeside(path) !== undefined || (FOLDER_FILES.get(generator)?.(path) ?? false)
  );
}

/** Files of folders that come over with settings. */
const FOLDER_FILES: ReadonlyMap<string, (file: string) => boolean> = new Map([
  ['Rspress', isRspressFile],
  ['MkDocs', isAwesomeFile],
  ['Zensical', isAwesomeFile],
]);

interface CarriedOver {
  readonly file: string;
  /** Undefined where nothing is to be written, or entries have to be mended first. */
  readonly fix: Fix | undefined;
  /** Whether nothing has to be corrected before. */
  readonly isReady: boolean;
  /** Whether it is only old addresses that are written. */
  readonly isRedirects: boolean;
  /** What has to be done first, in words that follow those of the correction. */
  readonly after: string;
  /** Parts that do not come over, and entries that lead to no page. */
  readonly unread: readonly Diagnostic[];
  readonly missing: readonly Diagnostic[];
}

function carryOver(
  file: string,
  given: SiteElsewhere,
  finding: FindingWorld,
  faults: readonly Diagnostic[],
): CarriedOver {
  const made = madePages(given, finding);
  const { find } = made;
  const world = { ...finding, find };
  const parts = [logoHere, logoLinkHere, faviconHere, headHere, languagesHere];
  const inLanguages = parts.reduce((site, here) => here(site, find), made.site);
  const missing = missingIn(inLanguages, find);
  const redirects = redirectsIn(inLanguages, world);
  const site = withUnread(inLanguages, redirects.unread);
  const unnamed = missing.length === 0 ? [] : unnamedPages(inSidebars(site), world);
  // With the files of folders the last that tells of an entry is deleted.
  const isWithout =
    missing.length === 0 ||
    (!isFolderMeta(file) &&
      given.files === undefined &&
      missing.every(({ target = '' }) => partialNamed(target, world) === undefined) &&
      areDispensable(missing, unnamed, pagesNamed(inSidebars(site), find).size));
  const fix = isWithout
    ? navigationFix(file, site, { ...world, redirects, missing, creations: made.creations })
    : undefined;
  return {
    file,
    fix,
    isReady:
      !world.isMoving &&
      !faults.some((fault) => isRenamed(fault, world)) &&
      [...world.sourceOf.keys()].flatMap((route) => world.page(route) ?? []).every(isSettled),
    isRedirects: fix?.beside?.every((one) => one === redirects.creation) === true,
    after: isWithout ? '' : ' once each entry leads to a page',
    unread: (site.unread ?? []).map(unreadPart),
    missing: missing.map((entry) =>
      missingTarget(entry, unnamed, { isWithout, partial: partialNamed(entry.target ?? '', world) }),
    ),
  };
}

/** Whether a file is about to have another name: then it is no page yet. A name that is taken it never gets. */
const isRenamed = ({ fix }: Diagnostic, { textOf }: FindingWorld) =>
  fix?.renamedTo !== undefined && textOf(fix.renamedTo) === undefined;

/** With what deletes files of folders and keys of pages, once `site/config.ts` says the same: nothing is said twice. */
function withDeletions(carried: CarriedOver, metas: readonly string[], { pageFixes = [] }: SiteElsewhere): CarriedOver {
  const { file, fix } = carried;
  if (fix?.beside?.some(({ place }) => place.file === 'site/config.ts') !== true) return carried;
  const deletions = metas.filter((one) => one !== file).map(deletionOf);
  const own = metas.includes(file) ? { deletes: true as const } : {};
  return { ...carried, fix: { ...fix, ...own, beside: [...fix.beside, ...deletions, ...pageFixes] } };
}

function toldOfFolder(fault: Diagnostic, carried: Pick<CarriedOver, 'file' | 'fix' | 'isReady' | 'after'>): Diagnostic {
  const option = /_nav\.json$/.test(fault.place?.file ?? '') ? 'nav' : 'sidebars';
  const hint = `write what it says in \`${option}\` of \`site/config.ts\`, as \`docsgen check --fix\` does${carried.after}, and delete this file`;
  return { ...fault, hint, ...fixFor(fault, carried) };
}

/** The correction, for the fault of its own file. */
const fixFor = ({ place }: Diagnostic, { file, fix, isReady }: Pick<CarriedOver, 'file' | 'fix' | 'isReady'>) =>
  fix === undefined || !isReady || place?.file !== file ? {} : { fix };

/** The fault of the navigation or the settings; any other as it is, as lists of other folders stay what they are. */
function told(fault: Diagnostic, carried: CarriedOver, settingsFile: string | undefined): Diagnostic {
  const { file, isRedirects, after } = carried;
  if (fault.place?.file !== file && fault.place?.file !== settingsFile) return fault;
  const isWritten = fault.hint !== undefined && !isRedirects;
  const hint = isWritten ? hintWhenWritten(fault.hint, `, as \`docsgen check --fix\` does${after}`) : fault.hint;
  if (hint === fault.hint && !isRedirects) return fault;
  return { ...fault, ...(hint === undefined ? {} : { hint }), ...fixFor(fault, carried) };
}

const deletionOf = (file: string): Fix => ({ ...fixAtStart(file), deletes: true });

const isOfSettings = ({ code }: Diagnostic) => code === 'unread-file';

const isOfNavigation = ({ code, place }: Diagnostic) =>
  code === 'unread-file' && (isList(place?.file ?? '') || isReadCode(place?.file ?? ''));

const isList = (file: string) =>
  isFolderMeta(file) || /(?:^|\/)(?:SUMMARY|_[sS]idebar)\.md$/.test(file) || isReadData(file);
