import type { SitePlaces } from '../../config/folders/sitePlaces.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { inLanguageOf } from '../../config/translations.ts';
import { codeOf, keyCode } from '../../config/written/codeOf.ts';
import { placesInFrontmatter } from '../../content/frontmatter/innerPlaces.ts';
import { paramsShape, valueOfOtherType, type WriteEntry } from '../../content/frontmatter/paramsShape.ts';
import { readMap } from '../../content/frontmatter/readMap.ts';
import { yamlEntry } from '../../content/yamlEntry.ts';
import { type Diagnostic, type Place, placeAtStart, warningOf } from '../../model/diagnostic.ts';
import { lazy } from '../../model/lazy.ts';
import type { ParamRule } from '../../model/paramRule.ts';
import { keyPlace, type SourceFile } from '../../model/sourceFile.ts';
import { defaultsAt } from '../../routes/defaultsAt.ts';
import { prefixOfFolder } from '../../routes/prefixOfFolder.ts';
import type { WrittenPage } from './pagesWorld.ts';

/**
 * What is wrong with `params` in the front matter of pages by the rules of a site that has some. May yield
 * `wrong-type`, also for a value that a page must have, and the warnings `unknown-key` and, for a rule of no page or
 * with values of another type than its own, `config-invalid`.
 */
export function paramFaults(
  pages: readonly WrittenPage[],
  config: SiteConfig,
  places: SitePlaces,
): readonly Diagnostic[] {
  const { params: rules } = config;
  if (rules === undefined) return [];
  const routes = pages.map(({ page }) => routesOf(page.record.path, config));
  const ofPages = pages.flatMap(({ source, page }, index): readonly Diagnostic[] =>
    faultsOfPage(source, {
      rules,
      routes: routes[index] ?? [],
      ofDefault: (key) => placeOfDefault(key, page.record.path, { config, places }),
    }),
  );
  return [...ofPages, ...typeFaults(rules, places), ...idleRules(rules, routes, places)];
}

/** A page's route, also without the folder of its language: what a site says of `/blog/` holds for `/de/blog/`, too. */
function routesOf(route: string, config: SiteConfig): readonly string[] {
  const { prefix } = inLanguageOf(config, route);
  return prefix === '/' ? [route] : [route, route.slice(prefix.length - 1)];
}

interface PageRules {
  readonly rules: Readonly<Record<string, ParamRule>>;
  /** See `routesOf`. */
  readonly routes: readonly string[];
  /** See `placeOfDefault`. */
  readonly ofDefault: (key: string) => Place | undefined;
}

function faultsOfPage(source: SourceFile, { rules, routes, ofDefault }: PageRules): readonly Diagnostic[] {
  if (isRefused(source)) return [];
  const faults: Diagnostic[] = [];
  const { params = {} } = source.frontmatter;
  const hasOwn = source.keyLines.params !== undefined;
  const within = lazy(() => placesInFrontmatter(source));
  const ofParams = hasOwn ? keyPlace(source, 'params') : placeAtStart(source.file);
  const own = { key: ofParams, value: ofParams };
  const written = (key: string) => within().get(`params.${key}`);
  const placeInCode = (key: string) =>
    Object.hasOwn(params, key) && written(key) === undefined ? ofDefault(key) : undefined;
  const placeOf = (key: string) => {
    if (key === '') return own;
    const place = placeInCode(key);
    return written(key) ?? (place === undefined ? own : { key: place, value: place });
  };
  const write: WriteEntry = (key, value) =>
    placeInCode(key) === undefined ? yamlEntry(key, value) : `${keyCode(key)}: ${codeOf(value)}`;
  const isRequired = ({ required = [] }: ParamRule) => required.some((from) => isInFolder(routes, from));
  readMap(params, paramsShape(rules, { isRequired, write }), { placeOf, faults });
  return hasOwn ? faults : inOneLine(faults, source);
}

/** What a page without `params` lacks, all in one line to write: in two, `params` would be written twice. */
function inOneLine(faults: readonly Diagnostic[], { file }: SourceFile): readonly Diagnostic[] {
  const isOfPage = ({ place }: Diagnostic) => place?.file === file;
  const lacking = faults.filter(isOfPage).map(({ hint }) => hint);
  return faults.map((fault) => (isOfPage(fault) ? { ...fault, hint: `params: {${lacking.join(', ')}}` } : fault));
}

/** Whether front matter that may well have `params` has been told of already. */
function isRefused({ keyLines, frontmatter, diagnostics }: SourceFile): boolean {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (Object.keys(keyLines).length === 0) return errors.length > 0;
  if (keyLines.params === undefined) return false;
  return frontmatter.params === undefined || errors.some(({ place }) => place?.line === keyLines.params);
}

/** Where the configuration has a value for many pages: what is wrong with it is told once, and there. */
function placeOfDefault(
  key: string,
  route: string,
  { config, places }: { readonly config: SiteConfig; readonly places: SitePlaces },
): Place | undefined {
  const held = defaultsAt(route, config).findLast(({ values: { params = {} } }) => Object.hasOwn(params, key));
  return held === undefined ? undefined : places.ofPath(['defaults', held.index, 'params', key]);
}

/** Whether a page, by its `routesOf`, stands in the folder of a route, and is not the start page of that. */
const isInFolder = (routes: readonly string[], from: string) => {
  const folder = prefixOfFolder(from);
  return routes.some((route) => route.startsWith(folder)) && !routes.includes(folder);
};

/** Rules that list values of another type than their own. */
const typeFaults = (rules: Readonly<Record<string, ParamRule>>, places: SitePlaces): readonly Diagnostic[] =>
  Object.entries(rules).flatMap(([key, rule]) => {
    const other = valueOfOtherType(rule);
    if (other === undefined) return [];
    const { value, expected } = other;
    return warningOf('config-invalid', {
      message: `\`values\` of \`params.${key}\` holds the ${typeof value} \`${value}\`, expected ${expected}, as its \`type\` says.`,
      place: places.ofPath(['params', key, 'type']),
      hint: `list only such values, or delete \`type: '${rule.type}'\`: values are taken as they are listed`,
    });
  });

/** Routes of rules below which there is no page: they are mistyped, or the pages have moved. */
const idleRules = (
  rules: Readonly<Record<string, ParamRule>>,
  pages: readonly (readonly string[])[],
  places: SitePlaces,
): readonly Diagnostic[] =>
  Object.entries(rules).flatMap(([key, { required = [] }]) =>
    required
      .filter((from) => !pages.some((routes) => isInFolder(routes, from)))
      .map((from) =>
        warningOf('config-invalid', {
          message: `\`params.${key}\` is required below \`${from}\`, and there is no page.`,
          place: places.ofText(from, 'required'),
          hint: 'write the route of a folder with pages, or delete the entry',
        }),
      ),
  );
