import type { PageLink } from '../../model/page.ts';
import { keyPlace, type SourceFile } from '../../model/sourceFile.ts';
import type { ResolveUrl } from '../resolveUrl.ts';

/** An address that the front matter of a page names, whether it leads anywhere or not. */
interface FrontmatterUrl {
  readonly key: 'prev' | 'next' | 'thumbnail' | 'image' | 'head';
  readonly url: string;
  /** The file that a relative one counts from: the page for its neighbors, else empty for the content folder's root. */
  readonly fromFile: string;
  readonly isPicture: boolean;
  /** The key of the line that it stands on, where that has one of its own. */
  readonly innerKey: string;
}

/** All but those of a hero, which are noted with the links of the text. */
export function frontmatterUrls({ frontmatter, keyLines, relativePath }: SourceFile): readonly FrontmatterUrl[] {
  const { prev, next, thumbnail, image, head = [] } = frontmatter;
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
    return [{ key, url, fromFile: isPicture || key === 'head' ? '' : relativePath, isPicture, innerKey }];
  });
}

/** The links of a page's front matter, as those who show them resolve them. */
export function frontmatterLinks(source: SourceFile, resolve: ResolveUrl): PageLink[] {
  const { file, keyLines } = source;
  return frontmatterUrls(source).flatMap(({ key, url, fromFile, isPicture, innerKey }) => {
    const resolved = resolve(url, fromFile);
    if (!('path' in resolved)) return [];
    const { href, path, hash } = resolved;
    const inner = keyLines[innerKey];
    const place = inner === undefined ? keyPlace(source, key) : { file, line: inner, column: 1 };
    const kind = isPicture ? ('image' as const) : ('link' as const);
    return [{ kind, url, href, fromFile, target: { path, hash }, place, inYaml: true as const }];
  });
}
