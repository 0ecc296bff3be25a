import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { build } from 'esbuild';
import { reactJsx, withReactJsx } from '../../../src/system/bundler/reactJsx.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

describe('reactJsx', () => {
  it('compiles JSX for React, whatever the project’s tsconfig.json is for', async () => {
    for (const compilerOptions of [
      { jsx: 'react' },
      { jsx: 'react', jsxFactory: 'h' },
      { jsx: 'preserve', jsxImportSource: 'preact' },
    ]) {
      const root = temporaryFolder({
        'tsconfig.json': JSON.stringify({ compilerOptions }),
        'a.tsx': 'export const A = () => <><b /></>; // ends here',
      });
      const { outputFiles } = await build({
        entryPoints: [join(root, 'a.tsx')],
        bundle: true,
        write: false,
        format: 'esm',
        external: ['*'],
        jsx: 'automatic',
        plugins: [reactJsx],
      });
      assert.match(outputFiles[0]?.text ?? '', /from "react\/jsx-runtime"/, JSON.stringify(compilerOptions));
    }
  });
});

describe('withReactJsx', () => {
  it('leaves a module that names its own, and one without JSX', () => {
    for (const [path, text] of [
      ['a.tsx', '/** @jsxImportSource preact */\nexport const A = () => <b />;'],
      ['a.ts', 'export const a = 1;'],
    ] as const)
      assert.equal(withReactJsx(path, text), text);
  });
});
