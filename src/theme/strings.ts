import { ENGLISH } from '../model/englishTexts.ts';
import type { OwnTexts, TextName } from '../model/texts.ts';

/** What the theme says to readers of the site at hand. A thread has one site at a time. */
export const strings: Record<TextName, string> = { ...ENGLISH };

let own: OwnTexts = {};

/** From now on says a site's own texts, and in English those that it has not. */
export function sayTexts(texts: OwnTexts): void {
  own = texts;
  Object.assign(strings, ENGLISH, texts);
}

/** Makes something that holds texts once, and anew for a site with others. */
export function oncePerTexts<Value>(make: () => Value): () => Value {
  let made: { readonly texts: OwnTexts; readonly value: Value } | undefined;
  return () => {
    if (made?.texts !== own) made = { texts: own, value: make() };
    return made.value;
  };
}
