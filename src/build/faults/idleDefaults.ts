import { inLanguageOf } from '../../config/translations.ts';
import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import { foldersAlong } from '../../model/files/folderOfFile.ts';
import { didYouMean } from '../../model/text/nearest.ts';
import { isBelow } from '../../routes/defaultsAt.ts';
import type { JudgedSite } from './siteDiagnostics.ts';

/**
 * Routes of `defaults` for which there is no page, as the warning `config-invalid`: they are mistyped, or pages have
 * moved.
 */
export function idleDefaults({ project: { config }, routes, places }: Idle): readonly Diagnostic[] {
  const paths = [...routes.allSources.keys(), ...routes.drafts, ...config.plannedRoutes];
  const asked = new Set(config.defaults.flatMap((entry) => entry.routes));
  return [...asked]
    .filter((from) => !paths.some((path) => isBelow(path, from, inLanguageOf(config, path).prefix)))
    .map((from) =>
      warningOf('config-invalid', {
        message: `\`defaults\` has values for the pages below \`${from}\`, and there are none.`,
        place: places.ofText(from, 'routes'),
        hint: didYouMean(from, new Set(paths.flatMap(foldersAlong))) ?? 'write a page there, or delete the route',
      }),
    );
}

type Idle = Pick<JudgedSite, 'project' | 'routes' | 'places'>;
