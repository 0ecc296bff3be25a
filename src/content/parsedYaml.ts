import { load } from 'js-yaml';
import { unlessThrown } from '../model/values/unlessThrown.ts';

/** The value of a text of YAML or JSON; undefined for an empty one, and for what is neither. */
export const parsedYaml = (text: string): unknown => unlessThrown(() => load(text));
