import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readLineMarks } from '../../../src/markdown/highlight/lineMarks.ts';

describe('readLineMarks', () => {
  const cases: readonly [why: string, code: string, rest: string, marks: Readonly<Record<number, string>>][] = [
    ['nothing', 'a\n// b', 'a\n// b', {}],
    ['on the line', 'a // [!code ++]\nb // [!code --]\nc', 'a\nb\nc', { 1: 'added', 2: 'removed' }],
    ['so many lines', 'a // [!code highlight:2]\nb\nc', 'a\nb\nc', { 1: 'highlighted', 2: 'highlighted' }],
    ['on a line of its own', '// [!code error]\n  b\nc', '  b\nc', { 1: 'failed' }],
    ['its own line, so many', 'a\n  # [!code warning:2]\nb\nc', 'a\nb\nc', { 2: 'warned', 3: 'warned' }],
    ['short names', 'a # [!code hl]\nb -- [!code focus]', 'a\nb', { 1: 'highlighted', 2: 'highlighted' }],
    ['comments that close', 'a /* [!code ++] */\n<b> <!-- [!code --] -->', 'a\n<b>', { 1: 'added', 2: 'removed' }],
    ['comments of JSX', '<a /> {/* [!code ++] */}', '<a />', { 1: 'added' }],
    ['spaces at the end', 'a // [!code ++]  ', 'a', { 1: 'added' }],
    ['the next line', '// highlight-next-line\na\nb', 'a\nb', { 1: 'highlighted' }],
    [
      'from start to end',
      'a\n# highlight-start\nb\nc\n# highlight-end\nd',
      'a\nb\nc\nd',
      { 2: 'highlighted', 3: 'highlighted' },
    ],
    ['a start without an end', '// highlight-start\na', 'a', {}],
    [
      'words behind it, which stay in the comment',
      'a // [!code ++]  why not\nb /* [!code hl] c */\n<d /> {/* [!code --]\te */}',
      'a // why not\nb /* c */\n<d /> {/* e */}',
      { 1: 'added', 2: 'highlighted', 3: 'removed' },
    ],
    ['words behind it on a line of its own', '  # [!code ++:2] d\na\nb', '  # d\na\nb', { 2: 'added', 3: 'added' }],
    ['signs right behind it', 'a // [!code ++]`', 'a // [!code ++]`', {}],
    ['another word', 'a // [!code x]\nb // not [!code ++] here', 'a // [!code x]\nb // not [!code ++] here', {}],
    ['no comment', '"[!code ++]"\nhighlight-next-line', '"[!code ++]"\nhighlight-next-line', {}],
  ];
  for (const [why, code, rest, marks] of cases) {
    it(`reads ${why}`, () => {
      const read = readLineMarks(code);
      assert.equal(read.code, rest);
      assert.deepEqual(Object.fromEntries(read.marks), marks);
    });
  }

  it('reads a text that is marked from there on, or in so many lines', () => {
    const { code, words } = readLineMarks(
      'a\n// [!code word:b c]\nb c\nd # [!code word:d\\]:2]\n<e> <!-- [!code word:https://x:1] -->',
    );
    assert.equal(code, 'a\nb c\nd\n<e>');
    assert.deepEqual(
      words.map(({ text, mark, from, to }) => [text, mark, from, to]),
      [
        ['b c', 'highlighted', 2, Number.POSITIVE_INFINITY],
        ['d]', 'highlighted', 3, 4],
        ['https://x', 'highlighted', 4, 4],
      ],
    );
  });

  it('reads numbers of notes, on their line or above it', () => {
    const notesIn = (code: string) => {
      const { code: rest, notes = new Map(), marks, written } = readLineMarks(code);
      return [rest, Object.fromEntries(notes), Object.fromEntries(marks), written];
    };
    assert.deepEqual(notesIn('a // (1)!\nb\n# (2)! (3)!\nc # (12)!  \n<d> <!-- (4)! -->'), [
      'a\nb\nc\n<d>',
      { 1: [1], 3: [2, 3, 12], 4: [4] },
      {},
      [1, 2, 4, 5],
    ]);
    // Below the last line there is no next one.
    assert.deepEqual(notesIn('a # (1)!\nb\n# (2)!\n').slice(0, 2), ['a\nb\n', { 1: [1], 2: [2] }]);
    assert.deepEqual(notesIn('a # (1)!\n# (2)!').slice(0, 2), ['a', { 1: [1, 2] }]);
    assert.deepEqual(notesIn('a // [!code ++] // (1)!'), ['a', { 1: [1] }, { 1: 'added' }, [1]]);
    for (const code of ['a // (1)', 'a (1)!', 'f(1)!', 'a // see (1)!', 'a // (1)! b', 'a // (100)!'])
      assert.deepEqual(notesIn(code).slice(0, 2), [code, {}], code);
  });

  it('names the first comment that asks for something else', () => {
    assert.equal(readLineMarks('a // [!code ++]\nb // [!code x]\nc # [!code y]').unread, '// [!code x]');
    for (const code of ['a // [!code ++]', 'a // [!code word:x]', '"[!code x]"', 'highlight-next-line'])
      assert.equal(readLineMarks(code).unread, undefined, code);
  });

  it('takes no longer for a line of spaces, however long', () => {
    const code = `// [!code ++]\n// [!code word:${'x:'.repeat(100_000)}\n${' '.repeat(200_000)}x\n/*${' '.repeat(200_000)}x\n// [!code ++] x${' '.repeat(200_000)}x\n${'// [!code ++] '.repeat(20_000)}\n${';-'.repeat(100_000)}`;
    const started = process.cpuUsage();
    readLineMarks(code);
    assert.ok(process.cpuUsage(started).user < 1_000_000);
  });
});
