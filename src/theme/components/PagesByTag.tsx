import { Fragment, type ReactElement } from 'react';
import type { LinkView } from '../../model/view.ts';
import { BreakableText } from '../BreakableText.tsx';
import { PageTags } from '../PageTags.tsx';

export interface ListedTag {
  readonly id: string;
  readonly text: string;
  /** Of its heading, on the same page. */
  readonly href: string;
  /** Base applied. */
  readonly pages: readonly LinkView[];
}

interface PagesByTagProps {
  /** Those of all pages; the build finds them once these are known. */
  readonly tags?: readonly ListedTag[];
}

/** All tags with their pages, below links to each of them; nothing where no page has a tag. */
function TagIndex({ tags = [] }: PagesByTagProps): ReactElement | null {
  if (tags.length === 0) return null;
  return (
    <>
      {tags.length === 1 ? null : <PageTags tags={tags} />}
      {tags.map(({ id, text, pages }) => (
        <Fragment key={id}>
          <h2 id={id}>
            <BreakableText text={text} />
          </h2>
          <ul>
            {pages.map(({ text: title, href, lang, hrefLang }) => (
              <li key={href} lang={lang}>
                <a href={href} hrefLang={hrefLang}>
                  <BreakableText text={title} />
                </a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}

/** Marked like what `withPages` makes. */
export const PagesByTag = Object.assign(TagIndex, { usesPages: true as const });
