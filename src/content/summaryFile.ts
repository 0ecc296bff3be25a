import { type Diagnostic, placeAtStart, warningOf } from '../model/diagnostic.ts';

/**
 * Warns of a `SUMMARY.md` that lists pages: GitBook and mdBook make their sidebar of it, and it is no page of its own.
 * `file` is relative to the project root. May yield `unread-file`.
 */
export function summaryFile(file: string, text: string): Diagnostic[] {
  if (!isPageList(file, text)) return [];
  return [
    warningOf('unread-file', {
      message: '`SUMMARY.md` is ignored: docsgen makes no page or sidebar from it.',
      place: placeAtStart(file),
      hint: 'write its entries as `sidebars` in `site/config.ts`; give it another name if it is a page',
    }),
  ];
}

/**
 * The path of the file in which Docsify has the same, and wikis of GitHub as `_Sidebar.md`. As its name begins with
 * `_`, it is no page anyway.
 */
export const isDocsifySidebar = (path: string): boolean => /^_[sS]idebar\.md$/.test(path);

export const isPageList = (file: string, text: string): boolean =>
  /(?:^|\/)SUMMARY\.md$/.test(file) && LISTED_PAGE.test(text);

/** An item of a list that is the link to a page, or in mdBook to one that is not written yet. */
const LISTED_PAGE = /^[ \t]*[-*+][ \t]+\[[^\]\n]*\]\((?:[^)\n]+\.mdx?(?:#[^)\n]*)?(?:[ \t]+"[^"\n]*")?)?\)[ \t]*$/m;
