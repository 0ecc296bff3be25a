import { canParseUrl } from '../model/addresses/canParseUrl.ts';
import { shortHash } from '../system/contentHash.ts';
import type { ClientBundle, ClientSources } from './bundleClient.ts';
import { WIDE_HEADER } from './bundleStyles.ts';
import { integrityOf } from './clientManifest.ts';

/**
 * The bundle with what its styles say of the site: the width from which the header has the navigation, and the origin
 * of `siteUrl`, as on paper an address without its host leads nowhere. It is no part of what is bundled, so that a site
 * that adds nothing else needs no bundler.
 */
export function withSiteStyles(
  bundle: ClientBundle,
  { siteUrl, wideFromEm }: Pick<ClientSources, 'siteUrl' | 'wideFromEm'>,
): ClientBundle {
  const { manifest } = bundle;
  const bundled = bundle.files.get(manifest.styles);
  if (bundled === undefined) return bundle;
  const styles = Buffer.from(bundled).toString().replace(WIDE_HEADER, `(min-width:${wideFromEm}em)`);
  const contents = Buffer.from(siteUrl === undefined || !canParseUrl(siteUrl) ? styles : styles + originOf(siteUrl));
  const name = `styles.${shortHash(contents)}.css`;
  const files = [...bundle.files].map((file) => (file[0] === manifest.styles ? ([name, contents] as const) : file));
  const { [manifest.styles]: _, ...integrity } = manifest.integrity;
  return {
    ...bundle,
    files: new Map(files),
    manifest: { ...manifest, styles: name, integrity: { ...integrity, [name]: integrityOf(contents) } },
  };
}

const originOf = (siteUrl: string) => `@media print{:root{--origin:"${new URL(siteUrl).origin}"}}\n`;
