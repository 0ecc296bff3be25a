/** What is the same for all spellings of a tag: "Log in", "log in" and "log-in" → "log-in" */
export const tagKey = (tag: string): string =>
  tag
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/[\s-]+/g, '-');
