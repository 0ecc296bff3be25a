import { type CodeData, isValue, mapIn, textIn } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';
import { schemeHint } from './schemeHint.ts';

/**
 * Tells of the look that pages have at first or always, as `appearance` of VitePress or `darkMode` of Rspress says,
 * where that is another here.
 */
export function tellLook(data: CodeData | undefined, option: string, read: PartsRead): void {
  if (data === undefined) return;
  if (data.kind === 'code') {
    read.miss(option, data.place);
    return;
  }
  const isLight = isValue(data, false);
  const word = isLight ? 'force-light' : (textIn(data) ?? textIn(mapIn(data).get('initialValue')) ?? '');
  const first = word.endsWith('light') ? 'light' : word.endsWith('dark') ? 'dark' : undefined;
  const hint = schemeHint({ first, isFixed: word.startsWith('force-') });
  if (hint !== undefined) read.miss(option, data.place, { isData: true, hint });
}
