import { isJson } from '../../model/values/isJson.ts';
import { withoutElisions } from './elisions.ts';
import { parseScripts } from './parseScripts.ts';
import type { SampleFault, SampleFaults } from './readSamples.ts';

/**
 * What is wrong with each of some samples of JSON, undefined for nothing. Members without their braces, and values, one
 * a line or with empty lines between, are JSON too; where something is left out by `...`, a comma may be left over.
 */
export const parseJson = (codes: readonly string[]): Promise<SampleFaults> => Promise.all(codes.map(parseOne));

async function parseOne(code: string): Promise<SampleFault | undefined> {
  if (isLooseJson(code)) return undefined;
  const [, elided] = withoutElisions(code);
  if (elided !== undefined) {
    if (await areExpressions([elided])) return undefined;
    const values = VALUES.map((between) => code.trim().split(between)).find((parts) => parts.every(isGroup));
    if (values !== undefined && (await areExpressions(values.map((value) => withoutElisions(value)[1] ?? value))))
      return undefined;
  }
  const [fault] = await parseScripts([code], 'json');
  if (fault === undefined || !/^JSON does not support comments/.test(fault.message)) return fault;
  return (await parseLooseJson([code]))[0] === undefined ? { ...fault, language: 'jsonc' } : fault;
}

/** What is wrong with JSON that may have comments and commas to spare: it is read as a script's expression. */
export const parseLooseJson = (codes: readonly string[]): Promise<SampleFaults> => parseScripts(codes, 'js');

async function areExpressions(codes: readonly string[]): Promise<boolean> {
  const faults = await parseScripts(
    codes.map((code) => `(${code}\n)`),
    'js',
  );
  return faults.every((fault) => fault === undefined);
}

/** What stands between values: the end of a line, or an empty one. */
const VALUES = [/\n+/, /\n\s*\n/];

const isGroup = (code: string) => /^\s*(?:\{[\s\S]*\}|\[[\s\S]*\])\s*$/.test(code);

const isLooseJson = (code: string) =>
  isJson(code) ||
  isJson(`{${code.trim().replace(/,$/, '')}}`) ||
  VALUES.some((between) => code.trim().split(between).every(isJson));
