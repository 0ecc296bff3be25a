import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

const opening = (text: string, path?: string) => compileText(text, { path: path ?? 'a.md' }).opening;

describe('openingWords', () => {
  it('are those of the first paragraph, without its marks and notes', () => {
    assert.equal(
      opening('# A\n\nUse `a < b` & **[this](https://a.example)**[^1]\nor x<sup>2</sup>.\n\nMore.\n\n[^1]: Note.'),
      'Use a < b & this or x2.',
    );
    assert.equal(opening('![A picture](https://a.example/a.png)\n\n- List\n\nWords.'), 'Words.');
    assert.equal(opening('> Quote.\n\n:::tip\nBox.\n:::\n\n```sh\ncode\n```\n\nWords.'), 'Words.');
    assert.equal(opening('<Badge text="New" />\n\nWords.', 'a.mdx'), 'Words.');
    assert.equal(opening('<p>Not this.</p>\n\nUse <kbd>Ctrl</kbd>.'), 'Use Ctrl.');
    assert.equal(
      compileText('<Include src="/_p.md" />', { path: 'a.mdx', files: { '_p.md': 'Part.' } }).opening,
      'Part.',
    );
    assert.equal(opening('---\ntitle: T\n---\nOf {frontmatter.title} <Badge text="x" />.', 'a.mdx'), 'Of T .');
  });

  it('are no caption of a picture', () => {
    for (const picture of [
      '![A](https://a.example/a.png)\n*Figure of it*',
      '![A](https://a.example/a.png)\n\n*Figure of it*',
      '[![A](https://a.example/a.png)](https://a.example)\\\n_Figure of **it**_',
      '<img src="https://a.example/a.png" alt="A">\n\n*Figure of it*',
    ])
      assert.equal(opening(`# T\n\n${picture}\n\nWords.`), 'Words.', picture);
    assert.equal(opening('*All in italics.*\n\nWords.'), 'All in italics.');
    assert.equal(opening('![A](https://a.example/a.png) *Site* makes sites.\n\nWords.'), 'Site makes sites.');
    assert.equal(opening('![A](https://a.example/a.png)\n\nWords.\n\n*Italics.*'), 'Words.');
  });

  it('are none below a heading, and where the page describes itself', () => {
    for (const text of ['# A\n\n## B\n\nWords.', '---\ndescription: D\n---\nWords.', '1\n\n## B', '- List'])
      assert.equal(opening(text), undefined, text);
  });

  it('are whole sentences, or end in a word', () => {
    const sentence = 'This sentence has seven words in it. ';
    assert.equal(opening(sentence.repeat(6)), sentence.repeat(4).trim());
    const long = opening('word, '.repeat(60)) ?? '';
    assert.ok(long.length <= 161, long);
    assert.match(long, /, word…$/);
    assert.equal(opening('\u{1F600}'.repeat(3) + 'a'.repeat(200))?.length, 161);
    assert.equal(opening('\u4e2d\u6587\u3002'.repeat(80))?.length, 159);
  });
});
