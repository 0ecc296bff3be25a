import { settingsElsewhere } from '../../config/configElsewhere.ts';
import { contentPrefixOf } from '../../config/folders/contentFolderOf.ts';
import { localeFolderOf } from '../../config/translations.ts';
import { type Diagnostic, errorOf, type Place, placeAtStart, warningOf } from '../../model/diagnostic.ts';
import { folderAround } from '../../model/files/folderOfFile.ts';
import { keyPlace, type SourceFile } from '../../model/sourceFile.ts';
import { soleAlike } from '../../routes/links/soleAlike.ts';
import { routeOfSource } from '../../routes/planRoutes.ts';
import { isUnfilledSubmodule } from './isUnfilledSubmodule.ts';
import type { JudgedSite } from './siteDiagnostics.ts';

/**
 * Pages that every site has, and this one has not: any at all, the first one, those of a language and its first one.
 * May yield `no-pages`, `no-start-page` and `config-invalid`.
 */
export const missingPages = (site: JudgedSite): readonly Diagnostic[] => [
  ...withoutPages(site),
  ...withoutStart(site),
  ...languagesWithoutStart(site),
  ...emptyLanguages(site),
];

const CHECK_OUT =
  'git submodule update --init; in GitHub Actions, write `submodules: true` below `with:` of `actions/checkout`';

/** Without a page there is nothing to publish: a build in the wrong folder would take the whole site away. */
function withoutPages({ project: { config, content }, routes, places }: JudgedSite): readonly Diagnostic[] {
  if (routes.sourceOf.size > 0 || content.diagnostics.some(({ code }) => code === 'unreadable')) return [];
  const folder = contentPrefixOf(config);
  const where = folder === '' ? 'the folder' : `\`${folder}\``;
  const draft = content.sources.find(({ frontmatter }) => frontmatter.draft === true);
  if (draft !== undefined) {
    const isOwn = isOwnDraft(draft);
    return [
      errorOf('no-pages', {
        message: `Each page in ${where} is a draft, and left out.`,
        place: isOwn ? keyPlace(draft, 'draft') : places.ofPath(['defaults', 'draft']),
        hint: isOwn ? NO_DRAFT : NO_DRAFT_HERE,
      }),
    ];
  }
  // What is wrong with pages that have got no address is told of already.
  if (content.sources.length > routes.notFound.size) return [];
  return [
    errorOf('no-pages', {
      message: `There is no page in ${where}: a page is a file whose name ends with \`.md\` or \`.mdx\` and does not begin with \`_\`.`,
      place: placeAtStart(`${folder}index.md`),
      hint: isUnfilledSubmodule(config.contentDir) ? CHECK_OUT : `echo '# Welcome' > ${folder}index.md`,
    }),
  ];
}

/** Whether a draft is one by its own front matter, and not by that of the site. */
const isOwnDraft = ({ keyLines }: SourceFile) => keyLines.draft !== undefined;

const NO_DRAFT = 'delete `draft: true` from the front matter of one that is done';
const NO_DRAFT_HERE = 'write `draft: false` in the front matter of one that is done';

/** The draft that would be the page at a route, with what makes a page of it. */
function draftAt(route: string, { project: { config, content } }: JudgedSite) {
  const draft = content.sources.find(
    (source) => source.frontmatter.draft === true && routeOfSource(source, config) === route,
  );
  if (draft === undefined) return undefined;
  return isOwnDraft(draft)
    ? { place: keyPlace(draft, 'draft'), hint: 'delete `draft: true`' }
    : { place: placeAtStart(draft.file), hint: 'write `draft: false` in its front matter' };
}

/** Folders that were never a site often begin below their root: its address would be the first that is tried. */
function withoutStart(site: JudgedSite): readonly Diagnostic[] {
  const { project, routes } = site;
  const [first] = routes.sourceOf.keys();
  if (first === undefined || isStartThere('/', site)) return [];
  const tell = (what: string, place: Place, hint: string): readonly Diagnostic[] => {
    const message = `${what}: at its address, readers are told that there is no page.`;
    return [warningOf('no-start-page', { message, place, hint })];
  };
  const more = `let \`/: ${first}\` in \`redirects.yaml\` lead to a page`;
  const draft = draftAt('/', site);
  if (draft !== undefined)
    return tell('The start page is a draft, and left out', draft.place, `${draft.hint}, or ${more}`);
  const prefix = contentPrefixOf(project.config);
  const file = `${prefix}index.md`;
  const sources = [...routes.sourceOf.values()];
  const home = sources.find(({ relativePath }) => HOME.test(relativePath));
  const folder = project.config.translations.length > 0 ? '' : sharedFolder(sources);
  const inFolder = folder === '' ? `write \`${file}\`,` : `${moveFrom(folder, prefix)}: all pages are in it;`;
  const hint =
    home === undefined
      ? `${documentsToMove(project.config.root) ?? inFolder} or ${more}`
      : `rename \`${home.file}\` to \`index.${home.format}\``;
  return tell('The site has no start page', placeAtStart(file), hint);
}

/** The start page of a wiki. */
const HOME = /^home\.mdx?$/i;

/** What to rename where another generator has its documents in a folder of their own; other files may be pages, too. */
function documentsToMove(root: string): string | undefined {
  const settings = settingsElsewhere(root);
  return settings?.isElsewhere === true
    ? `rename the folder \`${settings.pages}\` to \`content\`: the pages of ${settings.generator} are in it;`
    : undefined;
}

const isStartThere = (start: string, { world, redirectPlan }: JudgedSite): boolean =>
  world.hasRoute(start) ||
  world.hasAsset(`${start}index.html`) ||
  redirectPlan.redirects.some(({ from }) => from === start);

/** A language's pages lead to its start page, which may not be translated yet. */
function languagesWithoutStart(site: JudgedSite): readonly Diagnostic[] {
  const { project, routes } = site;
  return project.config.translations.flatMap(({ prefix }) => {
    const first = [...routes.sourceOf.keys()].find((route) => route.startsWith(prefix));
    if (first === undefined || isStartThere(prefix, site)) return [];
    const folder = contentPrefixOf(project.config) + prefix.slice(1);
    const draft = draftAt(prefix, site);
    const there = draft === undefined ? 'there is no page' : 'the page there is a draft';
    const mend = draft?.hint ?? `write \`${folder}index.md\``;
    return warningOf('no-start-page', {
      message: `The pages in \`${folder}\` lead readers to \`${prefix}\`, by the name of the site, and ${there}.`,
      place: draft?.place ?? placeAtStart(`${folder}index.md`),
      hint: `${mend}, or let \`${prefix}: ${first}\` in \`redirects.yaml\` lead to a page`,
    });
  });
}

/** The folder that all of several pages are in, as those of a language of Hugo are; empty where there is none. */
const sharedFolder = (sources: readonly SourceFile[]): string =>
  sources.length === 1 ? '' : folderAround(sources.map(({ relativePath }) => relativePath)).slice(0, -1);

const moveFrom = (folder: string, prefix: string) =>
  prefix === ''
    ? `rename the folder \`${folder}\` to \`content\``
    : `move what is in \`${prefix}${folder}/\` to \`${prefix}\``;

/** Languages of the site in which there is no page. Where the name is no folder's, that is told elsewhere. */
function emptyLanguages({ project: { config, content }, routes, places }: JudgedSite): readonly Diagnostic[] {
  const filled = new Set(
    [...routes.sourceOf.values()].flatMap(({ relativePath, original }) =>
      original === undefined ? (/^[^/]+(?=\/)/.exec(relativePath) ?? []) : [],
    ),
  );
  return config.translations
    .map(localeFolderOf)
    .filter((name) => !filled.has(name) && !name.includes('/'))
    .map((name) => {
      const folder = contentPrefixOf(config) + name;
      const tell = (message: string, hint: string) =>
        errorOf('config-invalid', { message, place: places.ofKey(name), hint });
      const draft = content.sources.find(
        ({ relativePath, frontmatter }) => relativePath.startsWith(`${name}/`) && frontmatter.draft === true,
      );
      if (draft !== undefined) {
        const mend = isOwnDraft(draft) ? `${NO_DRAFT}, or` : `${NO_DRAFT_HERE}, or delete`;
        return tell(`Each page in \`${folder}\` is a draft, and left out.`, `${mend} \`${name}\` from \`locales\``);
      }
      const alike = soleAlike(name, filled);
      const write = `write \`${folder}/index.md\`, or delete the entry`;
      return tell(
        `\`locales\` names \`${name}\`, and there is no page in \`${folder}\`.`,
        alike === undefined ? write : `write \`${alike}\`: so the folder is called`,
      );
    });
}
