/**
 * What a property of a component may be: `needed`, a `flag` that is there or not, one of some words, or anything.
 */
export type PropRule = 'needed' | 'flag' | 'any' | readonly string[];
