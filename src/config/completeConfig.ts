import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { USUAL_LEVEL } from '../model/headingLevels.ts';
import { KNOWN_TOKEN } from '../model/knownToken.ts';
import { directionOf } from '../model/languages/languageTag.ts';
import { refusePipe } from '../system/files.ts';
import { encoderOf } from '../system/pictureEncoder.ts';
import type { ConfigEnvironment } from './configEnvironment.ts';
import { contentFolderOf } from './folders/contentFolderOf.ts';
import { outputFolderOf } from './folders/outputFolderOf.ts';
import type { CheckInput, SiteConfigInput } from './siteApi.ts';
import { normalBase } from './siteBase.ts';
import type { ConfigFlags, SiteCheck, SiteConfig } from './siteConfig.ts';
import { themeTexts } from './themeTexts.ts';
import { placeholderOf, translatedConfig } from './translations.ts';

/** What a configuration is made from, besides the options that a site has written. */
interface ConfigSurroundings extends Pick<SiteConfig, 'root' | 'mode' | 'cacheDir' | 'configFile' | 'head'> {
  readonly flags: ConfigFlags;
  readonly environment: ConfigEnvironment;
  /** Whether it has another search in the place of the search box, for which no index is made. */
  readonly hasOwnSearch: boolean;
}

/** A whole configuration of the options of a site. Flags win over the environment, it wins over the file. */
export function completeConfig(
  { locales, ...own }: SiteConfigInput,
  { root, mode, cacheDir, flags, environment, configFile, head, hasOwnSearch }: ConfigSurroundings,
): SiteConfig {
  const { root: first, ...others } = locales ?? { root: undefined };
  const input = { ...own, ...first };
  const lang = input.lang ?? 'en';
  const texts = { ...themeTexts(lang), ...input.texts };
  const config: SiteConfig = {
    root,
    mode,
    contentDir: contentFolderOf(root),
    publicDir: join(root, 'site/public'),
    islandsDir: join(root, 'site/islands'),
    outDir: outputFolderOf(root, flags.outDir),
    cacheDir,
    redirectsFile: join(root, 'redirects.yaml'),
    siteStyles: siteStylesOf(root),
    configFile,
    title: input.title ?? 'Documentation',
    description: input.description ?? '',
    lang,
    dir: first?.dir ?? directionOf(lang),
    texts,
    label: first?.label ?? '',
    prefix: '/',
    fallback: false,
    translations: [],
    base: normalBase(flags.base ?? input.base ?? '/'),
    siteUrl: input.siteUrl?.replace(/\/+$/, ''),
    ...logoOf(input.logo),
    logoLink: input.logoLink,
    repository: input.repository,
    token: nonEmpty(environment.DOCSGEN_TOKEN) ?? input.token ?? KNOWN_TOKEN,
    constants: input.constants ?? {},
    params: input.params,
    defaults: input.defaults ?? [],
    nav: { left: input.nav?.left ?? [], right: input.nav?.right ?? [] },
    footer: input.footer ?? [],
    pageLinks: input.pageLinks ?? [],
    sidebars: input.sidebars,
    searchPlaceholder: placeholderOf({ ...input, texts }),
    search: flags.search !== false && !hasOwnSearch,
    version: input.version,
    head,
    gtmId: nonEmpty(environment.DOCSGEN_GTM_ID) ?? input.gtmId,
    securityPolicy: input.securityPolicy ?? {},
    integrity: input.integrity !== false,
    plannedRoutes: input.plannedRoutes ?? [],
    toc: input.toc ?? USUAL_LEVEL,
    lineNumbers: input.lineNumbers === true,
    lastAuthor: input.lastAuthor === true,
    // A card's address must be a full one.
    socialCards: input.socialCards === true && input.siteUrl !== undefined,
    responsiveImages: input.responsiveImages === true,
    pictureEncoder: input.responsiveImages === true ? encoderOf(root) : undefined,
    check: completeCheck(input.check),
    parser: input.parser ?? 'satteri',
  };
  const translations = Object.entries(others).map(([name, options]) => translatedConfig(config, name, options));
  return Object.freeze({ ...config, translations });
}

/** The images of a logo, without what else is said of it. */
function logoOf(input: SiteConfigInput['logo']): Pick<SiteConfig, 'logo' | 'isTitleInLogo'> {
  if (typeof input !== 'object') return { logo: input, isTitleInLogo: false };
  const isTitleInLogo = 'replacesTitle' in input && input.replacesTitle;
  return { logo: 'src' in input ? input.src : { light: input.light, dark: input.dark }, isTitleInLogo };
}

function siteStylesOf(root: string): string | undefined {
  const path = join(root, 'site/site.css');
  if (!existsSync(path)) return undefined;
  refusePipe(path);
  return path;
}

/**
 * Budgets are those of a page that a phone on a slow line still shows in good time; this generator's own pages take a
 * third.
 */
const completeCheck = (input: CheckInput = {}): SiteCheck => ({
  budgets: { html: 400, image: 400, script: 300, style: 100, page: 1500, ...input.budgets },
  allow: input.allow ?? [],
  figures: input.figures ?? {},
  figuresInCode: input.figuresInCode ?? false,
  translations: input.translations ?? false,
  externalIgnore: input.externalIgnore ?? [],
  searches: input.searches ?? {},
});

const nonEmpty = (value: string | undefined) => (value === '' ? undefined : value);
