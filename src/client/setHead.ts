import type { PageChunk } from '../model/chunk.ts';

/** Title, language, direction, description, canonical link and robots of the page now on screen. */
export function setHead({ title, lang, dir, description, canonical, noindex }: PageChunk): void {
  document.title = title;
  Object.assign(document.documentElement, { lang, dir });
  replace('meta[name="description"]', description && meta('description', description));
  replace('meta[name="robots"]', noindex && meta('robots', 'noindex'));
  replace('link[rel="canonical"]', canonical && make('link', { rel: 'canonical', href: canonical }));
}

const make = (tag: string, properties: object) => Object.assign(document.createElement(tag), properties);

const meta = (name: string, content: string) => make('meta', { name, content });

function replace(selector: string, element: Element | '' | false | undefined): void {
  document.head.querySelector(selector)?.remove();
  if (element) document.head.append(element);
}
