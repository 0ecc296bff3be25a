const ENDING = /\.mdx?$/i;

/** Whether a file of that path is one of Markdown: a page, or a partial. */
export const isMarkdown = (path: string): boolean => ENDING.test(path);

/** The path of a file of Markdown without its ending; any other as it is. */
export const withoutEnding = (path: string): string => path.replace(ENDING, '');
