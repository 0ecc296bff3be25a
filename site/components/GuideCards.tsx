import { type PageRecord, type PagesProps, withPages } from 'docsgen';
import { guideLanguageOf } from './guideLanguageOf.ts';
import { type Language, languages } from './languages.ts';
import { PageThumbnail } from './PageThumbnail.tsx';

interface GuideCardsProps extends PagesProps {
  /** Id of the language. */
  readonly language: string;
}

/** A card for each guide in a language: all pages below the language's own page, or below `/guides/` for `native`. */
export const GuideCards = withPages(({ language: id, pages, hrefOf }: GuideCardsProps) => {
  const language = languages.find((known) => known.id === id);
  if (language === undefined) throw new Error(`There is no language \`${id}\`.`);
  return (
    <ul className="guide-cards" data-language={id}>
      {pages
        .filter(({ path }) => guideLanguageOf(path) === id)
        .map((guide) => (
          <GuideCard key={guide.path} guide={guide} language={language} hrefOf={hrefOf} />
        ))}
    </ul>
  );
});

interface GuideCardProps extends Pick<PagesProps, 'hrefOf'> {
  readonly guide: PageRecord;
  readonly language: Language;
}

function GuideCard({ guide, language, hrefOf }: GuideCardProps) {
  const { thumbnail, short_description, description } = guide.frontmatter;
  return (
    <li className="card guide-card">
      <PageThumbnail src={thumbnail === undefined ? undefined : hrefOf(thumbnail)} />
      <div>
        {/* Languages share titles: the label within the link tells such links apart. */}
        <div className="card-title">
          <a href={hrefOf(guide.path)}>
            <span>{guide.title}</span> <span className="guide-language">{language.name}</span>
          </a>
        </div>
        <div className="card-text">{short_description ?? description}</div>
      </div>
    </li>
  );
}
