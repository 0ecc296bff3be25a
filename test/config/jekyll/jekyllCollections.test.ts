import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { jekyllCollections } from '../../../src/config/jekyll/jekyllCollections.ts';
import { writtenYaml } from '../../../src/config/parse/writtenYaml.ts';

const read = (text: string) => jekyllCollections(writtenYaml(text, '_config.yml'));

describe('jekyllCollections', () => {
  it('names the folders of collections, as a list or with what is said of each', () => {
    for (const text of ['collections:\n  a:\n    output: true\n  b:\n', 'collections:\n  - a\n  - b\n'])
      assert.deepEqual(
        read(text).map(({ name, place, folderThere, folder }) => [name, place.line, folderThere, folder]),
        [
          ['a', 2, '_a/', 'a/'],
          ['b', text.includes('-') ? 3 : 4, '_b/', 'b/'],
        ],
      );
  });

  it('looks for them in the folder that holds all, which is no part of addresses', () => {
    const [first] = read('collections_dir: ./all/\ncollections: [a]\n');
    assert.deepEqual([first?.folderThere, first?.folder], ['all/_a/', 'a/']);
  });

  it('is empty without any', () => {
    for (const text of ['', 'collections:\n', 'collections: a\n']) assert.deepEqual(read(text), [], text);
  });
});
