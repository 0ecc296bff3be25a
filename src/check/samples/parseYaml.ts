import { loadAll, YAMLException } from 'js-yaml';
import type { SampleFault } from './readSamples.ts';

/** What is wrong with each of some samples of YAML, undefined for nothing. */
export const parseYaml = (codes: readonly string[]): (SampleFault | undefined)[] => codes.map(parseOne);

/**
 * A line of the notation in which Prometheus and those around it show what may be written: `[ name: <type> | default = 1 ]`
 * or `[ - <type> ... ]`.
 */
const OPTIONAL_LINE = /^[ \t]*(?:-[ \t]+)?\[[ \t]*(?:-[ \t]|[\w.-]+:[ \t])[^\n]*<[a-z][^\n]*\][ \t]*$/m;

function parseOne(code: string): SampleFault | undefined {
  try {
    loadAll(code);
    return undefined;
  } catch (error) {
    // Tags of other programs, such as `!Ref`, are none of ours.
    if (!(error instanceof YAMLException)) return { line: 1, column: 1, message: 'it is nested too deeply' };
    if (code.trim() === '' || OPTIONAL_LINE.test(code) || /unknown (?:\w+ )?tag|unresolvable tag/i.test(error.reason))
      return undefined;
    const { mark, reason } = error;
    return { line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1, message: reason };
  }
}
