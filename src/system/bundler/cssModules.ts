import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type { BuildFailure, OnLoadResult, Plugin } from 'esbuild';
import { contentHash } from '../contentHash.ts';
import { projectPath } from '../projectPath.ts';
import { CSS_MODULE, inputFile } from './inputFile.ts';

const MODULE = /\.module\.css$/;

/** Whether a stylesheet is a CSS module: its names are its own, and code gets them by importing it. */
export const isCssModule = (path: string): boolean => MODULE.test(path);

/** How a stylesheet names another one in `@import`: a CSS module by an address that `localStyles` reads. */
export const styleImport = (path: string): string => JSON.stringify(isCssModule(path) ? CSS_MODULE + path : path);

/**
 * Gives the names in CSS modules to each file alone: `.title` of `box.module.css` is `.box_1a2b3c_title`, by the path
 * of the file in the project, in styles, on the server and in the browser alike. Identifiers may not be minified where
 * it is used.
 */
export const localStyles: Plugin = {
  name: 'docsgen-local-styles',
  setup(build) {
    const { absWorkingDir: root = '' } = build.initialOptions;
    // The bundler begins names with that of the file.
    const local = (file: string) => {
      const path = projectPath(root, file);
      const name = `${basename(file).replace(MODULE, '')}_${contentHash(path).slice(0, 6)}`;
      return { path: `${path}/${name}.css`, namespace: CSS_MODULE.slice(0, -1) };
    };
    build.onResolve({ filter: new RegExp(`^${CSS_MODULE}`) }, ({ path }) => local(path.slice(CSS_MODULE.length)));
    build.onResolve({ filter: MODULE }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== 'composes-from' || pluginData === RESOLVED) return undefined;
      const found = await build.resolve(path, { kind, resolveDir, pluginData: RESOLVED });
      return found.errors.length > 0 ? { errors: found.errors } : local(found.path);
    });
    build.onLoad({ filter: /./, namespace: CSS_MODULE.slice(0, -1) }, async ({ path }) => {
      const file = resolve(root, dirname(path));
      return { contents: await readFile(file, 'utf8'), loader: 'local-css', resolveDir: dirname(file) };
    });
  },
};

const RESOLVED = 'docsgen-resolved';

/** Makes what a script imports of a CSS module the names that its classes have, by those that are written. */
export const localNames: Plugin = {
  name: 'docsgen-local-names',
  setup(build) {
    build.onLoad({ filter: MODULE }, async ({ path, with: { type } }): Promise<OnLoadResult | undefined> => {
      if (type !== undefined) return undefined;
      const { absWorkingDir: root = '' } = build.initialOptions;
      const contents = `export { default } from ${JSON.stringify(CSS_MODULE + path)};`;
      const result = await build.esbuild
        .build({
          absWorkingDir: root,
          bundle: true,
          write: false,
          format: 'esm',
          outdir: '/out',
          logLevel: 'silent',
          stdin: { contents, resolveDir: dirname(path) },
          plugins: [localStyles, othersApart],
        })
        .catch((failure: BuildFailure) => failure);
      if (!('outputFiles' in result))
        return {
          errors: result.errors.map(({ text, notes, location }) => ({
            text,
            notes,
            location: location && { ...location, file: inputFile(location.file) },
          })),
        };
      const script = result.outputFiles.find((file) => file.path.endsWith('.js'));
      return { contents: script?.text ?? '', loader: 'js', resolveDir: dirname(path) };
    });
  },
};

/** Names alone are asked for. */
const othersApart: Plugin = {
  name: 'docsgen-others-apart',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'url-token' || kind === 'import-rule' ? { path, external: true } : undefined,
    );
  },
};
