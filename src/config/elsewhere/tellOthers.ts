import { hintElsewhere } from '../faults/optionsElsewhere.ts';
import type { CodeParts } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';

/** Tells of options that are not known, with what is written in their place here. */
export function tellOthers(parts: CodeParts, isKnown: (key: string) => boolean, read: PartsRead): void {
  for (const [key, { place }] of parts) {
    if (isKnown(key)) continue;
    read.miss(key, place, { isData: true, hint: hintInstead(key) });
  }
}

/** What is written here in the place of an option of another generator; undefined where that is not known. */
export function hintInstead(key: string): string | undefined {
  const hint = hintElsewhere([key === 'head' ? 'headTags' : key], { kind: 'unknown', input: undefined });
  // What is to be deleted in a configuration of docsgen is no part of this one: what stands for it here is what
  // counts.
  const instead = hint?.replace(/^delete it(?:: |, and )/, '');
  return instead === hint && hint !== undefined ? `${hint}, in \`site/config.ts\`` : instead;
}
