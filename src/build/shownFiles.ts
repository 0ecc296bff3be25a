import { readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { contentPrefixOf } from '../config/folders/contentFolderOf.ts';
import { controlCharacters, decodeSource } from '../content/decodeSource.ts';
import { unreadable } from '../content/readSources.ts';
import type { CompileContext, FileOfCode } from '../markdown/compileContext.ts';
import { lazy, once } from '../model/lazy.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { unlessThrown } from '../model/values/unlessThrown.ts';
import { createMeantFile, type MeantFile } from '../routes/links/meantFile.ts';
import { contentHash } from '../system/contentHash.ts';
import { isFile, isInside, readBytes, realPathOf } from '../system/files.ts';
import { repositoryFolder } from '../system/git/gitState.ts';
import { projectPath } from '../system/projectPath.ts';
import type { Project } from './project.ts';

/** Files that code blocks show: those of the content, and any others of the repository. */
export interface ShownFiles extends Pick<CompileContext, 'codeFile' | 'repository'> {
  /** The others that pages have asked for so far, whether they are there or not; absolute. */
  readonly asked: ReadonlySet<string>;
  /** The one of them that may be meant by a path, relative to the content folder, at which there is none. */
  readonly meant: (path: string) => MeantFile | undefined;
}

/** Without a repository, as in a container that gets a part of one, the folder around the project takes its place. */
export function createShownFiles({ config, content }: Project): ShownFiles {
  const { root, contentDir } = config;
  const prefix = contentPrefixOf(config);
  const asked = new Set<string>();
  const assets = lazy(() => new Map(content.assets.map((file) => [file.relativePath, file.absolutePath])));
  /** Pages and partials, as they are written. */
  const markdown = lazy(() => new Set([...content.sources.map(pathOf), ...content.partials.keys()]));
  const real = once(realPathOf);
  const top = lazy(() => repositoryFolder(real(root) ?? root) ?? dirname(real(root) ?? root));
  const isHeld = (path: string) => isInside(top(), join(real(contentDir) ?? contentDir, path));
  /** Those of a plain folder are not listed, so that its code is not published. */
  const isOther = (path: string) => path.startsWith('../') || prefix === '';
  const otherFile = (path: string): string | undefined => {
    if (!isOther(path) || !isHeld(path)) return undefined;
    return [...spellingsOf(path)]
      .map((spelling) => join(contentDir, spelling))
      .find((absolutePath) => {
        asked.add(absolutePath);
        // A link may lead anywhere.
        const target = real(absolutePath);
        return target !== undefined && isInside(top(), target) && isFile(target);
      });
  };
  const codeFile = once((path: string) => {
    const absolutePath =
      assets().get(path) ?? (markdown().has(path) ? join(contentDir, path) : undefined) ?? otherFile(path);
    const file = posix.normalize(prefix + path);
    return absolutePath === undefined ? undefined : readShown(path, { absolutePath, file });
  });
  return {
    asked,
    codeFile,
    meant(path) {
      const folder = posix.dirname(path);
      if (!isOther(path) || !isHeld(folder)) return undefined;
      return createMeantFile(() => namesIn(join(contentDir, folder)).map((name) => `/${posix.join(folder, name)}`))(
        `/${path}`,
      );
    },
    repository: {
      holds: isHeld,
      fileAt: (path) =>
        [root, top()]
          .map((folder) => projectPath(contentDir, join(folder, path)))
          .find((found) => codeFile(found) !== undefined),
    },
  };
}

const pathOf = ({ relativePath }: SourceFile) => relativePath;

/** A path as most systems write names, and decomposed, as those from macOS often are. */
const spellingsOf = (path: string) => new Set([path, path.normalize('NFD')]);

/** A file as text, by its path relative to the content folder; `file` is that relative to the project. */
function readShown(
  relativePath: string,
  { absolutePath, file }: { readonly absolutePath: string; readonly file: string },
): FileOfCode | undefined {
  try {
    const bytes = readBytes(absolutePath);
    if (bytes === undefined) return undefined;
    const { text, diagnostics } = decodeSource(bytes, file);
    return {
      relativePath,
      text,
      hash: contentHash(bytes),
      diagnostics: [...diagnostics, ...controlCharacters(text, file)],
    };
  } catch (error) {
    return { relativePath, text: '', hash: '', diagnostics: [unreadable(file, error)] };
  }
}

// There is no such folder, or nobody may look into it.
const namesIn = (folder: string): string[] =>
  unlessThrown(() =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [] : [entry.name])),
  ) ?? [];
