import { type Diagnostic, hasErrors, type Place } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import type { CompileContext } from '../compileContext.ts';
import { isKnownLanguage } from '../highlight/highlightCode.ts';
import { type PageState, placeOf } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';
import { codePart, linesMeant } from './codePart.ts';
import { codePath } from './codePath.ts';
import { missingFile } from './missingFile.ts';

const FILE = /(?:^|\s)file=(?:"([^"]*)"|'([^']*)'|(\S+))/;

/**
 * An empty block with `file="./sample.ts"` shows that file; with `#name` its region of that name, with `#L3-L10` those
 * lines. It may stand outside of the content, in the same repository. The page is made anew when the file changes. May
 * yield `include-missing`, and what is wrong with a file that is no text.
 */
export function showCodeFile(node: TreeNode, state: PageState): undefined {
  const named = fileOf(node);
  if (named === undefined) return;
  if (isLanguageMissing(node)) {
    node.meta = withoutFile(infoOf(node));
    node.lang = languageOfFile(named.file);
  }
  const path = codePath(named.file, state.source);
  const found = state.context.codeFile(path);
  if (found !== undefined) {
    state.includes.set(found.relativePath, found.hash);
    state.diagnostics.push(...found.diagnostics);
    if (hasErrors(found.diagnostics)) return;
  }
  const code = found === undefined ? undefined : codePart(found.text, named.part);
  if (code !== undefined) {
    node.value = code;
    return;
  }
  const place = placeOfWord(found === undefined ? named.file : `#${named.part}`, { named, node, state });
  const missing =
    found === undefined ? missingFile({ file: named.file, path }, place, state) : missingPart(named, found.text);
  state.diagnostics.push({ severity: 'error', code: 'include-missing', place, ...missing });
}

const missingPart = ({ file, part }: NamedFile, text: string): Pick<Diagnostic, 'message' | 'hint'> => ({
  message: `\`${file}\` has no \`${part}\`.`,
  hint:
    linesMeant(text, part) ??
    `mark a region, \`#region ${part}\` to \`#endregion\`, in comments in the file, or name lines: \`#L3-L10\``,
});

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
export function codeFileOf(node: TreeNode, source: SourceFile, context: CompileContext): ShownFile | undefined {
  const named = fileOf(node);
  const found = named === undefined ? undefined : context.codeFile(codePath(named.file, source));
  const code = named === undefined || found === undefined ? undefined : codePart(found.text, named.part);
  if (named === undefined || code === undefined) return undefined;
  return { language: isLanguageMissing(node) ? languageOfFile(named.file) : '', code };
}

/** Takes what names a file out of an info string. */
export const withoutFile = (info: string): string => info.replace(FILE, '');

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
