import type { ReactElement } from 'react';
import type { PageView } from '../model/view.ts';
import { PencilIcon } from './icons.tsx';
import { strings } from './strings.ts';

/** Where to improve the page, the page as Markdown, and when it last changed; nothing when none of it is known. */
export function PageFooter({ page }: { readonly page: PageView }): ReactElement | null {
  const { editHref, lastUpdated, lang, markdownHref } = page;
  if (editHref === undefined && lastUpdated === undefined && markdownHref === undefined) return null;
  return (
    <footer className="page-footer">
      {editHref === undefined ? null : (
        <a className="edit-link" href={editHref} rel="noopener">
          <PencilIcon />
          {strings.improveThisPage}
        </a>
      )}
      {markdownHref === undefined ? null : (
        <a className="markdown-link" href={markdownHref}>
          {strings.viewMarkdown}
        </a>
      )}
      {lastUpdated === undefined ? null : (
        <p>
          {`${strings.lastUpdated} `}
          <time dateTime={lastUpdated}>{dateIn(lang, lastUpdated)}</time>
        </p>
      )}
    </footer>
  );
}

// UTC, so that a build says the same on every machine.
function dateIn(lang: string, date: string): string {
  try {
    return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  } catch {
    return date.slice(0, 10); // A language that this machine does not know.
  }
}
