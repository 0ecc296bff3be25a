import { settingsElsewhere } from '../../config/configElsewhere.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PagesWorld } from '../faults/pagesWorld.ts';
import type { JudgedSite } from '../faults/siteDiagnostics.ts';
import { oldAddressFixes } from './oldAddressFixes.ts';
import { pageIdFixes } from './pageIdFixes.ts';

/** What corrects keys of front matter that name addresses, and whether pages get other addresses by it. */
export function addressFixes(
  { project, routes }: Pick<JudgedSite, 'project' | 'routes'>,
  { pages, textOf }: Pick<PagesWorld, 'pages' | 'textOf'>,
) {
  const hasRoute = (route: string) => routes.sourceOf.has(route);
  const fixes = oldAddressFixes({ pages, hasRoute, redirects: project.redirects, textOf });
  const hasIds = pages.some(({ source }) => 'id' in source.keyLines) && isOfDocusaurus(project.config);
  const ids = pageIdFixes({ pages: hasIds ? pages : [], hasRoute, textOf });
  return {
    isMoving: ids.size > 0,
    withFix(fault: Diagnostic): Diagnostic {
      const fix = fixes.get(fault);
      return { ...fault, ...(fix === undefined ? {} : { fix }), ...ids.get(fault) };
    },
  };
}

/** Whether pages are where Docusaurus has them, below the content folder. Translations have other addresses. */
function isOfDocusaurus({ root, translations }: SiteConfig): boolean {
  const settings = translations.length === 0 ? settingsElsewhere(root) : undefined;
  return settings?.generator === 'Docusaurus' && !settings.isElsewhere;
}
