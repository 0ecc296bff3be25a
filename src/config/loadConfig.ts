import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import * as v from 'valibot';
import type { Diagnostic } from '../model/diagnostic.ts';
import { didYouMean } from '../model/nearest.ts';
import { configSchema, optionNamesAt } from './configSchema.ts';
import { contentFolderOf } from './contentFolderOf.ts';
import type { CheckInput, SiteConfigInput } from './siteApi.ts';
import { normalBase } from './siteBase.ts';
import type { ConfigFlags, SiteCheck, SiteConfig } from './siteConfig.ts';
import { loadSiteModules, type SiteModules } from './siteModules.ts';
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
 * May yield `config-syntax`, `config-invalid`, `bad-gtm-id`.
 */
export async function loadConfig(
  root: string,
  flags: ConfigFlags,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<LoadedConfig> {
  const cacheDir = join(root, '.docsgen');
  const modules = await loadSiteModules(root, cacheDir);
  const configFile = ['site/config.ts', 'site/config.mjs', 'site/config.js'].find((name) =>
    existsSync(join(root, name)),
  );
  const places = createSitePlaces({ root, configFile }, modules.inputs);
  const { input, isKnown, faults } = readInput(places, configFile, modules);
  const diagnostics = [...modules.diagnostics, ...faults];
  const config = completeConfig(root, input, flags, environment, configFile);
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
      message: 'Option `socialCards` takes a `siteUrl`: the address of a picture must be a full one.',
      place: places.ofKey('socialCards'),
      hint: "siteUrl: 'https://example.com/docs'",
    });
  }
  return { config, modules, isKnown, diagnostics };
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
  const { config } = modules.configModule;
  if (config === undefined) {
    const missing: Diagnostic = {
      severity: 'error',
      code: 'config-invalid',
      message: 'The site configuration exports no `config`.',
      place: { file: configFile, line: 1, column: 1 },
      hint: 'export const config = defineConfig({ … })',
    };
    return { input: {}, isKnown: false, faults: [missing] };
  }
  const issues = v.safeParse(configSchema, config).issues ?? [];
  const faulty = new Set<unknown>(issues.map(({ path }) => path?.[0].key));
  return {
    input: Object.fromEntries(Object.entries(Object(config)).filter(([key]) => !faulty.has(key))),
    isKnown: !faulty.has('constants'),
    faults: issues.map((issue) => issueDiagnostic(places, issue)),
  };
}

function issueDiagnostic(places: SitePlaces, issue: v.InferIssue<typeof configSchema>): Diagnostic {
  const steps = (issue.path ?? []).map((step) => step.key);
  const path = steps.join('.');
  const key = String(steps.findLast((step) => typeof step !== 'number') ?? 'config');
  const unknown = issue.type === 'strict_object' && issue.expected === 'never';
  const names = unknown ? optionNamesAt(steps.slice(0, -1)) : [];
  const { input } = issue;
  const value = issue.type === 'union' ? firstText(input) : typeof input === 'string' ? input : undefined;
  return {
    severity: 'error',
    code: 'config-invalid',
    message: unknown
      ? `Unknown option \`${path}\`.`
      : `${path === '' ? 'The site configuration' : `Option \`${path}\``} is ${receivedOf(issue)}, expected ${expectedOf(issue)}.`,
    place: unknown || value === undefined ? places.ofKey(key) : places.ofText(value, key),
    hint: hintOf(issue, unknown ? { key, names } : undefined),
  };
}

function hintOf(
  { type, input }: v.InferIssue<typeof configSchema>,
  unknown: { readonly key: string; readonly names: readonly string[] } | undefined,
): string {
  if (unknown !== undefined)
    return didYouMean(unknown.key, unknown.names) ?? `the options here are \`${unknown.names.join('`, `')}\``;
  if (type === 'starts_with') return `write \`/${input}\``;
  if (type === 'includes') return `write \`${String(input).replace(/\/*$/, '')}/{path}\``;
  return 'the type of `defineConfig` tells what an option takes';
}

/** Our own words where the schema has some: the library's tell of patterns, or that an object is no object. */
const expectedOf = ({ kind, type, expected, message }: v.InferIssue<typeof configSchema>) =>
  kind === 'validation' || type === 'union' ? message : expected;

function receivedOf({ kind, type, input, received }: v.InferIssue<typeof configSchema>): string {
  if (type === 'union' && received === 'Object') return `{ ${Object.keys(Object(input)).join(', ')} }`;
  return kind === 'validation' ? JSON.stringify(input) : String(received);
}

/** A text by which an entry without a name of its own is found in the file. */
const firstText = (entry: unknown): string | undefined =>
  Object.values(Object(entry)).find((value): value is string => typeof value === 'string' && value !== '');

function completeConfig(
  root: string,
  input: SiteConfigInput,
  flags: ConfigFlags,
  environment: Readonly<Record<string, string | undefined>>,
  configFile: string | undefined,
): SiteConfig {
  const inProject = (path: string) => (isAbsolute(path) ? path : resolve(root, path));
  const siteStyles = join(root, 'site/site.css');
  return Object.freeze({
    root,
    contentDir: contentFolderOf(root),
    publicDir: join(root, 'site/public'),
    islandsDir: join(root, 'site/islands'),
    outDir: inProject(flags.outDir ?? 'dist'),
    cacheDir: join(root, '.docsgen'),
    redirectsFile: join(root, 'redirects.yaml'),
    siteStyles: existsSync(siteStyles) ? siteStyles : undefined,
    configFile,
    title: input.title ?? 'Documentation',
    description: input.description ?? '',
    lang: input.lang ?? 'en',
    base: normalBase(flags.base ?? input.base ?? '/'),
    siteUrl: input.siteUrl?.replace(/\/+$/, ''),
    logo: input.logo,
    repository: input.repository,
    token: nonEmpty(environment.DOCSGEN_TOKEN) ?? input.token ?? 'unlisted',
    constants: input.constants ?? {},
    nav: { left: input.nav?.left ?? [], right: input.nav?.right ?? [] },
    footer: input.footer ?? [],
    sidebars: input.sidebars,
    searchPlaceholder: input.searchPlaceholder ?? 'Search...',
    search: flags.search !== false,
    version: input.version,
    gtmId: nonEmpty(environment.DOCSGEN_GTM_ID) ?? input.gtmId,
    securityPolicy: input.securityPolicy ?? {},
    integrity: input.integrity !== false,
    plannedRoutes: input.plannedRoutes ?? [],
    // A card's address must be a full one.
    socialCards: input.socialCards === true && input.siteUrl !== undefined,
    check: completeCheck(input.check),
    parser: input.parser ?? 'satteri',
  });
}

/** Budgets are those of a page that a phone on a slow line still shows in good time; this generator's own pages take a third. */
const completeCheck = (input: CheckInput = {}): SiteCheck => ({
  budgets: { html: 400, image: 400, script: 300, style: 100, page: 1500, ...input.budgets },
  allow: input.allow ?? [],
  figures: input.figures ?? {},
  figuresInCode: input.figuresInCode ?? false,
  externalIgnore: input.externalIgnore ?? [],
});

const nonEmpty = (value: string | undefined) => (value === undefined || value === '' ? undefined : value);
