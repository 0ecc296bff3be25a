import type { ReactElement } from 'react';
import type { SafeHtml } from '../model/brands.ts';
import type { PageView } from '../model/view.ts';

interface SitePartProps {
  readonly className: string;
  readonly lang?: string;
  readonly dir?: PageView['dir'] | undefined;
  readonly html: SafeHtml | undefined;
}

/** What the site shows at a place of its layout; nothing where it shows none. */
export const SitePart = ({ html, ...props }: SitePartProps): ReactElement | null =>
  html === undefined ? null : <div {...props} dangerouslySetInnerHTML={{ __html: html }} />;
