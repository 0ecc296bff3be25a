import { inside, itemsIn, type Written, wordsOf } from '../parse/writtenYaml.ts';

type Plugin = readonly [name: string | undefined, options: Written | undefined, key: Written];

/** The plugins by their names, with what they are told, and where they stand. */
export const pluginsIn = (settings: Written | undefined): readonly Plugin[] => namedIn(inside(settings, 'plugins'));

/** The same of `markdown_extensions`. In TOML, `pymdownx.tabbed` is a table in a table. */
export const extensionsIn = (settings: Written | undefined): readonly Plugin[] =>
  namedIn(inside(settings, 'markdown_extensions')).flatMap((one): readonly Plugin[] => {
    const [name = '', options] = one;
    if (!/^(?:pymdownx|zensical|extensions)$/.test(name) || options?.kind !== 'map') return [one];
    return namedIn(options).map(([inner, ...rest]) => [`${name}.${inner}`, ...rest]);
  });

function namedIn(value: Written | undefined): readonly Plugin[] {
  const all = value?.kind === 'list' ? value.items : value === undefined ? [] : [value];
  return all.flatMap((one): readonly Plugin[] =>
    one.kind === 'map'
      ? one.entries.map(([key, value]) => [wordsOf(key), value, key])
      : [[wordsOf(one), undefined, one]],
  );
}

/** Whether the theme is told to have a feature, such as `navigation.tabs`. */
export function hasFeature(settings: Written | undefined, name: string): boolean {
  return itemsIn(inside(inside(settings, 'theme'), 'features')).some((one) => wordsOf(one) === name);
}
