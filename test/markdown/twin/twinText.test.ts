import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { twinText } from '../../../src/markdown/twin/twinText.ts';

describe('twinText', () => {
  it('says title, description and address before the body', () => {
    assert.equal(
      twinText({ title: 'T `c`', description: 'Short.', url: 'https://a.example/t/', body: 'Words.' }),
      '# T `c`\n\n> Short.\n\nSource: https://a.example/t/\n\nWords.\n',
    );
  });

  it('keeps signs of Markdown that are words in a title and a description, as a page shows them', () => {
    assert.equal(
      twinText({ title: 'Vec<T> or `Box<T>` *', description: 'Of [x], ``a`b``, `.', url: undefined, body: '' }),
      '# Vec\\<T> or `Box<T>` \\*\n\n> Of \\[x\\], ``a`b``, \\`.\n',
    );
  });

  it('leaves out what there is not', () => {
    assert.equal(twinText({ title: 'T', description: undefined, url: undefined, body: '' }), '# T\n');
  });
});
