import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { highlightCode } from '../../../src/markdown/highlight/highlightCode.ts';
import { markWords, missingWords, readWordMarks, type WordMark } from '../../../src/markdown/highlight/wordMarks.ts';
import { elementsOf } from '../../parsedHtml.ts';

const word = (text: string, mark: WordMark['mark'] = 'highlighted', from = 1, to = Number.POSITIVE_INFINITY) => ({
  text,
  mark,
  from,
  to,
});

describe('readWordMarks', () => {
  for (const [meta, ...found] of [
    ['"a b"', 'highlighted a b'],
    ["'a b'", 'highlighted a b'],
    ['/a b/', 'highlighted a b'],
    ['mark="a" ins="b" del=\'c\' ins=/d/', 'highlighted a', 'added b', 'removed c', 'added d'],
    ['{1} "a" wrap "b"', 'highlighted a', 'highlighted b'],
    ['/etc/nginx/'],
    ['/etc/hosts'],
    ['label="a" collapse=/b/ x"c" "d"x ""'],
  ] as const)
    it(`reads \`${meta}\``, () =>
      assert.deepEqual(
        readWordMarks(meta).words.map(({ mark, text }) => `${mark} ${text}`),
        found,
      ));
});

it('readWordMarks leaves what is no mark of a word', () => {
  assert.equal(readWordMarks('{1} "wrap" wrap').rest, '{1}   wrap');
  assert.equal(readWordMarks('{1} x="a"').rest, '{1} x="a"');
});

describe('markWords', () => {
  it('marks a text wherever it stands, in the lines that are asked for', () => {
    assert.equal(
      markWords('a b\na\na', 'a b\na\na', [word('a', 'added', 2, 2), word('b')]),
      'a <mark>b</mark>\n<ins>a</ins>\na',
    );
    assert.equal(markWords('aaa', 'aaa', [word('aa', 'removed')]), '<del>aa</del>a');
  });

  it('cuts a mark in two where an element begins or ends, and counts a reference as one character', () => {
    assert.equal(
      markWords('<span class="s">&lt;b</span>c&gt;d', '<bc>d', [word('<bc>')]),
      '<span class="s"><mark>&lt;b</mark></span><mark>c&gt;</mark>d',
    );
  });

  it('says the same as before, whatever is marked', () => {
    const piece = fc.constantFrom('a', '"', '<', '&', ' ', '\n', '//', 'é', '🚀', '=');
    const text = fc.array(piece, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.array(piece), (code, marked) => {
        const html = highlightCode(code, 'js');
        const after = markWords(
          html,
          code,
          marked.map((one) => word(one)),
        );
        assert.equal(after.replaceAll(/<\/?mark>/g, ''), html);
        const inMarks = elementsOf(after).filter(({ tag }) => tag === 'mark');
        for (const { text: inMark } of inMarks) assert.notEqual(inMark, '');
        const isFound = marked.some((one) => code.split('\n').some((line) => line.includes(one)));
        assert.equal(inMarks.length > 0, isFound);
      }),
      { numRuns: 400 },
    );
  });
});

describe('missingWords', () => {
  it('are those that stand in none of their lines', () => {
    const missing = missingWords('a\nb', [word('a'), word('a', 'added', 2), word('a\nb'), word('c'), word('b')]);
    assert.deepEqual(
      missing.map(({ text }) => text),
      ['a', 'a\nb', 'c'],
    );
  });
});
