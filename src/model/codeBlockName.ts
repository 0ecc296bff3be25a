/** Name of the component that shows code of a language, where the site has one. */
export const codeBlockName = (language: string): string => `codeBlocks.${language}`;
