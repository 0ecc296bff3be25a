import type { ReactElement } from 'react';
import type { LinkView } from '../../model/view.ts';
import { BreakableText } from '../BreakableText.tsx';
import { HomeIcon } from '../icons.tsx';
import { strings } from '../strings.ts';
import { LinkText } from './LinkText.tsx';

interface BreadcrumbsProps {
  readonly homeHref: string;
  /** The steps after the start page, the page's own last. */
  readonly links: readonly LinkView[];
}

/** The way from the start page to this one; nothing for a page that stands at the top. */
export function Breadcrumbs({ homeHref, links }: BreadcrumbsProps): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={strings.breadcrumbs}>
      <ol>
        <li>
          <a href={homeHref} aria-label={strings.home}>
            <HomeIcon />
          </a>
        </li>
        {links.map((link) => (
          <li key={`${link.text} ${link.href}`}>{step(link)}</li>
        ))}
      </ol>
    </nav>
  );
}

/** A group of the sidebar without a page of its own is named, but leads nowhere. */
function step({ text, href, current, lang, hrefLang }: LinkView): ReactElement {
  if (current)
    return (
      <span aria-current="page">
        <BreakableText text={text} />
      </span>
    );
  if (href === '')
    return (
      <span lang={lang}>
        <LinkText text={text} lang={lang} />
      </span>
    );
  return (
    <a href={href} lang={lang} hrefLang={hrefLang}>
      <LinkText text={text} lang={lang} />
    </a>
  );
}
