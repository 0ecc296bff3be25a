import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inside, placeOf, wordsOf, writtenYaml } from '../../../src/config/elsewhere/writtenYaml.ts';

describe('writtenYaml', () => {
  const text = "a: &x\n  'b c': d # e\n  f: [ g, h ]\ni: !tag j\nk:\n";
  const file = { text, file: 'a.yml' };

  it('reads maps, lists and texts, tags and names of YAML aside', () => {
    const all = writtenYaml(text);
    assert.equal(wordsOf(inside(inside(all, 'a'), 'b c')), 'd');
    assert.equal(wordsOf(inside(all, 'i')), 'j');
    assert.equal(wordsOf(inside(all, 'k')), undefined);
    assert.equal(inside(all, 'none'), undefined);
    assert.equal(inside(inside(all, 'a'), 'f')?.kind, 'list');
  });

  it('tells where a value stands, and of a list its first', () => {
    const map = inside(writtenYaml(text), 'a');
    const placed = (name: string) => {
      const value = inside(map, name);
      return value && placeOf(value, file);
    };
    assert.deepEqual(placed('b c'), { file: 'a.yml', line: 2, column: 10, endColumn: 11 });
    assert.deepEqual(placed('f'), { file: 'a.yml', line: 3, column: 8, endColumn: 9 });
  });

  it('goes through the file once for the places of thousands of values', () => {
    let reads = 0;
    const origin = {
      file: 'a.yml',
      get text() {
        reads += 1;
        return text;
      },
    };
    const value = inside(writtenYaml(text), 'i');
    for (let index = 0; index < 3; index += 1) assert.equal(value && placeOf(value, origin).line, 4);
    assert.equal(reads, 1);
  });

  it('reads nothing of what is no YAML', () => assert.equal(writtenYaml('a: [b\nc: }'), undefined));
});
