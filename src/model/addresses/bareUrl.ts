/**
 * A URL to read the scheme from: without spaces and control characters, some of which browsers drop before they read
 * it.
 *   " java\nscript:x" → "javascript:x"
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip exactly these.
export const bareUrl = (url: string): string => url.replace(/[\u0000-\u0020]/g, '');
