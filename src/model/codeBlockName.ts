/** Name of the component that shows code of a language, where the site has one; languages are written in any case. */
export const codeBlockName = (language: string): string => `codeBlocks.${language.toLowerCase()}`;
