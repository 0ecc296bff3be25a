import { shellWord } from './shellWord.ts';

/** A command that shows whose a file or folder is, and who may read it, for a terminal of the machine. */
export const rightsCommand = (path: string, platform: NodeJS.Platform = process.platform): string =>
  `${platform === 'win32' ? 'icacls' : 'ls -ld'} ${shellWord(path, platform)}`;
