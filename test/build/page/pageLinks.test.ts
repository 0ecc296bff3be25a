import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageLinks } from '../../../src/build/page/pageLinks.ts';

const PAGE = {
  title: 'Rock & roll \uD800',
  path: 'a/c#.md',
  url: 'https://acme.example/a/?b',
  markdown: 'https://acme.example/a/index.md',
};

describe('the links below a page', () => {
  const hrefsOf = (links: readonly string[], page: Parameters<typeof pageLinks>[1] = PAGE) =>
    pageLinks(
      links.map((link) => ({ text: 'Words', link })),
      page,
    );

  it('say of it what they name, encoded for a query; its source is a path', () =>
    assert.deepEqual(hrefsOf(['https://b.example/{path}?t={title}&u={url}', 'mailto:a@b.example?body={markdown}']), [
      {
        text: 'Words',
        href: 'https://b.example/a/c%23.md?t=Rock%20%26%20roll%20%EF%BF%BD&u=https%3A%2F%2Facme.example%2Fa%2F%3Fb',
      },
      { text: 'Words', href: 'mailto:a@b.example?body=https%3A%2F%2Facme.example%2Fa%2Findex.md' },
    ]));

  it('say the path of a source also where a sign in it means something to a query', () =>
    assert.deepEqual(hrefsOf(['https://b.example/?p={path}&t=a'], { ...PAGE, path: 'a b/r+d & c=d.md' }), [
      { text: 'Words', href: 'https://b.example/?p=a%20b/r%2Bd%20%26%20c%3Dd.md&t=a' },
    ]));

  it('are without those that name what the page does not have', () => {
    const hidden = { ...PAGE, markdown: undefined };
    assert.deepEqual(hrefsOf(['https://b.example/?u={markdown}', 'https://b.example/'], hidden), [
      { text: 'Words', href: 'https://b.example/' },
    ]);
    assert.equal(hrefsOf(['https://b.example/?u={markdown}'], hidden), undefined);
  });

  it('are none where the site has none', () => assert.equal(hrefsOf([]), undefined));
});
