import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkSamples, type KnownSamples } from '../../../src/check/samples/checkSamples.ts';
import type { Sample } from '../../../src/check/samples/readSamples.ts';
import { contentHash } from '../../../src/system/contentHash.ts';
import { inBrief } from '../../inBrief.ts';

const sample = (language: string, code: string, file = 'a.md'): Sample => ({
  language,
  code,
  file,
  fence: 10,
  lines: code.split('\n').map((_, index) => index + 11),
});

/** All samples stand in their files as they are copied. */
const linesOf = (written: readonly Sample[]) => (file: string) => [
  ...Array<string>(10).fill(''),
  ...(written.find((one) => one.file === file)?.code.split('\n') ?? []),
];
const looked = (samples: readonly Sample[], known: KnownSamples = new Map()) =>
  checkSamples(samples, { linesOf: linesOf(samples), known });

describe('checkSamples', () => {
  it('asks nobody again about what is known, and tells of it', async () => {
    const known: KnownSamples = new Map();
    const samples = [sample('bash', 'echo "'), sample('js', 'const = 1;')];
    const first = await looked(samples, known);
    const { PATH } = process.env;
    process.env['PATH'] = '';
    try {
      assert.deepEqual(await looked(samples, known), first);
    } finally {
      process.env['PATH'] = PATH;
    }
  });

  it('tells of every sample that is wrong, the same one on two pages too', async () => {
    const { diagnostics, notes } = await looked([
      sample('json', '{"a": }'),
      sample('json', '{"a": }', 'b.md'),
      sample('js', 'const a = 1;'),
      sample('yml', 'a: b: c'),
      sample('cobol', '???'),
    ]);
    assert.deepEqual(notes, []);
    assert.deepEqual(diagnostics.map(inBrief), [
      'warning sample-syntax a.md:11:7',
      'warning sample-syntax b.md:11:7',
      'warning sample-syntax a.md:11:5',
    ]);
    assert.match(diagnostics[0]?.message ?? '', /^The JSON sample cannot be parsed: .*[^.]\.$/);
    assert.match(diagnostics[0]?.hint ?? '', /`json no-check`/);
  });

  it('knows a language by each of its names', async () => {
    const names = {
      'const a = ;': ['javascript', 'js', 'jsx', 'mjs', 'cjs', 'typescript', 'ts', 'mts', 'cts', 'tsx'],
      '{"a": }': ['json', 'jsonc', 'json5'],
      'a: b: c': ['yaml', 'yml'],
      'echo "': ['bash', 'sh', 'shell'],
    };
    const samples = Object.entries(names).flatMap(([code, words]) =>
      words.map((word) => sample(word, code, `${word}.md`)),
    );
    const { diagnostics } = await looked(samples);
    assert.deepEqual(diagnostics.map(({ place }) => place?.file).sort(), samples.map(({ file }) => file).sort());
  });

  it('corrects the name of JSON that is right but for its comments, which is shown as it was', async () => {
    const fixesOf = async (code: string, fence: string) => {
      const lines = [...Array<string>(9).fill(''), fence, ...code.split('\n')];
      const { diagnostics } = await checkSamples([sample('json', code)], { linesOf: () => lines, known: new Map() });
      return diagnostics.map(({ fix }) => fix);
    };
    const code = '{\n  // one\n  "a": 1, /* two */\n}';
    for (const [fence, column] of [
      ['```json', 4],
      ['> - ~~~~ JSON title="json.json" {2}', 10],
      ['   ``` json{2}', 8],
    ] as const)
      assert.deepEqual(await fixesOf(code, fence), [
        {
          place: { file: 'a.md', line: 10, column, endColumn: column + 4 },
          was: fence.slice(column - 1, column + 3),
          text: 'jsonc',
        },
      ]);
    // A comma too many is a slip, and what is wrong besides stays so.
    for (const wrong of ['{ "a": 1, }', '{ "a": 1 // one\n "b": 2 }'])
      assert.deepEqual(await fixesOf(wrong, '```json'), [undefined]);
    assert.deepEqual(await fixesOf(code, '```{.json}'), [undefined]);
  });

  it('ends the words of other programs as sentences end', async () => {
    for (const [said, told] of [
      ['Did you mean `b`?', "Did you mean 'b'?"],
      ['It is\n wrong.', 'It is wrong.'],
      ['wrong', 'wrong.'],
    ] as const) {
      const known: KnownSamples = new Map([[contentHash('python a b'), { line: 1, column: 1, message: said }]]);
      const { diagnostics } = await looked([sample('py', 'a b')], known);
      assert.equal(diagnostics[0]?.message, `The Python sample cannot be parsed: ${told}`);
    }
  });

  it('names `console` where commands stand with what they print', async () => {
    const samples = [
      sample('json', '$ curl /a\n{"a": 1}'),
      sample('bash', 'df -h\ndisk (8:1)'),
      sample('sh', '$ echo (8:1)'),
      sample('bash', 'echo (8:1)'),
    ];
    const { diagnostics } = await looked(samples);
    assert.deepEqual(diagnostics.map(({ hint }) => hint).sort(), [
      'fix it, or write `bash no-check` after the fence if this is intended',
      'fix it, or write `console` if it shows what commands print, with `$ ` before each, or write `bash no-check` after the fence if this is intended',
      'fix it, or write `sh no-check` after the fence if this is intended',
      'write `console` after the fence: it shows a command and what that prints',
    ]);
  });

  it('names those with which nothing is wrong, each once, so that nobody is asked again', async () => {
    const { sound } = await looked([
      sample('json', '{}'),
      sample('json', '{}', 'b.md'),
      sample('json', '{'),
      sample('yml', 'a: 1'),
    ]);
    assert.equal(sound.length, 2);
    const known: KnownSamples = new Map(sound.map((key) => [key, undefined]));
    await looked([sample('json', '{}'), sample('yaml', 'a: 1')], known);
    assert.deepEqual([...known.keys()], sound);
  });

  it('names the language that JSON with comments has', async () => {
    const hintOf = async (code: string) => (await looked([sample('json', code)])).diagnostics[0]?.hint;
    for (const code of ['{\n  // the port\n  "port": 80\n}', '{"a": 1,}'])
      assert.equal(await hintOf(code), 'write `jsonc` after the fence: it may have comments and commas to spare');
  });

  it('names the language that TypeScript with JSX has', async () =>
    assert.equal(
      (await looked([sample('ts', 'const a = (b: string) => <c d={b}>e</c>;')])).diagnostics[0]?.hint,
      'write `tsx` after the fence: it has JSX in it',
    ));

  it('names the language that a file of markup around its script has', async () => {
    const hintOf = async (code: string) => (await looked([sample('ts', code)])).diagnostics[0]?.hint;
    for (const code of [
      '<script setup lang="ts">\nconst a = 1;\n</script>',
      '\n<template>\n  <p v-if="a">b</p>\n</template>',
    ])
      assert.equal(await hintOf(code), 'write the language of the whole file after the fence, such as `vue` or `html`');
    assert.match(String(await hintOf('let a b')), /^fix it/);
  });

  it('says which languages it has not looked at', async () => {
    const { diagnostics, notes } = await looked([sample('go', 'package main'), sample('go', 'x := 1')]);
    // Where there is a gofmt, both are right.
    assert.deepEqual(diagnostics, []);
    for (const note of notes) assert.equal(note, '2 Go samples were not checked: no `gofmt` answers on this machine.');
  });
});
