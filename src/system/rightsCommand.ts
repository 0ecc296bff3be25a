/** A command that shows whose a file or folder is, and who may read it, for a terminal of the machine. */
export const rightsCommand = (path: string, platform: NodeJS.Platform = process.platform): string =>
  platform === 'win32' ? `icacls "${path}"` : `ls -ld '${path}'`;
