import { basename } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Leaves the stylesheets that modules import out of a script: they are listed as its inputs, and bundled by themselves.
 * CSS modules are refused, with a hint as the fault's `detail`: nothing would have the names that they are given.
 */
export const stylesApart: Plugin = {
  name: 'docsgen-styles-apart',
  setup(build) {
    build.onResolve({ filter: /\.module\.css$/ }, ({ path }) => {
      const name = basename(path);
      const plain = name.replace('.module', '');
      return {
        errors: [
          {
            text: `\`${name}\` is a CSS module, which docsgen does not support.`,
            detail: `rename the file to \`${plain}\`, import it without a name, and write its class names as strings`,
          },
        ],
      };
    });
    build.onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'empty' }));
  },
};
