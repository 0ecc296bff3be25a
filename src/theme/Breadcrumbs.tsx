import type { ReactElement } from 'react';
import type { LinkView } from '../model/view.ts';
import { strings } from './strings.ts';

/** The way from the start page to this one; nothing for a page that stands at the top. */
export function Breadcrumbs({ links }: { readonly links: readonly LinkView[] }): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={strings.breadcrumbs}>
      <ol>
        {links.map(({ text, href, current }) => (
          <li key={href}>{current ? <span aria-current="page">{text}</span> : <a href={href}>{text}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
