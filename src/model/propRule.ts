/**
 * What a property of a component may be: a text that is `needed`, a `text`, a `number`, a `flag` that is there or not,
 * one of some words, or anything.
 */
export type PropRule = 'needed' | 'text' | 'number' | 'flag' | 'any' | readonly string[];
