import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openSearchFiles } from '../../../src/client/search/searchFiles.ts';
import { indexIn } from '../../search/indexIn.ts';

const POINTER = { lang: 'en', count: 3, perList: 2, lists: ['l1', 'l2'], shelves: { d: 's1' } };
const FILES: Readonly<Record<string, unknown>> = {
  'search/words.s1.json': { words: 'delay do', pages: [1, 1], blocks: [[0, 'b1']] },
  'search/block.b1.json': { delay: [1, 4] },
  'search/pages.l1.json': ['t0', 't1'],
  'search/pages.l2.json': ['t2'],
  'search/text.t2.json': { route: '/c/', sections: [{ slug: '', title: 'A b', level: 1, runs: ['c d'] }] },
};

describe('openSearchFiles', () => {
  it('loads the list of a word, blocks and page texts, each once', async () => {
    const asked: string[] = [];
    const files = openSearchFiles(POINTER, async (path) => {
      asked.push(path);
      return FILES[path];
    });
    assert.deepEqual((await files.listFor('delay'))?.words, ['delay', 'do']);
    assert.equal(await files.listFor('delay'), await files.listFor('do'));
    assert.deepEqual(await files.block('b1'), { delay: [1, 4] });
    const page = await files.text(2);
    await files.text(2);
    assert.equal(page.route, '/c/');
    assert.deepEqual(
      page.sections[0]?.titleWords().map(({ whole }) => whole),
      ['a', 'b'],
    );
    assert.deepEqual(asked, [
      'search/words.s1.json',
      'search/block.b1.json',
      'search/pages.l2.json',
      'search/text.t2.json',
    ]);
  });

  it('asks for nothing where no word of the site begins like it', async () => {
    const files = openSearchFiles(POINTER, () => Promise.reject(new Error('asked')));
    assert.equal(await files.listFor('zebra'), undefined);
  });

  it('asks again for a file that did not come', async () => {
    let broken = true;
    const files = openSearchFiles(POINTER, async (path) => {
      if (broken) throw new Error('offline');
      return FILES[path];
    });
    await assert.rejects(files.block('b1'), /offline/);
    broken = false;
    assert.deepEqual(await files.block('b1'), { delay: [1, 4] });
  });

  it('loads the one list of pages of a small site at once', () => {
    assert.equal(indexIn({ '/a/': { title: 'A' } }).asked.length, 1);
  });
});
