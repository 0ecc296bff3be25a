import type { Diagnostic } from '../model/diagnostic.ts';

/**
 * Warns of a `SUMMARY.md` that lists pages: GitBook and mdBook make their sidebar of it, and here it would be one more page.
 * `file` is relative to the project root. May yield `unread-file`.
 */
export function summaryFile(file: string, text: string): Diagnostic[] {
  if (!/(?:^|\/)SUMMARY\.md$/.test(file) || !LISTED_PAGE.test(text)) return [];
  return [
    {
      severity: 'warning',
      code: 'unread-file',
      message: '`SUMMARY.md` is published as a page: docsgen makes no sidebar from it.',
      place: { file, line: 1, column: 1 },
      hint: 'set `order` and `label` in the front matter of the pages, or `sidebars` in `site/config.ts`, and delete this file',
    },
  ];
}

/** An item of a list that is the link to a page, or in mdBook to one that is not written yet. */
const LISTED_PAGE = /^[ \t]*[-*+][ \t]+\[[^\]\n]*\]\((?:[^)\n]+\.mdx?(?:#[^)\n]*)?)?\)[ \t]*$/m;
