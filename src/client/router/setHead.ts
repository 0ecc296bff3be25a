import type { PageChunk } from '../../model/chunk.ts';

/**
 * Title, language, direction, description, canonical link, Markdown twin and robots of the page now on screen. What is
 * only for readers of addresses (Open Graph, JSON-LD, other languages) goes: it told of the page before.
 */
export function setHead({ title, lang, dir, description, canonical, markdownHref, noindex }: PageChunk): void {
  document.title = title;
  Object.assign(document.documentElement, { lang, dir });
  replace('meta[name="description"]', description && meta('description', description));
  replace('meta[name="robots"]', noindex && meta('robots', 'noindex'));
  replace('link[rel="canonical"]', canonical && make('link', { rel: 'canonical', href: canonical }));
  replace(
    'link[type="text/markdown"]',
    markdownHref && make('link', { rel: 'alternate', type: 'text/markdown', href: markdownHref }),
  );
  for (const element of document.head.querySelectorAll(SHARED)) element.remove();
}

const SHARED = '[property^="og:"],[name^="twitter:"],[type$="ld+json"],[hreflang],[data-page]';

const make = (tag: string, properties: object) => Object.assign(document.createElement(tag), properties);

const meta = (name: string, content: string) => make('meta', { name, content });

function replace(selector: string, element: Element | '' | false | undefined): void {
  document.head.querySelector(selector)?.remove();
  if (element) document.head.append(element);
}
