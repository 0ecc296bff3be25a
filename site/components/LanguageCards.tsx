import { type PagesProps, withPages } from 'docsgen';
import { languages } from './languages.ts';
import { PageThumbnail } from './PageThumbnail.tsx';

/** A card for each language that a code step can be written in. */
export const LanguageCards = withPages(({ pages, hrefOf }: PagesProps) => (
  <ul className="language-cards">
    {languages.map(({ id, name }) => {
      const page = pages.find(({ path }) => path === `/code/${id}/`);
      if (page === undefined) return null;
      const { thumbnail, short_description } = page.frontmatter;
      return (
        <li key={id} className="card language-card" data-language={id}>
          <PageThumbnail src={thumbnail === undefined ? undefined : hrefOf(thumbnail)} />
          <div className="card-title">
            <a href={hrefOf(page.path)}>{name}</a>
          </div>
          <div className="card-text">{short_description}</div>
        </li>
      );
    })}
  </ul>
));
