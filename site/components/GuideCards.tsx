import { type PageRecord, type PagesProps, withPages } from 'docsgen';
import { guideLanguageOf } from './guideLanguageOf.ts';
import { type Language, languages } from './languages.ts';
import { PageThumbnail } from './PageThumbnail.tsx';

/** A card for each guide, by language: all pages below a language's own page, and all below `/guides/`. */
export const GuideCards = withPages(({ pages, hrefOf }: PagesProps) =>
  languages.map((language) => {
    const guides = pages.filter(({ path }) => guideLanguageOf(path) === language.id);
    if (guides.length === 0) return null;
    return (
      <section key={language.id} className="guides" aria-labelledby={`guides-${language.id}`}>
        <h2 id={`guides-${language.id}`}>{language.name}</h2>
        <ul className="guide-cards" data-language={language.id}>
          {guides.map((guide) => (
            <GuideCard key={guide.path} guide={guide} language={language} hrefOf={hrefOf} />
          ))}
        </ul>
      </section>
    );
  }),
);

interface GuideCardProps extends Pick<PagesProps, 'hrefOf'> {
  readonly guide: PageRecord;
  readonly language: Language;
}

function GuideCard({ guide, language, hrefOf }: GuideCardProps) {
  const { thumbnail, short_description, description } = guide.frontmatter;
  return (
    <li className="guide-card">
      <PageThumbnail src={thumbnail === undefined ? undefined : hrefOf(thumbnail)} />
      <div>
        {/* Languages share titles: the label within the link tells such links apart. */}
        <a className="guide-link" href={hrefOf(guide.path)}>
          <span className="guide-title">{guide.title}</span> <span className="guide-language">{language.name}</span>
        </a>
        <p className="guide-text">{short_description ?? description}</p>
      </div>
    </li>
  );
}
