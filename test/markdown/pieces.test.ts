import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  endsInGap,
  indentOf,
  isAlone,
  lineAt,
  lineEnd,
  lineStart,
  marksBefore,
  replaced,
} from '../../src/markdown/pieces.ts';

describe('replaced', () => {
  it('puts a text in the place of a piece', () => {
    const body = 'One\nTwo\n  Three';
    const fix = { place: { file: 'a.md', line: 3, column: 3, endColumn: 8 }, was: 'Three', text: 'Four' };
    assert.deepEqual(replaced({ offset: 10, text: 'Three' }, 'Four', { file: 'a.md', body }), fix);
  });

  it('ends where it begins where it only puts in: others who make the correction would else delete the rest of the line', () =>
    assert.deepEqual(replaced({ offset: 4, text: '' }, 'and ', { file: 'a.md', body: 'One\nTwo' }).place, {
      file: 'a.md',
      line: 2,
      column: 1,
      endColumn: 1,
    }));
});

describe('isAlone', () => {
  it('holds for what has its lines for itself', () => {
    const at = (body: string) => isAlone({ offset: body.indexOf('<'), text: '<A>' }, body);
    assert.deepEqual(['<A>', 'x\n  <A> \ny', 'x <A>', '<A> x', '- <A>'].map(at), [true, true, false, false, false]);
  });
});

describe('lineStart', () => {
  it('is where the line of an offset begins, its end counted to it', () =>
    assert.deepEqual(
      [0, 1, 2, 4].map((offset) => lineStart('a\nbc', offset)),
      [0, 0, 2, 2],
    ));

  it('is the start of the text for that, too, where the first line is empty, as those of front matter are', () =>
    assert.deepEqual(
      [0, 1].map((offset) => lineStart('\na', offset)),
      [0, 1],
    ));
});

describe('lineEnd', () => {
  it('is where the line of an offset ends, or the text', () =>
    assert.deepEqual(
      [0, 1, 2].map((offset) => lineEnd('a\nbc', offset)),
      [1, 1, 4],
    ));
});

it('a further line of a list or quote begins as the one before it, without the number of the item', () => {
  assert.equal(marksBefore('text\n> 1. ```js', 10), '>    ');
  assert.equal(marksBefore('text', 0), '');
});

describe('lineAt', () => {
  it('is the whole line, with the line feed where it has one', () => {
    const at = (offset: number) => lineAt('One\nTwo', offset);
    assert.deepEqual(at(1), { offset: 0, text: 'One\n' });
    assert.deepEqual(at(3), at(1));
    assert.deepEqual(at(4), { offset: 4, text: 'Two' });
  });
});

describe('indentOf', () => {
  it('is the space before what begins its line', () => {
    const at = (body: string) => indentOf({ offset: body.indexOf('<'), text: '<A>' }, body);
    assert.deepEqual(['<A>', 'x\n\t <A>', 'x <A>'].map(at), ['', '\t ', undefined]);
  });
});

it('a block begins at the start of a page and below an empty line', () => {
  assert.deepEqual(['', 'a\n\n', 'a\n \t\n', '\n', ' \n'].map(endsInGap), [true, true, true, true, true]);
  assert.deepEqual(['a', 'a\n', 'a\n\nb\n'].map(endsInGap), [false, false, false]);
});
