/** What an empty search box says, after the word for search in the language of the page: "Search" → "Search..." */
export const searchPlaceholder = (search: string): string => `${search}...`;
