import type { SiteConfig } from '../config/siteConfig.ts';
import { inAllLanguages, localeFolderOf } from '../config/translations.ts';
import { policyOf } from '../hosting/policyOf.ts';
import { metaPolicyText } from '../hosting/securityPolicy.ts';
import type { ClientManifest } from '../islands/clientManifest.ts';
import { addressName, type HeadTag, metaName, relationsOf } from '../model/headTag.ts';
import { menuLinks } from '../model/menuLinks.ts';
import { keyLengthFor } from '../model/nearestPages.ts';
import { imagePaths, type SchemeImageInput, schemeImageView } from '../model/schemeImage.ts';
import type { ClientAssets, SiteView } from '../model/view.ts';
import { contentHash } from '../system/contentHash.ts';
import { fileAtAddress } from '../system/fileAtAddress.ts';
import { type BarSources, barViews } from './navigation/barViews.ts';
import { nameLink } from './navigation/nameLink.ts';
import type { Project } from './project.ts';
import { readPictureShape } from './readPictureSize.ts';

/** Pages that share a part of the chunk manifest: about so many entries are fetched for the first client navigation. */
const PAGES_PER_MANIFEST_PART = 128;

export function siteView(
  config: SiteConfig,
  sources: BarSources &
    Pick<Project, 'client' | 'publicFiles'> & { readonly pageCount: number; readonly layout: SiteView['layout'] },
): SiteView {
  const { client, pageCount, layout, site, resolve } = sources;
  const asset = assetIn(config.base);
  const { manifest } = client;
  const policy = policyOf(config);
  const bars = barViews(config, sources);
  return {
    title: config.title,
    lang: config.lang,
    homeHref: config.base + config.prefix.slice(1),
    ...(config.logoLink === undefined ? {} : { nameLink: nameLink(config.logoLink, config, sources) }),
    base: config.base,
    ...(config.logo === undefined ? {} : { logo: logoView(config.logo, config, sources) }),
    ...(config.head.some((tag) => relationsOf(tag).includes('icon')) ? {} : iconOf(resolve)),
    ...bars,
    ...(config.repository === undefined ? {} : { repositoryUrl: config.repository.url }),
    ...(layout === undefined ? {} : { layout }),
    assets: clientAssets(manifest, config),
    ...headOf(config, resolve),
    ...(policy === undefined ? {} : { policy: metaPolicyText(policy) }),
    ...(config.search ? { searchPlaceholder: config.searchPlaceholder } : {}),
    ...(config.prefix === '/' ? {} : { translation: { name: localeFolderOf(config), texts: config.texts } }),
    manifestParts: Math.max(1, Math.ceil(pageCount / PAGES_PER_MANIFEST_PART)),
    notFound: {
      styles: asset(manifest.notFoundStyles),
      script: asset(manifest.notFound),
      keyLength: keyLengthFor(pageCount),
      ...(site.translations.length === 0 ? {} : { languages: tagsByFolder(site) }),
    },
    ...announcementOf(layout, asset(manifest.announcement)),
    ...(config.gtmId === undefined ? {} : { gtmId: config.gtmId }),
    scripts: [
      ...(config.gtmId === undefined ? [] : [manifest.analytics]),
      ...(hasVersions(bars.nav) ? [manifest.versions] : []),
      ...(site.translations.length === 0 ? [] : [manifest.languages]),
    ].map(asset),
  };
}

function clientAssets(manifest: ClientManifest, { base, prefix, integrity }: SiteConfig): ClientAssets {
  const asset = assetIn(base);
  const { styles, components, landing, entry, islands } = manifest;
  return {
    boot: asset(manifest.boot),
    moved: asset(manifest.moved),
    styles: [asset(styles)],
    ...(components === '' ? {} : { components: asset(components), landing: asset(landing) }),
    entry: asset(entry),
    name: contentHash(JSON.stringify([styles, components, landing, entry, islands, prefix])),
    islands: Object.fromEntries(Object.entries(islands).map(([name, files]) => [name, files.map(asset).join(' ')])),
    integrity: integrity
      ? Object.fromEntries(Object.entries(manifest.integrity).map(([name, sum]) => [asset(name), sum]))
      : {},
  };
}

const assetIn = (base: string) => (name: string) => `${base}assets/${name}`;

const announcementOf = (layout: SiteView['layout'], script: string): Pick<SiteView, 'announcement'> =>
  layout?.announcement === undefined ? {} : { announcement: { script, name: contentHash(layout.announcement) } };

const hasVersions = ({ left, right }: SiteView['nav']) =>
  [...left, ...right]
    .flatMap((item) => (item.kind === 'menu' ? menuLinks(item.items) : item))
    .some(({ version }) => version);

const tagsByFolder = (site: SiteConfig) =>
  Object.fromEntries(inAllLanguages(site).map((language) => [localeFolderOf(language), language.lang]));

type Resolve = BarSources['resolve'];

/** Names under which a site may publish its icon, the best first. */
const ICONS = ['/favicon.svg', '/favicon.png', '/favicon.ico'];

function iconOf(resolve: Resolve): { readonly icon?: string } {
  const icon = ICONS.map(resolve).find(({ kind }) => kind === 'asset');
  return icon === undefined ? {} : { icon: icon.href };
}

/** Height of the logo in CSS pixels, and how wide it may be, as `header.css` has them. */
const LOGO_HEIGHT = 28;
const MOST_LOGO_WIDTH = 192;

/** The logo with the room that it takes: browsers would else know that once it is there. */
function logoView(
  logo: SchemeImageInput,
  { isTitleInLogo }: Pick<SiteConfig, 'isTitleInLogo'>,
  { resolve, publicFiles }: Pick<BarSources, 'resolve'> & Pick<Project, 'publicFiles'>,
): NonNullable<SiteView['logo']> {
  const file = fileAtAddress(imagePaths(logo)[0], publicFiles);
  const shape = (file && readPictureShape(file.absolutePath)) ?? 1;
  return {
    images: schemeImageView(logo, (path) => resolve(path).href),
    width: Math.min(MOST_LOGO_WIDTH, Math.round(LOGO_HEIGHT * shape)),
    height: LOGO_HEIGHT,
    ...(isTitleInLogo ? { replacesTitle: true } : {}),
  };
}

/** Meta tags of docsgen's own that give way to those of the site: with both, browsers would take the first. */
const REPLACED_META = ['theme-color', 'twitter:card'];

function headOf({ head }: SiteConfig, resolve: Resolve): Pick<SiteView, 'headTags' | 'replacedMeta'> {
  if (head.length === 0) return {};
  const names = new Set(head.map(metaName));
  const replacedMeta = REPLACED_META.filter((name) => names.has(name));
  return {
    headTags: head.map((tag) => tagWithBase(tag, resolve)),
    ...(replacedMeta.length === 0 ? {} : { replacedMeta }),
  };
}

/** A tag whose address, where it is one of the site, is the one that browsers ask for. */
export function tagWithBase(tag: HeadTag, resolve: Resolve): HeadTag {
  const name = addressName(tag);
  const url = name === undefined ? undefined : tag.attributes[name];
  if (name === undefined || typeof url !== 'string') return tag;
  const { kind, href } = resolve(url);
  return kind === 'external' || kind === 'unsafe' ? tag : { ...tag, attributes: { ...tag.attributes, [name]: href } };
}
