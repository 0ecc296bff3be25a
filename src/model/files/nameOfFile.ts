import { nameInFolder } from './folderOfFile.ts';
import { withoutEnding } from './markdownFile.ts';
/** What a file of Markdown is called, without its folder and its ending. `path` has forward slashes. */
export const nameOfFile = (path: string): string => withoutEnding(nameInFolder(path));
