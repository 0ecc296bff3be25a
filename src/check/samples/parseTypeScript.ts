import { parseScripts } from './parseScripts.ts';
import type { SampleFaults } from './readSamples.ts';

/** A file of Vue, Svelte or the like begins so: its script stands within markup. */
export const MARKUP_AROUND = /^\s*<(?:script|template)[\s>]/;

/**
 * What is wrong with each of some samples of TypeScript, undefined for nothing. JSX, which it does not have, is told of
 * by its name.
 */
export async function parseTypeScript(codes: readonly string[]): Promise<SampleFaults> {
  const faults = await parseScripts(codes, 'ts');
  const faulty = codes.filter((code, index) => faults[index] !== undefined && !MARKUP_AROUND.test(code));
  const left = faulty.length === 0 ? [] : await parseScripts(faulty, 'tsx');
  const withJsx = new Set(faulty.filter((_, index) => left[index] === undefined));
  return codes.map((code, index) => {
    const fault = faults[index];
    return fault === undefined || !withJsx.has(code) ? fault : { ...fault, message: 'TypeScript does not support JSX' };
  });
}
