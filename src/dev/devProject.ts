import { basename, relative } from 'node:path';
import { type Project, type ProjectRequest, readProject } from '../build/project.ts';
import {
  isListOfPages,
  readContent,
  readPageSource,
  readPublicFiles,
  readRedirectsFile,
} from '../build/projectParts.ts';
import { hasErrors } from '../model/diagnostic.ts';
import type { FileKind } from './kindOfFile.ts';

/** A project, and whether its code is broken, which then is not that of the project. */
interface Reread {
  readonly project: Project;
  readonly isBroken: boolean;
}

/** Reads a project again with its code. Readers of the site keep what last worked while its code is being mended. */
export async function rereadProject(before: Project, request: ProjectRequest): Promise<Reread> {
  const next = await readProject(request);
  const isClientBroken = hasErrors(next.client.diagnostics);
  const client = isClientBroken ? before.client : next.client;
  if (next.isKnown) return { project: { ...next, client }, isBroken: isClientBroken };
  const { content, diagnostics, publicFiles, publicFaults } = next;
  const read = { ...before, diagnostics, publicFiles, publicFaults };
  // Without code that once worked, each page would seem full of faults.
  if (!before.isKnown) return { project: { ...read, content }, isBroken: true };
  const { redirects } = readRedirectsFile(before.config);
  return { project: { ...read, content: readContent(before.config), redirects }, isBroken: true };
}

/** A project with its changed files read again (absolute paths), `kinds` being what they are. None of them is code. */
export function withChangedFiles(project: Project, paths: readonly string[], kinds: ReadonlySet<FileKind>): Project {
  const { config } = project;
  return {
    ...project,
    ...(kinds.has('content') ? { content: readChanged(project, paths) } : {}),
    ...(kinds.has('redirects') ? redirectsAgain(project) : {}),
    ...(kinds.has('public') ? readPublicFiles(config) : {}),
  };
}

/** The content with the changed files read again. A file more or less means that the folder is listed again. */
function readChanged(project: Project, paths: readonly string[]): Project['content'] {
  const { config, content } = project;
  const changed = new Map(
    paths.map((path) => [relative(config.contentDir, path).replaceAll('\\', '/').normalize('NFC'), path]),
  );
  const known = new Set(content.sources.map(({ relativePath }) => relativePath));
  if (![...changed.keys()].every((path) => known.has(path))) return readContent(config);
  const sources = content.sources.map((source) => {
    const absolutePath = changed.get(source.relativePath);
    return absolutePath === undefined
      ? source
      : readPageSource({ relativePath: source.relativePath, absolutePath }, config);
  });
  // A file that is gone reads as nothing: then the folder is listed again too, as when one has become no page.
  return sources.some((source) => isListOfPages(source) || source.diagnostics.some(({ code }) => code === 'unreadable'))
    ? readContent(config)
    : { ...content, sources };
}

/** The redirects as they are now, and what is wrong with them instead of what was. */
function redirectsAgain({ config, diagnostics }: Project): Pick<Project, 'redirects' | 'diagnostics'> {
  const read = readRedirectsFile(config);
  const others = diagnostics.filter(({ place }) => place?.file !== basename(config.redirectsFile));
  return { redirects: read.redirects, diagnostics: [...others, ...read.diagnostics] };
}
