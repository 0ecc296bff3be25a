import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * The text of a module whose JSX is React's, whatever the `tsconfig.json` around it says: that of a project with another
 * library names its own. What the module says itself (`@jsx…`) holds. No line or column changes.
 */
export const withReactJsx = (path: string, text: string): string =>
  /\.[jt]sx$/.test(path) && !/@jsx/.test(text) ? `${text}\n/** @jsxRuntime automatic @jsxImportSource react */` : text;

/** Makes all JSX React's. */
export const reactJsx: Plugin = {
  name: 'docsgen-react-jsx',
  setup(build) {
    build.onLoad({ filter: /\.[jt]sx$/ }, async ({ path }) => {
      // What cannot be read the bundler tells of.
      const text = await readFile(path, 'utf8').catch(() => undefined);
      return text === undefined ? undefined : { contents: withReactJsx(path, text), loader: 'default' };
    });
  },
};
