import { ENGLISH } from '../model/languages/englishTexts.ts';
import type { OwnTexts, TextName } from '../model/languages/texts.ts';

/** What the theme says to readers of the site at hand. A thread has one site at a time. */
export const strings: Record<TextName, string> = { ...ENGLISH };

let own: OwnTexts = {};

/** From now on says a site's own texts, and in English those that it has not. */
export function sayTexts(texts: OwnTexts): void {
  own = texts;
  Object.assign(strings, ENGLISH, texts);
}

/** Makes something that says other texts, those of a translation. */
export function inTexts<Value>(texts: OwnTexts, make: () => Value): Value {
  if (texts === own) return make();
  const before = own;
  sayTexts(texts);
  try {
    return make();
  } finally {
    sayTexts(before);
  }
}

/** Makes something that holds texts once for each language. */
export function oncePerTexts<Value>(make: () => Value): () => Value {
  const made = new WeakMap<OwnTexts, Made<Value>>();
  let last: Made<Value> | undefined;
  return () => {
    if (last?.texts === own) return last.value;
    last = made.get(own) ?? { texts: own, value: make() };
    made.set(own, last);
    return last.value;
  };
}

interface Made<Value> {
  readonly texts: OwnTexts;
  readonly value: Value;
}
