/** Types of what the tests use of `browser.mjs`. */
export const BROWSER_FLAGS: readonly string[];
