import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readBookToml } from '../../src/content/readBookToml.ts';

describe('readBookToml', () => {
  it('reads title and description of the book, and of nothing else', () => {
    const toml =
      '[output.html]\ntitle = "No"\n\n[book]\nauthors = ["Ada"]\ntitle = "The \\"A\\" book" # here\n  description = \'C:\\\'\n\n[build]\ndescription = "No"\n';
    assert.deepEqual(readBookToml(toml), { title: 'The "A" book', description: 'C:\\' });
    assert.deepEqual(readBookToml(toml.replaceAll('\n', '\r\n')), { title: 'The "A" book', description: 'C:\\' });
  });

  it('reads nothing where they do not stand in a line, or not at all', () => {
    for (const toml of [
      '',
      '[book]\n',
      'title = "A"\n',
      '[book]\ntitle = """\nA"""\n',
      '[book]\ntitle = "\\U0001F600"\n',
    ])
      assert.deepEqual(readBookToml(toml), {}, toml);
  });
});
