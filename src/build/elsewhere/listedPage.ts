import { writtenPath } from '../../routes/urlParts.ts';

/** A page as an item of a list in Markdown. `path` is relative to the page that lists it. */
export const listedPage = (title: string, path: string): string =>
  `- [${title.replace(/[\\[\]*_`<>{}$~&]/g, '\\$&')}](${writtenPath(path.replace(/^(?!\.\.\/)/, './'))})\n`;
