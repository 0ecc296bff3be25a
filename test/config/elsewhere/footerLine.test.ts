import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { footerLine } from '../../../src/config/elsewhere/footerLine.ts';

describe('footerLine', () => {
  it('is words with their signs, or one link', () => {
    assert.deepEqual(footerLine('&copy; 2020&ndash;2024 Acme & Co'), { text: '© 2020–2024 Acme & Co' });
    assert.deepEqual(footerLine('<a target="_blank" href="/terms">Terms&trade;</a>'), {
      text: 'Terms™',
      link: '/terms',
    });
  });

  it('has no other markup', () => {
    for (const html of ['By <b>Acme</b>', 'A &hearts; B', 'A <a href="/b">b</a>'])
      assert.equal(footerLine(html), undefined, html);
  });
});
