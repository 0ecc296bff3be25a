import { type CodeData, isValue, mapIn, textIn } from './codeData.ts';
import type { PartsRead } from './partsReader.ts';
import { schemeHint } from './schemeHint.ts';

/** Tells of the look that pages of VitePress have at first or always, as `appearance` says, where that is another here. */
export function tellVitepressLook(appearance: CodeData | undefined, read: PartsRead): void {
  if (appearance === undefined) return;
  if (appearance.kind === 'code') {
    read.miss('appearance', appearance.place);
    return;
  }
  const word = textIn(appearance) ?? textIn(mapIn(appearance).get('initialValue')) ?? '';
  const isLight = isValue(appearance, false);
  const first = isLight ? 'light' : /dark$/.test(word) ? 'dark' : undefined;
  const hint = schemeHint({ first, isFixed: isLight || word.startsWith('force-') });
  if (hint !== undefined) read.miss('appearance', appearance.place, { isData: true, hint });
}
