import type { Place } from '../../model/diagnostic.ts';
import { folderNamed } from '../elsewhere/addressesHere.ts';
import { inside, placeOf, type Written, wordsOf } from '../parse/writtenYaml.ts';

/** Pages that Jekyll has in a folder of their own. */
export interface JekyllCollection {
  readonly name: string;
  readonly place: Place;
  /** The folder there, with a slash at its end: the sign before its name is no part of addresses. */
  readonly folderThere: string;
  readonly folder: string;
}

/** The collections that settings of Jekyll name, as a list or with what is said of each. */
export function jekyllCollections(settings: Written | undefined): readonly JekyllCollection[] {
  const collections = inside(settings, 'collections');
  if (collections?.kind === 'text' || collections === undefined) return [];
  const around = wordsOf(inside(settings, 'collections_dir'));
  const names = collections.kind === 'list' ? collections.items : collections.entries.map(([key]): Written => key);
  return names.flatMap((key) => {
    const name = wordsOf(key);
    if (name === undefined) return [];
    const folderThere = `${around === undefined ? '' : `${folderNamed(around)}/`}_${name}/`;
    return { name, place: placeOf(key), folderThere, folder: `${name}/` };
  });
}
