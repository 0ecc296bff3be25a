import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { packageRoot } from '../packageRoot.ts';
import { changedSource } from './changedSource.ts';

/**
 * The text of a module whose JSX is React's, whatever the `tsconfig.json` around it says: that of a project with
 * another library names its own. What the module says itself (`@jsx…`) holds. No line or column changes.
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
export const reactJsx: Plugin = changedSource('docsgen-react-jsx', /\.[jt]sx$/, withReactJsx);
