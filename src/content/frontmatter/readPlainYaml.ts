import { isSpecialWord } from '../yamlText.ts';

/** `key: words`, where the words begin with a letter and hold nothing that means anything to YAML. */
const PLAIN_LINE = /^([a-z]\w*): ([a-z](?:[\w ,.;()'/-]*[\w.)])?)$/i;

/**
 * YAML of the kind that nearly all front matter is: a few keys with plain words. The parser would take longer over
 * these lines than the compiler over some pages. Undefined for anything else, which the parser reads.
 */
export function readPlainYaml(yaml: string): Record<string, string> | undefined {
  const value: Record<string, string> = {};
  for (const line of yaml.trimEnd().split(/\r?\n/)) {
    const [, key = '', words = ''] = PLAIN_LINE.exec(line) ?? [];
    if (key === '' || Object.hasOwn(value, key) || key in Object.prototype || isSpecialWord(words)) return undefined;
    value[key] = words;
  }
  return value;
}
