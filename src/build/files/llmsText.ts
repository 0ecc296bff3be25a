import { markdownOfWords } from '../../markdown/twin/markdownOfWords.ts';
import { escapeMarkdown } from '../../model/text/escapeMarkdown.ts';

interface LlmsPage {
  readonly title: string;
  readonly description: string | undefined;
  /** Address of the page as Markdown. */
  readonly url: string;
}

/** What `llms.txt` says: the site, and its pages by section. */
interface LlmsFacts {
  readonly title: string;
  readonly description: string;
  /** Address of all pages in one file. */
  readonly fullUrl: string;
  readonly sections: readonly { readonly title: string; readonly pages: readonly LlmsPage[] }[];
}

/** `llms.txt` after llmstxt.org: a list of the site's pages as Markdown, for programs that read it. */
export function llmsText({ title, description, fullUrl, sections }: LlmsFacts): string {
  const lists = sections
    .filter(({ pages }) => pages.length > 0)
    .map((section) => `## ${escapeMarkdown(section.title)}\n\n${section.pages.map(lineOf).join('\n')}`);
  return `${[headOf({ title, description }), `All pages in one file: ${fullUrl}`, ...lists].join('\n\n')}\n`;
}

const lineOf = ({ title, description, url }: LlmsPage) =>
  `- [${escapeMarkdown(title)}](${url})${description === undefined ? '' : `: ${markdownOfWords(description)}`}`;

/** Path of the file that holds all pages as Markdown, in the output. */
export const FULL_TEXT = 'llms-full.txt';

/** What stands before all pages in it. */
export const llmsFullHead = (site: Pick<LlmsFacts, 'title' | 'description'>): string => `${headOf(site)}\n`;

const headOf = ({ title, description }: Pick<LlmsFacts, 'title' | 'description'>): string =>
  [`# ${escapeMarkdown(title)}`, ...(description === '' ? [] : [`> ${markdownOfWords(description)}`])].join('\n\n');

/** What stands between two pages there. */
export const LLMS_FULL_BREAK = '\n---\n\n';
