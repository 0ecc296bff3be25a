import * as v from 'valibot';
import { nearest } from '../../model/text/nearest.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { configSchema } from '../schema/configSchema.ts';
import { optionNamesAt } from './optionNamesAt.ts';

/** Something in a configuration that the schema refuses, as the library tells of it. */
export type Issue = v.InferIssue<typeof configSchema>;

/** All that the schema refuses in a configuration, whatever that is. */
export function configIssues(config: unknown): readonly Issue[] {
  const all = allIssues(config);
  const meant = new Set(all.map((issue) => meantPath(issue, config)));
  // An option whose name is mistyped is not missing, too.
  return all.filter((issue) => !(isMissingOption(issue) && meant.has(issuePath(issue).join('.'))));
}

/** What stands within something unknown is not told: the library is asked again without that. */
function allIssues(config: unknown): readonly Issue[] {
  const issues = issuesAtOnce(config).filter((issue) => !isNumberedLocale(issue));
  const unknown = issues.filter(isUnknownName);
  if (unknown.length === 0) return issues;
  const rest = without(config, unknown.map(issuePath), { keepsNumbers: true });
  const told = new Set(unknown.map((issue) => issuePath(issue).join('.')));
  return [...unknown, ...allIssues(rest).filter((issue) => !told.has(issuePath(issue).join('.')))];
}

/**
 * What the library refuses in a configuration, of which it tells only the first unknown name in each object, with the
 * others there: asked for each, it would read all of the configuration as often.
 */
export function issuesAtOnce(config: unknown): readonly Issue[] {
  const { issues = [] } = v.safeParse(configSchema, config);
  return [...issues, ...issues.flatMap((issue) => othersUnknown(issue, config))];
}

function othersUnknown(issue: Issue, config: unknown): readonly Issue[] {
  const step = issue.path?.at(-1);
  if (!isUnknownOption(issue) || step?.type !== 'object') return [];
  const names = new Set([String(step.key), ...optionNamesAt(issuePath(issue).slice(0, -1), config)]);
  // Where any name will do, the schema has none.
  if (names.size === 1) return [];
  const around = issue.path?.slice(0, -1) ?? [];
  return Object.entries(step.input)
    .filter(([key]) => !names.has(key))
    .map(([key, value]) => ({
      ...issue,
      input: key,
      received: `"${key}"`,
      path: [...around, { ...step, key, value }],
    })) as unknown as readonly Issue[];
}

/** What is said of each entry of a list of languages, besides that the list has no `root`: once is enough. */
const isNumberedLocale = (issue: Issue) => isList(issue) && !isUnknownName(issue) && issue.path?.at(-1)?.key !== 'root';

/**
 * A copy of a value without what stands at some paths; what has none in it stays the same value. With `keepsNumbers`,
 * an entry of a list is only emptied.
 */
export function without(
  value: unknown,
  paths: readonly (readonly unknown[])[],
  { keepsNumbers }: { readonly keepsNumbers: boolean },
): unknown {
  const inside = groupBy(paths, ([key]) => String(key));
  const isList = Array.isArray(value);
  const kept = Object.entries(isList ? [...value] : Object(value)).flatMap(([key, item]): [string, unknown][] => {
    const below = inside.get(key)?.map(([, ...rest]) => rest) ?? [];
    if (below.some(({ length }) => length === 0)) return isList && keepsNumbers ? [[key, undefined]] : [];
    return [[key, below.length === 0 ? item : without(item, below, { keepsNumbers })]];
  });
  return isList ? kept.map(([, item]) => item) : Object.fromEntries(kept);
}

/** The path of the option that is meant by an unknown name. */
function meantPath(issue: Issue, config: unknown): string | undefined {
  if (!isUnknownOption(issue)) return undefined;
  const around = issuePath(issue).slice(0, -1);
  const meant = meantBy(String(issue.path?.at(-1)?.key), optionNamesAt(around, config));
  return meant === undefined ? undefined : [...around, meant].join('.');
}

/** Which of the `names` of options is most likely meant by an unknown one; undefined for none. */
export const meantBy = (key: string, names: readonly string[]): string | undefined =>
  OTHER_NAMES.get(key)?.find((name) => names.includes(name)) ?? nearest(key, names);

/** What other generators call the same, the likelier first. In a menu's group, `items` stands where `link` has to. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['attrs', ['attributes']],
  ['innerHTML', ['content']],
  ['language', ['lang']],
  ['languages', ['locales']],
  ['langs', ['locales']],
  ['translations', ['locales']],
  ['name', ['label', 'title']],
  ['hreflang', ['lang']],
  ['htmlLang', ['lang']],
  ['direction', ['dir']],
  ['siteTitle', ['title']],
  ['tagline', ['description']],
  ['site', ['siteUrl']],
  ['url', ['siteUrl', 'link']],
  ['baseUrl', ['base']],
  ['title', ['text']],
  ['label', ['text']],
  ['to', ['link']],
  ['href', ['link']],
  ['slug', ['link']],
  ['variant', ['type']],
  ['showLineNumbers', ['lineNumbers']],
  ['siteName', ['title']],
  ['site_name', ['title']],
  ['enum', ['values']],
  ['items', ['link']],
  ['source', ['src']],
]);

/** Whether an option has a name that there is not. */
export const isUnknownOption = (issue: Issue): boolean => isUnknownName(issue) && !isList(issue);

const isUnknownName = ({ type, expected }: Issue) => type === 'strict_object' && expected === 'never';

/** Whether a list stands where named options are expected: to the library, its numbers are unknown names. */
export const isList = (issue: Issue): boolean =>
  (isUnknownName(issue) || isLanguage(issue)) && Array.isArray(issue.path?.at(-1)?.input);

/** Whether an issue is about an entry of `locales` as a whole. */
const isLanguage = ({ path }: Issue) => path?.[0].key === 'locales' && path.length === 2;

/** Whether an option is needed and not there; an entry of a list is none. */
export const isMissingOption = (issue: Issue): boolean =>
  (issue.type === 'strict_object' || issue.type === 'object_with_rest') &&
  issue.received === 'undefined' &&
  typeof issue.path?.at(-1)?.key !== 'number' &&
  !isList(issue);

/** The names and numbers that lead to what an issue is about, from the configuration down. */
export const issuePath = (issue: Issue): readonly unknown[] => {
  const steps = (issue.path ?? []).map(({ key }) => key);
  return isList(issue) ? steps.slice(0, -1) : steps;
};

/** The values that a choice may have; the library tells of them as `("ltr" | "rtl")`. */
export const choicesOf = ({ expected }: Issue) =>
  [...(expected ?? '').matchAll(/"([^"]*)"/g)].map(([, choice = '']) => choice);
