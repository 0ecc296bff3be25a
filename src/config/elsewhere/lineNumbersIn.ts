import type { SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { type CodeData, isValue, mapIn } from './codeData.ts';
import type { PartsRead } from './partsReader.ts';

/**
 * Whether code blocks have line numbers, as `name` in `markdown` says of another generator; what is the same here need
 * not be said. The rest of it tells the parser there what to do.
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
