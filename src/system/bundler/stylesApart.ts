import { basename } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Leaves the stylesheets that modules import out of a script: they are listed as its inputs, and bundled by themselves.
 * Two kinds are refused, with a hint as the fault's `detail`: CSS modules, for nothing would have the names that they are
 * given, and those imported as a text, for they would be styles of every page as well.
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
