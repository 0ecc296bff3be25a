import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFenceMeta, readInfo } from '../../../src/markdown/highlight/fenceMeta.ts';

describe('readInfo', () => {
  it('ends the language where something else begins that a generator reads', () => {
    const languages = {
      'js{1,3}': 'js',
      'ts:line-numbers': 'ts',
      'rust,should_panic': 'rust',
      'c++': 'c++',
      '{1}': '',
      '{code-block}': '',
      'title="a"': '',
    };
    for (const [word, language] of Object.entries(languages)) assert.equal(readInfo(word, null).language, language);
    assert.deepEqual(readInfo('js{1}', 'wrap'), { language: 'js', meta: '{1} wrap' });
  });

  it('reads what Pandoc and MkDocs have in braces', () => {
    assert.deepEqual(readInfo('{.js}', undefined), { language: 'js', meta: '' });
    assert.deepEqual(readInfo('{', '.c++ .annotate title="a" }'), { language: 'c++', meta: ' .annotate title="a" ' });
    const { language, meta } = readInfo('{.py3', 'title="a.py" hl_lines="1 3" .numberLines}');
    assert.equal(language, 'py3');
    const { title, marks, firstNumber, unclosed } = readFenceMeta(meta);
    assert.deepEqual([title, [...marks.keys()], firstNumber, unclosed], ['a.py', [1, 3], 1, undefined]);
  });

  it('reads no language in braces that never end, or hold others', () => {
    for (const [word, meta] of [
      ['{.js', null],
      ['{.js', '{1} }'],
      ['{', '.'],
    ] as const)
      assert.equal(readInfo(word, meta).language, '');
  });
});

describe('readFenceMeta', () => {
  it('asks for nothing where nothing is written', () => {
    for (const meta of ['', ' ']) {
      const { marks, words, ...others } = readFenceMeta(meta);
      assert.deepEqual([marks.size, words], [0, []]);
      assert.deepEqual(new Set(Object.values(others)), new Set([undefined, false]));
    }
  });

  for (const [meta, unclosed] of [
    ['{1,3-5', '{1,3-5'],
    ['title="a" {2', '{2'],
    ['{ 1, 3 title=x', '{ 1, 3'],
    ['{1} {2', '{2'],
    ['{1,3-5}', undefined],
    ['{1} title="{2"', undefined],
    ['{a', undefined],
    ['x{1', undefined],
    ['{1: 2}', undefined],
    ['{1a}', undefined],
    ['', undefined],
  ] as const) {
    it(`finds braces that are not closed in \`${meta}\``, () => assert.equal(readFenceMeta(meta).unclosed, unclosed));
  }

  for (const [meta, empty] of [
    ['{5-3}', '5-3'],
    ['{2,0}', '0'],
    ['ins={1, 4-}', '4-'],
    ['{-3}', '-3'],
    ['{1,3-5,}', undefined],
    ['collapse={0}', undefined],
    ['{1-99999999}', undefined],
  ] as const) {
    it(`finds a range without lines in \`${meta}\``, () => assert.equal(readFenceMeta(meta).empty, empty));
  }

  const metas: readonly [meta: string, title: string | undefined, lines: readonly number[]][] = [
    ['', undefined, []],
    ['title="index.mjs"', 'index.mjs', []],
    ["title='a b'", 'a b', []],
    ['title=plain {2}', 'plain', [2]],
    ['title=""', undefined, []],
    ['{1,3-5}', undefined, [1, 3, 4, 5]],
    ['{ 1 , 3 }', undefined, [1, 3]],
    ['{2-2}', undefined, [2]],
    ['{5-3}', undefined, []],
    ['{0}', undefined, []],
    ['{-3}', undefined, []],
    ['{a}', undefined, []],
    ['{1-99999999}', undefined, []],
    ['subtitle="x"', undefined, []],
    ['constants title="{1}"', '{1}', []],
    ['mark={1} {3}', undefined, [1, 3]],
    ['showLineNumbers={7} {2}', undefined, [2]],
    [':line-numbers{2}', undefined, [2]],
    ['collapse={1-3} {4}', undefined, [4]],
    ['showLineNumbers{7} {2}', undefined, [2]],
    ['hl_lines="2  4-5" title="a"', 'a', [2, 4, 5]],
    ['title=\'hl_lines="1"\'', 'hl_lines="1"', []],
    ['filename="next.config.mjs" copy {2}', 'next.config.mjs', [2]],
    ['highlight={1-2} focus={4}', undefined, [1, 2, 4]],
    ['highlight="1, 3-4" title="b"', 'b', [1, 3, 4]],
    ['highlight="a 1"', undefined, []],
    ['copyfilename="x"', undefined, []],
    ['[a b.ts] {2}', 'a b.ts', [2]],
    ['{1}[a.ts]{2}', undefined, [1, 2]],
    ['title="b.ts" [a.ts]', 'b.ts', []],
    ['[]', undefined, []],
    ['[1,3]', undefined, []],
    ['"[a.ts]" x[b.ts]', undefined, []],
    ['note="see [a.ts] here"', undefined, []],
  ];
  for (const [meta, title, lines] of metas) {
    it(`reads \`${meta}\``, () => {
      const found = readFenceMeta(meta);
      assert.equal(found.title, title);
      assert.deepEqual([...found.marks.keys()], lines);
    });
  }

  it('reads no marks in the values of other properties', () => {
    const { marks, words, wraps } = readFenceMeta(`option='{ "a": "b", "c": [ "d" ] }' name="{1} wrap" ins="e"`);
    assert.deepEqual([marks.size, words.map(({ text }) => text), wraps], [0, ['e'], false]);
  });

  it('takes a word to mark for nothing else', () => {
    const { title, marks, words, wraps } = readFenceMeta('title="a" "{1} wrap title=b"');
    assert.deepEqual([title, marks.size, words.length, wraps], ['a', 0, 1, false]);
  });

  it('breaks long lines as Rspress asks for it', () => {
    assert.deepEqual(
      ['wrapCode', 'wrap', 'wrap=true', 'wrap {1}', 'wrapping', 'wrap=false'].map((meta) => readFenceMeta(meta).wraps),
      [true, true, true, true, false, false],
    );
  });

  it('folds long samples, as Mintlify asks for it, too', () => {
    assert.deepEqual(
      ['fold', 'title="a" fold {1}', 'expandable', 'unfold', 'fold=3', 'title="a fold"', '"fold"'].map(
        (meta) => readFenceMeta(meta).folds,
      ),
      [true, true, true, false, false, false, false],
    );
  });

  it('finds the language of a change in any place', () => {
    for (const meta of ['lang="c#"', "lang='c#' wrap", 'wrap lang=c# {1}'])
      assert.equal(readFenceMeta(meta).lang, 'c#', meta);
    assert.equal(readFenceMeta('title="lang=c#" slang="c"').lang, undefined);
  });

  it('reads lines that are added and taken out', () => {
    const { marks } = readFenceMeta('ins={1,3} del={2} {4}');
    assert.deepEqual(Object.fromEntries(marks), { 1: 'added', 2: 'removed', 3: 'added', 4: 'highlighted' });
  });

  for (const [meta, first] of [
    ['showLineNumbers', 1],
    ['{1} showLineNumbers=7', 7],
    ['showLineNumbers={7}', 7],
    ['showLineNumbers{7} {2}', 7],
    ['startLineNumber=5 showLineNumbers', 5],
    ['startLineNumber=5', undefined],
    ['startLineNumber={5} lineNumbers', 5],
    [':line-numbers', 1],
    [':line-numbers=10 {2}', 10],
    [':line-numbers{2}', 1],
    [':no-line-numbers', undefined],
    ['showLineNumbers=false', undefined],
    ['linenums="31" hl_lines="1"', 31],
    ['showLineNumbers={false}', undefined],
    ['linenums="0"', undefined],
    ['lines=false', undefined],
    ['title="showLineNumbers"', undefined],
    ['lineNumbers wrapCode', 1],
    ['a.js lines', 1],
    ['outlines', undefined],
    ['title="lines"', undefined],
    ['', undefined],
  ] as const) {
    it(`finds the number of the first line in \`${meta}\``, () => assert.equal(readFenceMeta(meta).firstNumber, first));
  }

  for (const [meta, first] of [
    ['', 1],
    ['title="a"', 1],
    ['showLineNumbers=7', 7],
    ['startLineNumber=5', 5],
    ['showLineNumbers=false', undefined],
    ['{1} showLineNumbers={false} wrap', undefined],
    ['lineNumbers=false', undefined],
    ['showLineNumbers="false"', undefined],
    ['lines={false} title="a"', undefined],
    ['linenums="0" hl_lines="1"', undefined],
    [':no-line-numbers', undefined],
    [':no-line-numbers{1}', undefined],
    ['noLineNumbers', undefined],
    ['title="a:no-line-numbers"', 1],
    ['showLineNumbers=falsely', 1],
  ] as const) {
    it(`finds the number of the first line in \`${meta}\` where blocks are numbered`, () =>
      assert.equal(readFenceMeta(meta, { isNumbered: true }).firstNumber, first));
  }
});
