import { messageOf } from '../model/values/messageOf.ts';
import { importModule } from './importModule.ts';
import { remedyOf } from './remedyOf.ts';
import { ToldError } from './toldError.ts';

/**
 * Imports a package that is a program for this system: a part of it is installed apart, or left out. `tried` runs one
 * that does not do so when it is imported; `specifier` says where one is that is not found by its name. Rejects with
 * what mends it where it does not run.
 */
export async function importNative<Module>(
  name: string,
  tried: (module: Module) => unknown = () => undefined,
  specifier = name,
): Promise<Module> {
  try {
    const module = await importModule<Module>(specifier);
    await tried(module);
    return module;
  } catch (fault) {
    const cause = (await thrownLate()) ?? fault;
    const system = `${process.platform}-${process.arch}`;
    const reason = messageOf(cause).trim().replace(/\n.*/s, '');
    const message = `Cannot run \`${name}\` on this system (${system}): ${reason}`;
    throw Object.assign(new ToldError(message, refusedStart(reason) ?? NOT_THERE, cause), { code: 'NOT_INSTALLED' });
  }
}

const NOT_THERE = 'install the packages on this system, with those that are optional: npm install --include=optional';

/** What a program that did not start throws a moment later, where nobody can catch it: that says why. */
const thrownLate = () =>
  new Promise<unknown>((resolve) => {
    process.once('uncaughtException', resolve);
    setImmediate(() => {
      process.off('uncaughtException', resolve);
      resolve(undefined);
    });
  });

/** What to do where the system starts no program: the package tells that in its own words, or with the system's. */
function refusedStart(reason: string): string | undefined {
  const [, path, code] = /\bspawn (.+) (E[A-Z]+)$/.exec(reason) ?? [];
  return code === undefined ? undefined : remedyOf(Object.assign(new Error(reason), { code, path, syscall: 'spawn' }));
}

export const importBundler = (): Promise<typeof import('esbuild')> =>
  importNative<typeof import('esbuild')>('esbuild', ({ transform }) => transform(''));
