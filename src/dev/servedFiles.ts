import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Site } from '../build/site.ts';
import { once, oncePer } from '../model/lazy.ts';
import { isMissing } from '../system/files.ts';
import type { FoundFile } from '../system/walkFiles.ts';
import { contentTypeOf } from './contentTypeOf.ts';
import { sendOpened } from './respond.ts';

/** A file of the project that is published, and the folder that it is published from; both absolute. */
interface ServedFile {
  readonly folder: string;
  readonly file: string;
}

/** The files of the project that are published, by path under the base. */
export const servedFiles = oncePer(({ project: { config, content, publicFiles } }: Site) => {
  const inFolder = (folder: string, files: readonly FoundFile[]) =>
    files.map(({ relativePath, absolutePath }) => [`/${relativePath}`, { folder, file: absolutePath }] as const);
  // Of two at one path, that of `site/public/` is served.
  return new Map<string, ServedFile>([
    ...inFolder(config.contentDir, content.assets),
    ...inFolder(config.publicDir, publicFiles),
  ]);
});

/** What is asked for, and what to do where it is gone. */
interface AskedFile {
  /** Under the base, decoded. */
  readonly path: string;
  readonly notFound: () => void;
}

/** Yields what sends such files, mostly by sirv, which knows each folder from its first file on. */
export function createFileSender() {
  const filesIn = once((folder: string) =>
    sirv(folder, {
      dev: true,
      etag: true,
      dotfiles: false,
      setHeaders: (response, path) => response.setHeader('Content-Type', contentTypeOf(path)),
    }),
  );
  return (
    { folder, file }: ServedFile,
    request: IncomingMessage,
    response: ServerResponse,
    { path, notFound }: AskedFile,
  ): void => {
    // sirv leaves `%23` and `%3F` in addresses as they are, and the disk may spell a name in another way (NFD).
    if (/[?#]/.test(path) || file !== join(folder, path)) {
      response.setHeader('Cache-Control', 'no-cache');
      if (!sendOpened(request, response, file)) notFound();
      return;
    }
    response.once('pipe', (stream) => {
      // A file that is deleted between sirv's look and its reading would end the process.
      stream.once('error', () => response.destroy());
      // sirv leaves it open where the reader goes away, as at each seek in a video.
      response.once('close', () => stream.destroy());
    });
    // sirv takes the last byte of such a range for none.
    if (request.headers.range?.endsWith('-0')) delete request.headers.range;
    request.url = encodeURI(path);
    try {
      filesIn(folder)(request, response, notFound);
    } catch (error) {
      // It is deleted between two looks of sirv's.
      if (!isMissing(error)) throw error;
      notFound();
    }
  };
}
