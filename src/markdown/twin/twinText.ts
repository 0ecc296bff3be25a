import { markdownOfWords } from './markdownOfWords.ts';

/** A page's Markdown as it is published: title, description and address before the body. It ends with a line feed. */
export function twinText({ title, description, url, links, body }: TwinFacts): string {
  const parts = [
    `# ${markdownOfWords(title)}`,
    description === undefined ? '' : `> ${markdownOfWords(description)}`,
    url === undefined ? '' : `Source: ${url}`,
    links ?? '',
    body,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

interface TwinFacts {
  /** Words, with code within backticks. */
  readonly title: string;
  /** As `title`. */
  readonly description: string | undefined;
  /** Full address of the page. */
  readonly url: string | undefined;
  /** Those on top of a landing page, in a line: a list would be one with a list below it. */
  readonly links?: string | undefined;
  /** See `markdownTwin`. */
  readonly body: string;
}
