import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Diagnostic, errorOf } from '../../model/diagnostic.ts';
import { placeAt } from '../../model/sourcePlace.ts';
import { blanked } from '../../model/text/blanked.ts';
import { readText } from '../../system/files.ts';
import { projectPath } from '../../system/projectPath.ts';

/**
 * Names that a file of the site's code passes on from another one that does not export them: a bundler takes them for
 * types and says nothing, and pages would hear that there is no such component. `path` is absolute; `exported` is what
 * it exports in the end. May yield `config-syntax`.
 */
export function lostReexports(root: string, path: string, exported: readonly string[]): Diagnostic[] {
  const text = readText(path) ?? '';
  const file = projectPath(root, path);
  return [...withoutComments(text).matchAll(REEXPORT)].flatMap((found) => {
    const [statement, names = '', from = ''] = found;
    let next = found.index + statement.indexOf('{') + 1;
    return names.split(',').flatMap((part) => {
      const start = next;
      next += part.length + 1;
      const [, name = '', as = name] = /^\s*(\w+)(?:\s+as\s+(\w+))?\s*$/.exec(part) ?? [];
      if (name === '' || name === 'default' || exported.includes(as)) return [];
      const target = textOf(join(dirname(path), from));
      if (target === undefined || mayExport(name, target)) return [];
      const isDefault = /^export\s+default\b/m.test(target);
      return errorOf('config-syntax', {
        message: `\`${from}\` exports no \`${name}\`${isDefault ? ': what it exports is its default' : ''}.`,
        place: placeAt(file, text, start + part.indexOf(name), name.length),
        hint: isDefault
          ? `export { default as ${as} } from '${from}';`
          : 'write a name that it exports, or `export` before what it declares',
      });
    });
  });
}

/** The text with blanks for comments of several lines, all else at its place. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, blanked);

const REEXPORT = /^export\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]+)['"]/gm;

const textOf = (path: string) => {
  const found = ['', '.tsx', '.ts', '.jsx', '.js'].map((ending) => path + ending).find(existsSync);
  return found === undefined || !/\.[jt]sx?$/.test(found) ? undefined : readText(found);
};

/** Whether a text exports a name, has a type that is called so, or passes on what others export. */
const mayExport = (name: string, text: string) =>
  new RegExp(`\\b(?:type|interface)\\s+${name}\\b|\\bexport(?!\\s+default\\b)[^\\n]*\\b${name}\\b`).test(text) ||
  /^export\s*[*{]/m.test(text);
