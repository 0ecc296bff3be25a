import { posix } from 'node:path';
import { isMarkdown } from '../../model/files/markdownFile.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { asPart } from '../elsewhere/writtenHere.ts';

/** What one import imports from; undefined for another statement. Formatters may escape underscores in it. */
export const importedFrom = (statement: string): string | undefined =>
  /^import\s(?:[^'"]*\sfrom\s+)?['"]([^'"]+)['"];?\s*$/.exec(statement)?.[1]?.replaceAll('\\_', '_');

/** What other generators bring components from: their names stay, and nothing else of the line is of use. */
export const COMPONENTS_OF_OTHERS =
  /^(?:@theme(?:\/|$)|@docusaurus\/|@?rspress\/|next\/(?:image|link)$|@astrojs\/|astro:|starlight-|vitepress(?:\/|$)|nextra(?:-theme-docs)?(?:\/|$)|fumadocs-(?:ui|core)\/)/;

/** Whether a page imports a component from the site's own code: there it is what that makes of it. */
export function isImportedFromSite(name: string, body: string): boolean {
  const from = sourceOf(name, body)?.from;
  return from === undefined ? isExported(name, body) : !COMPONENTS_OF_OTHERS.test(from);
}

/** Whether a page has a component of its own, which it would export. */
const isExported = (name: string, body: string) =>
  // Most pages have none, and a page may have thousands of unknown names.
  body.includes('export') &&
  /^\w+$/.test(name) &&
  new RegExp(`^export\\s+(?:default\\s+)?(?:const|let|function)\\s+${name}\\b`, 'm').test(body);

/** The path of a picture or other published file that a page imports under a name; else undefined. */
export function importedFile(name: string, body: string): string | undefined {
  const path = publishedPath(defaultFrom(name, body) ?? '');
  return /^\.{0,2}\/[^\s"]+\.\w+$/.test(path) && !CODE.test(path) ? path : undefined;
}

const CODE = /\.(?:astro|[cm]?[jt]sx?|css|html|json|mdx?|s[ac]ss|svelte|vue|ya?ml)$/i;

/**
 * The path of a file as it stands here: what Docusaurus publishes stands in another folder there, and Astro's `assets`
 * stand in the content folder here, whatever short name of a folder is before them.
 */
export const publishedPath = (path: string): string => path.replace(/^(?:@site\/static\/|[@~]\/?(?=assets\/))/, '/');

/** The file that a page imports as text under a name, by its path from the page; undefined for any other. */
export function importedCode(name: string, body: string): string | undefined {
  const from = defaultFrom(name, body) ?? '';
  const [, loaded, raw] = /^(?:!!raw-loader!(\.{1,2}\/[^\s"!?]+)|(\.{1,2}\/[^\s"!?]+)\?raw)$/.exec(from) ?? [];
  return loaded ?? raw;
}

/** The partial that a page imports under a name, by its path; undefined for any other. */
export function importedPart(name: string, body: string): string | undefined {
  const from = defaultFrom(name, body);
  const isPart = /^(?:\.{1,2}\/(?:[^\s"]*\/)?_[^\s"/]+|\/snippets\/[^\s"]+)\.mdx?$/.test(from ?? '');
  return isPart ? from : undefined;
}

/** What to write for a component that a line of the page imports; undefined where no line does. */
export function importedHint(name: string, { body, relativePath }: ImportingPage): string | undefined {
  const source = sourceOf(name, body);
  if (source === undefined) return isExported(name, body) ? EXPORT_IT : undefined;
  return isMarkdown(source.from) ? importHint(source.from, source.line, relativePath) : EXPORT_IT;
}

type ImportingPage = Pick<SourceFile, 'body' | 'relativePath'>;

/** What a page imports the default of under a name; undefined where no line does. */
function defaultFrom(name: string, body: string): string | undefined {
  const source = sourceOf(name, body);
  return source && new RegExp(`^import\\s+${name}\\s+from\\s`).test(source.line) ? source.from : undefined;
}

/** The import of a component, one of several in a line, and what from; undefined where there is none. */
function sourceOf(name: string, body: string): { readonly line: string; readonly from: string } | undefined {
  if (!body.includes('import') || !/^\w+$/.test(name)) return undefined;
  const written = `import(?<=(?:^|^import\\s.*;[ \\t]*)import)\\s[^\\n;]*\\b${name}\\b[^\\n;]*\\sfrom\\s[^\\n;]*`;
  const line = new RegExp(written, 'm').exec(body)?.[0];
  const from = importedFrom(line ?? '');
  return line === undefined || from === undefined ? undefined : { line, from };
}

/** What to write for a component that is not known, and not misspelled. */
export const EXPORT_IT =
  'export it by this name from `site/components.ts` (or `.tsx`), or write `\\<` for a literal `<`';

/** What to write instead of a line that imports or exports something. `page` is its path in the content folder. */
export function importHint(from: string, line: string, page: string): string {
  if (line.startsWith('export'))
    return 'write components in `site/components.tsx`, and values under `constants` in `site/config.ts`';
  const path = from.replace(/^.*!|\?raw$/g, '');
  if (path !== from) return `write an empty code block with \`file="${path}"\` where it belongs`;
  if (COMPONENTS_OF_OTHERS.test(from)) return 'delete the line: components need no import';
  const part = /^(.*\/)?_?([^/]+\.mdx?)$/.exec(fromContent(from, page));
  // A page that is included gives its text, which Astro names `Content`, and no names.
  if (part !== null && /^import\s*\{(?!\s*(?:Content|default)\b)/.test(line))
    return 'delete the line, and write the values that it brings under `constants` in `site/config.ts`';
  if (part !== null && leadsOutOfContent(part[0], page)) return movedPartHint(part[0], page);
  if (part !== null)
    return `write \`<Include src="${part[1] ?? ''}_${part[2]}" />\` where it belongs, and begin the name of that file with \`_\``;
  if (/\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(from)) {
    const picture = publishedPath(from);
    return `write \`![what it shows](${/\s/.test(picture) ? `<${picture}>` : picture})\` where it belongs`;
  }
  return 'components from `site/components.ts` (or `.tsx`) and constants from `site/config.ts` need no import';
}

/**
 * A path from the content folder. A short name of a folder is a setting of the bundler there: most stand for the one
 * with all pages, or one in it, and in Rspress `@en` for that of a language.
 */
const fromContent = (from: string, page: string): string =>
  from.replace(/^(?:@([^/]*)|~)\/(?:docs\/)?/, (_, name?: string) => (page.startsWith(`${name}/`) ? `/${name}/` : '/'));

/** Whether a relative path leads out of the content folder. `page` is the path of the file that names it there. */
export const leadsOutOfContent = (path: string, page: string): boolean =>
  !path.startsWith('/') && posix.join(posix.dirname(page), path).startsWith('../');

/** What to do about a part that is outside the content folder, or the piece of it that stands behind a `#`. */
export function movedPartHint(path: string, page: string, piece = ''): string {
  const inside = asPart(posix.join('/', posix.dirname(page), path));
  return `move that file to the content folder, as \`content${inside}\`, and write \`<Include src="${inside}${piece}" />\` where it belongs`;
}
