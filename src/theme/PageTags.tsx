import type { ReactElement } from 'react';
import type { TagView } from '../model/view.ts';
import { strings } from './strings.ts';

interface PageTagsProps {
  readonly tags: readonly TagView[];
  /** Their language, where that is not the one around them. */
  readonly lang?: string | undefined;
}

/** Tags in a row; those of which a page lists all pages are links. */
export function PageTags({ tags, lang }: PageTagsProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without its bullets, Safari takes it for no list.
    <ul className="page-tags" aria-label={strings.tags} role="list">
      {tags.map(({ text, href }) => (
        <li key={text} lang={lang}>
          {href === undefined ? <span>{text}</span> : <a href={href}>{text}</a>}
        </li>
      ))}
    </ul>
  );
}
