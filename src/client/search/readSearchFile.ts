import { isSearchPointer, searchPointer } from '../../model/search/searchFiles.ts';

/** Where the index starts that a page's readers search, below the assets folder: that of its language. */
export const pointerOf = ({ documentElement }: Document): string =>
  searchPointer(documentElement.dataset['translation']);

/** Time without a byte after which a file does not come any more, in ms: on a slow line, some come all the time. */
const SILENCE_MS = 10_000;

/** Reads the search files of a site; `assets` is the address of its assets folder. Rejects where one does not come. */
export const readSearchFile =
  (assets: URL) =>
  async (path: string): Promise<string> => {
    const given = new AbortController();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => given.abort(), SILENCE_MS);
    };
    listen();
    try {
      // Only the pointer is ever changed; the name of each other file is its content's.
      const cache = isSearchPointer(path) ? 'no-cache' : 'default';
      const { ok, status, body } = await fetch(new URL(path, assets), { cache, signal: given.signal });
      if (!ok) throw new Error(`${status} for ${path}`);
      return await textOf(body, listen);
    } finally {
      clearTimeout(silence);
    }
  };

/** The text of a body; `onPart` is called for each part that comes. */
async function textOf(body: ReadableStream<Uint8Array> | null, onPart: () => void): Promise<string> {
  const parts = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await parts?.read(); part?.value !== undefined; part = await parts?.read()) {
    onPart();
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
