import type { Loader, Message, TransformFailure } from 'esbuild';
import { importBundler } from '../../system/importNative.ts';
import { withoutElisions } from './elisions.ts';
import type { SampleFault, SampleFaults } from './readSamples.ts';

/** What a sample may be a part of. What is put before stands on its first line. */
const FRAMES: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['async()=>{', '\n}'],
  ['({', '\n})'],
  ['class _{', '\n}'],
  ['(', '\n)'],
];

const MEMBERS_OF_JSON = [
  ['', ''],
  ['{', '\n}'],
] as const;

// What esbuild refuses although it reads it: alternatives that stand one below the other, the export of what another part of
// a module declares, and decorators as Angular and Nest have them.
const READABLE =
  /^(?:The symbol ".*" has already been declared|Multiple exports with the same name|".*" is not declared in this file|Parameter decorators only work)/;

/**
 * What is wrong with each of some samples of JavaScript or TypeScript, undefined for nothing. None of them is run.
 * A sample need not be a module: a function's body, members of an object or a class, or an expression will do.
 */
export async function parseScripts(codes: readonly string[], loader: Loader): Promise<SampleFaults> {
  const { transform } = await importBundler();
  const parse = async (code: string): Promise<SampleFault | undefined> => {
    try {
      await transform(code, { loader, format: 'esm', target: 'esnext', logLevel: 'silent' });
      return undefined;
    } catch (failure) {
      const { errors, message } = failure as TransformFailure;
      const fault = errors.find(({ text }) => !READABLE.test(text));
      return fault === undefined && errors.length > 0
        ? undefined
        : faultOf({ text: message, location: null, ...fault });
    }
  };
  const frames = loader === 'json' ? MEMBERS_OF_JSON : FRAMES;
  return Promise.all(codes.map((code) => parseFramed(code, frames, parse)));
}

/** The fault of the attempt that came furthest. */
async function parseFramed(
  code: string,
  frames: typeof FRAMES,
  parse: (code: string) => Promise<SampleFault | undefined>,
): Promise<SampleFault | undefined> {
  let furthest: SampleFault | undefined;
  for (const variant of withoutElisions(code)) {
    for (const [before, after] of frames) {
      const fault = await parse(before + variant + after);
      if (fault === undefined) return undefined;
      const own = fault.line === 1 ? { ...fault, column: Math.max(1, fault.column - before.length) } : fault;
      if (furthest === undefined || isBefore(furthest, own, code)) furthest = own;
    }
  }
  return furthest;
}

/** A fault behind the code's end tells of the frame alone. */
const isBefore = (a: SampleFault, b: SampleFault, code: string) =>
  b.line <= code.split('\n').length && (b.line > a.line || (b.line === a.line && b.column > a.column));

/** Esbuild counts columns in bytes, from 0. */
function faultOf({ text, location }: Pick<Message, 'text' | 'location'>): SampleFault {
  if (location === null) return { line: 1, column: 1, message: text };
  const before = Buffer.from(location.lineText).subarray(0, location.column).toString();
  return { line: location.line, column: before.length + 1, message: text };
}
