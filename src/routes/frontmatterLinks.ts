import type { PageLink } from '../model/page.ts';
import { keyPlace, type SourceFile } from '../model/sourceFile.ts';
import type { ResolvedUrl } from './resolveUrl.ts';

/**
 * The links of a page's front matter, as those who show them resolve them: neighbors from the page, pictures and tags
 * of the head from the content folder's root.
 */
export function frontmatterLinks(
  source: SourceFile,
  resolve: (url: string, fromFile?: string) => ResolvedUrl,
): PageLink[] {
  const { file, keyLines, relativePath } = source;
  const { prev, next, thumbnail, image, head = [] } = source.frontmatter;
  const hrefKey = (tag: string) => (`${tag}.href` in keyLines ? `${tag}.href` : tag);
  const urls = [
    ['prev', typeof prev === 'object' ? prev.link : prev],
    ['next', typeof next === 'object' ? next.link : next],
    ['thumbnail', thumbnail],
    ['image', image],
    ...head.map(({ attributes }, index) => ['head', attributes?.href, hrefKey(`head.${index}`)] as const),
  ] as const;
  return urls.flatMap(([key, url, innerKey = `${key}.link`]) => {
    if (typeof url !== 'string') return [];
    const isPicture = key === 'thumbnail' || key === 'image';
    const fromFile = isPicture || key === 'head' ? '' : relativePath;
    const resolved = resolve(url, fromFile);
    if (!('path' in resolved)) return [];
    const { href, path, hash } = resolved;
    const inner = keyLines[innerKey];
    const place = inner === undefined ? keyPlace(source, key) : { file, line: inner, column: 1 };
    const kind = isPicture ? ('image' as const) : ('link' as const);
    return [{ kind, url, href, fromFile, target: { path, hash }, place, inYaml: true as const }];
  });
}
