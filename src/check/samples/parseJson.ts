import { isJson } from '../../model/isJson.ts';
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
  if (elided !== undefined && (await parseScripts([`(${elided}\n)`], 'js'))[0] === undefined) return undefined;
  return (await parseScripts([code], 'json'))[0];
}

/** What is wrong with JSON that may have comments and commas to spare: it is read as a script's expression. */
export const parseLooseJson = (codes: readonly string[]): Promise<SampleFaults> => parseScripts(codes, 'js');

const isLooseJson = (code: string) =>
  isJson(code) ||
  isJson(`{${code.trim().replace(/,$/, '')}}`) ||
  [/\n+/, /\n\s*\n/].some((between) => code.trim().split(between).every(isJson));
