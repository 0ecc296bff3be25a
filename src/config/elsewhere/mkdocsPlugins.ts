import { inside, type Written, wordsOf } from './writtenYaml.ts';

type Plugin = readonly [name: string | undefined, options?: Written];

/** The plugins by their names, with what they are told. */
export function pluginsIn(settings: Written | undefined): readonly Plugin[] {
  const plugins = inside(settings, 'plugins');
  const all = plugins?.kind === 'list' ? plugins.items : plugins === undefined ? [] : [plugins];
  return all.flatMap((one): readonly Plugin[] =>
    one.kind === 'map' ? one.entries.map(([key, value]) => [wordsOf(key), value]) : [[wordsOf(one)]],
  );
}
