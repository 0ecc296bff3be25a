import type { ReactElement } from 'react';
import type { PageView } from '../model/view.ts';
import { PencilIcon } from './icons.tsx';
import { strings } from './strings.ts';

/**
 * Where to improve the page, the page as Markdown, the site's own links, and when it last changed; nothing when none of
 * it is known.
 */
export function PageFooter({ page }: { readonly page: PageView }): ReactElement | null {
  const { editHref, lastUpdated, markdownHref, pageLinks = [] } = page;
  const hasLinks = editHref !== undefined || markdownHref !== undefined || pageLinks.length > 0;
  if (!hasLinks && lastUpdated === undefined) return null;
  return (
    <footer className="page-footer">
      {hasLinks ? (
        <div>
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
          {pageLinks.map(({ text, href, lang }) => (
            <a className="page-link" href={href} key={href} rel="noopener" lang={lang}>
              {text}
            </a>
          ))}
        </div>
      ) : null}
      {lastUpdated === undefined ? null : (
        <p>
          {`${strings.lastUpdated} `}
          <time dateTime={lastUpdated.date}>{lastUpdated.text}</time>
          {lastUpdated.author === undefined ? null : (
            <>
              {' · '}
              <bdi>{lastUpdated.author}</bdi>
            </>
          )}
        </p>
      )}
    </footer>
  );
}
