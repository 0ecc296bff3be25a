import * as v from 'valibot';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { messageOf } from '../model/messageOf.ts';
import { didYouMean, nearest } from '../model/nearest.ts';
import { configSchema, optionNamesAt } from './configSchema.ts';
import { localeHint } from './localeFaults.ts';
import type { SiteConfigInput } from './siteApi.ts';
import type { SiteModules } from './siteModules.ts';
import type { SitePlaces } from './sitePlaces.ts';

/** What is known of a configuration. */
export interface ReadConfig {
  readonly input: SiteConfigInput;
  readonly isKnown: boolean;
  readonly faults: readonly Diagnostic[];
}

/** Where the faults of a configuration stand. */
export interface ConfigPlaces {
  readonly places: SitePlaces;
  /** Of an error that its code throws, where that is known. */
  readonly placeOfThrown: (thrown: unknown) => Place | undefined;
}

/** The options that are right, so that the rest of the project can be checked too, and what is wrong with the others. */
export function readConfig(
  modules: SiteModules,
  configFile: string | undefined,
  { places, placeOfThrown }: ConfigPlaces,
): ReadConfig {
  const isLoaded = modules.diagnostics.length === 0;
  if (configFile === undefined || !isLoaded) return { input: {}, isKnown: isLoaded, faults: [] };
  const { config, default: unnamed } = modules.configModule;
  const start = { file: configFile, line: 1, column: 1 };
  const refuse = (message: string, hint: string, place: Place = start) => {
    const fault: Diagnostic = { severity: 'error', code: 'config-invalid', message, place, hint };
    return { input: {}, isKnown: false, faults: [fault] };
  };
  if (config === undefined) {
    return refuse(
      'The site configuration does not export `config`.',
      unnamed === undefined
        ? 'export const config = defineConfig({ … })'
        : 'write `export const config =` in place of `export default`',
    );
  }
  if (config instanceof Promise) {
    // What it fails with is told once it is awaited.
    config.catch(() => {});
    return refuse(
      'The site configuration is a promise, and its options are not known yet.',
      'write `await` before it: `export const config = await …`',
    );
  }
  try {
    return readOptions(config, places);
  } catch (thrown) {
    return refuse(
      `Cannot read the site configuration because it throws: ${messageOf(thrown)}`,
      'write the value of the option in place of its getter, or catch the error there',
      placeOfThrown(thrown),
    );
  }
}

function readOptions(config: unknown, places: SitePlaces): ReadConfig {
  const all = allIssues(config);
  const meant = new Set(all.map((issue) => meantPath(issue, config)));
  // An option whose name is mistyped is not missing, too.
  const issues = all.filter((issue) => !(isMissing(issue) && meant.has(pathOf(issue).join('.'))));
  const faulty = new Set<unknown>(issues.map(({ path }) => path?.[0].key));
  return {
    input: Object.fromEntries(Object.entries(Object(config)).filter(([key]) => !faulty.has(key))),
    isKnown: !faulty.has('constants'),
    faults: issues.map((issue) => issueDiagnostic(places, issue, config)),
  };
}

/** The library tells of one unknown name of each object: it is asked again without those that it has told of. */
function allIssues(config: unknown): readonly Issue[] {
  const issues = (v.safeParse(configSchema, config).issues ?? []).filter((issue) => !isNumberedLocale(issue));
  const unknown = issues.filter(isUnknownName);
  if (unknown.length === 0) return issues;
  const rest = unknown.reduce((value, issue) => without(value, pathOf(issue)), config);
  const told = new Set(unknown.map((issue) => pathOf(issue).join('.')));
  return [...unknown, ...allIssues(rest).filter((issue) => !told.has(pathOf(issue).join('.')))];
}

type Issue = v.InferIssue<typeof configSchema>;

const isUnknownName = ({ type, expected }: Issue) => type === 'strict_object' && expected === 'never';

/** Whether a list stands where named options are expected: its numbers are no names that anyone has written. */
const isList = (issue: Issue) =>
  (isUnknownName(issue) || issue.path?.[0].key === 'locales') && Array.isArray(issue.path?.at(-1)?.input);

/** Of a list of languages it is told once: it has no `root`. */
const isNumberedLocale = (issue: Issue) => isList(issue) && !isUnknownName(issue) && issue.path?.at(-1)?.key !== 'root';

const pathOf = (issue: Issue): readonly unknown[] => {
  const steps = (issue.path ?? []).map(({ key }) => key);
  return isList(issue) ? steps.slice(0, -1) : steps;
};

/** A copy of a value without what stands at a path; an entry of a list leaves its place empty, as others have numbers. */
function without(value: unknown, [key, ...rest]: readonly unknown[]): unknown {
  const isHere = (other: string | number) => String(other) === String(key);
  if (Array.isArray(value))
    return value.map((item, index) => {
      if (!isHere(index)) return item;
      return rest.length === 0 ? undefined : without(item, rest);
    });
  return Object.fromEntries(
    Object.entries(Object(value)).flatMap(([other, item]) => {
      if (!isHere(other)) return [[other, item]];
      return rest.length === 0 ? [] : [[other, without(item, rest)]];
    }),
  );
}

function issueDiagnostic(places: SitePlaces, issue: Issue, config: unknown): Diagnostic {
  const steps = pathOf(issue);
  const path = steps.join('.');
  const key = String(steps.findLast((step) => typeof step !== 'number') ?? 'config');
  const unknown = isUnknownName(issue) && !isList(issue);
  const names = unknown ? optionNamesAt(steps.slice(0, -1), config) : [];
  return {
    severity: 'error',
    code: 'config-invalid',
    message: unknown
      ? `Unknown option \`${path}\`.`
      : `${path === '' ? 'The site configuration' : `Option \`${path}\``} is ${isMissing(issue) ? 'missing' : `${receivedOf(issue)}, expected ${expectedOf(issue, config)}`}.`,
    place: unknown ? places.ofKey(key) : placeOf(places, issue, key),
    hint: hintOf(issue, unknown ? { key, names } : undefined),
  };
}

const isMissing = (issue: Issue) =>
  (issue.type === 'strict_object' || issue.type === 'object_with_rest') &&
  issue.received === 'undefined' &&
  !isList(issue);

/** An entry without a name of its own is found by a text in it, and so is one that lacks something. */
function placeOf(places: SitePlaces, issue: Issue, key: string): Place {
  const value = isMissing(issue) ? issue.path?.at(-1)?.input : issue.input;
  // Of a list in place of named options the library tells by its first number.
  if (typeof value === 'string' && !isList(issue)) return places.ofText(value, key);
  const [name, text] = issue.type === 'union' || isMissing(issue) ? (firstText(value) ?? []) : [];
  if (name !== undefined && text !== undefined) return places.ofText(text, name);
  // What is missing is nowhere: what it is missing from is.
  const around = isMissing(issue)
    ? pathOf(issue)
        .slice(0, -1)
        .findLast((step) => typeof step === 'string')
    : undefined;
  return places.ofKey(typeof around === 'string' ? around : key);
}

function hintOf(
  issue: Issue,
  unknown: { readonly key: string; readonly names: readonly string[] } | undefined,
): string {
  const { type, input } = issue;
  const kind = unknown !== undefined ? 'unknown' : isMissing(issue) ? 'missing' : 'other';
  const ofLocale = localeHint(pathOf(issue), { kind, input });
  if (ofLocale !== undefined) return ofLocale;
  if (unknown !== undefined) {
    const meant = meantBy(unknown.key, unknown.names);
    if (meant !== undefined) return `did you mean \`${meant}\`?`;
    const flag = pathOf(issue).length === 1 ? FLAGS.get(unknown.key) : undefined;
    if (flag !== undefined) return `write \`${flag}\` on the command line`;
    return `the options here are \`${unknown.names.join('`, `')}\``;
  }
  if (isList(issue) && issue.path?.[0].key === 'head') {
    const [tag] = Object(issue.path.at(-1)?.input) as readonly unknown[];
    return `write \`{ tag: '${typeof tag === 'string' ? tag : 'meta'}', attributes: { … } }\``;
  }
  if (type === 'picklist') return didYouMean(String(input), choicesOf(issue)) ?? DEFINED;
  if (type === 'starts_with') return `write \`/${input}\``;
  if (type === 'includes') return `write \`${String(input).replace(/\/*$/, '')}/{path}\``;
  return DEFINED;
}

/** The name that stands for an unknown one. */
const meantBy = (key: string, names: readonly string[]): string | undefined =>
  names.find((name) => name === OTHER_NAMES.get(key)) ?? nearest(key, names);

/** The path of the option that an unknown name stands for. */
function meantPath(issue: Issue, config: unknown): string | undefined {
  if (!isUnknownName(issue) || isList(issue)) return undefined;
  const around = pathOf(issue).slice(0, -1);
  const meant = meantBy(String(issue.path?.at(-1)?.key), optionNamesAt(around, config));
  return meant === undefined ? undefined : [...around, meant].join('.');
}

/** The library tells of them as `("ltr" | "rtl")`. */
const choicesOf = ({ expected }: Issue) =>
  [...(expected ?? '').matchAll(/"([^"]*)"/g)].map(([, choice = '']) => choice);

/** What other generators call the same. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['attrs', 'attributes'],
  ['innerHTML', 'content'],
  ['language', 'lang'],
  ['languages', 'locales'],
  ['langs', 'locales'],
  ['translations', 'locales'],
  ['name', 'label'],
  ['hreflang', 'lang'],
  ['htmlLang', 'lang'],
  ['direction', 'dir'],
]);

/** What other generators have as an option, and docsgen as a flag. */
const FLAGS: ReadonlyMap<string, string> = new Map([
  ['search', '--no-search'],
  ['outDir', '--out-dir'],
  ['strict', '--strict'],
  ['port', '--port'],
  ['host', '--host'],
]);

const DEFINED = 'see the type of `defineConfig` for what each option accepts';

/** Our own words where the schema has some: the library's tell of patterns, or that an object is no object. */
function expectedOf(issue: Issue, config: unknown): string {
  if (isList(issue)) return `{ ${optionNamesAt(pathOf(issue), config).join(', ')} }`;
  return issue.kind === 'validation' || issue.type === 'union' || issue.type === 'picklist'
    ? issue.message
    : inWords(String(issue.expected));
}

/** What a writer calls what the library names by its type. */
const WORDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: '`true` or `false`',
  Array: 'a list',
  Object: 'an object',
};

const inWords = (type: string) => (Object.hasOwn(WORDS, type) ? (WORDS[type] ?? type) : type);

function receivedOf(issue: Issue): string {
  const { kind, type, input, received } = issue;
  if (isList(issue)) return 'a list';
  if (type === 'union' && received === 'Object') return `{ ${Object.keys(Object(input)).join(', ')} }`;
  return kind === 'validation' ? JSON.stringify(input) : inWords(String(received));
}

/** The first text of an entry, with its name. */
const firstText = (entry: unknown): readonly [name: string, text: string] | undefined =>
  Object.entries(Object(entry)).find((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
