import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import { didYouMean } from '../model/nearest.ts';
import { loadTypeStripper } from '../system/bundler/typeStripper.ts';
import { cacheFolderOf } from './cacheFolderOf.ts';
import { completeConfig } from './completeConfig.ts';
import { configElsewhere } from './configElsewhere.ts';
import type { ConfigEnvironment } from './configEnvironment.ts';
import { TOKEN } from './configSchema.ts';
import { localeFaults } from './localeFaults.ts';
import { readConfig } from './readConfig.ts';
import { readHead } from './readHead.ts';
import { shadowedFiles } from './shadowedFiles.ts';
import type { SiteConfigInput } from './siteApi.ts';
import { normalBase } from './siteBase.ts';
import type { ConfigFlags, SiteConfig } from './siteConfig.ts';
import { siteFaultPlace } from './siteFault.ts';
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
 * Flags win over the environment, it wins over the file.
 * May yield `config-syntax`, `config-invalid`, `bad-gtm-id`, `unsafe-url`, `unread-file`.
 */
export async function loadConfig(
  root: string,
  flags: ConfigFlags,
  environment: ConfigEnvironment,
): Promise<LoadedConfig> {
  const cacheDir = cacheFolderOf(root);
  const modules = await loadSiteModules(root, cacheDir);
  const configFile = CONFIG_FILES.find((name) => existsSync(join(root, name)));
  const places = createSitePlaces({ root, configFile }, modules.inputs);
  const { input, isKnown, faults } = readConfig(modules, configFile, {
    places,
    placeOfThrown: (thrown) => siteFaultPlace(thrown, { root, cacheDir }),
  });
  const head = readHead(input.head ?? [], places);
  const elsewhere = configFile === undefined ? configElsewhere(root) : [];
  // Settings in JavaScript may have others beside them that are not.
  if (elsewhere.some(({ place }) => /\.[cm]?[jt]s$/.test(place?.file ?? ''))) await loadTypeStripper();
  const shadowed = modules.diagnostics.length === 0 ? shadowedFiles(root, [...modules.inputs, ...modules.styles]) : [];
  const config = completeConfig(input, {
    ...{ root, cacheDir, flags, environment, configFile, head: head.tags },
    hasOwnSearch: hasOwnSearch(modules.componentsModule),
  });
  const diagnostics = [
    ...[...modules.diagnostics, ...elsewhere, ...shadowed, ...faults, ...head.faults],
    ...gtmFaults(config, input, places),
    ...tokenFaults(config, input),
    ...cardFaults(input, places),
    ...encoderFaults(config, places),
    ...(isKnown ? figureFaults(config, places) : []),
    ...localeFaults(config, places),
    // A flag is for a copy of the site elsewhere, such as a preview: its canonical links name the site itself.
    ...(flags.base === undefined ? pathFaults(config, places) : []),
  ];
  return { config, modules, isKnown, diagnostics };
}

const hasOwnSearch = ({ layout }: Readonly<Record<string, unknown>>): boolean =>
  typeof layout === 'object' && layout !== null && 'search' in layout && layout.search !== undefined;

/** A container id that the tag manager cannot have given out. Yields `bad-gtm-id`. */
function gtmFaults({ gtmId }: SiteConfig, input: SiteConfigInput, places: SitePlaces): readonly Diagnostic[] {
  if (gtmId === undefined || GTM_ID.test(gtmId)) return [];
  // From the environment it has no place in a file.
  const isOwn = input.gtmId === gtmId;
  return [
    {
      severity: 'error',
      code: 'bad-gtm-id',
      message: `GTM-ID \`${JSON.stringify(gtmId).slice(1, -1)}\` is not valid`,
      ...(isOwn ? { place: places.ofText(gtmId, 'gtmId') } : {}),
      hint: gtmHint(gtmId, isOwn),
    },
  ];
}

function gtmHint(gtmId: string, isOwn: boolean): string {
  if (/^G-[A-Z0-9]+$/.test(gtmId))
    return `${isOwn ? 'delete it' : 'unset `DOCSGEN_GTM_ID`'}, and write the script of Google Analytics as a tag in \`head\``;
  const expected = 'expected `GTM-` followed by upper-case letters or digits, such as `GTM-AB12CD3`';
  return isOwn ? expected : `${expected}, in the environment variable \`DOCSGEN_GTM_ID\``;
}

const GTM_ID = /^GTM-[A-Z0-9]+$/;

/** A token of the environment that is no part of an address; one of the file is judged by its schema. Yields `config-invalid`. */
const tokenFaults = ({ token }: SiteConfig, input: SiteConfigInput): readonly Diagnostic[] =>
  token === input.token || TOKEN.test(token)
    ? []
    : [
        {
          severity: 'error',
          code: 'config-invalid',
          // It is a secret, and logs of builds are read by others.
          message: 'The environment variable `DOCSGEN_TOKEN` holds something else than letters, digits, `-` and `_`.',
          hint: 'write it without spaces and line breaks: DOCSGEN_TOKEN=a1b2c3',
        },
      ];

/** Cards without a full address of the site. Yields `config-invalid`. */
const cardFaults = ({ socialCards, siteUrl }: SiteConfigInput, places: SitePlaces): readonly Diagnostic[] =>
  socialCards !== true || siteUrl !== undefined
    ? []
    : [
        {
          severity: 'error',
          code: 'config-invalid',
          message: 'Option `socialCards` needs `siteUrl`: the image of a card must have a full URL.',
          place: places.ofKey('socialCards'),
          hint: "siteUrl: 'https://example.com/docs'",
        },
      ];

/** Smaller pictures without the package that makes them: the site is whole without. Yields `config-invalid`, as a warning. */
const encoderFaults = ({ responsiveImages, pictureEncoder }: SiteConfig, places: SitePlaces): readonly Diagnostic[] =>
  !responsiveImages || pictureEncoder !== undefined
    ? []
    : [
        {
          severity: 'warning',
          code: 'config-invalid',
          message:
            'Option `responsiveImages` needs the package `sharp`: without it, readers get all pictures as they are.',
          place: places.ofKey('responsiveImages'),
          hint: 'npm install --save-dev sharp',
        },
      ];

/** Names in `check.figures` that are no constants: nothing is looked for. Yields `config-invalid`, as a warning. */
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
