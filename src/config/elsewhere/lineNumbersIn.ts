import type { SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { type CodeData, isValue, mapIn } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';

/**
 * Whether code blocks have line numbers, by the option `name` in the `markdown` of another generator; nothing where
 * they have none, as here by default. The other options in it are for the parser there.
 */
export function lineNumbersIn(
  markdown: CodeData | undefined,
  name: string,
  read: PartsRead,
): Pick<SiteElsewhere, 'lineNumbers'> {
  const numbers = mapIn(markdown).get(name);
  if (numbers?.kind === 'code') read.miss(`markdown.${name}`, numbers.place);
  return isValue(numbers, true) ? { lineNumbers: true } : {};
}
