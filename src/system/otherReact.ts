import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageRoot } from './packageRoot.ts';

/**
 * Which React is installed where it is another than docsgen needs: a project can make it so, by `overrides`. React's
 * server code is part of the program, and works with its own version alone. `from` is the folder of docsgen.
 */
export function otherReact(
  from: string = packageRoot,
): { readonly installed: string; readonly needed: string } | undefined {
  const manifest = join(from, 'package.json');
  const needed: string = JSON.parse(readFileSync(manifest, 'utf8')).dependencies.react;
  const installed: string = createRequire(manifest)('react/package.json').version;
  return installed === needed ? undefined : { installed, needed };
}
