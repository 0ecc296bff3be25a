import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BuildResult, Metafile } from 'esbuild';
import { namedByContents } from '../../src/islands/namedByContents.ts';

/** What esbuild yields for files (name to text); each imports those that it names. */
function bundled(files: Readonly<Record<string, string>>): BuildResult {
  const outputs = Object.entries(files).map(([name, text]) => {
    const imports: Metafile['outputs'][string]['imports'] = Object.keys(files).flatMap((other) =>
      text.includes(other) ? [{ path: `out/${other}`, kind: 'import-statement' }] : [],
    );
    const output: Metafile['outputs'][string] = { bytes: text.length, inputs: {}, imports, exports: [] };
    return [`out/${name}`, output] as const;
  });
  const metafile: Metafile = { inputs: {}, outputs: Object.fromEntries(outputs) };
  const outputFiles = Object.entries(files).map(([name, text]) => ({
    ...{ path: `/out/${name}`, text, hash: '' },
    contents: Buffer.from(text),
  }));
  return { errors: [], warnings: [], metafile, outputFiles, mangleCache: {} };
}

const filesOf = (files: Readonly<Record<string, string>>) =>
  new Map(
    namedByContents(bundled(files)).outputFiles?.map(({ path, contents, text }) => {
      assert.equal(Buffer.from(contents).toString(), text);
      return [path, text];
    }),
  );

const SHARED = 'export const a = 1;';
const using = (hash: string) => `import { a } from './shared.${hash}.js'; a();`;

describe('namedByContents', () => {
  it('gives files the same names whatever the bundler has called them', () => {
    const here = { 'One.AAAAAAA1.js': using('BBBBBBB1'), 'shared.BBBBBBB1.js': SHARED };
    const there = { 'One.CCCCCCC2.js': using('DDDDDDD2'), 'shared.DDDDDDD2.js': SHARED };
    const files = filesOf(here);
    assert.deepEqual(files, filesOf(there));
    const [one = '', shared = ''] = files.keys();
    assert.match(one, /^\/out\/One\.[A-Z0-9]{8}\.js$/);
    assert.match(shared, /^\/out\/shared\.[A-Z0-9]{8}\.js$/);
    assert.equal(files.get(one), `import { a } from '.${shared.slice('/out'.length)}'; a();`);
  });

  it('gives another name to a file that changes, and to all that lead to it', () => {
    const files = (end: string) => [
      ...filesOf({
        'One.AAAAAAAA.js': using('BBBBBBBB'),
        'shared.BBBBBBBB.js': `import './end.CCCCCCCC.js'; ${SHARED}`,
        'end.CCCCCCCC.js': end,
        'Two.DDDDDDDD.js': 'two();',
      }).keys(),
    ];
    const [before, after] = [files('1'), files('2')];
    assert.deepEqual(
      before.map((name, index) => name === after[index]),
      [false, false, false, true],
    );
  });

  it('tells of names that are known already, and of modules that lead to one another', () => {
    const nameFor = (search: string) => [...filesOf({ 'Box.AAAAAAAA.js': `new Worker('./search.${search}.js')` })][0];
    const [first = ''] = nameFor('SEARCH01') ?? [];
    const [second = '', text] = nameFor('SEARCH02') ?? [];
    assert.notEqual(first, second);
    assert.equal(text, "new Worker('./search.SEARCH02.js')");
    const circle = { 'A.AAAAAAAA.js': "import('./B.BBBBBBBB.js')", 'B.BBBBBBBB.js': "import('./A.AAAAAAAA.js')" };
    const [[a = '', inA] = [], [b = '', inB] = []] = [...filesOf(circle)];
    assert.equal(inA, `import('.${b.slice('/out'.length)}')`);
    assert.equal(inB, `import('.${a.slice('/out'.length)}')`);
  });

  it('keeps two modules apart that say the same', () => {
    const files = filesOf({ 'shared.AAAAAAAA.js': SHARED, 'shared.BBBBBBBB.js': SHARED });
    assert.equal(files.size, 2);
  });

  it('renames what the bundler tells of them, and leaves pictures and fonts as they are', () => {
    const result = namedByContents(
      bundled({
        'One.AAAAAAAA.js': using('BBBBBBBB'),
        'shared.BBBBBBBB.js': SHARED,
        'dot.CCCCCCCC.png': 'One.AAAAAAAA.js',
      }),
    );
    const [one, shared, dot] = result.outputFiles ?? [];
    assert.deepEqual([dot?.path, dot?.text], ['/out/dot.CCCCCCCC.png', 'One.AAAAAAAA.js']);
    const outputs = Object.entries(result.metafile?.outputs ?? {});
    assert.deepEqual(
      outputs.map(([path]) => `/${path}`),
      [one?.path, shared?.path, dot?.path],
    );
    assert.deepEqual(
      outputs[0]?.[1].imports.map(({ path }) => `/${path}`),
      [shared?.path],
    );
  });
});
