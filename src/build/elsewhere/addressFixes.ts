import { settingsElsewhere } from '../../config/configElsewhere.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PagesWorld } from '../faults/pagesWorld.ts';
import type { JudgedSite } from '../faults/siteDiagnostics.ts';
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
  const generator = named.length === 0 ? undefined : generatorOf(project.config);
  const addresses = pageAddressFixes({ pages: named, hasRoute, textOf }, generator);
  return {
    isMoving: addresses.size > 0,
    withFix(fault: Diagnostic): Diagnostic {
      const fix = fixes.get(fault);
      return { ...fault, ...(fix === undefined ? {} : { fix }), ...addresses.get(fault) };
    },
  };
}

/** The generator that has pages where they are, below the content folder. Translations have other addresses. */
function generatorOf({ root, translations }: SiteConfig): string | undefined {
  const settings = translations.length === 0 ? settingsElsewhere(root) : undefined;
  return settings?.isElsewhere === false ? settings.generator : undefined;
}
