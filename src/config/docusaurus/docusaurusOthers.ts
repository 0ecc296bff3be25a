import { schemeHint } from '../elsewhere/schemeHint.ts';
import { ANALYTICS_HINT, SCRIPTS_HINT, STYLES_HINT } from '../elsewhere/sharedHints.ts';
import { hintInstead } from '../elsewhere/tellOthers.ts';
import { type CodeData, type CodeParts, isValue, listIn, mapIn, textIn } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';
import { presetPart } from './docusaurusPresets.ts';

interface SettingsParts {
  readonly root: CodeParts;
  /** `themeConfig`. */
  readonly theme: CodeParts;
  /** What is said of the pages. */
  readonly docs: CodeParts;
}

/** Tells of what pages show and load besides, and of what is no setting here. */
export function tellDocusaurusOthers({ root, theme, docs }: SettingsParts, read: PartsRead): void {
  const presets = root.get('presets');
  tellPresets(presets, read);
  const inPages = ['remarkPlugins', 'rehypePlugins', 'beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins'];
  const others: readonly (readonly [string, CodeData | undefined, string | undefined])[] = [
    ['announcementBar', theme.get('announcementBar'), ANNOUNCEMENT_HINT],
    ['customCss', presetPart('theme', presets)?.entries.get('customCss'), STYLES_HINT],
    ['stylesheets', root.get('stylesheets'), STYLES_HINT],
    ['scripts', root.get('scripts'), SCRIPTS_HINT],
    ['clientModules', root.get('clientModules'), SCRIPTS_HINT],
    ...ANALYTICS.map((name) => [name, presetPart(name, presets), ANALYTICS_HINT] as const),
    ['exclude', docs.get('exclude'), hintInstead('srcExclude')],
    ...inPages.map((name) => [name, docs.get(name), PLUGINS] as const),
    ['preprocessor', mapIn(root.get('markdown')).get('preprocessor'), PLUGINS],
    ['titleDelimiter', root.get('titleDelimiter'), hintInstead('titleDelimiter')],
    ['colorMode', theme.get('colorMode'), colorHint(mapIn(theme.get('colorMode')))],
  ];
  for (const [option, data, hint] of others) {
    const isEmpty = data === undefined || (data.kind === 'list' && data.items.length === 0);
    if (!isEmpty && hint !== undefined) read.miss(option, data.place, { isData: true, hint });
  }
  read.text(theme.get('colorMode'), 'colorMode');
  for (const plugin of read.list(root.get('plugins'), 'plugins')) tellPlugin(plugin, read);
}

const ANALYTICS = ['gtag', 'googleTagManager', 'googleAnalytics'];

/** Tells of what only running the settings would tell of presets, the pages among it. */
function tellPresets(presets: CodeData | undefined, read: PartsRead): void {
  for (const preset of read.list(presets, 'presets')) {
    read.text(preset, 'presets');
    const parts = read.map(listIn(preset)[1], 'presets');
    for (const name of ['docs', 'theme', ...ANALYTICS]) read.map(parts.get(name), name);
  }
}

const ANNOUNCEMENT_HINT = 'export it from `site/components.tsx`, as `layout.announcement`';
const PLUGINS = hintInstead('plugins');

/** A look that readers cannot change, or that pages have at first; the light one is here that of a light system. */
function colorHint(colors: CodeParts): string | undefined {
  const isDark = textIn(colors.get('defaultMode')) === 'dark';
  const isFixed = isValue(colors.get('disableSwitch'), true);
  const isOfSystem = isValue(colors.get('respectPrefersColorScheme'), true);
  return schemeHint({ first: isOfSystem ? undefined : isDark ? 'dark' : isFixed ? 'light' : undefined, isFixed });
}

function tellPlugin(plugin: CodeData, read: PartsRead): void {
  const name = textIn(plugin) ?? textIn(listIn(plugin)[0]) ?? '';
  if (KNOWN_PLUGIN.test(name) || (plugin.kind === 'value' && name === '')) return;
  const hint = /gtag|google/.test(name) ? ANALYTICS_HINT : PLUGINS;
  read.miss('plugins', plugin.place, { isData: plugin.kind === 'code' ? undefined : true, hint });
}

/** What is told of elsewhere, is here without a plugin, or is for the tools that build the site there. */
const KNOWN_PLUGIN =
  /^(?:@docusaurus\/plugin-)?(?:content-(?:docs|blog|pages)|client-redirects|sitemap|debug|svgr|rsdoctor|css-cascade-layers)$|search|sass|tailwind/;
