import type { SiteConfig } from '../../config/siteConfig.ts';
import { inLanguageOf } from '../../config/translations.ts';
import { sentenceHtmlOf } from '../../markdown/headings/title.ts';
import { markdownOfWords } from '../../markdown/twin/markdownOfWords.ts';
import type { Route } from '../../model/brands.ts';
import { type Diagnostic, errorOf, warningOf } from '../../model/diagnostic.ts';
import { foldersAlong } from '../../model/files/folderOfFile.ts';
import type { CompiledPage, DeferredComponent, PageRecord } from '../../model/page.ts';
import { ownLanguageOf } from '../../model/pageRecord.ts';
import { escapeMarkdown } from '../../model/text/escapeMarkdown.ts';
import { didYouMean } from '../../model/text/nearest.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { routeBelow } from '../../routes/navigation/foldersInLanguage.ts';
import { orderOf, type SidebarEntry } from '../../routes/navigation/sidebars.ts';
import type { RouteTable } from '../../routes/planRoutes.ts';
import { publicUrl } from '../../routes/publicUrl.ts';
import { hrefOfRoute } from '../../routes/routeOf.ts';
import { cardList } from '../../theme/components/componentMarkdown.ts';
import type { FolderCard } from '../../theme/components/FolderCards.tsx';
import type { Navigation } from '../navigation/navigation.ts';

/** A page of a folder, or a folder in it. */
interface ListedPart extends Pick<FolderCard, 'title' | 'href' | 'lang' | 'hrefLang'> {
  /** One sentence, with its code spans marked. */
  readonly description?: string;
}

/** What lists of folders are made from. */
export interface FolderSources {
  readonly config: SiteConfig;
  readonly navigation: () => Pick<Navigation, 'folder'>;
  readonly page: (route: Route) => CompiledPage | undefined;
  readonly routes: Pick<RouteTable, 'sourceOf' | 'drafts'>;
}

type FolderListing = Pick<DeferredComponent, 'props' | 'place'>;

export function partsOfFolder(
  { record }: CompiledPage,
  { props }: FolderListing,
  sources: FolderSources,
): readonly ListedPart[] {
  const { entries = [] } = sources.navigation().folder(record, folderIn(props));
  return entries.flatMap((entry) => partOf(entry, record, sources) ?? []);
}

/** A `folder` without a value is told of where properties are checked. */
const folderIn = ({ folder }: FolderListing['props']) =>
  folder === undefined || folder === true ? undefined : String(folder);

/** A folder without a page of its own leads to the first page in it, as in a sidebar. */
function partOf(entry: SidebarEntry, around: PageRecord, { config, page }: FolderSources): ListedPart | undefined {
  const [route] = entry.route === undefined ? orderOf([entry]) : [entry.route];
  if (route === undefined) return undefined;
  const href = hrefOfRoute(route, config.base);
  const listed = entry.route === undefined ? undefined : page(entry.route);
  if (listed === undefined) return { title: entry.text, href };
  const { record, opening } = listed;
  const { short_description: short, description = opening } = record.frontmatter;
  const [lang, langHere] = [record, around].map((one) => ownLanguageOf(one) ?? inLanguageOf(config, one.path).lang);
  const isOther = lang !== langHere;
  return withoutUndefined({
    title: record.title,
    href,
    description: short ?? description,
    lang: isOther ? lang : undefined,
    hrefLang: isOther ? lang : undefined,
  });
}

export const cardsOf = (parts: readonly ListedPart[]): readonly FolderCard[] =>
  parts.map(({ description, ...part }) => ({
    ...part,
    description: description === undefined ? undefined : sentenceHtmlOf(description),
  }));

/** The same as a list of links in Markdown. */
export function listOfParts(parts: readonly ListedPart[], config: SiteConfig): string {
  const cards = parts.map(({ title, href, description = '' }) => ({
    title: escapeMarkdown(title),
    href: publicUrl(href, config),
    description: markdownOfWords(description),
  }));
  return cardList(cards);
}

/** What is told of a list without an entry: `empty-list`; undefined for any other. */
export function emptyFolder(
  page: CompiledPage,
  { props, place }: FolderListing,
  { config, navigation, routes }: FolderSources,
): Diagnostic | undefined {
  const folder = folderIn(props);
  const { prefix, entries } = navigation().folder(page.record, folder);
  if (entries !== undefined && entries.length > 0) return undefined;
  const nothing = (why: string, hint: string) =>
    warningOf('empty-list', { message: `\`<FolderCards>\` shows nothing: ${why}.`, place, hint });
  const inLanguage = (route: string) => routeBelow(inLanguageOf(config, page.record.path).prefix, route);
  if ([...routes.drafts].some((route) => inLanguage(route).startsWith(inLanguage(prefix))))
    return nothing(
      `all other pages below \`${prefix}\` are drafts`,
      'delete `draft` from the front matter of a page there, or leave the list out until one is done',
    );
  if (folder === undefined || entries !== undefined)
    return nothing(
      `there is no other page below \`${prefix}\``,
      'write a page in that folder, or name another folder, such as `<FolderCards folder="/guides/" />`',
    );
  const folders = new Set([...routes.sourceOf.keys()].flatMap((route) => foldersAlong(route).slice(0, -1)));
  return errorOf('empty-list', {
    message: `\`<FolderCards>\` lists the pages below \`${folder}\`, and there are none.`,
    place,
    hint: didYouMean(prefix, folders) ?? 'write the route of a folder, such as `/guides/`, or a page in that folder',
  });
}
