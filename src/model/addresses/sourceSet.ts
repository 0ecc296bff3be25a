/** The pictures that a `srcset` names, each with the size behind its address, such as `2x`. */
export function picturesOfSet(sourceSet: string): { readonly url: string; readonly size: string | undefined }[] {
  // A comma may be part of an address: it parts candidates where white space follows, or a size comes before.
  const candidates = sourceSet.replace(/(\s[\d.]+[wxh])\s*,/g, '$1, ').split(/,\s/);
  return candidates.flatMap((candidate) => {
    const [url = '', size] = candidate.trim().split(/\s+/);
    return url === '' ? [] : [{ url, size }];
  });
}

/** A `srcset` with each of its addresses changed; one that becomes empty is left out. */
export const changedSet = (sourceSet: string, change: (url: string) => string): string =>
  picturesOfSet(sourceSet)
    .flatMap(({ url, size }) => {
      const changed = change(url);
      return changed === '' ? [] : [size === undefined ? changed : `${changed} ${size}`];
    })
    .join(', ');
