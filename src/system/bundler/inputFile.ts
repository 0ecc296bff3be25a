/** What the names of stylesheets begin with whose classes are theirs alone: see `cssModules.ts`. */
export const CSS_MODULE = 'css-module:';

/**
 * The file that an input of esbuild's metafile stands for: one that is also imported as a text stands there twice, and
 * a CSS module by the name that its classes begin with.
 *   "a.tsx with { type: 'text' }" → "a.tsx"   "css-module:site/a.module.css/a_1b2c3d.css" → "site/a.module.css"
 */
export const inputFile = (input: string): string =>
  input.startsWith(CSS_MODULE)
    ? input.slice(CSS_MODULE.length, input.lastIndexOf('/'))
    : input.replace(/ with \{ type: '\w+' \}$/, '');
