/** Whether an address begins with a scheme, as `https:` and `mailto:`, and is no path. */
export const hasScheme = (address: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(address);
