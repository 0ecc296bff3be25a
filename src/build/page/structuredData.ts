import { withoutUndefined } from '../../model/values/withoutUndefined.ts';

/** What of a page search engines are told. Addresses are full ones. */
export interface StructuredFacts {
  readonly isHome: boolean;
  readonly title: string;
  readonly description: string | undefined;
  readonly url: string;
  readonly lang: string;
  /** ISO 8601; undefined where it is not known. */
  readonly modified: string | undefined;
  readonly image: string | undefined;
  /** `description` is empty for none. */
  readonly site: { readonly title: string; readonly url: string; readonly description: string };
  /** The way from the start page, without start page and page; an entry without an address is a heading. */
  readonly trail: readonly { readonly text: string; readonly url: string | undefined }[];
}

/** A page as JSON-LD: an article with the way to it, or the site itself on its start page. */
export function structuredData(facts: StructuredFacts): object {
  return {
    '@context': 'https://schema.org',
    '@graph': facts.isHome ? [website(facts)] : [article(facts), breadcrumbs(facts)],
  };
}

const website = ({ site, description, lang }: StructuredFacts) =>
  withoutUndefined({
    '@type': 'WebSite',
    name: site.title,
    url: site.url,
    description: site.description || description,
    inLanguage: lang,
  });

const article = ({ title, description, url, lang, modified, image, site }: StructuredFacts) =>
  withoutUndefined({
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    inLanguage: lang,
    dateModified: modified,
    image,
    isPartOf: { '@type': 'WebSite', name: site.title, url: site.url },
  });

/** Every entry but the last must have an address, so headings of the sidebar are left out. */
function breadcrumbs({ site, trail, title, url }: StructuredFacts): object {
  const steps = [
    { text: site.title, url: site.url },
    ...trail.filter((step) => step.url !== undefined),
    { text: title, url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.text,
      item: step.url,
    })),
  };
}
