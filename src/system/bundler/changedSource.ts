import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Changes the text of modules whose path fits. What `change` leaves as it is, others may still load. */
export const changedSource = (
  name: string,
  filter: RegExp,
  change: (path: string, text: string) => string,
): Plugin => ({
  name,
  setup(build) {
    build.onLoad({ filter }, async ({ path, with: { type } }) => {
      if (type !== undefined) return undefined; // It is imported as a text.
      // What cannot be read the bundler tells of.
      const text = await readFile(path, 'utf8').catch(() => undefined);
      const contents = text === undefined ? undefined : change(path, text);
      return contents === text || contents === undefined ? undefined : { contents, loader: 'default' };
    });
  },
});
