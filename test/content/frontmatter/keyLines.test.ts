import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keyIn, keyLinesOf } from '../../../src/content/frontmatter/keyLines.ts';

describe('keyLinesOf', () => {
  const linesOf = (yaml: string) => ({ ...keyLinesOf(yaml) });

  it('counts from the line that opens the front matter, and keeps the first line of a key', () =>
    assert.deepEqual(linesOf('title: A\n# label: B\n\nlabel: C\ntitle: D\n'), { title: 2, label: 5 }));

  it('takes what is indented for a part of a value', () =>
    assert.deepEqual(linesOf('description: >\n  title: no key\ntitle: A\n'), { description: 2, title: 4 }));

  it('knows where the address of a neighbor stands, and each tag of a head with its address', () => {
    assert.deepEqual(linesOf('next:\n  text: B\n  link: /b/\n'), { next: 2, 'next.link': 4 });
    assert.deepEqual(linesOf('head:\n  - tag: link\n    attributes:\n      href: /a/\n  - tag: meta\n'), {
      head: 2,
      'head.0': 3,
      'head.0.href': 5,
      'head.1': 6,
    });
  });
});

describe('keyIn', () => {
  it('reads keys in quotes, with a space before their colon, and with a colon within', () => {
    const lines = ['title: A', '"title": A', "'title' : A", 'title :', 'og:image: /a.png'];
    assert.deepEqual(lines.map(keyIn), ['title', 'title', 'title', 'title', 'og:image']);
  });

  it('finds none in other lines', () => {
    for (const line of ['', '  title: A', '# title: A', '- title', 'title:A'])
      assert.equal(keyIn(line), undefined, line);
  });
});
