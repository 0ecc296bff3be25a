import type { Loader, Message, TransformFailure } from 'esbuild';
import { blanked } from '../../model/text/blanked.ts';
import { importBundler } from '../../system/importNative.ts';
import { withoutElisions } from './elisions.ts';
import type { SampleFault, SampleFaults } from './readSamples.ts';

type CodeAround = readonly [before: string, after: string];

type Parse = (code: string) => Promise<SampleFault | undefined>;

/** What members are in. What is put before stands on the first line. */
const FRAMES_OF_MEMBERS: readonly CodeAround[] = [
  ['({', '\n})'],
  ['class _{', '\n}'],
];

/** What a sample may be a part of. */
const FRAMES: readonly CodeAround[] = [['', ''], ['async()=>{', '\n}'], ...FRAMES_OF_MEMBERS, ['(', '\n)']];

const TYPE: CodeAround = ['type _=', ''];

const SIBLINGS: CodeAround = ['<>', '\n</>'];

const MEMBERS_OF_JSON = [
  ['', ''],
  ['{', '\n}'],
] as const;

// What esbuild refuses although it reads it: alternatives that stand one below the other, the export of what another
// part of a module declares, decorators as Angular and Nest have them, and the end of a function below what the file
// imports.
const READABLE =
  /^(?:The symbol ".*" has already been declared|Multiple exports with the same name|".*" is not declared in this file|Parameter decorators only work|Top-level return cannot be used)/;

/**
 * What is wrong with each of some samples of JavaScript or TypeScript, undefined for nothing. None of them is run.
 * A sample need not be a module: a function's body, members of an object or a class, also below imports, an expression,
 * elements of JSX one below the other, or a type without a name will do.
 */
export async function parseScripts(codes: readonly string[], loader: Loader): Promise<SampleFaults> {
  const { transform } = await importBundler();
  const parse: Parse = async (code) => {
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
  const frames = loader === 'json' ? MEMBERS_OF_JSON : loader.startsWith('ts') ? [...FRAMES, TYPE] : FRAMES;
  return Promise.all(
    codes.map(async (code) => {
      let fault = await parseFramed(code, frames, parse);
      if (fault === undefined) return undefined;
      const attempts = [
        loader.endsWith('x') ? ([elementsIn(code), [SIBLINGS]] as const) : [],
        loader === 'json' ? [] : ([await belowImports(code, parse), FRAMES_OF_MEMBERS] as const),
      ] as const;
      for (const [part, within] of attempts) {
        if (fault === undefined) return undefined;
        if (part === undefined) continue;
        const own = await parseFramed(part, within, parse);
        if (own === undefined || isBefore(fault, own, code)) fault = own;
      }
      return fault;
    }),
  );
}

/** The fault of the attempt that came furthest. */
async function parseFramed(
  code: string,
  frames: readonly CodeAround[],
  parse: Parse,
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

/** Code that is elements of JSX, with spaces for comments, imports and directives between them; else undefined. */
function elementsIn(code: string): string | undefined {
  const elements = code.replace(/^[ \t]*(?:\/\/|import\s|(["'])use \w+\1).*$/gm, blanked);
  return /^\s*<[\w>][\s\S]*>\s*$/.test(elements) ? elements : undefined;
}

/** A sample with spaces in place of the imports that it begins with; undefined where none can be read. */
async function belowImports(code: string, parse: Parse): Promise<string | undefined> {
  const imports = /^(?:\s|\/\/.*|import\b(?:[^'"/]|\/(?!\/)|\/\/.*\n)*(['"])[^'"\n]*\1.*)+/.exec(code)?.[0];
  if (!imports?.includes('import') || (await parse(imports)) !== undefined) return undefined;
  return blanked(imports) + code.slice(imports.length);
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
