import { basename } from 'node:path';
import type { Plugin } from 'esbuild';
import { localNames } from './cssModules.ts';

/**
 * Leaves the stylesheets that modules import out of a script: they are listed as its inputs, and bundled by themselves.
 * Of a CSS module, a script gets the names. One that is imported as a text is refused, with a hint as the fault's
 * `detail`: it would be one of the styles of every page as well.
 */
export const stylesApart: Plugin = {
  name: 'docsgen-styles-apart',
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, ({ path, with: { type } }) => {
      if (type === undefined) return undefined;
      const name = basename(path);
      return {
        errors: [
          { text: `\`${name}\` cannot be imported as a ${type}.`, detail: `rename the file to \`${name}.txt\`` },
        ],
      };
    });
    localNames.setup(build);
    build.onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'empty' }));
  },
};
