import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tomlTexts } from '../../../src/config/parse/tomlTexts.ts';

const read = (toml: string) => tomlTexts(toml, 'a.toml').map(({ table, key, value }) => [table, key, value]);

describe('tomlTexts', () => {
  it('reads texts of a line with their tables, those of lists among them', () => {
    assert.deepEqual(read('a = "b\\t"\n[c.d] # e\n"f g" = \'h\'\ni.j = "k"\n[[ l.m ]]\nn = "o"\n'), [
      ['', 'a', 'b\t'],
      ['c.d', 'f g', 'h'],
      ['c.d.i', 'j', 'k'],
      ['l.m', 'n', 'o'],
    ]);
  });

  it('knows where a table begins whose name has quotes', () => {
    const toml = '[a]\nb = "c"\n[d."e-f"]\nb = "g"\n[ h . \'i\' . j ]\nb = "k"\nl = [\n  ["m"]\n]\nn = "o"\n';
    assert.deepEqual(read(toml), [
      ['a', 'b', 'c'],
      ['d.e-f', 'b', 'g'],
      ['h.i.j', 'b', 'k'],
      ['h.i.j', 'n', 'o'],
    ]);
  });

  it('reads the first line of a file with a byte order mark', () => {
    assert.deepEqual(read('\ufeffa = "b"\r\n'), [['', 'a', 'b']]);
    assert.deepEqual(read('\ufeff[c]\r\na = "b"\r\n'), [['c', 'a', 'b']]);
  });

  it('passes over all else', () => {
    assert.deepEqual(read('a = 1\nb = [\n  "c",\n]\nd = """\ne\n"""\n# f = "g"\nh = "\\U0001F600"\n'), []);
  });

  it('names the place of the key', () => {
    assert.deepEqual(tomlTexts('\n  a = "b"\n', 'a.toml')[0]?.place, {
      file: 'a.toml',
      line: 2,
      column: 3,
      endColumn: 4,
    });
  });
});
