import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { COPY_ENTRIES, type SettingsHere, settingsElsewhere, WRITE_SETTINGS } from '../../config/configElsewhere.ts';
import { configFromNavigation, type Find, unreadComments } from '../../config/configFromNavigation.ts';
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
import {
  allEntries,
  type EntryElsewhere,
  type SiteElsewhere,
  type UnreadPart,
} from '../../model/navigationElsewhere.ts';
import { nearest } from '../../model/nearest.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { isSettled } from './isSettled.ts';
import { finderFor, isReadCode, isReadData, type NavigationWorld, navigationIn } from './navigationIn.ts';
import { type RedirectsHere, redirectsHere } from './redirectsHere.ts';
import { unmovedFiles } from './unmovedFiles.ts';

interface FindingWorld extends NavigationWorld {
  readonly find: Find;
}

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

/** Pages of languages that are in another folder than they are to be here: until then nothing would lead to them. */
function unmovedLanguages(
  { firstFolder, languages = [] }: SiteElsewhere,
  { find, config, prefix }: FindingWorld,
): readonly Diagnostic[] {
  const content = prefix === '' ? 'the project folder' : `\`${prefix}\``;
  const fault = { severity: 'warning', code: 'unread-file' } as const;
  const isFirstThere = firstFolder !== undefined && find(`${firstFolder.name}/*`).kind === 'folder';
  const first = isFirstThere
    ? [
        {
          ...fault,
          message:
            firstFolder.isRewritten === true
              ? `Addresses of the pages in \`${prefix}${firstFolder.name}/\` are without \`${firstFolder.name}/\` there: here they are those of the files.`
              : `The pages of the first language are in \`${prefix}${firstFolder.name}/\`: here they are in no folder of a language.`,
          place: firstFolder.place,
          hint: `move what is in \`${prefix}${firstFolder.name}/\` to ${content}${
            firstFolder.isRewritten === true
              ? ': then addresses stay what they are'
              : `; \`redirects.yaml\` can lead from old addresses, as \`/${firstFolder.name}/guides/: /guides/\``
          }`,
        },
      ]
    : [];
  const others = languages.flatMap(({ folder, folderThere, place }) =>
    folderThere === undefined || find(`${folder}/*`).kind === 'folder' || !existsSync(join(config.root, folderThere))
      ? []
      : [
          {
            ...fault,
            message: `The pages in \`${folderThere}/\` are no pages of the site.`,
            place,
            hint: `move what is in \`${folderThere}/\` to \`${prefix}${folder}/\``,
          },
        ],
  );
  return [...first, ...others];
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
    const place = { file, line: 1, column: 1, endColumn: 1 };
    const settings = (fault.fix?.beside ?? []).map((fix) => ({
      ...fix,
      text: withComments(fix.text, unreadComments(unread)),
    }));
    const beside = [...settings, ...(here.creation ? [here.creation] : [])];
    return beside.length === 0 ? fault : { ...fault, fix: { place, was: '', text: '', beside } };
  }
}

const deletionOf = (file: string): Fix => ({
  place: { file, line: 1, column: 1, endColumn: 1 },
  was: '',
  text: '',
  deletes: true,
});

const isOfSettings = ({ code }: Diagnostic) => code === 'unread-file';

const isOfNavigation = ({ code, place }: Diagnostic) =>
  code === 'unread-file' && (isList(place?.file ?? '') || isReadCode(place?.file ?? ''));

const isList = (file: string) =>
  isFolderMeta(file) || /(?:^|\/)(?:SUMMARY|_sidebar)\.md$/.test(file) || isReadData(file);

/** What the sidebars hold, without what is said of pages in the header. */
const inSidebars = (site: SiteElsewhere): readonly EntryElsewhere[] =>
  [site, ...(site.languages ?? [])].flatMap(({ entries, sidebars = [] }) => [
    ...entries,
    ...sidebars.flatMap((one) => one.entries),
  ]);

function missingIn(site: SiteElsewhere, find: Find): readonly EntryElsewhere[] {
  const inHeaders = [site, ...(site.languages ?? [])].flatMap(({ header: { left = [], right = [] } = {} }) => [
    ...left,
    ...right,
  ]);
  const all = allEntries([...inHeaders, ...inSidebars(site)]);
  const missing = all.filter(({ target }) => target !== undefined && find(target).kind === 'missing');
  // What several languages have in common stands in one place.
  return [...new Map(missing.map((entry) => [placeKey(entry), entry])).values()];
}

const placeKey = ({ target, place }: EntryElsewhere) => JSON.stringify([target, place]);

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

/** The routes of pages that entries lead to, in their order, each with the first text for it. */
function pagesNamed(entries: readonly EntryElsewhere[], find: Find): ReadonlyMap<Route, string | undefined> {
  const named = new Map<Route, string | undefined>();
  for (const { target, text } of allEntries(entries)) {
    const found = target === undefined || target.includes('#') ? undefined : find(target);
    if (found?.kind === 'page' && !named.has(found.link as Route)) named.set(found.link as Route, text);
  }
  return named;
}

/** The files of pages that no entry leads to. */
function unnamedPages(
  entries: readonly EntryElsewhere[],
  { sourceOf: sources, find }: FindingWorld,
): readonly string[] {
  const named = pagesNamed(entries, find);
  return [...sources].flatMap(([route, { relativePath }]) => (named.has(route) ? [] : relativePath));
}

/**
 * Whether a navigation loses no page with the entries that lead to none: they are few beside those that do, so that it is
 * read as it is meant, and no page that is not named is near what they name.
 */
const areDispensable = (missing: readonly EntryElsewhere[], unnamed: readonly string[], count: number) =>
  missing.length * 2 <= count &&
  missing.every((entry) => entry.target?.endsWith('/*') !== true && pageMeant(entry, unnamed) === undefined);

/** The page that is near what an entry names, else the only one of that name in another folder. */
function pageMeant({ target = '' }: EntryElsewhere, unnamed: readonly string[]): string | undefined {
  const written = target.replace(/#.*$/, '');
  const path = written.replace(/^[./]+/, '');
  const [word, all] = /\.mdx?$/.test(path) ? [path, unnamed] : [written, unnamed.map(addressLike(target))];
  const name = nameOf(word);
  const sameName = name === '' ? [] : all.filter((one) => nameOf(one) === name);
  return nearest(word, all) ?? (sameName.length === 1 ? sameName[0] : undefined);
}

/** The last step of a path; empty where it is that of the page of a folder. */
const nameOf = (path: string) => /([^/]+)\/?$/.exec(path)?.[1]?.replace(/^(?:index|readme)?\.mdx?$/i, '') ?? '';

function missingTarget(entry: EntryElsewhere, unnamed: readonly string[], isWithout: boolean): Diagnostic {
  const { target = '', text, place } = entry;
  const meant = pageMeant(entry, unnamed);
  const toCome = place.file.endsWith('.md') ? `, or write \`[${text ?? ''}]()\` for a page that is to come` : '';
  return {
    severity: 'warning',
    code: 'sidebar-target',
    message: target.endsWith('/*')
      ? `There is no page in \`${target.slice(0, -2)}\`, which the navigation shows.`
      : `There is no page \`${target}\`, which the navigation names.`,
    place,
    hint:
      meant === undefined
        ? `write that page, or delete the entry${toCome}${isWithout ? ': the navigation comes over without it' : ''}`
        : `did you mean \`${meant}\`?`,
  };
}

/** The address of a file as others name it there, with or without a slash before it. */
const addressLike = (target: string) => (file: string) =>
  (target.startsWith('/') ? '/' : '') + file.replace(/(?:(?:^|\/)index)?\.mdx?$/, '');

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
  const place = { file, line: 1, column: 1, endColumn: 1 };
  const titles = titleFixes(inSidebars(site), world);
  if (titles.length > 0) return { place, was: '', text: '', beside: titles };
  const written = configFromNavigation(site, world.find);
  const text = written && withComments(written, missingComments(missing));
  const creation = text === undefined ? [] : [{ place: { ...place, file: 'site/config.ts' }, was: '', text }];
  const beside = [...creation, ...(redirects.creation ? [redirects.creation] : [])];
  return beside.length === 0 ? undefined : { place, was: '', text: '', beside };
}

/** What is left out, for whoever has the new file and no longer the warnings. */
const missingComments = (missing: readonly EntryElsewhere[]) =>
  missing
    .map(
      ({ target = '', place }) =>
        `// Not carried over: \`${target.replace(/\s+/g, ' ')}\` at ${place.file}:${place.line}, which leads to no page.\n`,
    )
    .join('');

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
