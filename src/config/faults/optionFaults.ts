import { canParseUrl } from '../../model/addresses/canParseUrl.ts';
import { type Diagnostic, errorOf, warningOf } from '../../model/diagnostic.ts';
import { placeholdersIn } from '../../model/languages/texts.ts';
import { isFullAddress } from '../../model/pageLinkNames.ts';
import { didYouMean } from '../../model/text/nearest.ts';
import { isConstantName } from '../constantName.ts';
import type { SitePlaces } from '../folders/sitePlaces.ts';
import { TOKEN } from '../schema/configSchema.ts';
import type { SiteConfigInput } from '../siteApi.ts';
import { normalBase } from '../siteBase.ts';
import type { SiteConfig } from '../siteConfig.ts';
import { inAllLanguages } from '../translations.ts';
import { localeFaults } from './localeFaults.ts';

/** What options are written by, and where. */
interface WrittenOptions {
  /** The options of the file alone. */
  readonly input: SiteConfigInput;
  readonly places: SitePlaces;
  /** See `LoadedConfig`. */
  readonly isKnown: boolean;
  readonly isBaseOfFlag: boolean;
}

/**
 * Options whose values do not go together, or with what is there: each by itself is of its type.
 * May yield `config-invalid`, `bad-gtm-id`.
 */
export const optionFaults = (
  config: SiteConfig,
  { input, places, isKnown, isBaseOfFlag }: WrittenOptions,
): readonly Diagnostic[] => [
  ...gtmFaults(config, input, places),
  ...tokenFaults(config, input),
  ...cardFaults(input, places),
  ...pageLinkFaults(config, places),
  ...encoderFaults(config, places),
  ...(isKnown ? figureFaults(config, places) : []),
  ...(isKnown ? constantFaults(config, places) : []),
  ...localeFaults(config, places),
  // A flag is for a copy of the site elsewhere, such as a preview: its canonical links name the site itself.
  ...(isBaseOfFlag ? [] : pathFaults(config, places)),
];

/** A container id that the tag manager cannot have given out. Yields `bad-gtm-id`. */
function gtmFaults({ gtmId }: SiteConfig, input: SiteConfigInput, places: SitePlaces): readonly Diagnostic[] {
  if (gtmId === undefined || GTM_ID.test(gtmId)) return [];
  // From the environment it has no place in a file.
  const isOwn = input.gtmId === gtmId;
  return [
    errorOf('bad-gtm-id', {
      message: `GTM-ID \`${JSON.stringify(gtmId).slice(1, -1)}\` is not valid`,
      ...(isOwn ? { place: places.ofText(gtmId, 'gtmId') } : {}),
      hint: gtmHint(gtmId, isOwn),
    }),
  ];
}

function gtmHint(gtmId: string, isOwn: boolean): string {
  if (/^G-[A-Z0-9]+$/.test(gtmId))
    return `${isOwn ? 'delete it' : 'unset `DOCSGEN_GTM_ID`'}, and write the script of Google Analytics as a tag in \`head\``;
  const expected = 'expected `GTM-` followed by upper-case letters or digits, such as `GTM-AB12CD3`';
  return isOwn ? expected : `${expected}, in the environment variable \`DOCSGEN_GTM_ID\``;
}

const GTM_ID = /^GTM-[A-Z0-9]+$/;

/**
 * A token of the environment that is no part of an address; one of the file is judged by its schema. Yields
 * `config-invalid`.
 */
const tokenFaults = ({ token }: SiteConfig, input: SiteConfigInput): readonly Diagnostic[] =>
  token === input.token || TOKEN.test(token)
    ? []
    : [
        errorOf('config-invalid', {
          // It is a secret, and logs of builds are read by others.
          message: 'The environment variable `DOCSGEN_TOKEN` holds something else than letters, digits, `-` and `_`.',
          hint: 'write it without spaces and line breaks: DOCSGEN_TOKEN=a1b2c3',
        }),
      ];

/** Cards without a full address of the site. Yields `config-invalid`. */
const cardFaults = ({ socialCards, siteUrl }: SiteConfigInput, places: SitePlaces): readonly Diagnostic[] =>
  socialCards !== true || siteUrl !== undefined
    ? []
    : [
        errorOf('config-invalid', {
          message: 'Option `socialCards` needs `siteUrl`: the image of a card must have a full URL.',
          place: places.ofKey('socialCards'),
          hint: "siteUrl: 'https://example.com/docs'",
        }),
      ];

/** Links of pages that name a full address, of a site that does not know its own. Yields `config-invalid`. */
function pageLinkFaults(config: SiteConfig, places: SitePlaces): readonly Diagnostic[] {
  if (config.siteUrl !== undefined) return [];
  const links = new Set(inAllLanguages(config).flatMap(({ pageLinks }) => pageLinks.map(({ link }) => link)));
  return [...links].flatMap((link): Diagnostic[] => {
    const name = placeholdersIn(link).find(isFullAddress);
    if (name === undefined) return [];
    return [
      errorOf('config-invalid', {
        message: `\`{${name}}\` in \`pageLinks\` needs \`siteUrl\`: other sites must get a full URL.`,
        place: places.ofText(link, 'pageLinks'),
        hint: "siteUrl: 'https://example.com/docs'",
      }),
    ];
  });
}

/** Smaller pictures without the package that makes them. Yields `config-invalid`, as a warning: the site is whole. */
const encoderFaults = ({ responsiveImages, pictureEncoder }: SiteConfig, places: SitePlaces): readonly Diagnostic[] =>
  !responsiveImages || pictureEncoder !== undefined
    ? []
    : [
        warningOf('config-invalid', {
          message:
            'Option `responsiveImages` needs the package `sharp`: without it, readers get all pictures as they are.',
          place: places.ofKey('responsiveImages'),
          hint: 'npm install --save-dev sharp',
        }),
      ];

/** Names in `check.figures` that are no constants: nothing is looked for. Yields `config-invalid`, as a warning. */
const figureFaults = ({ check: { figures }, constants }: SiteConfig, places: SitePlaces): Diagnostic[] =>
  Object.keys(figures)
    .filter((name) => !Object.hasOwn(constants, name))
    .map((name) =>
      warningOf('config-invalid', {
        message: `\`check.figures\` names the constant \`${name}\`, and there is none.`,
        place: places.ofKey(name),
        hint: didYouMean(name, Object.keys(constants)) ?? `add \`${name}\` to \`constants\`, or delete the entry`,
      }),
    );

/** Constants that no page can show: `{my-limit}` is a difference. Yields `config-invalid`, as a warning. */
const constantFaults = ({ constants }: SiteConfig, places: SitePlaces): Diagnostic[] =>
  Object.keys(constants)
    .filter((name) => !isConstantName(name))
    .map((name) =>
      warningOf('config-invalid', {
        message: `No page can show the constant \`${name}\`: its name is read as an expression.`,
        place: places.ofKey(name),
        hint: `call it \`${nameMeant(name)}\`: letters, digits and \`_\`, without a digit at the start`,
      }),
    );

const nameMeant = (name: string) => {
  const words = name.replace(/[^\p{L}\p{N}_$]+/gu, '_').replace(/^(?=\p{N})/u, '_');
  return /\p{Lu}/u.test(words) ? words : words.toUpperCase();
};

/** A `siteUrl` by which canonical links, sitemap and cards lead nowhere. Yields `config-invalid`, as a warning. */
function pathFaults({ siteUrl, base }: SiteConfig, places: SitePlaces): readonly Diagnostic[] {
  if (siteUrl === undefined || !canParseUrl(siteUrl)) return [];
  const { origin, pathname } = new URL(siteUrl);
  if (normalBase(pathname) === base) return [];
  const isFile = /\.html?$/i.test(pathname);
  return [
    warningOf('config-invalid', {
      message: `The path of \`siteUrl\` is \`${normalBase(pathname)}\`, but the base is \`${base}\`: canonical links and the sitemap would point elsewhere.`,
      place: places.ofKey('siteUrl'),
      hint: `siteUrl: '${origin}${base.slice(0, -1)}'${isFile ? '' : `   or   base: '${normalBase(pathname)}'`}`,
    }),
  ];
}
