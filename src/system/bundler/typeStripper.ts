import { SourceMap } from 'node:module';
import { importBundler } from '../importNative.ts';

/** Code without its types, and where a place of it stands in the original: all are 0-based. */
interface TypelessCode {
  readonly code: string;
  readonly originOf: (line: number, column: number) => readonly [line: number, column: number];
}

let strip: typeof import('esbuild').transformSync | undefined;

/** Loads what takes types out of code, before `withoutTypes` is asked. */
export async function loadTypeStripper(): Promise<void> {
  strip ??= (await importBundler()).transformSync;
}

/** TypeScript as JavaScript; it is not run. Undefined for what is no TypeScript. Throws where it was not loaded. */
export function withoutTypes(text: string): TypelessCode | undefined {
  if (strip === undefined) throw new Error('What takes types out of code was not loaded.');
  try {
    const { code, map } = strip(text, {
      loader: 'ts',
      target: 'esnext',
      sourcemap: 'external',
      logLevel: 'silent',
      // Those of the project say how it is compiled.
      tsconfigRaw: {},
    });
    const origins = new SourceMap(JSON.parse(map));
    return {
      code,
      originOf(line, column) {
        const entry = origins.findEntry(line, column);
        return 'originalLine' in entry ? [entry.originalLine, entry.originalColumn] : [0, 0];
      },
    };
  } catch {
    return undefined;
  }
}
