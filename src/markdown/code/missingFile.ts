import { posix } from 'node:path';
import { pathAlike } from '../../model/addresses/pathAlike.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { fixWord, includeRemedy } from '../mdx/includeRemedy.ts';
import type { PageState } from '../pageState.ts';
import { codePath } from './codePath.ts';

/**
 * What to say of a file that a code block shows and that is not there: `file` as it is written, at `place`, `path`
 * relative to the content folder.
 */
export function missingFile(
  { file, path }: { readonly file: string; readonly path: string },
  place: Place,
  state: PageState,
): Pick<Diagnostic, 'message' | 'hint' | 'fix'> {
  const message = `There is no file \`${file}\`.`;
  const found = fileFromProject(file, state);
  if (found !== undefined) return { message, hint: `write \`${found}\``, ...fixWord(file, found, place) };
  const remedy = includeRemedy({ file, path, kind: 'code' }, place, state);
  if (remedy !== undefined) return { message, ...remedy };
  if (isInProject(file) || state.context.repository.holds(path))
    return { message, hint: 'name a file by a relative path, or by one that begins with `/` at the content folder' };
  return {
    message: `\`${file}\` is outside of the repository.`,
    hint: `put the file into the content folder, and write \`file="/${posix.basename(file)}"\``,
  };
}

const PROJECT = '<root>/';
const isInProject = (file: string) => file.startsWith(PROJECT);

/** What to write for a file that is named from the project or the repository; Rspress has `<root>` for it. */
function fileFromProject(file: string, { context, source }: PageState): string | undefined {
  const path = file.replace(PROJECT, '').replace(/^(?:\.{0,2}\/)+/, '');
  // The folder of the pages may have had another name.
  const inContent = isInProject(file) || path.startsWith('docs/') ? path.replace(/^[^/]+/, '') : '';
  if (inContent !== '' && context.codeFile(codePath(inContent, source)) !== undefined) return inContent;
  const found = context.repository.fileAt(path);
  return found === undefined ? undefined : pathAlike('', found, source.relativePath);
}
