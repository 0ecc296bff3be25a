import type { SitePlaces } from '../../config/folders/sitePlaces.ts';
import type { FileProps } from '../../config/siteApi.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { inLanguageOf } from '../../config/translations.ts';
import { describeValue } from '../../content/frontmatter/describeValue.ts';
import { isMap } from '../../content/frontmatter/readMap.ts';
import type { CompileContext } from '../../markdown/compileContext.ts';
import { plainHtml } from '../../markdown/hast/plainHtml.ts';
import type { Route } from '../../model/brands.ts';
import { type Diagnostic, errorOf } from '../../model/diagnostic.ts';
import type { PageRecord } from '../../model/page.ts';
import { messageOf } from '../../model/values/messageOf.ts';
import { publicUrl } from '../../routes/publicUrl.ts';
import type { ResolveUrl } from '../../routes/resolveUrl.ts';
import { hrefOfRoute } from '../../routes/routeOf.ts';
import { inTexts } from '../../theme/strings.ts';
import type { SiteLanguages } from '../navigation/siteLanguages.ts';
import type { SitePageViews } from '../page/sitePageViews.ts';
import { siteHref } from '../siteHref.ts';
import type { SitePages } from '../sitePages.ts';

/** Files that the site's code makes of its pages, and what is wrong with that. */
export interface MadeFiles {
  /** By path. */
  readonly contents: ReadonlyMap<string, string | Uint8Array>;
  readonly faults: readonly Diagnostic[];
}

interface FileSources extends Pick<SitePages, 'briefly'>, Pick<SitePageViews, 'contentHtml' | 'markdown'> {
  readonly config: SiteConfig;
  /** What `site/components.tsx` exports. */
  readonly componentsModule: Readonly<Record<string, unknown>>;
  readonly languages: SiteLanguages;
  readonly places: SitePlaces;
  readonly resolve: ResolveUrl;
  readonly codePlace: CompileContext['codePlace'];
}

type Exported = Readonly<Record<string, unknown>>;

/** The paths of the files that a site exports as `files`, where they are such. None is made for it. */
export const madePaths = ({ files }: Exported): readonly string[] =>
  isMap(files) ? Object.keys(files).filter((path) => files[path] !== undefined && PATH.test(path)) : [];

/**
 * Makes the files that a site exports as `files`. One that throws is left out, and told of: `render-failed`;
 * `config-invalid` for what is no function, stands at no path of a file, or yields something else than a text or bytes.
 */
export function makeFiles(sources: FileSources): MadeFiles {
  const { componentsModule, places } = sources;
  const { files } = componentsModule;
  const contents = new Map<string, string | Uint8Array>();
  const faults: Diagnostic[] = [];
  const refuse = (place: Diagnostic['place'], message: string, hint = EXAMPLE) =>
    faults.push(errorOf('config-invalid', { message, ...(place && { place }), hint }));
  if (files === undefined) return { contents, faults };
  if (!isMap(files)) {
    refuse(places.ofExport('files'), '`files` is no list of functions by the paths of files.');
    return { contents, faults };
  }
  for (const [path, make] of Object.entries(files)) {
    if (make === undefined) continue;
    const place = places.ofPath(['files', path]);
    if (!PATH.test(path)) refuse(place, `\`${path}\` is no path of a file.`, pathHint(path));
    else if (typeof make !== 'function')
      refuse(place, `\`files['${path}']\` is ${describeValue(make)}, expected a function.`);
    else {
      const made = makeFile(path, make as (props: FileProps) => unknown, sources);
      if ('fault' in made) faults.push(made.fault);
      else if (typeof made.value === 'string' || made.value instanceof Uint8Array) contents.set(path, made.value);
      else
        refuse(
          place,
          `\`files['${path}']\` yields ${yielded(made.value)}, expected a text or bytes.`,
          yieldHint(made.value),
        );
    }
  }
  return { contents, faults };
}

function makeFile(
  path: string,
  make: (props: FileProps) => unknown,
  sources: FileSources,
): { readonly value: unknown } | { readonly fault: Diagnostic } {
  const { config, languages, places, resolve, codePlace } = sources;
  const address = `/${path}`;
  const language = inLanguageOf(config, address);
  const hrefOf = siteHref(language, resolve);
  const urlOf = (url: string) => publicUrl(hrefOf(url), config);
  try {
    const pages = languages.at(address).siteRecords();
    return { value: inTexts(language.texts, () => make({ pages, hrefOf, urlOf, ...contentsOf(sources) })) };
  } catch (thrown) {
    return {
      fault: errorOf('render-failed', {
        message: `\`${path}\` cannot be made: ${messageOf(thrown)}`,
        place: codePlace(thrown) ?? places.ofPath(['files', path]),
        hint: `fix the function that makes it, \`files['${path}']\``,
      }),
    };
  }
}

function contentsOf({ config, briefly, contentHtml, markdown }: FileSources): Pick<FileProps, 'htmlOf' | 'markdownOf'> {
  const asked = (name: string, page: PageRecord, contents: (route: Route) => string | undefined) => {
    const found = briefly(page.path, () => contents(page.path));
    if (found === undefined) throw new Error(`\`${name}\` expects one of \`pages\``);
    return found;
  };
  return {
    htmlOf(page) {
      const ownUrl = publicUrl(hrefOfRoute(page.path, config.base), config);
      const fullUrl = (url: string) => (url.startsWith('#') ? ownUrl + url : publicUrl(url, config));
      return plainHtml(asked('htmlOf', page, contentHtml), fullUrl);
    },
    markdownOf: (page) => asked('markdownOf', page, markdown),
  };
}

/** Steps between slashes that are names of files on all systems, and not the generator's own folder. */
const PATH = /^(?!assets\/|\.docsgen)(?:(?!\.{1,2}\/)[^/\\?#:*"<>|\p{Cc}]+\/)*(?!\.{1,2}$)[^/\\?#:*"<>|\p{Cc}]+$/u;

const EXAMPLE = "write `export const files = { 'feed.xml': feed }`, where `feed` is a function that yields its text";

const pathHint = (path: string) =>
  path.startsWith('/') && PATH.test(path.slice(1))
    ? `write \`${path.slice(1)}\``
    : 'write the path below the output folder, such as `blog/feed.xml`; `assets/` is docsgen’s own';

const yielded = (value: unknown) =>
  value instanceof Promise ? 'a promise' : value === undefined ? 'nothing' : describeValue(value);

const yieldHint = (value: unknown) =>
  value instanceof Promise
    ? 'wait at the top of the file for what it needs: `const data = await …`'
    : 'return its text';
