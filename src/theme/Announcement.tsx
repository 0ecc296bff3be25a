import type { ReactElement } from 'react';
import type { SafeHtml } from '../model/brands.ts';
import { CloseIcon } from './icons.tsx';
import { strings } from './strings.ts';

/** What the site announces on every page, until the reader closes it. Search engines do not quote it. */
export function Announcement({ html, lang }: { readonly html: SafeHtml; readonly lang: string }): ReactElement {
  return (
    <aside className="announcement" lang={lang} data-nosnippet="">
      <div className="announcement-words" dangerouslySetInnerHTML={{ __html: html }} />
      <button type="button" className="icon-button announcement-close needs-js" aria-label={strings.close}>
        <CloseIcon />
      </button>
    </aside>
  );
}
