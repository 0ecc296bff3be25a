import { join } from 'node:path';
import { readText } from './files.ts';

/** Reads lines of files by path relative to a folder, each file once. One that is not there has none. */
export function createLineReader(root: string): (file: string) => readonly string[] {
  const read = new Map<string, readonly string[]>();
  return (file) => {
    const lines = read.get(file) ?? (readText(join(root, file)) ?? '').split(/\r\n?|\n/);
    read.set(file, lines);
    return lines;
  };
}
