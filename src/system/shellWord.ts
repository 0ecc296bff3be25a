/** A path as a word of a command to copy: `my docs` is two to a shell, and `-docs` a flag. */
export function shellWord(path: string, platform: NodeJS.Platform = process.platform): string {
  const word = path.startsWith('-') ? `./${path}` : path;
  if (/^[\p{L}\p{M}\p{N}_./\\:@+-]*$/u.test(word) && (platform === 'win32' || !word.includes('\\'))) return word;
  return platform === 'win32' ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`;
}
