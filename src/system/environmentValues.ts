import { contentHash } from './contentHash.ts';

/** An environment variable, and the hash of its value: a value may be a secret. */
export type VariableHash = readonly [name: string, hash: string];

/** The variables of these names as they are now. */
export const hashVariables = (names: readonly string[]): readonly VariableHash[] =>
  names.map((name) => [name, hashOf(name)]);

/** Whether variables are what they were. */
export const isSameEnvironment = (variables: readonly VariableHash[]): boolean =>
  variables.every(([name, hash]) => hashOf(name) === hash);

// One that is empty is another than one that is not set. Code that calls `process.env.hasOwnProperty` names no
// variable.
const hashOf = (name: string) =>
  contentHash(JSON.stringify(Object.hasOwn(process.env, name) ? process.env[name] : null));
