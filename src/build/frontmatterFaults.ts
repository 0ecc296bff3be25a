import { refusedUrl } from '../markdown/refusedUrl.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import type { ResolvedUrl } from '../routes/resolveUrl.ts';

/**
 * Addresses in a page's front matter that would be left out; of pages that do not exist the link check tells. May yield
 * `unsafe-url` and `broken-link`.
 */
export function frontmatterFaults(
  { file, frontmatter, keyLines, relativePath }: SourceFile,
  resolve: (url: string, fromFile?: string) => ResolvedUrl,
): readonly Diagnostic[] {
  return (['prev', 'next', 'thumbnail'] as const).flatMap((key): Diagnostic[] => {
    const value = frontmatter[key];
    const url = typeof value === 'object' ? value.link : value;
    if (typeof url !== 'string') return [];
    const { kind } = resolve(url, key === 'thumbnail' ? '' : relativePath);
    const place: Place = { file, line: keyLines[key] ?? 1, column: 1, endColumn: 1 + key.length };
    if (kind === 'unsafe') return [{ severity: 'error', code: 'unsafe-url', ...refusedUrl(url), place }];
    // Only a page has a title to show.
    if (key === 'thumbnail' || typeof value === 'object' || kind === 'page' || kind === 'missing') return [];
    return [
      {
        severity: 'error',
        code: 'broken-link',
        message: `\`${url}\` is no page of this site, so the link needs a text.`,
        place,
        hint: `${key}: {text: A title, link: '${url}'}`,
      },
    ];
  });
}
