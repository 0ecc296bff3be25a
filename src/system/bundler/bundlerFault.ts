import { isBuiltin } from 'node:module';
import { type Diagnostic, errorOf, placeAtStart } from '../../model/diagnostic.ts';
import { CONFLICT_START, mergeConflict } from '../../model/mergeConflict.ts';
import { didYouMean } from '../../model/text/nearest.ts';
import { rightsCommand } from '../rightsCommand.ts';
import { CSS_MODULE, inputFile } from './inputFile.ts';

/** What esbuild tells of a fault. */
export interface BundlerFault {
  readonly text: string;
  /** A hint, of a plugin of ours. */
  readonly detail?: unknown;
  /** Columns are 0-based; `lineText` is the line. */
  readonly location: {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly lineText?: string;
  } | null;
  readonly notes?: readonly { readonly text?: string }[];
}

/** What esbuild passes over. */
export interface BundlerWarning extends BundlerFault {
  readonly id: string;
  readonly notes: readonly (Pick<BundlerFault, 'location'> & { readonly text?: string })[];
}

/**
 * A fault of the bundler as `config-syntax`, `unreadable`, or `merge-conflict`. `hintOf` yields a hint for its text,
 * where no plugin has given one.
 */
export function bundlerFault(
  { text, detail, location, notes }: BundlerFault,
  hintOf: (text: string) => string,
): Diagnostic {
  const unread = unreadPath(text);
  if (unread !== undefined) {
    const place = placeAtStart(unread);
    return errorOf('unreadable', { message: `${text}.`, place, hint: rightsCommand(unread) });
  }
  if (opensConflict(location)) return mergeConflict(inputFile(location.file), location.line, location.lineText);
  return errorOf('config-syntax', {
    message: text.replace(MODULE_INPUT, inputFile),
    hint:
      typeof detail === 'string'
        ? detail
        : (unofferedHint(text, notes) ?? (location?.file.endsWith('.json') ? JSON_HINT : hintOf(text))),
    ...(location === null
      ? {}
      : { place: { file: inputFile(location.file), line: location.line, column: location.column + 1 } }),
  });
}

/** Of `package.json` and `tsconfig.json`, which the bundler reads, too, and of data that the site's code imports. */
const JSON_HINT = 'fix this line: the file must be valid JSON';

/** Whether the bundler has stopped where git has left a conflict: no code has such signs at the start of a line. */
const opensConflict = (
  location: BundlerFault['location'],
): location is NonNullable<BundlerFault['location']> & { readonly lineText: string } =>
  location?.lineText?.startsWith(`${CONFLICT_START} `) ?? false;

/** What a CSS module is called by the bundler, within a message. */
const MODULE_INPUT = new RegExp(`(?<=")${CSS_MODULE}[^"]+(?=")`, 'g');

/**
 * What mends an import of a package that is there, and does not offer what is asked of it; undefined where the fault is
 * another.
 */
function unofferedHint(text: string, notes: BundlerFault['notes'] = []): string | undefined {
  const told = notes.map((note) => note.text ?? '').join('\n');
  const imported = missingImport(text);
  if (told.includes('Consider using an "import" statement'))
    return `write \`import … from '${imported}'\`: it cannot be required`;
  const name = /^The path "[^"]+" is not (?:currently )?exported by package "([^"]+)"/m.exec(told)?.[1];
  return name === undefined ? undefined : `import what \`exports\` in the \`package.json\` of \`${name}\` names`;
}

/** The path that the bundler may not read, as its message has it; undefined for another message. */
export const unreadPath = (text: string): string | undefined =>
  /^Cannot read (?:file|directory) "([^"]+)"/.exec(text)?.[1];

/**
 * What the bundler does not find, by its message: a path (`./a`, `/a`), or what is imported of a package (`b/c`).
 * Undefined for another message.
 */
export const missingImport = (text: string): string | undefined => /^Could not resolve "([^"]+)"/.exec(text)?.[1];

/** What mends an import that cannot be bundled; undefined where the fault is another. */
export function unbundledHint(text: string): string | undefined {
  const ending = /^No loader is configured for "\.(\w+)"/.exec(text)?.[1];
  if (/^(?:scss|sass|less|styl)$/.test(ending ?? ''))
    return 'write it as CSS, in a file whose name ends with `.css`; rules can be nested there, too';
  if (text.startsWith('No loader is configured')) return 'put the file in `site/public/`, and use its path on the site';
  const unexported = /^No matching export in .* for import "([^"]+)"$/.exec(text)?.[1];
  if (unexported === 'default') return 'write in braces the name that it exports: `import { Name } from …`';
  if (unexported !== undefined) return 'write a name that it exports; its default stands without braces';
  const missing = missingImport(text);
  if (missing === undefined) return undefined;
  if (OF_OTHERS.test(missing))
    return 'import from `docsgen` what it offers in its place, such as `defineConfig`, and delete the rest: nothing of another generator works here';
  if (/^[./]/.test(missing)) return 'use the path of an existing file, relative to this one';
  // In code for Node, none of them is missing.
  if (isBuiltin(missing))
    return 'use it in a component that is no island, and hand over what it yields as a property: browsers have no modules of Node';
  if (ALIAS.test(missing))
    return 'write the path of the file, relative to this one, or name its folder in `paths` of `tsconfig.json`';
  const install = `npm install ${packageOf(missing)}`;
  // In CSS, a name without `./` is one of a file, too.
  if (/^[^/]+\.css$/.test(missing))
    return `use the path of an existing file, such as \`./${missing}\`; of a package: ${install}`;
  return didYouMean(packageOf(missing), ['docsgen']) ?? install;
}

/** What no package is called, and projects call their own folders. */
const ALIAS = /^(?:[@~]\/|[~#$])/;

/** What other generators offer to a configuration and to components, and Docusaurus' name of the project's folder. */
const OF_OTHERS = /^(?:vitepress|vuepress|astro|nextra|@(?:astrojs|docusaurus|site|theme|vuepress))(?:[:/]|$)/;

/** The package of an import that is no path: `@a/b/c` → `@a/b`. */
export const packageOf = (imported: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(imported)?.[0] ?? imported;
