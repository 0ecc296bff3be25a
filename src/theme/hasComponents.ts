/**
 * Whether the content of a page may show what `styles/components.css` is for: tabs, cards, steps, trees of files,
 * fields and calls of a reference, tags, diagrams, details, footnotes, abbreviations, samples with marks. An island of
 * the site's may come to show some.
 */
export const hasComponents = (contentHtml: string): boolean => SHOWN.test(contentHtml);

const SHOWN =
  / (?:class="(?:[^"]* )?(?:tabs|card|card-grid|steps|file-tree|endpoint|method|fields?|page-tags|diagram|footnotes|code-marked)[ "]|data-island="(?!(?:CopyButton|HeadingLink|Zoom)"))|<(?:abbr |details)/;
