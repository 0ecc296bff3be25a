/** Given by `bin/loadProgram.cjs`: a script whose compiled code is kept cannot import by itself. */
declare const importForProgram: ((specifier: string) => Promise<unknown>) | undefined;

/** Imports a package, or a file by its URL, that is not bundled with the program. `Module` is what it exports. */
export const importModule = <Module>(specifier: string): Promise<Module> =>
  (typeof importForProgram === 'undefined' ? import(specifier) : importForProgram(specifier)) as Promise<Module>;
