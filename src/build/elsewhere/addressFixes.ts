import { type SettingsHere, settingsElsewhere } from '../../config/configElsewhere.ts';
import { basePathIn } from '../../config/docusaurus/basePathIn.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PagesWorld } from '../faults/pagesWorld.ts';
import type { JudgedSite } from '../faults/siteDiagnostics.ts';
import { contestedAddresses } from './contestedAddresses.ts';
import { oldAddressFixes } from './oldAddressFixes.ts';
import { pageAddressFixes } from './pageAddressFixes.ts';

/** What corrects keys of front matter that name addresses, and whether pages get other addresses by it. */
export function addressFixes(
  { project, routes }: Pick<JudgedSite, 'project' | 'routes'>,
  { pages, textOf }: Pick<PagesWorld, 'pages' | 'textOf'>,
) {
  const hasRoute = (route: string) => routes.sourceOf.has(route);
  const fixes = oldAddressFixes({ pages, hasRoute, redirects: project.redirects, textOf });
  const named = pages.filter(({ source: { keyLines } }) => 'id' in keyLines || 'slug' in keyLines);
  const settings = named.length === 0 ? undefined : settingsHere(project.config);
  const moved = settings === undefined ? [] : movedFolders(settings.text);
  const placed = named.filter(({ source }) => !moved.some((name) => source.relativePath.startsWith(`${name}/`)));
  const addresses = pageAddressFixes({ pages: placed, hasRoute, textOf }, settings?.generator);
  const withFix = (fault: Diagnostic): Diagnostic => {
    const fix = fixes.get(fault);
    return { ...fault, ...(fix === undefined ? {} : { fix }), ...addresses.get(fault) };
  };
  const contested = contestedAddresses({
    pages: pages.filter(({ source: { keyLines } }) => ADDRESS_KEYS.some((key) => key in keyLines)),
    owners: routes.allSources,
    plan: project.config,
    withFix,
  });
  return {
    isMoving: addresses.size > 0,
    withFix(fault: Diagnostic): Diagnostic {
      const hint = contested.get(fault);
      const { fix, ...rest } = withFix(fault);
      return hint === undefined ? { ...rest, ...(fix === undefined ? {} : { fix }) } : { ...rest, hint };
    },
  };
}

/** Keys of other generators whose values are a part of the address of their page, or all of it. */
const ADDRESS_KEYS = ['id', 'slug', 'url'];

/** The settings there, which have pages where they are below the content folder. Translations have other addresses. */
function settingsHere({ root, translations }: SiteConfig): SettingsHere | undefined {
  const settings = translations.length === 0 ? settingsElsewhere(root) : undefined;
  return settings?.isElsewhere === false ? settings : undefined;
}

/** Folders whose pages have addresses in Docusaurus that begin in another way: `docs: { routeBasePath: '/' }`. */
const movedFolders = (text: string): readonly string[] =>
  (['docs', 'blog'] as const).filter((name) => basePathIn(text, name) !== name);
