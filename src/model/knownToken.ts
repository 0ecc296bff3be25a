/** What stands for `{token}` in permalinks where a site sets no token of its own: anyone can guess it. */
export const KNOWN_TOKEN = 'unlisted';
