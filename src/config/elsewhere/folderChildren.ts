/** What is in a folder, by its names; those of pages are without their endings. */
export interface FolderChildren {
  readonly pages: Set<string>;
  readonly folders: Set<string>;
}

/** What is in each folder that pages are in, by its path with a slash at its end; empty for the folder of all pages. */
export function folderChildren(paths: readonly string[]): ReadonlyMap<string, FolderChildren> {
  const children = new Map<string, FolderChildren>();
  const at = (folder: string) => {
    const found = children.get(folder) ?? { pages: new Set<string>(), folders: new Set<string>() };
    children.set(folder, found);
    return found;
  };
  for (const path of paths.map(trunkOf)) {
    const steps = path.split('/');
    for (const [index, step] of steps.entries()) {
      const folder = steps
        .slice(0, index)
        .map((one) => `${one}/`)
        .join('');
      if (index < steps.length - 1) at(folder).folders.add(step);
      else at(folder).pages.add(step);
    }
  }
  return children;
}

/** The path of a page without its ending. */
export const trunkOf = (path: string): string => path.replace(/\.mdx?$/i, '');
