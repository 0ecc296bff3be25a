// What is changed in packages as they are bundled.
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { html, svg } from 'property-information';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The native parser's own code looks for its binary from where it stands: bundled too, it has to look from its package.
 * @type {import('esbuild').Plugin}
 */
export const besideItsBinary = {
  name: 'beside its binary',
  setup({ onLoad }) {
    onLoad({ filter: new RegExp(`\\${sep}satteri\\${sep}index\\.js$`) }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        "new URL('../index.js', programRequire('node:url').pathToFileURL(programRequire.resolve('satteri')))",
      ),
      loader: 'js',
    }));
  },
};

/** Packages that most builds never call, and what is called of them: they are loaded by the first call. */
const CALLED_LATE = {
  'node:child_process': ['spawn', 'spawnSync'],
  acorn: ['parse', 'parseExpressionAt', 'tokenizer'],
  'hast-util-raw': ['raw'],
  'hast-util-to-mdast': ['toMdast'],
  htmlparser2: ['Parser'],
  'js-yaml': ['getScalarValue', 'load', 'loadAll', 'parseEvents', 'YAMLException'],
  'mdast-util-gfm': ['gfmToMarkdown'],
  'mdast-util-to-markdown': ['toMarkdown'],
  'toml-eslint-parser': ['parseTOML'],
};

/** Our sources, and the package that may start other programs, but never does here. */
const isLateCaller = (importer) => importer.startsWith(join(root, 'src')) || importer.includes(`${sep}commander${sep}`);

/**
 * Functions and classes in place of those of `CALLED_LATE`, which do the same.
 * @type {import('esbuild').Plugin}
 */
export const loadedWhenCalled = {
  name: 'loaded when called',
  setup({ onResolve, onLoad }) {
    const namespace = 'when-called';
    onResolve({ filter: /^[a-z]/ }, ({ path, importer }) =>
      Object.hasOwn(CALLED_LATE, path) && isLateCaller(importer) ? { path, namespace } : undefined,
    );
    onLoad({ filter: /^/, namespace }, ({ path }) => ({
      contents: CALLED_LATE[path]
        .map(
          (name) => `export function ${name}(...values) {
            const { ${name}: called } = require('${path}');
            return new.target ? new called(...values) : called(...values);
          }
          Object.defineProperty(${name}, Symbol.hasInstance, { value: (one) => one instanceof require('${path}').${name} });`,
        )
        .join('\n'),
      resolveDir: root,
    }));
  },
};

/**
 * The package counts the groups of each pattern by having it compiled once more, which takes longer than to highlight.
 * @type {import('esbuild').Plugin}
 */
export const groupsCounted = {
  name: 'groups counted',
  setup({ onLoad }) {
    onLoad({ filter: new RegExp(`\\${sep}highlight\\.js\\${sep}lib\\${sep}core\\.js$`) }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const counted = source.replace(
        /function countMatchGroups\(re\) \{[^}]*\}/,
        () =>
          `const { countGroups: countMatchGroups } = require(${JSON.stringify(join(root, 'src/markdown/highlight/countGroups.ts'))});`,
      );
      if (counted === source) throw new Error('highlight.js counts groups in another way now');
      return { contents: counted, loader: 'js' };
    });
  },
};

/**
 * The names of HTML's attributes as the package has them ready: to make them, one by one, takes longer than to read
 * them.
 * @type {import('esbuild').Plugin}
 */
export const namesMade = {
  name: 'names made',
  setup({ onLoad }) {
    onLoad({ filter: new RegExp(`\\${sep}property-information\\${sep}index\\.js$`) }, () => ({
      contents: `export { find } from './lib/find.js';
export { normalize } from './lib/normalize.js';
export const html = JSON.parse(${JSON.stringify(JSON.stringify(html))});
export const svg = JSON.parse(${JSON.stringify(JSON.stringify(svg))});`,
      resolveDir: join(root, 'node_modules/property-information'),
    }));
  },
};
