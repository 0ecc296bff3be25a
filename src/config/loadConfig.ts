import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { EXPECTED_LANGUAGE_TAG, LANGUAGE_TAG } from '../model/languageTag.ts';
import { didYouMean } from '../model/nearest.ts';
import { cacheFolderOf } from './cacheFolder.ts';
import { completeConfig } from './completeConfig.ts';
import { configElsewhere } from './configElsewhere.ts';
import { CODES, configSchema, optionNamesAt } from './configSchema.ts';
import { readHead } from './readHead.ts';
import { shadowedFiles } from './shadowedFiles.ts';
import type { SiteConfigInput } from './siteApi.ts';
import { normalBase } from './siteBase.ts';
import type { ConfigFlags, SiteConfig } from './siteConfig.ts';
import { CONFIG_FILES, loadSiteModules, type SiteModules } from './siteModules.ts';
import { createSitePlaces, type SitePlaces } from './sitePlaces.ts';

/** The configuration of a run and the site's loaded code, or what is wrong with them. */
export interface LoadedConfig {
  readonly config: SiteConfig;
  readonly modules: SiteModules;
  /** False when what pages take from the site is not known: its code does not load, or its constants are faulty. */
  readonly isKnown: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the configuration of the project in `root` (absolute).
 * Environment: `DOCSGEN_TOKEN`, `DOCSGEN_GTM_ID`. Flags win over the environment, it wins over the file.
 * May yield `config-syntax`, `config-invalid`, `bad-gtm-id`, `unsafe-url`, `unread-file`.
 */
export async function loadConfig(
  root: string,
  flags: ConfigFlags,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<LoadedConfig> {
  const cacheDir = cacheFolderOf(root);
  const modules = await loadSiteModules(root, cacheDir);
  const configFile = CONFIG_FILES.find((name) => existsSync(join(root, name)));
  const places = createSitePlaces({ root, configFile }, modules.inputs);
  const { input, isKnown, faults } = readInput(places, configFile, modules);
  const head = readHead(input.head ?? [], places);
  const elsewhere = configFile === undefined ? configElsewhere(root) : [];
  const shadowed = modules.diagnostics.length === 0 ? shadowedFiles(root, modules.inputs) : [];
  const diagnostics = [...modules.diagnostics, ...elsewhere, ...shadowed, ...faults, ...head.faults];
  const config = completeConfig(input, { root, flags, environment, configFile, head: head.tags });
  if (config.gtmId !== undefined && !GTM_ID.test(config.gtmId)) {
    diagnostics.push({
      severity: 'error',
      code: 'bad-gtm-id',
      message: `GTM-ID \`${config.gtmId}\` is not valid`,
      // From the environment it has no place in a file.
      ...(input.gtmId === config.gtmId ? { place: places.ofText(config.gtmId, 'gtmId') } : {}),
      hint: 'expected `GTM-` followed by upper-case letters or digits, such as `GTM-AB12CD3`',
    });
  }
  if (input.socialCards === true && input.siteUrl === undefined) {
    diagnostics.push({
      severity: 'error',
      code: 'config-invalid',
      message: 'Option `socialCards` needs `siteUrl`: the image of a card must have a full URL.',
      place: places.ofKey('socialCards'),
      hint: "siteUrl: 'https://example.com/docs'",
    });
  }
  if (isKnown) diagnostics.push(...figureFaults(config, places));
  diagnostics.push(...languageFaults(config, places));
  // A flag is for a copy of the site elsewhere, such as a preview: its canonical links name the site itself.
  if (flags.base === undefined) diagnostics.push(...pathFaults(config, places));
  return { config, modules, isKnown, diagnostics };
}

/** Figures of constants that there are not: nothing would be looked for. Yields `config-invalid`, as a warning. */
const figureFaults = ({ check: { figures }, constants }: SiteConfig, places: SitePlaces): Diagnostic[] =>
  Object.keys(figures)
    .filter((name) => !Object.hasOwn(constants, name))
    .map((name) => ({
      severity: 'warning',
      code: 'config-invalid',
      message: `\`check.figures\` names the constant \`${name}\`, and there is none.`,
      place: places.ofKey(name),
      hint: didYouMean(name, Object.keys(constants)) ?? `add \`${name}\` to \`constants\`, or delete the entry`,
    }));

/** Canonical links, sitemap and cards would name addresses where no page answers. Yields `config-invalid`, as a warning. */
function pathFaults({ siteUrl, base }: SiteConfig, places: SitePlaces): readonly Diagnostic[] {
  if (siteUrl === undefined || !URL.canParse(siteUrl)) return [];
  const { origin, pathname } = new URL(siteUrl);
  if (normalBase(pathname) === base) return [];
  return [
    {
      severity: 'warning',
      code: 'config-invalid',
      message: `The path of \`siteUrl\` is \`${normalBase(pathname)}\`, but the base is \`${base}\`: canonical links and the sitemap would point elsewhere.`,
      place: places.ofKey('siteUrl'),
      hint: `siteUrl: '${origin}${base.slice(0, -1)}'   or   base: '${normalBase(pathname)}'`,
    },
  ];
}

/** Languages whose names tell no program what they are, or the same as another's. Yields `config-invalid`. */
function languageFaults(config: SiteConfig, places: SitePlaces): readonly Diagnostic[] {
  return config.translations.flatMap(({ prefix, lang }, index): Diagnostic[] => {
    const name = prefix.slice(1, -1);
    const fault = { severity: 'error', code: 'config-invalid', place: places.ofKey(name) } as const;
    if (!LANGUAGE_TAG.test(lang))
      return [
        {
          ...fault,
          message: `\`locales\` names \`${name}\`, which is not ${EXPECTED_LANGUAGE_TAG}.`,
          hint: folderMeant(name),
        },
      ];
    const before = [config, ...config.translations.slice(0, index)];
    const same = before.find((other) => other.lang.toLowerCase() === lang.toLowerCase());
    if (same === undefined) return [];
    const other = same === config ? 'root' : same.prefix.slice(1, -1);
    return [
      {
        ...fault,
        message: `\`locales.${other}\` and \`locales.${name}\` are both in the language \`${lang}\`.`,
        hint: `name the language of one: \`${other}: { lang: '…', … }\``,
      },
    ];
  });
}

function folderMeant(name: string): string {
  const folder = name.replace(/^\/+|\/+$/g, '');
  const tag = folder.replaceAll('_', '-');
  if (folder !== name) return `write the name of the folder alone: \`${folder}\``;
  return LANGUAGE_TAG.test(tag) && tag !== name
    ? `rename the folder to \`${tag}\`, or name its language: \`${name}: { lang: '${tag}', … }\``
    : `rename the folder, or name its language: \`${name}: { lang: 'en-US', … }\``;
}

const GTM_ID = /^GTM-[A-Z0-9]+$/;

/** The options that are right, so that the rest of the project can be checked too, and what is wrong with the others. */
function readInput(
  places: SitePlaces,
  configFile: string | undefined,
  modules: SiteModules,
): { readonly input: SiteConfigInput; readonly isKnown: boolean; readonly faults: readonly Diagnostic[] } {
  const isLoaded = modules.diagnostics.length === 0;
  if (configFile === undefined || !isLoaded) return { input: {}, isKnown: isLoaded, faults: [] };
  const { config, default: unnamed } = modules.configModule;
  if (config === undefined) {
    const missing: Diagnostic = {
      severity: 'error',
      code: 'config-invalid',
      message: 'The site configuration does not export `config`.',
      place: { file: configFile, line: 1, column: 1 },
      hint:
        unnamed === undefined
          ? 'export const config = defineConfig({ … })'
          : 'write `export const config =` in place of `export default`',
    };
    return { input: {}, isKnown: false, faults: [missing] };
  }
  const issues = allIssues(config);
  const faulty = new Set<unknown>(issues.map(({ path }) => path?.[0].key));
  return {
    input: Object.fromEntries(Object.entries(Object(config)).filter(([key]) => !faulty.has(key))),
    isKnown: !faulty.has('constants'),
    faults: issues.map((issue) => issueDiagnostic(places, issue)),
  };
}

/** The library tells of one unknown name of each object: it is asked again without those that it has told of. */
function allIssues(config: unknown): readonly Issue[] {
  const issues = v.safeParse(configSchema, config).issues ?? [];
  const unknown = issues.filter(isUnknownName);
  if (unknown.length === 0) return issues;
  const rest = unknown.reduce((value, issue) => without(value, pathOf(issue)), config);
  const told = new Set(unknown.map((issue) => pathOf(issue).join('.')));
  return [...unknown, ...allIssues(rest).filter((issue) => !told.has(pathOf(issue).join('.')))];
}

type Issue = v.InferIssue<typeof configSchema>;

const isUnknownName = ({ type, expected }: Issue) => type === 'strict_object' && expected === 'never';

/** Whether a list stands where named options are expected: its numbers are no names that anyone has written. */
const isList = (issue: Issue) => isUnknownName(issue) && Array.isArray(issue.path?.at(-1)?.input);

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

function issueDiagnostic(places: SitePlaces, issue: Issue): Diagnostic {
  const steps = pathOf(issue);
  const path = steps.join('.');
  const key = String(steps.findLast((step) => typeof step !== 'number') ?? 'config');
  const unknown = isUnknownName(issue) && !isList(issue);
  const names = unknown ? optionNamesAt(steps.slice(0, -1)) : [];
  return {
    severity: 'error',
    code: 'config-invalid',
    message: unknown
      ? `Unknown option \`${path}\`.`
      : `${path === '' ? 'The site configuration' : `Option \`${path}\``} is ${isMissing(issue) ? 'missing' : `${receivedOf(issue)}, expected ${expectedOf(issue)}`}.`,
    place: unknown ? places.ofKey(key) : placeOf(places, issue, key),
    hint: hintOf(issue, unknown ? { key, names } : undefined),
  };
}

const isMissing = ({ type, received }: Issue) =>
  (type === 'strict_object' || type === 'object_with_rest') && received === 'undefined';

/** An entry without a name of its own is found by a text in it, and so is one that lacks something. */
function placeOf(places: SitePlaces, issue: Issue, key: string): Place {
  const value = isMissing(issue) ? issue.path?.at(-1)?.input : issue.input;
  if (typeof value === 'string') return places.ofText(value, key);
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
  if (unknown !== undefined) {
    const meant = unknown.names.find((name) => name === OTHER_NAMES.get(unknown.key));
    if (meant !== undefined) return `did you mean \`${meant}\`?`;
    return didYouMean(unknown.key, unknown.names) ?? `the options here are \`${unknown.names.join('`, `')}\``;
  }
  if (isList(issue) && issue.path?.[0].key === 'head') {
    const [tag] = Object(issue.path.at(-1)?.input) as readonly unknown[];
    return `write \`{ tag: '${typeof tag === 'string' ? tag : 'meta'}', attributes: { … } }\``;
  }
  if (isMissing(issue) && pathOf(issue)[0] === 'locales')
    return pathOf(issue).length > 2
      ? "write `label: '…'`: the menu of languages shows it"
      : "write `root: { label: '…' }`, for the pages that are in none of these folders";
  if (type === 'picklist') return didYouMean(String(input), CODES) ?? DEFINED;
  if (type === 'starts_with') return `write \`/${input}\``;
  if (type === 'includes') return `write \`${String(input).replace(/\/*$/, '')}/{path}\``;
  return DEFINED;
}

/** What other generators call the same. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['attrs', 'attributes'],
  ['innerHTML', 'content'],
]);

const DEFINED = 'see the type of `defineConfig` for what each option accepts';

/** Our own words where the schema has some: the library's tell of patterns, or that an object is no object. */
function expectedOf(issue: Issue): string {
  if (isList(issue)) return `{ ${optionNamesAt(pathOf(issue)).join(', ')} }`;
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
