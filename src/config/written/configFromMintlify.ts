import { withoutSlashes } from '../../model/addresses/withoutSlashes.ts';
import { imagePaths } from '../../model/schemeImage.ts';
import { asRecord } from '../../model/values/asRecord.ts';
import { parsedJson } from '../../model/values/parsedJson.ts';
import { routesIn } from '../elsewhere/itemsHere.ts';
import { logoOption } from '../elsewhere/logoOption.ts';
import { brandName } from '../elsewhere/socialLinks.ts';
import { unlessEmpty } from '../elsewhere/unlessEmpty.ts';
import { mintlifyFrame } from '../mintlify/mintlifyFrame.ts';
import { mapIn } from '../parse/codeData.ts';
import { exportedData } from '../parse/exportedData.ts';
import type { SidebarItem } from '../siteApi.ts';
import { configText } from './configText.ts';

interface MintlifyWorld {
  /** Whether there is a page of a name, as those files have it: `guides/first`. */
  readonly hasPage: (name: string) => boolean;
  /** Whether a file is published at an address: `/logo.svg`. */
  readonly hasFile: (path: string) => boolean;
}

/**
 * The text of a `site/config.ts` with the title, logo, navigation and links of Mintlify's `docs.json` or `mint.json`.
 * Undefined for a site of several languages or versions, and for a file that names none of the pages.
 */
export function configFromMintlify(json: string, { hasPage, hasFile }: MintlifyWorld): string | undefined {
  const settings = asRecord(parsedJson(json));
  const { name, navigation, navbar, topbarLinks, topbarCtaButton } = settings;
  const root = Array.isArray(navigation) ? { groups: navigation } : asRecord(navigation);
  const { groups, pages, anchors, global, ...others }: MintlifySettings = root;
  if ('languages' in others || 'versions' in others) return undefined;
  const sections = sectionsIn(root, hasPage);
  const shown = [itemsOf([groups, pages].flat(), hasPage), ...sections.map(({ items }) => items)].filter(
    ({ length }) => length > 0,
  );
  if (shown.length === 0) return undefined;
  const home = shown.findIndex((items) => routesIn(items).includes('/'));
  const { links, primary } = asRecord(navbar);
  const left = unlessEmpty(sections.flatMap(({ tab, href, items }) => linkTo(tab, href ?? routesIn(items)[0])));
  const right = unlessEmpty(
    [anchors, asRecord(global).anchors, links, primary, topbarLinks, topbarCtaButton]
      .flatMap(listOf)
      .flatMap((one) => linkTo(one.anchor ?? one.label ?? one.name ?? nameOfType(one.type), one.href ?? one.url)),
  );
  const socials = asRecord(asRecord(settings.footer).socials ?? settings.footerSocials);
  const { logo, logoLink } = mintlifyFrame(mapIn(exportedData(json, 'docs.json')));
  return configText({
    title: typeof name === 'string' ? name : undefined,
    logo: logo !== undefined && imagePaths(logo.image).every(hasFile) ? logoOption(logo) : undefined,
    logoLink: logoLink && logoLinkOf(logoLink.target, hasPage),
    nav: left === undefined && right === undefined ? undefined : { left, right },
    // A page has the sidebar whose route is most of its own.
    sidebars: shown.map((items, index) => ({ routes: index === Math.max(0, home) ? ['/'] : routesIn(items), items })),
    footer: unlessEmpty(Object.entries(socials).flatMap(([icon, href]) => linkTo(brandName(icon), href))),
  });
}

type MintlifySettings = Readonly<Record<string, unknown>>;

/** What has a place in the header, and its own sidebar. */
interface Section {
  readonly tab: unknown;
  readonly href: unknown;
  readonly items: readonly SidebarItem[];
}

/** Tabs, and what else has pages of its own; those may be in each other. */
function sectionsIn(
  { tabs, dropdowns, products, menu, anchors }: MintlifySettings,
  hasPage: MintlifyWorld['hasPage'],
): Section[] {
  const withPages = listOf(anchors).filter(({ groups, pages, tabs }) => (groups ?? pages ?? tabs) !== undefined);
  return [...[tabs, dropdowns, products, menu].flatMap(listOf), ...withPages].flatMap((one) => {
    const { shown, others } = variantsOf(one);
    const inner = sectionsIn(shown, hasPage);
    const items = itemsOf([shown.groups, shown.pages].flat(), hasPage);
    const tab = one.tab ?? one.dropdown ?? one.product ?? one.item ?? one.anchor;
    return [
      ...(items.length > 0 || inner.length === 0 ? [{ tab, href: one.href, items }] : []),
      ...inner,
      ...sectionsIn({ tabs: others }, hasPage).map(withoutTab),
    ];
  });
}

/** What is shown first of a place that has languages or versions, or both, and what there is else. */
function variantsOf({ languages, versions, ...own }: MintlifySettings): {
  readonly shown: MintlifySettings;
  readonly others: readonly MintlifySettings[];
} {
  const all = listOf(languages ?? versions);
  const first = all.find((one) => one.default === true) ?? all[0];
  if (first === undefined) return { shown: own, others: [] };
  const { shown, others } = variantsOf({ ...first, ...own });
  return { shown, others: [...others, ...all.filter((one) => one !== first)] };
}

/** Pages of another language or an older version have their sidebar, and no place in the header. */
const withoutTab = ({ items }: Section): Section => ({ tab: undefined, href: undefined, items });

/** Pages that are there, and groups that hold some; others are calls of an interface that is described elsewhere. */
const itemsOf = (given: readonly unknown[], hasPage: (name: string) => boolean): readonly SidebarItem[] =>
  given.flatMap((one): readonly SidebarItem[] => {
    if (one === undefined) return [];
    if (typeof one === 'string') return isName(one) && hasPage(one) ? [routeOf(one)] : [];
    const { group, root, pages, expanded, hidden } = asRecord(one);
    const items = itemsOf([pages].flat(), hasPage);
    if (typeof group !== 'string' || hidden === true || items.length === 0) return [];
    const link = typeof root === 'string' && isName(root) && hasPage(root) ? { link: routeOf(root) } : {};
    return [{ text: group, ...link, ...(expanded === true ? { collapsed: false } : {}), items }];
  });

/** What a logo leads to that is another site, or a page besides the start page, to which it leads anyway. */
function logoLinkOf(target: string, hasPage: MintlifyWorld['hasPage']): string | undefined {
  if (/^(?:https?|mailto):/.test(target)) return target;
  const [path = '', hash = ''] = target.split(/(?=#)/);
  const name = withoutSlashes(path);
  const link = routeOf(name) + hash;
  return isName(name) && link !== '/' && hasPage(name) ? link : undefined;
}

/** Other names would be written otherwise in an address. */
const isName = (name: string) => /^[\w./-]+$/.test(name);

const routeOf = (name: string) => `/${name.replace(/(?:^|(?<=\/))index$/, '')}/`.replaceAll(/\/{2,}/g, '/');

/** A link to a repository or a chat has no words of its own there. */
const nameOfType = (type: unknown) => (typeof type === 'string' && type !== 'button' ? brandName(type) : undefined);

const linkTo = (text: unknown, link: unknown) =>
  typeof text === 'string' && typeof link === 'string' && /^(?:\/|[a-z]+:)/.test(link) ? [{ text, link }] : [];

const listOf = (value: unknown): readonly MintlifySettings[] =>
  value === undefined ? [] : [value].flat().map(asRecord);
