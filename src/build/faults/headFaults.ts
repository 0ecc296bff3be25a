import type { SitePlaces } from '../../config/folders/sitePlaces.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { refusedSource } from '../../hosting/headSources.ts';
import { policyOf } from '../../hosting/policyOf.ts';
import { policyLine } from '../../hosting/refusedLoad.ts';
import type { SecurityPolicy } from '../../hosting/securityPolicy.ts';
import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import { addressName, type HeadTag } from '../../model/headTag.ts';
import { missingPublicFile } from '../../routes/links/linkFaults.ts';
import type { ResolvedUrl } from '../../routes/resolveUrl.ts';

/**
 * Files that the site's own tags name and that are not there, or that its policy refuses. May yield `missing-asset`,
 * `refused-source`.
 */
export function headFaults(
  config: SiteConfig,
  resolve: (url: string) => ResolvedUrl,
  places: SitePlaces,
): readonly Diagnostic[] {
  const policy = config.head.length === 0 ? undefined : policyOf(config);
  return config.head.flatMap((tag) => [
    ...missingFile(tag, resolve, { config, places }),
    ...(policy === undefined ? [] : refusedFile(tag, policy, { config, places })),
  ]);
}

interface Judged {
  readonly config: SiteConfig;
  readonly places: SitePlaces;
}

function missingFile(tag: HeadTag, resolve: (url: string) => ResolvedUrl, { places }: Judged): readonly Diagnostic[] {
  const name = addressName(tag);
  const url = name === undefined ? undefined : tag.attributes[name];
  if (typeof url !== 'string') return [];
  return resolve(url).kind === 'missing' ? [missingPublicFile(url, places.ofText(url, name))] : [];
}

/** Browsers say so in their console alone, where no writer looks. */
function refusedFile(
  tag: HeadTag,
  policy: SecurityPolicy,
  { config: { securityPolicy, siteUrl }, places }: Judged,
): readonly Diagnostic[] {
  const refused = refusedSource(tag, policy, siteUrl);
  if (refused === undefined || securityPolicy === false) return [];
  const { attribute, url, directive } = refused;
  return [
    warningOf('refused-source', {
      message: `The content security policy blocks \`${url.replaceAll('`', "'")}\`: \`${directive}\` does not allow its host.`,
      place: places.ofText(url, attribute),
      hint: policyLine(securityPolicy, refused) + (FURTHER.get(directive.replace(/-elem$/, '')) ?? ''),
    }),
  ];
}

/** What no build can know: the file itself may load others. */
const FURTHER: ReadonlyMap<string, string> = new Map([
  ['script-src', '; if the script also sends data there, name the host in `connect-src` too'],
  ['style-src', '; for fonts that it names, their host in `font-src` too'],
]);
