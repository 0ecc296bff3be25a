/** Keys of YAML that could reach into the program, or merge what stands elsewhere: no file of a site may have them. */
export const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype', '<<'];
