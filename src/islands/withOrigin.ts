import { canParseUrl } from '../model/addresses/canParseUrl.ts';
import { shortHash } from '../system/contentHash.ts';
import type { ClientBundle } from './bundleClient.ts';
import { integrityOf } from './clientManifest.ts';

/**
 * The bundle with the origin of `siteUrl` in its styles: on paper, an address without its host leads nowhere. It is no
 * part of what is bundled, so that a site that adds nothing else needs no bundler. Without `siteUrl` the same bundle.
 */
export function withOrigin(bundle: ClientBundle, siteUrl: string | undefined): ClientBundle {
  const { manifest } = bundle;
  const styles = bundle.files.get(manifest.styles);
  if (styles === undefined || siteUrl === undefined || !canParseUrl(siteUrl)) return bundle;
  const rule = `@media print{:root{--origin:"${new URL(siteUrl).origin}"}}\n`;
  const contents = Buffer.concat([styles, Buffer.from(rule)]);
  const name = `styles.${shortHash(contents)}.css`;
  const files = new Map(bundle.files);
  files.delete(manifest.styles);
  files.set(name, contents);
  const { [manifest.styles]: _, ...integrity } = manifest.integrity;
  return {
    ...bundle,
    files,
    manifest: { ...manifest, styles: name, integrity: { ...integrity, [name]: integrityOf(contents) } },
  };
}
