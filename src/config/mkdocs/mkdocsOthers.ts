import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { schemeHint } from '../elsewhere/schemeHint.ts';
import {
  ANALYTICS_HINT,
  COLORS_HINT,
  FONTS_HINT,
  SCRIPTS_HINT,
  STYLES_HINT,
  THEME_HINT,
  VERSIONS_HINT,
} from '../elsewhere/sharedHints.ts';
import { hintInstead } from '../elsewhere/tellOthers.ts';
import type { PartsRead } from '../parse/partsReader.ts';
import { inside, isFalse, placeOf, type Written, wordsOf } from '../parse/writtenYaml.ts';
import { extensionHint } from './mkdocsExtensions.ts';
import { extensionsIn, pluginsIn } from './mkdocsPlugins.ts';

/** Tells of what readers would miss of a `mkdocs.yml`, and of what would be a page here and is none there. */
export function tellMkdocsOthers(settings: Written | undefined, miss: PartsRead['miss']): void {
  const [theme, extra] = ['theme', 'extra'].map((name) => inside(settings, name));
  const plugins = pluginsIn(settings);
  const extensions = extensionsIn(settings);
  const snippets = extensions.find(([name]) => name === 'pymdownx.snippets')?.[1];
  const hasLanguages = plugins.some(([name]) => name === 'i18n');
  const parts: readonly (readonly [option: string, value: Written | undefined, hint: string | undefined])[] = [
    ['extra_css', inside(settings, 'extra_css'), STYLES_HINT],
    ['extra_javascript', inside(settings, 'extra_javascript'), SCRIPTS_HINT],
    ['exclude_docs', inside(settings, 'exclude_docs'), EXCLUDED],
    ['draft_docs', inside(settings, 'draft_docs'), EXCLUDED],
    ['hooks', inside(settings, 'hooks'), MADE],
    ['custom_dir', inside(theme, 'custom_dir'), THEME_HINT],
    ['palette', inside(theme, 'palette'), paletteHint(inside(theme, 'palette'))],
    ['font', inside(theme, 'font'), FONTS_HINT],
    ['analytics', inside(extra, 'analytics'), ANALYTICS_HINT],
    ['version', inside(extra, 'version'), VERSIONS_HINT],
    ['alternate', hasLanguages ? undefined : inside(extra, 'alternate'), LANGUAGES],
    ['auto_append', inside(snippets, 'auto_append'), ABBREVIATIONS],
    ...plugins.map(([name = '', , key]) => ['plugins', key, pluginHint(name)] as const),
    ...extensions.map(([name = '', told, key]) => ['markdown_extensions', key, extensionHint(name, told)] as const),
  ];
  for (const [option, value, hint] of parts)
    if (value !== undefined && hint !== undefined && !isEmpty(value))
      miss(option, placeOf(value), { isData: true, hint });
}

const isEmpty = (value: Written) =>
  value.kind === 'text'
    ? wordsOf(value) === undefined || isFalse(value)
    : value.kind === 'list' && value.items.length === 0;

const EXCLUDED = hintInstead('srcExclude');
const MADE =
  'let a script write before each build what it makes, or export a plugin of remark or rehype from `site/components.tsx`, as far as readers need it';
const LANGUAGES = "write a menu of links in `nav.right` of `site/config.ts`: `{ text: 'Deutsch', link: 'https://…' }`";
const ABBREVIATIONS =
  'move abbreviations such as `*[HTML]: …` to the file `_glossary.md` in the content folder, which all pages have; they show no other text from other files by themselves';

/** One palette alone is the only one; of several the first is that of the first visit, unless the system decides. */
function paletteHint(palette: Written | undefined): string | undefined {
  const all = palette?.kind === 'list' ? palette.items : palette === undefined ? [] : [palette];
  const [first] = all;
  const isDark = wordsOf(inside(first, 'scheme')) === 'slate' && inside(first, 'media') === undefined;
  const scheme = isDark ? schemeHint({ first: 'dark', isFixed: all.length === 1 }) : undefined;
  const hasColors = all.some((one) => ['primary', 'accent'].some((name) => inside(one, name) !== undefined));
  const hints = [...(scheme === undefined ? [] : [scheme]), ...(hasColors ? [COLORS_HINT] : [])];
  return hints.length === 0 ? undefined : hints.join('; ');
}

/** Undefined for a plugin that is read, that is here without one, or whose marks in pages are told of there. */
function pluginHint(name: string): string | undefined {
  const plugin = name.replace(/^material\//, '');
  return KNOWN_PLUGIN.test(plugin) ? undefined : (HINTS.get(plugin) ?? MADE);
}

const KNOWN_PLUGIN =
  /^(?:search|redirects|i18n|awesome-pages|awesome-nav|literate-nav|section-index|git-revision-date(?:-localized)?|minify|privacy|offline|optimize|info|meta|autorefs|glightbox|typeset|group|open-in-new-tab|mermaid2|mkdocstrings|include-markdown|macros|table-reader|same-dir|llmstxt|)$/;

const HINTS = new Map(
  Object.entries(
    withoutUndefined({
      exclude: EXCLUDED,
      blog: 'write a component in `site/components.tsx` that lists the posts, made by `withPages`',
      tags: 'write `<PagesByTag />` in an `.mdx` page for the list of all tags: pages show theirs by themselves',
      social: 'write `socialCards: true` in `site/config.ts`',
      mike: VERSIONS_HINT,
    }),
  ),
);
