import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { footerLine, footerParts } from '../../../src/config/elsewhere/footerLine.ts';

describe('footerLine', () => {
  it('is words with their signs, or one link', () => {
    assert.deepEqual(footerLine('&copy; 2020&ndash;2024 Acme & Co'), { text: '© 2020–2024 Acme & Co' });
    assert.deepEqual(footerLine('<a target="_blank" href="/terms">Terms&trade;</a>'), {
      text: 'Terms™',
      link: '/terms',
    });
  });

  it('reads signs by their numbers, and those in the address of a link', () => {
    assert.deepEqual(footerLine('&#169; A &amp; B &#xB7; &lt;C&gt;'), { text: '© A & B · <C>' });
    for (const quote of ['"', "'"])
      assert.deepEqual(footerLine(`<a href=${quote}/?a=1&amp;b=2${quote}>A &quot;B&quot;</a>`), {
        text: 'A "B"',
        link: '/?a=1&b=2',
      });
  });

  it('has no other markup', () => {
    for (const html of ['By <b>Acme</b>', 'A &hearts; B', 'A &#0; B', 'A &#x110000; B', 'A <a href="/b">b</a>'])
      assert.equal(footerLine(html), undefined, html);
  });
});

describe('footerParts', () => {
  it('are the words and links of a line, each by itself', () => {
    assert.deepEqual(footerParts('Copyright © 2019-present <a href="https://a.example">Acme</a>'), [
      { text: 'Copyright © 2019-present' },
      { text: 'Acme', link: 'https://a.example' },
    ]);
    assert.deepEqual(footerParts('<p>Under the <a href="/mit">MIT License</a>.</p>'), [
      { text: 'Under the' },
      { text: 'MIT License', link: '/mit' },
    ]);
    assert.deepEqual(footerParts('A<br>B &amp; C'), [{ text: 'A' }, { text: 'B & C' }]);
    for (const html of ['By <b>Acme</b>', '<a href="/a"><b>a</b></a> b', 'A &hearts; <a href="/b">b</a>'])
      assert.equal(footerParts(html), undefined, html);
  });
});
