import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { frontmatterText, matterHere, shownKey } from '../../../src/markdown/elsewhere/frontmatterText.ts';
import { assertMended } from '../../mendText.ts';

describe('frontmatterText', () => {
  it('is the title or the description, as VitePress and Jekyll name them', () => {
    const page = { title: 'First steps: one', description: 'All of it.' };
    for (const name of ['$frontmatter.title', '$page.title', 'page.title'])
      assert.equal(frontmatterText(`{{ ${name} }}`, page), page.title);
    assert.equal(frontmatterText('{{$frontmatter.description}}', page), page.description);
    for (const other of [
      '{{ site.title }}',
      '{{ page.title | upcase }}',
      '{{ $frontmatter.title }} a',
      '{{ page.label }}',
    ])
      assert.equal(frontmatterText(other, page), undefined, other);
  });

  it('is not what would be read as Markdown', () => {
    for (const title of ['a `b`', '1. a', '- a', 'a <b>', 'a &amp; b', ':tada: a', '[a]', '', ' a', 'a '])
      assert.equal(frontmatterText('{{ page.title }}', { title }), undefined, title);
    assert.equal(shownKey('{{ page.title }}'), 'title');
  });

  it('is named here as Docusaurus, Astro and VitePress do in expressions, but for one letter or sign', () => {
    for (const [word, meant] of [
      ['frontMatter.title', 'frontmatter.title'],
      ['$frontmatter.params.a', 'frontmatter.params.a'],
      ['{ $frontmatter.title }', 'frontmatter.title'],
      ['{frontmatter.title}', 'frontmatter.title'],
      ['contentTitle', 'frontmatter.title'],
      ['frontmatter.title', undefined],
      ['$frontmatter', undefined],
      ['{ frontMatter.title, a }', undefined],
      ['title', undefined],
    ] as const)
      assert.equal(matterHere(word, { title: 'First' }), meant, word);
    assert.equal(matterHere('contentTitle', {}), undefined);
  });

  it('takes the place of a template at the start of a paragraph', () => {
    const front = '---\ntitle: First\n---\n\n';
    assertMended(`${front}{{ $frontmatter.title }} is one.\n`, `${front}First is one.\n`, 'a.md');
  });
});
