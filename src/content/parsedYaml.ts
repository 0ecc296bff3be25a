import { load } from 'js-yaml';

/** The value of a text of YAML or JSON; undefined for an empty one, and for what is neither. */
export function parsedYaml(text: string): unknown {
  try {
    return load(text);
  } catch {
    return undefined;
  }
}
