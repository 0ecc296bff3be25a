import { posix } from 'node:path';
import { type Diagnostic, hasErrors, type Place } from '../../model/diagnostic.ts';
import type { CompileContext } from '../compileContext.ts';
import { isKnownLanguage } from '../highlight/highlightCode.ts';
import { includeRemedy, partialPath } from '../mdx/include.ts';
import { type PageState, placeOf } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';

const FILE = /(?:^|\s)file=(?:"([^"]*)"|'([^']*)'|(\S+))/;

/** A sign of a comment with `#region name` or `#endregion`, in the spellings of the languages that people write about. */
const REGION =
  /^[ \t]*(?:(?:\/\/|--|;|%|\/\*|\{\/\*|<!--)[ \t]*#|#[ \t]*#?)[ \t]*(end)?region\b[ \t]*([\w-]*)[ \t]*(?:\*\/\}?|-->)?$/;

/**
 * An empty block with `file="./sample.ts"` shows that file of the content folder; with `#name` its region of that name,
 * with `#L3-L10` those lines. The page is made anew when the file changes. May yield `include-missing`, and what is wrong
 * with a file that is no text.
 */
export function showCodeFile(node: TreeNode, state: PageState): undefined {
  const named = fileOf(node);
  if (named === undefined) return;
  if (isLanguageMissing(node)) {
    node.meta = withoutFile(infoOf(node));
    node.lang = languageOfFile(named.file);
  }
  const path = partialPath(named.file, state.source.relativePath);
  const found = state.context.codeFile(path);
  if (found !== undefined) {
    state.includes.set(found.relativePath, found.hash);
    state.diagnostics.push(...found.diagnostics);
    if (hasErrors(found.diagnostics)) return;
  }
  const code = found === undefined ? undefined : partOf(found.text, named.part);
  if (code !== undefined) {
    node.value = code;
    return;
  }
  const isOutside = leadsOut(named.file, state.source.relativePath);
  const place = placeOfWord(found === undefined ? named.file : `#${named.part}`, { named, node, state });
  state.diagnostics.push({
    severity: 'error',
    code: 'include-missing',
    message:
      found !== undefined
        ? `\`${named.file}\` has no \`${named.part}\`.`
        : isOutside
          ? `\`${named.file}\` is not in the content folder.`
          : `There is no file \`${named.file}\`.`,
    place,
    ...(found === undefined
      ? (fileInProject(named.file, place, state) ??
        includeRemedy(named.file, 'code', place, state) ?? {
          hint: isOutside
            ? `put the file into the content folder, where a test can run it, too, and write \`file="/${posix.basename(named.file)}"\``
            : 'name a file in the content folder: a relative path, or one that begins with `/` at the content folder',
        })
      : {
          hint: `mark a region, \`#region ${named.part}\` to \`#endregion\`, in comments in the file, or name lines: \`#L3-L10\``,
        }),
  });
}

/** Whether a file is in no folder of pages; Rspress counts from the project by `<root>`. */
const leadsOut = (file: string, fromFile: string): boolean =>
  file.startsWith('<root>/') ||
  posix.join(file.startsWith('/') ? '' : posix.dirname(fromFile), `./${file}`).startsWith('../');

/** What to write for a file that Rspress counts from the project, where it is among the pages; undefined for any other. */
function fileInProject(
  file: string,
  place: Place,
  { context }: PageState,
): Pick<Diagnostic, 'hint' | 'fix'> | undefined {
  const inside = /^<root>\/[^/]+(\/.+)$/.exec(file)?.[1];
  if (inside === undefined || context.codeFile(partialPath(inside, '')) === undefined) return undefined;
  const isWord = (place.endColumn ?? 0) - place.column === file.length;
  return { hint: `write \`${inside}\``, ...(isWord ? { fix: { place, was: file, text: inside } } : {}) };
}

/** Where a word of the file's address stands. A title before it may be the same word. */
function placeOfWord(
  word: string,
  { named, node, state }: { readonly named: NamedFile; readonly node: TreeNode; readonly state: PageState },
): Place {
  const { written } = named;
  const place = placeOf(state, node, written);
  if ((place.endColumn ?? 0) - place.column !== written.length) return place;
  const column = place.column + written.indexOf(word, FILE_KEY.length);
  return { ...place, column, endColumn: column + word.length };
}

/** What a block shows instead of its own code. */
export interface ShownFile {
  /** Empty where the block names a language itself. */
  readonly language: string;
  readonly code: string;
}

/** The code that a block shows instead of its own; undefined for one that names no file, or none that is there. */
export function codeFileOf(node: TreeNode, fromFile: string, context: CompileContext): ShownFile | undefined {
  const named = fileOf(node);
  const found = named === undefined ? undefined : context.codeFile(partialPath(named.file, fromFile));
  const code = named === undefined || found === undefined ? undefined : partOf(found.text, named.part);
  if (named === undefined || code === undefined) return undefined;
  return { language: isLanguageMissing(node) ? languageOfFile(named.file) : '', code };
}

/** Takes what names a file out of an info string. */
export const withoutFile = (info: string): string => info.replace(FILE, '');

/** A file that a block names. */
interface NamedFile {
  readonly file: string;
  readonly part: string;
  /** All of it, with its key. */
  readonly written: string;
}

const FILE_KEY = 'file=';

function fileOf(node: TreeNode): NamedFile | undefined {
  if (!(node.meta?.includes(FILE_KEY) || isLanguageMissing(node)) || node.value?.trim()) return undefined;
  const [written = '', quoted, single, bare] = FILE.exec(infoOf(node)) ?? [];
  const [file = '', part = ''] = (quoted ?? single ?? bare ?? '').split('#');
  return file === '' ? undefined : { file, part, written: written.trim() };
}

/** The parsers take the first word for the language. */
const isLanguageMissing = ({ lang }: TreeNode) => lang?.startsWith(FILE_KEY) === true;

const infoOf = ({ lang, meta }: TreeNode) => `${lang ?? ''} ${meta ?? ''}`;

/** The language of a file by the ending of its name; empty for one that is not known. */
function languageOfFile(file: string): string {
  const ending = /\.(\w+)$/.exec(file)?.[1] ?? '';
  return isKnownLanguage(ending) ? ending : '';
}

/** A part of a file without the signs of regions, and without the spaces that all of its lines begin with. */
function partOf(text: string, part: string): string | undefined {
  const lines = text.replace(/\n$/, '').split('\n');
  const [, first, last = first] = /^L([1-9]\d*)(?:-L?(\d+))?$/.exec(part) ?? [];
  if (first !== undefined) {
    const found = lines.slice(Number(first) - 1, Number(last));
    return found.length === 0 ? undefined : outdent(found);
  }
  const shown: string[] = [];
  // Names of regions, and none for the whole file.
  const open = [''];
  let isOpen = part === '';
  let isFound = isOpen;
  for (const line of lines) {
    const region = REGION.exec(line);
    if (region === null) {
      if (isOpen) shown.push(line);
      continue;
    }
    const [, end, name = ''] = region;
    if (end === undefined) {
      open.push(name);
      isOpen ||= name === part;
    } else if (open.length > 1) {
      // Regions may cross each other.
      const [ended] = open.splice(name === '' ? -1 : open.lastIndexOf(name), 1);
      if (ended === part) isOpen = open.includes(part);
    }
    if (isFound && !isOpen) break;
    isFound ||= isOpen;
  }
  return isFound ? outdent(shown) : undefined;
}

function outdent(lines: readonly string[]): string {
  const widths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/[^ \t]/));
  const width = widths.reduce((least, each) => Math.min(least, each), widths[0] ?? 0);
  return lines.map((line) => line.slice(width)).join('\n');
}
