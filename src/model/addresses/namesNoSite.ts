/** Whether a full URL has nothing in the place of a host, as where a template had nothing to fill in. */
export const namesNoSite = (url: string): boolean => /^https?:\/*(?:$|[?#]|(?<=\/\/\/))/i.test(url);
