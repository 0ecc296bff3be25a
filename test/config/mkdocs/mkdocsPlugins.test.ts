import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pluginsIn } from '../../../src/config/mkdocs/mkdocsPlugins.ts';
import { inside, wordsOf, writtenYaml } from '../../../src/config/parse/writtenYaml.ts';

const read = (text: string) =>
  pluginsIn(writtenYaml(text, 'mkdocs.yml')).map(([name, options]) => [name, wordsOf(inside(options, 'a'))]);

describe('pluginsIn', () => {
  it('names plugins with what they are told, in a list or in a map', () => {
    const told = [
      ['search', undefined],
      ['other', 'b'],
    ];
    assert.deepEqual(read('plugins:\n  - search\n  - other:\n      a: b\n'), told);
    assert.deepEqual(read('plugins:\n  search:\n  other:\n    a: b\n'), told);
  });

  it('is empty without any', () => assert.deepEqual(read('site_name: A\n'), []));
});
