import type { SourceFile } from '../../model/sourceFile.ts';
import { nearest } from '../../model/text/nearest.ts';

/** What expressions of a page may name: the constants of the site, and its own front matter. */
export const pageValues = (
  { frontmatter }: Pick<SourceFile, 'frontmatter'>,
  constants: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({ frontmatter, ...constants });

const OF_MATTER = 'frontmatter.';

/** What to do about a key that is shown, `frontmatter.titel`, and not in the front matter; else undefined. */
export function lackingKeyHint(
  word: string,
  { frontmatter, keyLines, diagnostics }: Pick<SourceFile, 'frontmatter' | 'keyLines' | 'diagnostics'>,
): string | undefined {
  if (!word.startsWith(OF_MATTER)) return undefined;
  const path = word.slice(OF_MATTER.length);
  const [key = ''] = path.split('.');
  const own = frontmatter.params ?? {};
  if (Object.hasOwn(own, key)) return `write \`{${OF_MATTER}params.${path}}\``;
  const isUnread = diagnostics.some(({ code, place }) => code === 'unknown-key' && place?.line === keyLines[key]);
  if (isUnread) return `write \`${key}\` below \`params\`, and here \`{${OF_MATTER}params.${path}}\``;
  const [, name] = /^params\.(.+)/.exec(path) ?? [];
  const near = name === undefined ? nearest(path, Object.keys(frontmatter)) : nearest(name, Object.keys(own));
  if (near !== undefined) return `did you mean \`${OF_MATTER}${name === undefined ? '' : 'params.'}${near}\`?`;
  return name !== undefined
    ? `write \`${name}\` below \`params\` at the top of the page`
    : `write \`${key}: …\` at the top of the page; a value of your own is \`${OF_MATTER}params.${key}\`, and stands below \`params\``;
}
