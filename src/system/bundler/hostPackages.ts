import { join } from 'node:path';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { packageRoot } from '../packageRoot.ts';

/** Says where a module of React stands, as esbuild wants to hear it; undefined leaves it to esbuild. */
export type FindReact = (
  asked: OnResolveArgs,
  build: PluginBuild,
) => OnResolveResult | undefined | Promise<OnResolveResult>;

/**
 * Makes the code of a site, wherever that stands, use the generator's own packages: two copies of React would share
 * neither hooks nor contexts.
 */
export const hostPackages = (findReact: FindReact): Plugin => ({
  name: 'docsgen-host-packages',
  setup(build) {
    build.onResolve({ filter: /^(react|react-dom)(\/|$)/ }, (asked) => findReact(asked, build));
    build.onResolve({ filter: /^docsgen$/ }, () => ({ path: join(packageRoot, 'src/index.ts') }));
  },
});
