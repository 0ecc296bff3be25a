import type { ReactElement } from 'react';
import type { PageView } from '../model/view.ts';
import { CopyPage } from './islands/CopyPage.tsx';
import { Island } from './islands/Island.tsx';
import { Breadcrumbs } from './navigation/Breadcrumbs.tsx';
import { Languages } from './navigation/Languages.tsx';

/**
 * The line above the title: the way to the page, its languages, and a button that copies it; nothing for a page at the
 * top that has one language.
 */
export function PageTop({
  page,
  homeHref,
}: {
  readonly page: PageView;
  readonly homeHref: string;
}): ReactElement | null {
  const { breadcrumbs, languages, markdownHref } = page;
  const isAtTop = breadcrumbs.length === 0;
  if (isAtTop && languages === undefined) return null;
  return (
    <div className="page-top">
      <Breadcrumbs homeHref={homeHref} links={breadcrumbs} />
      {languages === undefined ? null : <Languages languages={languages} />}
      {isAtTop || markdownHref === undefined ? null : (
        <Island name="CopyPage" inline>
          <CopyPage />
        </Island>
      )}
    </div>
  );
}
