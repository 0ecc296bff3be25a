import { readPageHead } from '../../config/readPageHead.ts';
import { yamlTextInside } from '../../content/yamlText.ts';
import { refusalOf } from '../../markdown/links/refusedUrl.ts';
import { namesNoSite } from '../../model/addresses/namesNoSite.ts';
import { type Diagnostic, errorOf, type Place } from '../../model/diagnostic.ts';
import { keyPlace, type SourceFile } from '../../model/sourceFile.ts';
import { addressOfNoSite } from '../../routes/links/addressOfNoSite.ts';
import { frontmatterUrls } from '../../routes/links/frontmatterLinks.ts';
import type { ResolveUrl } from '../../routes/resolveUrl.ts';

/**
 * Addresses in a page's front matter that would be left out; of pages that do not exist the link check tells. May yield
 * `unsafe-url`, `broken-link`, and `config-invalid` for a picture that needs `siteUrl`.
 */
export function frontmatterFaults(
  source: SourceFile,
  resolve: ResolveUrl,
  siteUrl: string | undefined,
): readonly Diagnostic[] {
  const { file, frontmatter, keyLines } = source;
  const placeOfTag = (tag: number): Place => {
    const line = keyLines[`head.${tag}`];
    return line === undefined ? keyPlace(source, 'head') : { file, line, column: 1 };
  };
  const head = readPageHead(frontmatter.head).faults.map(
    ({ message, hint, code, tag }): Diagnostic =>
      errorOf(code ?? 'config-invalid', { message, place: placeOfTag(tag), hint }),
  );
  const addresses = frontmatterUrls(source).flatMap(({ key, url, fromFile, isPicture }): Diagnostic[] => {
    // A tag is judged as a whole.
    if (key === 'head') return [];
    const resolved = resolve(url, fromFile);
    const { kind } = resolved;
    const place = keyPlace(source, key);
    const refusal = refusalOf(url, resolved, isPicture ? 'loaded' : 'followed');
    if (refusal !== undefined) return [{ ...refusal, place }];
    if (namesNoSite(url))
      return [
        addressOfNoSite(url, { code: isPicture ? 'missing-asset' : 'broken-link', place, without: 'delete the line' }),
      ];
    if (key === 'image' && kind === 'asset' && siteUrl === undefined) return [withoutSiteUrl(place)];
    // Only a page has a title to show.
    if (isPicture || typeof frontmatter[key] === 'object' || kind === 'page' || kind === 'missing') return [];
    return [
      errorOf('broken-link', {
        message: `\`${url}\` is no page of this site, so the link needs a text.`,
        place,
        hint: `${key}: {text: A title, link: ${yamlTextInside(url)}}`,
      }),
    ];
  });
  return [...head, ...addresses];
}

const withoutSiteUrl = (place: Place): Diagnostic =>
  errorOf('config-invalid', {
    message: '`image` needs the option `siteUrl`: other sites read it, and must have a full URL.',
    place,
    hint: "write `siteUrl: 'https://example.com/docs'` in `site/config.ts`, or a full URL here",
  });
