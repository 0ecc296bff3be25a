/** Whether a full URL has nothing in the place of a host, such as one that a template was left with. */
export const namesNoSite = (url: string): boolean => /^https?:\/*(?:$|[?#]|(?<=\/\/\/))/i.test(url);
