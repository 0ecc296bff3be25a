import { isJson } from '../../model/isJson.ts';
import { withoutElisions } from './elisions.ts';
import { parseScripts } from './parseScripts.ts';
import type { SampleFault } from './readSamples.ts';

/**
 * What is wrong with each of some samples of JSON, undefined for nothing. Members without their braces, and a value on
 * each line, are JSON too; where something is left out by `...`, a comma may be left over.
 */
export async function parseJson(codes: readonly string[]): Promise<(SampleFault | undefined)[]> {
  const loose = codes.map((code) => (isLooseJson(code) ? undefined : code));
  const faulty = await Promise.all(
    loose.map(async (code) => {
      if (code === undefined) return undefined;
      const [, ...elided] = withoutElisions(code);
      if (elided.length > 0 && (await parseScripts([`(${elided[0]}\n)`], 'js'))[0] === undefined) return undefined;
      return (await parseScripts([code], 'json'))[0];
    }),
  );
  return faulty;
}

/** What is wrong with JSON that may have comments and commas to spare: it is read as a script's expression. */
export const parseLooseJson = (codes: readonly string[]): Promise<(SampleFault | undefined)[]> =>
  parseScripts(codes, 'js');

const isLooseJson = (code: string) =>
  isJson(code) || isJson(`{${code.trim().replace(/,$/, '')}}`) || code.trim().split('\n').every(isJson);
