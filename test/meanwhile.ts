import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { TestContext } from 'node:test';

/** Functions of `node:fs` that yield at once. */
type Name = 'existsSync' | 'readdirSync' | 'readFileSync' | 'realpathSync' | 'renameSync' | 'statSync';

/**
 * Has another program act in the middle of ours: right after the first time that a function of `node:fs` was asked for
 * what `isAsked` says of its first argument. Modules that are loaded already are reached, too.
 */
export function meanwhile(
  name: Name,
  { isAsked, act }: { readonly isAsked: (path: string) => boolean; readonly act: () => void },
  context: TestContext,
): void {
  const ask = fs[name] as (path: string, ...rest: unknown[]) => unknown;
  let hasActed = false;
  put(name, (path: string, ...rest: unknown[]) => {
    try {
      return ask(path, ...rest);
    } finally {
      const isNow = !hasActed && isAsked(path);
      hasActed ||= isNow;
      if (isNow) act();
    }
  });
  // Node's mocks are restored in the order in which they were made: of two, the first one would stay.
  context.after(() => put(name, real[name]));
}

const real = { ...fs };

function put(name: Name, value: unknown): void {
  Object.assign(fs, { [name]: value });
  syncBuiltinESMExports();
}
