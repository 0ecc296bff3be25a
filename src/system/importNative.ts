import { messageOf } from '../model/messageOf.ts';
import { importModule } from './importModule.ts';

/**
 * Imports a package that is a program for this system: a part of it is installed apart, or left out. `tried` runs one that
 * does not do so when it is imported. Rejects with what mends it where it does not run.
 */
export async function importNative<Module>(
  name: string,
  tried: (module: Module) => unknown = () => undefined,
): Promise<Module> {
  try {
    const module = await importModule<Module>(name);
    await tried(module);
    return module;
  } catch (cause) {
    const system = `${process.platform}-${process.arch}`;
    const reason = messageOf(cause).trim().replace(/\n.*/s, '');
    throw Object.assign(new Error(`Cannot run \`${name}\` on this system (${system}): ${reason}`, { cause }), {
      code: 'NOT_INSTALLED',
      hint: 'install the packages on this system, with those that are optional: npm install --include=optional',
    });
  }
}

/** The bundler. */
export const importBundler = (): Promise<typeof import('esbuild')> =>
  importNative<typeof import('esbuild')>('esbuild', ({ transform }) => transform(''));
