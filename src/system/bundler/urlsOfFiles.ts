import { basename, extname } from 'node:path';
import { type Diagnostic, errorOf } from '../../model/diagnostic.ts';
import { placeAt } from '../../model/sourcePlace.ts';
import { readText } from '../files.ts';
import { isInstalled } from '../isInstalled.ts';
import { projectPath } from '../projectPath.ts';
import { isImportedFile } from './importedFiles.ts';

/**
 * Where a site's code makes the address of a picture and the like by its own place, as for other bundlers, as
 * `config-syntax`: nobody would publish the file. Code that runs in no browser may read a file by such a URL, and is
 * asked only where it makes a text of it. `inputs` are absolute paths.
 */
export function urlsOfFiles(
  root: string,
  inputs: readonly string[],
  { isInBrowser }: { readonly isInBrowser: boolean },
): readonly Diagnostic[] {
  return inputs
    .filter((path) => SCRIPT.test(path) && !isInstalled(path, root))
    .flatMap((path) => {
      const text = readText(path) ?? '';
      if (!text.includes('import.meta.url')) return [];
      return [...text.matchAll(URL_OF_FILE)].flatMap(({ index, groups = {} }): Diagnostic | readonly [] => {
        const { before, url = '', file = '', asText } = groups;
        const isAddress = isInBrowser || before !== undefined || asText !== undefined;
        if (!isAddress || !isImportedFile(file) || isInComment(text, index)) return [];
        const start = index + (before ?? '').length;
        return errorOf('config-syntax', {
          message: `\`${url}\` is no address for readers: the file is not published.`,
          place: placeAt(projectPath(root, path), text, start, url.length),
          hint: `import the file, which yields its address: \`import ${nameFor(file)} from '${file}';\``,
        });
      });
    });
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

const URL_OF_FILE =
  /(?<!\bfileURLToPath\(\s*)(?<before>[=$]\{\s*|\bString\(\s*)?(?<url>new\s+URL\(\s*(?<quote>['"`])(?<file>\.\.?\/[^'"`\n]+)\k<quote>\s*,\s*import\.meta\.url\s*,?\s*\))(?<asText>\.href\b|\.toString\()?/g;

const isInComment = (text: string, index: number) =>
  /^\s*\/?\*|(?:^|\s)\/\//.test(text.slice(text.lastIndexOf('\n', index) + 1, index));

/** A name for what is imported of a file: `./big-logo.svg` → `bigLogo`. */
function nameFor(file: string): string {
  const stem = basename(file, extname(file));
  const name = stem.replace(/[^A-Za-z0-9]+(.?)/g, (_, next: string) => next.toUpperCase());
  return /^[A-Za-z]/.test(name) ? name : 'file';
}
