/**
 * What a property of a component may be: a text that is `needed`, a `text`, a `number`, a `flag` that is there or not,
 * one of some words, an `icon` (a character, or the path of a picture), or anything.
 */
export type PropRule = 'needed' | 'text' | 'number' | 'flag' | 'icon' | 'any' | readonly string[];
