import type { SiteConfig } from '../config/siteConfig.ts';
import type { SitePlaces } from '../config/sitePlaces.ts';
import { refusedSource } from '../hosting/headSources.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { addressName, type HeadTag } from '../model/headTag.ts';
import { missingAsset } from '../routes/checkLinks.ts';
import type { ResolvedUrl } from '../routes/resolveUrl.ts';
import { policyOf } from './siteView.ts';

/** Files that the site's own tags name and that are not there, or that its policy refuses. May yield `missing-asset`, `refused-source`. */
export function headFaults(
  config: SiteConfig,
  resolve: (url: string) => ResolvedUrl,
  places: SitePlaces,
): readonly Diagnostic[] {
  return config.head.flatMap((tag) => [...missingFile(tag, resolve, places), ...refusedFile(tag, config, places)]);
}

/** Files that a build writes by itself. */
const WRITTEN = /^\/(?:sitemap\.xml|llms(?:-full)?\.txt|robots\.txt|pages\.json)$/;

function missingFile(tag: HeadTag, resolve: (url: string) => ResolvedUrl, places: SitePlaces): readonly Diagnostic[] {
  const name = addressName(tag);
  const url = name === undefined ? undefined : tag.attributes[name];
  if (typeof url !== 'string') return [];
  const target = resolve(url);
  return target.kind !== 'missing' || WRITTEN.test(target.path) ? [] : [missingAsset(url, places.ofText(url, name))];
}

/** Browsers say so in their console alone, where no writer looks. */
function refusedFile(tag: HeadTag, config: SiteConfig, places: SitePlaces): readonly Diagnostic[] {
  const policy = policyOf(config);
  const refused = policy === undefined ? undefined : refusedSource(tag, policy, config.siteUrl);
  if (refused === undefined || config.securityPolicy === false) return [];
  const { attribute, url, directive, source } = refused;
  const sources = [...(config.securityPolicy[directive] ?? []), source].map(quoted).join(', ');
  const line = `securityPolicy: { '${directive}': [${sources}] }`;
  return [
    {
      severity: 'warning',
      code: 'refused-source',
      message: `The policy of the site refuses \`${url.replaceAll('`', "'")}\`: no source of \`${directive}\` names it.`,
      place: places.ofText(url, attribute),
      hint: tag.tag === 'script' ? `${line}; for what the script sends there, name it in \`connect-src\` too` : line,
    },
  ];
}

/** Keywords of a policy have quotes of their own. */
const quoted = (source: string) => (source.includes("'") ? `"${source}"` : `'${source}'`);
