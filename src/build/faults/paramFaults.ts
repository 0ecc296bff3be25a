import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SitePlaces } from '../../config/sitePlaces.ts';
import { inLanguageOf } from '../../config/translations.ts';
import { innerPlaces } from '../../content/frontmatter/innerPlaces.ts';
import { paramsShape } from '../../content/frontmatter/paramsShape.ts';
import { readMap } from '../../content/frontmatter/readMap.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { lazy } from '../../model/lazy.ts';
import type { ParamRule } from '../../model/paramRule.ts';
import { keyPlace, type SourceFile } from '../../model/sourceFile.ts';
import type { WrittenPage } from './pagesWorld.ts';

/**
 * What is wrong with `params` in the front matter of pages by the rules of a site that has some. May yield `wrong-type`, also
 * for a value that a page must have, and the warnings `unknown-key` and, for a rule of no page, `config-invalid`.
 */
export function paramFaults(
  pages: readonly WrittenPage[],
  config: SiteConfig,
  places: SitePlaces,
): readonly Diagnostic[] {
  const { params: rules } = config;
  if (rules === undefined) return [];
  const routes = pages.map(({ page }) => routesOf(page.record.path, config));
  const ofPages = pages.flatMap(({ source }, index): readonly Diagnostic[] =>
    faultsOfPage(source, rules, routes[index] ?? []),
  );
  return [...ofPages, ...idleRules(rules, routes, places)];
}

/** A page's route, also without the folder of its language: what a site says of `/blog/` holds for `/de/blog/`, too. */
function routesOf(route: string, config: SiteConfig): readonly string[] {
  const { prefix } = inLanguageOf(config, route);
  return prefix === '/' ? [route] : [route, route.slice(prefix.length - 1)];
}

function faultsOfPage(
  source: SourceFile,
  rules: Readonly<Record<string, ParamRule>>,
  routes: readonly string[],
): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const { params } = source.frontmatter;
  if (params === undefined && isRefused(source)) return [];
  const within = lazy(() => placesIn(source));
  const ofParams = keyPlace(source, 'params');
  const none = { file: source.file, line: 1, column: 1 };
  const own = params === undefined ? { key: none, value: none } : { key: ofParams, value: ofParams };
  readMap(
    params ?? {},
    paramsShape(rules, ({ required = [] }) => required.some((from) => isBelow(routes, from))),
    { placeOf: (key) => (key === '' ? own : (within().get(`params.${key}`) ?? own)), faults },
  );
  if (params !== undefined) return faults;
  // One line for all of them: written twice, `params` would be a fault itself.
  const hint = `params: {${faults.map((fault) => fault.hint).join(', ')}}`;
  return faults.map((fault) => ({ ...fault, hint }));
}

/** Whether a source has been told of already, and may well have `params`. */
const isRefused = ({ keyLines, diagnostics }: SourceFile) =>
  Object.hasOwn(keyLines, 'params') ||
  (Object.keys(keyLines).length === 0 && diagnostics.some(({ severity }) => severity === 'error'));

function placesIn(source: SourceFile): ReturnType<typeof innerPlaces> {
  const [, yaml = ''] = /^---[^\n]*\n([\s\S]*?)^---/m.exec(source.frontmatterText ?? '') ?? [];
  return innerPlaces(yaml, (line, column = 1, endColumn) => ({
    file: source.file,
    line,
    column,
    ...(endColumn === undefined ? {} : { endColumn }),
  }));
}

/** Whether a page stands below another one, as those of a folder below its start page. */
const isBelow = (routes: readonly string[], from: string) => {
  const folder = from.endsWith('/') ? from : `${from}/`;
  return routes.some((route) => route.startsWith(folder)) && !routes.includes(folder);
};

/** Routes of rules below which there is no page: they are mistyped, or the pages have moved. */
const idleRules = (
  rules: Readonly<Record<string, ParamRule>>,
  pages: readonly (readonly string[])[],
  places: SitePlaces,
): readonly Diagnostic[] =>
  Object.entries(rules).flatMap(([key, { required = [] }]) =>
    required
      .filter((from) => !pages.some((routes) => isBelow(routes, from)))
      .map((from) => ({
        severity: 'warning' as const,
        code: 'config-invalid' as const,
        message: `\`params.${key}\` is required below \`${from}\`, and there is no page.`,
        place: places.ofText(from, 'required'),
        hint: 'write the route of a folder with pages, or delete the entry',
      })),
  );
