import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { packageRoot } from '../system/packageRoot.ts';

/** Leaves imports of a module as imports of a file that is built apart. */
export const importedAs = (filter: RegExp, path: string): Plugin => ({
  name: 'docsgen-imported-as',
  setup(build) {
    build.onResolve({ filter }, () => ({ path, external: true }));
  },
});

/** Makes a module export values that are known only now. */
export const exported = (filter: RegExp, values: Readonly<Record<string, string>>): Plugin => ({
  name: 'docsgen-exported',
  setup(build) {
    build.onLoad({ filter }, () => ({
      contents: Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n'),
    }));
  },
});

/** Each island gets an entry of its own, so that a reader loads only those they use. */
export const islandEntries = (islands: Readonly<Record<string, string>>): Plugin => ({
  name: 'docsgen-island-entries',
  setup(build) {
    build.onResolve({ filter: /^island:/ }, ({ path }) => ({ path, namespace: 'island' }));
    build.onLoad({ filter: /^island:/, namespace: 'island' }, ({ path }) => {
      const name = path.slice('island:'.length);
      const source = JSON.stringify(islands[name]);
      const mount = join(packageRoot, 'src/theme/islands/mountIsland.tsx');
      return {
        contents: islands[name]?.endsWith('.tsx')
          ? `import { mountIsland } from ${JSON.stringify(mount)};
import { ${name} } from ${source};
export const mount = (element) => mountIsland(element, ${name});`
          : `export { mount${name} as mount } from ${source};`,
        loader: 'ts',
        resolveDir: packageRoot,
      };
    });
  },
});

/** Islands of a site elsewhere use the generator's React: two copies would not work together. */
export const ownReact: Plugin = {
  name: 'docsgen-own-react',
  setup(build) {
    build.onResolve({ filter: /^(react|react-dom)(\/|$)/ }, ({ path, pluginData, kind }) =>
      pluginData === 'resolved'
        ? undefined
        : build.resolve(path, { resolveDir: packageRoot, kind, pluginData: 'resolved' }),
    );
    build.onResolve({ filter: /^docsgen$/ }, () => ({ path: join(packageRoot, 'src/index.ts') }));
  },
};
