import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { packageRoot } from '../packageRoot.ts';

/**
 * The text of a module whose JSX is React's, whatever the `tsconfig.json` around it says: that of a project with another
 * library names its own. What the module says itself (`@jsx…`) holds. No line or column changes.
 */
export const withReactJsx = (path: string, text: string): string =>
  /\.[jt]sx$/.test(path) && !/@jsx/.test(text) ? `${text}\n/** @jsxRuntime automatic @jsxImportSource react */` : text;

/** Gives code that a `tsconfig.json` has compiled for React's development build what it calls. */
export const devJsx: Plugin = {
  name: 'docsgen-dev-jsx',
  setup(build) {
    const path = join(packageRoot, 'src/system/bundler/devJsx.ts');
    build.onResolve({ filter: /^react\/jsx-dev-runtime$/ }, () => ({ path }));
  },
};

/** Makes all JSX React's. */
export const reactJsx: Plugin = {
  name: 'docsgen-react-jsx',
  setup(build) {
    build.onLoad({ filter: /\.[jt]sx$/ }, async ({ path, with: { type } }) => {
      if (type !== undefined) return undefined; // It is imported as a text.
      // What cannot be read the bundler tells of.
      const text = await readFile(path, 'utf8').catch(() => undefined);
      return text === undefined ? undefined : { contents: withReactJsx(path, text), loader: 'default' };
    });
  },
};
