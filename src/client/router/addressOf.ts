/** Path and query of a URL, by which pages are told apart. */
export const addressOf = ({ pathname, search }: URL | Location): string => pathname + search;
