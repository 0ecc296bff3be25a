import { join } from 'node:path';
import { type Diagnostic, errorOf, placeAtStart, warningOf } from '../model/diagnostic.ts';
import {
  type BundlerFault,
  type BundlerWarning,
  bundlerFault,
  unbundledHint,
  unreadPath,
} from '../system/bundler/bundlerFault.ts';
import { entriesIn, realPathOf } from '../system/files.ts';
import { isInstalled } from '../system/isInstalled.ts';
import { projectPath } from '../system/projectPath.ts';
import type { ClientSources } from './bundleClient.ts';

/**
 * What the bundler refuses, as `config-syntax`, `unreadable` or `merge-conflict`; throws what is no fault of the
 * site's. `islands` are paths by name.
 */
export function faultsOf(error: unknown, root: string, islands: Readonly<Record<string, string>>): Diagnostic[] {
  const errors = (error as { errors?: readonly BundlerFault[] }).errors;
  if (errors === undefined) throw error;
  return errors.map((fault) => {
    // Our own entry for an island imports it by its name, and can be wrong about nothing else.
    const island = /^(?:island:)+(.+)$/.exec(fault.location?.file ?? '')?.[1];
    return island === undefined || unreadPath(fault.text) !== undefined
      ? bundlerFault(fault, hintOf)
      : unnamedIsland(island, projectPath(root, islands[island] ?? ''));
  });
}

/**
 * What of a bundler's warnings says that browsers will leave out styles of the site, as `style-syntax`; nothing of
 * files that are told of already (relative to the project).
 */
export const styleFaults = (warnings: readonly BundlerWarning[], told: ReadonlySet<string>): Diagnostic[] =>
  warnings
    .filter(({ id, location }) => id === 'css-syntax-error' && !isInstalled(location?.file ?? ''))
    .map(styleFault)
    .filter(({ place }) => !told.has(place?.file ?? ''));

function styleFault(warning: BundlerWarning): Diagnostic {
  // The bundler reports what is never closed at the end of the file; a note says where it begins.
  const location = warning.notes.find((note) => note.location !== null)?.location ?? warning.location;
  return { ...bundlerFault({ ...warning, location }, styleHint), severity: 'warning', code: 'style-syntax' };
}

const styleHint = (text: string) =>
  text.startsWith('Expected "}"')
    ? 'end this rule with `}`: browsers take all that follows for a part of it'
    : 'write `property: value;`: browsers leave out what they cannot read';

/** Files beside the islands whose names are none of an island, and that nothing imports (`inputs`): `island-name`. */
export function passedOver(
  { root, islandsDir }: Pick<ClientSources, 'root' | 'islandsDir'>,
  inputs: readonly string[],
): Diagnostic[] {
  // The bundler names files by where they really are.
  const isUsed = (path: string) => inputs.includes(path) || inputs.includes(realPathOf(path) ?? '');
  return entriesIn(islandsDir)
    .map(({ name }) => name)
    .filter((name) => COMPONENT.test(name) && !ISLAND.test(name) && !isUsed(join(islandsDir, name)))
    .sort()
    .map((name) => {
      const words = name.replace(/\.[jt]sx$/, '').split(/[^A-Za-z0-9]+/);
      const island = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
      return warningOf('island-name', {
        message: `\`${name}\` is not an island: the file name of an island begins with a capital letter, has letters and digits alone, and ends with \`.tsx\`.`,
        place: placeAtStart(projectPath(root, join(islandsDir, name))),
        hint: `rename it to \`${island}.tsx\`, and export \`${island}\` from it`,
      });
    });
}

/** File names of islands: a component of that name can be exported. */
export const ISLAND = /^[A-Z]\w*\.tsx$/;

/** Files of one component; those with another point in their names, as `clock.test.tsx`, are for tests and the like. */
const COMPONENT = /^[A-Za-z][^.]*\.[jt]sx$/;

const unnamedIsland = (name: string, file: string): Diagnostic =>
  errorOf('config-syntax', {
    message: `The island does not export \`${name}\`, the name of its file.`,
    place: placeAtStart(file),
    hint: `export function ${name}(…) { … }`,
  });

const hintOf = (text: string) => unbundledHint(text) ?? 'fix this line: islands and styles must compile';
