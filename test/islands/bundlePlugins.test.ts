import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Plugin, PluginBuild } from 'esbuild';
import { exported, saying } from '../../src/islands/bundlePlugins.ts';

/** Which of the paths are loaded as a plugin writes them. */
function takenBy(plugins: readonly Plugin[], paths: readonly string[]): string[] {
  const filters: RegExp[] = [];
  const build = { onLoad: ({ filter }: { filter: RegExp }) => filters.push(filter) } as unknown as PluginBuild;
  for (const plugin of plugins) plugin.setup(build);
  return paths.filter((path) => filters.some((filter) => filter.test(path)));
}

it('modules that are written anew are known by their paths on all systems', () => {
  const styles = ['/a/src/client/lateStyles.ts', 'C:\\a\\src\\client\\lateStyles.ts'];
  const others = ['/a/client/isolateStyles.ts', '/a/client/lateStyles.tsx', '/a/src/client/search/createSearch.ts'];
  assert.deepEqual(takenBy([exported('client/lateStyles', {})], [...styles, ...others]), styles);
  const texts = ['/a/src/model/languages/clientTexts.ts', 'C:\\a\\src\\model\\languages\\englishTexts.ts'];
  assert.deepEqual(takenBy(saying({ texts: { search: 'Suche' }, translations: [] }), [...texts, ...others]), texts);
});
