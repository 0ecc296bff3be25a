import { NOTEBOOK } from '../../content/unreadFile.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { nameInFolder } from '../../model/files/folderOfFile.ts';
import type { WrittenPage } from './pagesWorld.ts';

/** Faults without those of notebooks that a page names: there they are for readers to download. */
export function withoutDownloads(
  faults: readonly Diagnostic[],
  pages: readonly Pick<WrittenPage, 'source'>[],
): readonly Diagnostic[] {
  const isNotebook = ({ code, place }: Diagnostic) => code === 'unread-file' && NOTEBOOK.test(place?.file ?? '');
  if (!faults.some(isNotebook)) return faults;
  const isNamed = ({ place }: Diagnostic) => {
    const name = nameInFolder(place?.file ?? '');
    return pages.some(({ source: { body } }) => body.includes(name) || body.includes(encodeURI(name)));
  };
  return faults.filter((fault) => !isNotebook(fault) || !isNamed(fault));
}
