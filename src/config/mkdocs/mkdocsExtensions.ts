import { ownValue } from '../../model/values/ownValue.ts';
import { inside, isFalse, type Written, wordsOf } from '../parse/writtenYaml.ts';

/**
 * What to write in the place of an extension of Markdown whose marks would be lost silently. Undefined for one that is
 * here without it, that readers do not miss, or whose marks are told of where they stand in pages. `options` is what it
 * is told.
 */
export function extensionHint(extension: string, options: Written | undefined): string | undefined {
  const name = extension.replace(/^(?:markdown\.)?extensions\./, '');
  if (KNOWN.test(name)) return undefined;
  const hint = ownValue(HINTS, name);
  return hint === undefined ? UNKNOWN : hint(options);
}

/** Those of Python-Markdown, and those of PyMdown. */
const KNOWN =
  /^(?:abbr|admonition|attr_list|codehilite|def_list|extra|fenced_code|footnotes|headerid|legacy_attrs|legacy_em|md_in_html|meta|sane_lists|tables|wikilinks|mdx_breakless_lists|mdx_truly_sane_lists|markdown_include\.include|material\.extensions\..*|materialx\.emoji|zensical\..*|pymdownx(?:\.(?:arithmatex|b64|betterem|blocks(?:\..*)?|caret|critic|details|emoji|escapeall|extra|extrarawhtml|highlight|inlinehilite|keys|mark|pathconverter|saneheaders|snippets|striphtml|superfences|tabbed|tasklist|tilde))?|)$/;

const UNKNOWN =
  'write what its marks stand for in Markdown, or export a plugin of remark or rehype from `site/components.tsx`, as far as pages use them';

const isOn = (options: Written | undefined, name: string) => {
  const value = inside(options, name);
  return value !== undefined && !isFalse(value);
};

/** By the names of extensions; some do something only if they are told to. */
const HINTS: Readonly<Record<string, (options: Written | undefined) => string | undefined>> = {
  nl2br: () => 'end each line below which readers are to see a new one with `\\`: a line break alone is a space here',
  smarty: () => 'write the signs themselves, such as `“`, `’`, `–` and `…`',
  toc: (options) =>
    isOn(options, 'slugify') || (isOn(options, 'separator') && wordsOf(inside(options, 'separator')) !== '-')
      ? 'give each heading whose address others know that anchor, as in `## First steps {#first_steps}`'
      : undefined,
  'pymdownx.fancylists': () => 'write lists with numbers: letters and Roman numerals before items are text here',
  'pymdownx.magiclink': (options) =>
    isOn(options, 'repo_url_shorthand') || isOn(options, 'social_url_shorthand')
      ? 'write `#12`, `@name` and the like as links, such as `[#12](https://github.com/acme/docs/issues/12)`'
      : undefined,
  'pymdownx.progressbar': () => 'write the figure as text: `[=85%]` is no bar here',
  'pymdownx.smartsymbols': () => 'write the signs themselves, such as `©`, `→` and `±`',
};
