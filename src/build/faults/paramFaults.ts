import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SitePlaces } from '../../config/sitePlaces.ts';
import { inLanguageOf } from '../../config/translations.ts';
import { innerPlaces } from '../../content/innerPlaces.ts';
import { paramsShape } from '../../content/paramsShape.ts';
import { readMap } from '../../content/readMap.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
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
  const routes = pages.map(({ page }) => routeInLanguage(page.record.path, config));
  const ofPages = pages.flatMap(({ source }, index): readonly Diagnostic[] =>
    faultsOfPage(source, {
      rules,
      route: routes[index] ?? '/',
      ofDefault: (key) => placeOfDefault(key, config, places),
    }),
  );
  return [...ofPages, ...idleRules(rules, routes, places)];
}

/** The route of a page without the folder of its language: what a site says of `/blog/` holds for `/de/blog/`, too. */
function routeInLanguage(route: string, config: SiteConfig): string {
  const { prefix } = inLanguageOf(config, route);
  return route.slice(prefix.length - 1);
}

interface PageRules {
  readonly rules: Readonly<Record<string, ParamRule>>;
  readonly route: string;
  /** See `placeOfDefault`. */
  readonly ofDefault: (key: string) => Place | undefined;
}

function faultsOfPage(source: SourceFile, { rules, route, ofDefault }: PageRules): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const { params = {} } = source.frontmatter;
  const hasOwn = source.keyLines.params !== undefined;
  const within = lazy(() => placesIn(source));
  const ofParams = keyPlace(source, 'params');
  const none = { file: source.file, line: 1, column: 1 };
  const own = hasOwn ? { key: ofParams, value: ofParams } : { key: none, value: none };
  const placeOf = (key: string) => {
    if (key === '') return own;
    const written = within().get(`params.${key}`);
    const place = written === undefined && Object.hasOwn(params, key) ? ofDefault(key) : undefined;
    return written ?? (place === undefined ? own : { key: place, value: place });
  };
  const isRequired = ({ required = [] }: ParamRule) => required.some((from) => isBelow(route, from));
  readMap(params, paramsShape(rules, isRequired), { placeOf, faults });
  return !hasOwn ? faults.map((fault) => ({ ...fault, hint: `params: {${fault.hint}}` })) : faults;
}

/** Where the configuration has a value for many pages: what is wrong with it is told once, and there. */
const placeOfDefault = (key: string, { defaults }: SiteConfig, places: SitePlaces): Place | undefined =>
  defaults.some(({ params = {} }) => Object.hasOwn(params, key))
    ? places.ofPath(['defaults', 'params', key])
    : undefined;

function placesIn(source: SourceFile): ReturnType<typeof innerPlaces> {
  const [, yaml = ''] = /^---[^\n]*\n([\s\S]*?)^---/m.exec(source.frontmatterText ?? '') ?? [];
  return innerPlaces(yaml, (line, column = 1, endColumn) => ({
    file: source.file,
    line,
    column,
    ...(endColumn === undefined ? {} : { endColumn }),
  }));
}

/** A page that stands below another one, as those of a folder below its start page. */
const isBelow = (route: string, from: string) => {
  const folder = from.endsWith('/') ? from : `${from}/`;
  return route.startsWith(folder) && route !== folder;
};

/** Routes of rules below which there is no page: they are mistyped, or the pages have moved. */
const idleRules = (
  rules: Readonly<Record<string, ParamRule>>,
  routes: readonly string[],
  places: SitePlaces,
): readonly Diagnostic[] =>
  Object.entries(rules).flatMap(([key, { required = [] }]) =>
    required
      .filter((from) => !routes.some((route) => isBelow(route, from)))
      .map((from) => ({
        severity: 'warning' as const,
        code: 'config-invalid' as const,
        message: `\`params.${key}\` is required below \`${from}\`, and there is no page.`,
        place: places.ofText(from, 'required'),
        hint: 'write the route of a folder with pages, or delete the entry',
      })),
  );
