import type { RepositoryElsewhere } from '../../model/navigationElsewhere.ts';
import type { CodeData } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';
import { folderNamed } from './addressesHere.ts';

/** The repository in which pages are edited at an address; undefined for unknown hosts. `folder` as there. */
export function repositoryAt(editUrl: string, folder: string): RepositoryElsewhere | undefined {
  const url =
    /^(https?:\/\/[^?#]+?)\/-\//.exec(editUrl)?.[1] ??
    /^(https?:\/\/[^/?#]+\/[^/?#]+\/[^/?#]+)\/(?:edit|blob|tree|src|_edit)\//.exec(editUrl)?.[1];
  return url === undefined || !editUrl.includes('{path}') ? undefined : { url, editUrl, folder };
}

interface EditLink {
  readonly read: PartsRead;
  /** Name of the setting that has the address. */
  readonly option: string;
  /** What the folder of the pages is called there. */
  readonly folder: string;
  /** That of a page, with `{path}`, of the address as it is written; by default below it and the folder. */
  readonly editUrlOf?: (written: string) => string;
}

/** The repository that an address for edits tells; of one that tells none it tells what to do. */
export function repositoryIn(
  data: CodeData | undefined,
  { read, option, folder, editUrlOf = (written) => `${written.replace(/\/*$/, '/')}${folder}/{path}` }: EditLink,
): RepositoryElsewhere | undefined {
  const written = read.text(data, option);
  if (data === undefined || written === undefined) return undefined;
  const repository = repositoryAt(editUrlOf(written), folder);
  if (repository === undefined) read.miss(option, data.place, { isData: true, hint: EDIT_HINT });
  return repository;
}

export const EDIT_HINT =
  "write `repository: { url: 'https://…', editUrl: 'https://…/{path}' }` in `site/config.ts` yourself, where `{path}` is that of a page below the content folder";

/**
 * An address for edits, with the folder of the pages as it is called here before `{path}`. `there` is what it is called
 * elsewhere, empty for the project folder, `folder` the path of the content folder, as for `listContent`.
 *   "https://a.example/edit/main/docs/{path}" → "https://a.example/edit/main/content/{path}"
 */
export function editUrlHere(editUrl: string, there: string, folder: string): string {
  const before = `/${folderNamed(there)}/{path}`.replace('//', '/');
  return editUrl.replace(before, () => `/${folder}{path}`);
}
