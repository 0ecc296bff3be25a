import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { writtenToml } from '../../../src/config/parse/writtenToml.ts';
import type { Written } from '../../../src/config/parse/writtenYaml.ts';

const plain = (value: Written | undefined): unknown =>
  value === undefined || value.kind === 'text'
    ? value?.words
    : value.kind === 'list'
      ? value.items.map(plain)
      : Object.fromEntries(value.entries.map(([key, one]) => [plain(key), plain(one)]));

const read = (text: string) => plain(writtenToml(text, 'a.toml'));

describe('writtenToml', () => {
  it('reads tables, lists of them, and keys with dots', () => {
    assert.deepEqual(
      read(
        '\ufeff# Settings\na = 1 # one\n[project]\nname = "A"\nb.c = true\n[project."x y"]\nd = 1979-05-27 07:32:00\n[[project.list]]\ne = 1\n[[project.list]]\ne = 2\n[project.list.f]\ng = 3\n',
      ),
      {
        a: '1',
        project: {
          name: 'A',
          b: { c: 'true' },
          'x y': { d: '1979-05-27 07:32:00' },
          list: [{ e: '1' }, { e: '2', f: { g: '3' } }],
        },
      },
    );
  });

  it('reads lists and tables within lines, and over several', () => {
    assert.deepEqual(
      read('nav = [\n  "a.md", # first\n  { "B" = "b.md" },\n  { C = ["c.md", {D = "d.md"},], },\n]\r\ne = []\r\n'),
      {
        nav: ['a.md', { B: 'b.md' }, { C: ['c.md', { D: 'd.md' }] }],
        e: [],
      },
    );
  });

  it('reads texts of all kinds', () => {
    assert.deepEqual(
      read(
        'a = "x\\ty \\u00e9 \\"q\\" \\\\"\nb = \'C:\\n\'\nc = """\none \\\n   two "quoted"\n"""\nd = \'\'\'\n\\n\'it\'\'\'\'\ne = "#"\nf = ""\n',
      ),
      { a: 'x\ty é "q" \\', b: 'C:\\n', c: 'one two "quoted"\n', d: "\\n'it'", e: '#', f: '' },
    );
  });

  it('keeps where each word stands', () => {
    const text = '[a]\nb = ["c", "d"]\n';
    const a = writtenToml(text, 'a.toml');
    assert.ok(a?.kind === 'map' && a.entries[0]?.[1].kind === 'map');
    const list = a.entries[0][1].entries[0]?.[1];
    assert.ok(list?.kind === 'list' && list.items[1]?.kind === 'text');
    assert.deepEqual(list.items[1].place, { file: 'a.toml', line: 2, column: 11, endColumn: 14 });
  });

  it('reads nothing of what is no TOML', () => {
    for (const text of [
      'a',
      'a =',
      'a = [1',
      'a = {b = 1',
      '[a',
      '[a]]',
      'a = 1 b',
      'a = "b',
      'a = 1\n[a.b]\n',
      '[a]\n[[a]]\n',
      'a: 1',
    ])
      assert.equal(writtenToml(text, 'a.toml'), undefined, text);
  });

  it('reads what never ends in time that grows with it', () => {
    const started = process.cpuUsage();
    for (const text of ['a = """'.padEnd(100_000, 'x"'), `a = ${'['.repeat(100_000)}`, `a = "${'\\x'.repeat(50_000)}`])
      assert.equal(writtenToml(text, 'a.toml'), undefined);
    assert.ok(process.cpuUsage(started).user < 1_000_000);
  });
});
