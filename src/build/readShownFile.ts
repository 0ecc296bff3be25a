import { contentPrefixOf } from '../config/contentFolderOf.ts';
import { controlCharacters, decodeSource } from '../content/decodeSource.ts';
import type { CodeFile } from '../markdown/compileContext.ts';
import { contentHash } from '../system/contentHash.ts';
import { readBytes } from '../system/files.ts';
import type { Project } from './project.ts';

/** A file of the content folder that a code block shows, by its path relative to that; undefined for none. */
export function readShownFile(path: string, { config, content }: Project): CodeFile | undefined {
  const found = content.assets.find(({ relativePath }) => relativePath === path);
  const bytes = found === undefined ? undefined : readBytes(found.absolutePath);
  if (bytes === undefined) return undefined;
  const file = contentPrefixOf(config) + path;
  const { text, diagnostics } = decodeSource(bytes, file);
  return {
    relativePath: path,
    text,
    hash: contentHash(bytes),
    diagnostics: [...diagnostics, ...controlCharacters(text, file)],
  };
}
