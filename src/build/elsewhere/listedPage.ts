import { writtenPath } from '../../routes/urlParts.ts';

/** A page as an item of a list in Markdown. `path` is relative to the page that lists it. */
export const listedPage = (title: string, path: string): string =>
  listedLink(title, writtenPath(path.replace(/^(?!\.\.\/)/, './')));

/** The same for a URL. */
export const listedLink = (title: string, url: string): string =>
  `- [${title.replace(/[\\[\]*_`<>{}$~&]/g, '\\$&')}](${url})\n`;
