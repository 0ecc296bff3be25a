import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import * as v from 'valibot';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { didYouMean } from '../model/nearest.ts';
import { placeAt } from '../model/sourcePlace.ts';
import { readText } from '../system/files.ts';
import { configSchema } from './configSchema.ts';
import { contentFolderOf } from './contentFolderOf.ts';
import type { CheckInput, SiteConfigInput } from './siteApi.ts';
import { normalBase } from './siteBase.ts';
import type { ConfigFlags, SiteCheck, SiteConfig } from './siteConfig.ts';
import { loadSiteModules, type SiteModules } from './siteModules.ts';

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
  const { input, isKnown, faults } = readInput(root, configFile, modules);
  const diagnostics = [...modules.diagnostics, ...faults];
  const config = completeConfig(root, input, flags, environment, configFile);
  if (config.gtmId !== undefined && !GTM_ID.test(config.gtmId)) {
    diagnostics.push({
      severity: 'error',
      code: 'bad-gtm-id',
      message: `GTM-ID \`${config.gtmId}\` is not valid`,
      // From the environment it has no place in a file.
      ...placed(input.gtmId === config.gtmId ? placeOfText(root, configFile, config.gtmId) : undefined),
      hint: 'expected `GTM-` followed by upper-case letters or digits, such as `GTM-AB12CD3`',
    });
  }
  if (input.socialCards === true && input.siteUrl === undefined) {
    diagnostics.push({
      severity: 'error',
      code: 'config-invalid',
      message: 'Option `socialCards` takes a `siteUrl`: the address of a picture must be a full one.',
      ...placed(placeOfText(root, configFile, 'socialCards')),
      hint: "siteUrl: 'https://example.com/docs'",
    });
  }
  return { config, modules, isKnown, diagnostics };
}

const GTM_ID = /^GTM-[A-Z0-9]+$/;

/** The options that are right, so that the rest of the project can be checked too, and what is wrong with the others. */
function readInput(
  root: string,
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
    faults: issues.map((issue) => issueDiagnostic(root, configFile, issue)),
  };
}

function issueDiagnostic(root: string, configFile: string, issue: v.InferIssue<typeof configSchema>): Diagnostic {
  const path = v.getDotPath(issue) ?? '';
  const key = path.split('.').findLast((step) => !/^\d+$/.test(step)) ?? '';
  const unknown = issue.type === 'strict_object' && issue.expected === 'never';
  const hint = unknown ? didYouMean(key, Object.keys(configSchema.entries)) : undefined;
  return {
    severity: 'error',
    code: 'config-invalid',
    message: unknown
      ? `Unknown option \`${path}\`.`
      : `${path === '' ? 'The site configuration' : `Option \`${path}\``} is ${receivedOf(issue)}, expected ${expectedOf(issue)}.`,
    ...placed(placeOfText(root, configFile, (issue.type === 'union' ? firstText(issue.input) : undefined) ?? key)),
    hint: hint ?? 'the type of `defineConfig` tells what an option takes',
  };
}

/** Our own words where the schema has some: the library's tell of patterns, or that an object is no object. */
const expectedOf = ({ kind, type, expected, message }: v.InferIssue<typeof configSchema>) =>
  kind === 'validation' || type === 'union' ? message : expected;

const receivedOf = ({ type, input, received }: v.InferIssue<typeof configSchema>) =>
  type === 'union' && received === 'Object' ? `{ ${Object.keys(Object(input)).join(', ')} }` : received;

/** A text by which an entry without a name of its own is found in the file. */
const firstText = (entry: unknown): string | undefined =>
  Object.values(Object(entry)).find((value): value is string => typeof value === 'string' && value !== '');

const placed = (place: Place | undefined) => (place === undefined ? {} : { place });

function placeOfText(root: string, configFile: string | undefined, word: string): Place | undefined {
  if (configFile === undefined) return undefined;
  const text = readText(join(root, configFile)) ?? '';
  const offset = text.indexOf(word);
  return offset === -1 ? { file: configFile, line: 1, column: 1 } : placeAt(configFile, text, offset, word.length);
}

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
