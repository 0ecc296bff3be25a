import { loadAll, YAMLException } from 'js-yaml';
import type { SampleFault, SampleFaults } from './readSamples.ts';

/** What is wrong with each of some samples of YAML, undefined for nothing. */
export const parseYaml = (codes: readonly string[]): SampleFaults => codes.map(parseOne);

/**
 * A line of the notation in which Prometheus and those around it show what may be written: `[ name: <type> | default =
 * 1 ]` or `[ - <type> ... ]`.
 */
const OPTIONAL_LINE = /^[ \t]*(?:-[ \t]+)?\[[ \t]*(?:-[ \t]|[\w.-]+:[ \t])[^\n]*<[a-z][^\n]*\][ \t]*$/m;

/** A part of a template that something else fills in, as Helm, Ansible and Liquid have it. */
const TEMPLATE = /\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}/g;

const parseOne = (code: string): SampleFault | undefined => {
  const filled = filledIn(code);
  const fault = faultOf(code);
  return fault === undefined || filled === code ? fault : faultOf(filled, { json: true });
};

/**
 * A template with a word for each of its parts, and nothing for those that have lines to themselves. Lines and columns
 * stay.
 */
const filledIn = (code: string): string =>
  code
    .replace(TEMPLATE, (part) => part.replace(/./g, '\0'))
    .replace(/^[ \t\0]*$/gm, '')
    .replaceAll('\0', 'x');

/** `json`: of alternatives that a template chooses from, each may set the same key. */
function faultOf(code: string, options: { readonly json?: boolean } = {}): SampleFault | undefined {
  try {
    loadAll(code, options);
    return undefined;
  } catch (error) {
    // Tags of other programs, such as `!Ref`, are none of ours.
    if (!(error instanceof YAMLException)) return { line: 1, column: 1, message: 'it is nested too deeply' };
    if (OPTIONAL_LINE.test(code) || /^unknown \w+ tag/.test(error.reason)) return undefined;
    const { mark, reason } = error;
    return { line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1, message: reason };
  }
}
