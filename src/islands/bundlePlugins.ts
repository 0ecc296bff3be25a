import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import * as clientTexts from '../model/languages/clientTexts.ts';
import { ENGLISH } from '../model/languages/englishTexts.ts';
import type { OwnTexts } from '../model/languages/texts.ts';
import { lazy } from '../model/lazy.ts';
import { hostPackages } from '../system/bundler/hostPackages.ts';
import { fileAtAddress } from '../system/fileAtAddress.ts';
import { packageRoot } from '../system/packageRoot.ts';
import { walkFiles } from '../system/walkFiles.ts';

/** Leaves imports of a module as imports of a file that is built apart. */
export const importedAs = (filter: RegExp, path: string): Plugin => ({
  name: 'docsgen-imported-as',
  setup(build) {
    build.onResolve({ filter }, () => ({ path, external: true }));
  },
});

/** Makes a module, named by the end of its path (`client/lateStyles`), export values that are known only now. */
export const exported = (module: string, values: Readonly<Record<string, unknown>>): Plugin =>
  written(
    module,
    Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
  );

const written = (module: string, lines: readonly string[]): Plugin => ({
  name: 'docsgen-written',
  setup(build) {
    // What is loaded is named by its path on disk, which Windows writes with backslashes.
    const filter = new RegExp(`${['', ...module.split('/')].join('[\\\\/]')}\\.ts$`);
    build.onLoad({ filter }, () => ({ contents: lines.join('\n') }));
  },
});

/** Makes the theme and the client say a site's own texts; those of a translation stand in its pages. */
export function saying({ texts, translations }: SpokenTexts): Plugin[] {
  const isTranslated = translations.length > 0;
  if (Object.keys(texts).length === 0 && !isTranslated) return [];
  const all: Readonly<Record<string, string>> = { ...ENGLISH, ...texts };
  const inPage = "JSON.parse(document.getElementById('_texts')?.textContent ?? '{}')";
  const english = isTranslated ? `{ ...${JSON.stringify(all)}, ...${inPage} }` : JSON.stringify(all);
  return [
    written('model/languages/englishTexts', [`export const ENGLISH = ${english};`]),
    written('model/languages/clientTexts', [
      ...(isTranslated ? [`const inPage = ${inPage};`] : []),
      ...Object.keys(clientTexts).map(
        (name) => `export const ${name} = ${isTranslated ? `inPage.${name} ?? ` : ''}${JSON.stringify(all[name])};`,
      ),
    ]),
  ];
}

/** What a client says. */
interface SpokenTexts {
  /** The site's own. */
  readonly texts: OwnTexts;
  readonly translations: readonly unknown[];
}

/**
 * What several islands use. As each imports all of it, it stands in one file for all, and in one more beside React:
 * what some import and others do not would be a file of its own, and so a request more.
 */
const IN_ALL = ['client/announce.ts', 'client/addStyles.ts', 'client/lateStyles.ts', 'model/languages/clientTexts.ts'];
const IN_COMPONENTS = ['theme/icons.tsx', 'theme/strings.ts', 'theme/islands/useCopied.ts'];

/** Each island gets an entry of its own, so that a reader loads only those they use. */
export const islandEntries = (islands: Readonly<Record<string, string>>): Plugin => ({
  name: 'docsgen-island-entries',
  setup(build) {
    build.onResolve({ filter: /^island:/ }, ({ path }) => ({ path, namespace: 'island' }));
    build.onResolve({ filter: /^own:/ }, ({ path }) => ({ path: join(packageRoot, 'src', path.slice('own:'.length)) }));
    build.onLoad({ filter: /^island:/, namespace: 'island' }, ({ path }) => {
      const name = path.slice('island:'.length);
      const file = islands[name] ?? '';
      // No whole paths, which differ from folder to folder: esbuild names variables by the letters of a module.
      const source = JSON.stringify(`./${basename(file)}`);
      const isComponent = file.endsWith('.tsx');
      const shared = isComponent ? [...IN_ALL, ...IN_COMPONENTS] : IN_ALL;
      const own = isComponent
        ? `import { mountIsland } from 'own:theme/islands/mountIsland.tsx';
import { ${name} } from ${source};
export const mount = (element) => mountIsland(element, ${name});`
        : `export { ${basename(file, '.ts')} as mount } from ${source};`;
      return {
        contents: [...shared.map((path) => `import 'own:${path}';`), own].join('\n'),
        loader: 'ts',
        resolveDir: dirname(file),
      };
    });
  },
});

/** Islands of a site, wherever that stands, are bundled with the generator's own React. */
export const ownReact = hostPackages(({ path, pluginData, kind }, build) =>
  pluginData === 'resolved'
    ? undefined
    : build.resolve(path, { resolveDir: packageRoot, kind, pluginData: 'resolved' }),
);

/**
 * Addresses of styles that begin with `/` name public files, which are served below the base. They are no part of the
 * bundle: what it depends on is noted in `found` (absolute paths).
 */
export const publicAddresses = ({
  publicDir,
  base,
  found,
}: {
  readonly publicDir: string;
  readonly base: string;
  readonly found: Set<string>;
}): Plugin => ({
  name: 'docsgen-public-addresses',
  setup(build) {
    const files = lazy(() => walkFiles(publicDir).files);
    build.onResolve({ filter: /^\// }, ({ path, kind }) => {
      if (kind !== 'url-token' || path.startsWith('//')) return undefined;
      const file = fileAtAddress(path, files());
      if (file !== undefined) {
        found.add(file.absolutePath);
        return { path: base.slice(0, -1) + path, external: true };
      }
      const text = `There is no \`${path}\` in \`site/public/\`.`;
      return {
        errors: [
          { text, detail: 'add the file, or name one next to the stylesheet with a path that begins with `./`' },
        ],
      };
    });
  },
});

/**
 * Stylesheets in a folder lose spaces in values of custom properties, which the bundler keeps, as code could read them.
 * Every page loads those of the theme.
 */
export const withoutSpacesInValues = (folder: string): Plugin => ({
  name: 'docsgen-without-spaces-in-values',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      if (dirname(path) !== folder) return undefined;
      const text = await readFile(path, 'utf8');
      const contents = text.replace(
        CUSTOM_PROPERTY,
        (_, name: string, value: string) => name + value.replace(/, /g, ','),
      );
      return { contents, loader: 'css' };
    });
  },
});

const CUSTOM_PROPERTY = /^([ \t]*--[\w-]+:)[ \t]([^;"']*;)/gm;
