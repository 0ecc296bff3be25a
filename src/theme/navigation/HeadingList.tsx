import type { ReactElement, ReactNode } from 'react';

/** A list of links to a page's headings, or to those below one of them. `items` are `HeadingItem`s. */
export function HeadingList({
  className,
  lang,
  items,
}: {
  readonly className?: string;
  readonly lang?: string;
  readonly items: ReactNode;
}): ReactElement {
  return (
    <ul className={className} lang={lang}>
      {items}
    </ul>
  );
}

/** A link to a heading. `below` is the list of the headings below it, if there are any. */
export function HeadingItem(heading: {
  readonly slug: string;
  readonly title: string;
  readonly below: ReactNode;
}): ReactElement {
  const { slug, title, below } = heading;
  return (
    <li>
      <a href={`#${slug}`}>{title}</a>
      {below}
    </li>
  );
}
