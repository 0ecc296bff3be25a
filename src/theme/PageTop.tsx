import type { ReactElement } from 'react';
import type { PageView } from '../model/view.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { CopyPage } from './islands/CopyPage.tsx';
import { Island } from './islands/Island.tsx';
import { Languages } from './Languages.tsx';

/** The line above the title: the way to the page, and a button that copies it; nothing for a page at the top. */
export function PageTop({
  page,
  homeHref,
}: {
  readonly page: PageView;
  readonly homeHref: string;
}): ReactElement | null {
  const { breadcrumbs, languages, markdownHref } = page;
  if (breadcrumbs.length === 0)
    return languages === undefined ? null : (
      <div className="page-top">
        <Languages languages={languages} />
      </div>
    );
  return (
    <div className="page-top">
      <Breadcrumbs homeHref={homeHref} links={breadcrumbs} />
      {languages === undefined ? null : <Languages languages={languages} />}
      {markdownHref === undefined ? null : (
        <Island name="CopyPage" inline>
          <CopyPage />
        </Island>
      )}
    </div>
  );
}
