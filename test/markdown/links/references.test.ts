import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText, type Surroundings } from '../../compileText.ts';
import { elementsOf, elementsWith } from '../../parsedHtml.ts';

const PARTIAL = 'Part[^1], [docs][Site], ![pic][site].\n\n[^1]: Note of the part.\n\n[Site]: https://part.example/\n';

const told = (text: string, surroundings: Surroundings = {}) =>
  compileText(text, surroundings).diagnostics.map(({ code, place }) => `${code} ${place?.line}:${place?.column}`);

for (const parser of ['satteri', 'remark'] as const) {
  describe(`references, parsed by ${parser}`, () => {
    const files = { '_part.mdx': PARTIAL };

    it('of a partial mean the definitions of the partial', () => {
      const page =
        'Page[^1] and [docs][site].\n\n<Include src="_part.mdx" />\n\n<Include src="_part.mdx" />\n\n[^1]: Note of the page.\n\n[site]: https://page.example/\n';
      const { html, markdown, diagnostics } = compileText(page, { files, parser });
      assert.deepEqual(
        diagnostics.map(({ code }) => code),
        [],
      );
      const links = elementsWith(html, 'a').map(({ attributes }) => attributes.href);
      assert.deepEqual(
        links.filter((href) => href?.startsWith('https')),
        ['https://page.example/', 'https://part.example/', 'https://part.example/'],
      );
      const notes = elementsWith(html, 'li').map(({ text }) => text.replace(/\s*↩.*/, '').trim());
      assert.deepEqual(notes, ['Note of the page.', 'Note of the part.', 'Note of the part.']);
      const ids = elementsOf(html).flatMap(({ attributes }) => attributes.id ?? []);
      assert.equal(new Set(ids).size, ids.length);
      assert.equal(
        markdown.slice(markdown.indexOf('Page[')).trim(),
        `Page[^1] and [docs][site].

Part[^1-part-1], [docs][Site-part-1], ![pic][Site-part-1].

[^1-part-1]: Note of the part.

[Site-part-1]: https://part.example/

Part[^1-part-2], [docs][Site-part-2], ![pic][Site-part-2].

[^1-part-2]: Note of the part.

[Site-part-2]: https://part.example/

[^1]: Note of the page.

[site]: https://page.example/`.replaceAll('![pic][Site', '![pic][site'),
      );
    });

    it("stay the partial's in notes at the end of the page", () => {
      const note = 'See [x](./x.md), [y](./y.md) <b onclick="a()">b</b>.\n\n    <script>a()</script>\n\n    - c';
      const { html, diagnostics } = compileText('Page.\n\n<Include src="sub/_p.md" />', {
        files: { 'sub/_p.md': `> One[^1].\n>\n> [^2]: Two\n\nTwo[^2].\n\n[^1]: ${note}`, 'sub/x.md': '# X\n' },
        parser,
      });
      assert.doesNotMatch(html, /script|onclick/);
      assert.match(html, /<li id="fn-1-part-1">\n<p>See <a href="\/sub\/x\/">x<\/a>/);
      assert.match(html, /<p>Two <a href="#fnref-2-part-1" data-footnote-backref/);
      assert.deepEqual(
        diagnostics.map(({ code, place }) => [code, place?.file, place?.line, place?.column]),
        [
          ['unsafe-html', 'content/sub/_p.md', 7, 39],
          ['unsafe-html', 'content/sub/_p.md', 9, 5],
        ],
      );
    });

    it('are told of where they are not defined', () => {
      assert.deepEqual(told('One[^1] and [the text][nowhere].', { parser }), [
        'undefined-reference 1:4',
        'undefined-reference 1:13',
      ]);
      assert.deepEqual(told('<Include src="_p.mdx" />', { parser, files: { '_p.mdx': 'One[^note]' } }), [
        'undefined-reference 1:4',
      ]);
    });

    it('are told of where their text is code, as for objects of Python', () => {
      for (const [text, ...meant] of [
        ['See [`pkg.Foo`][] and [`Bar`][pkg.bar].', '1:5 `[pkg.Foo]`', '1:23 `[pkg.bar]`'],
        ['**[`Foo`][]**', '1:3 `[Foo]`'],
        ['[`Foo`][] a\n[`Foo`][]\n\n[`bar`]: https://a.example\n', '1:1 `[Foo]`', '2:1 `[Foo]`'],
      ] as const)
        assert.deepEqual(
          compileText(text, { parser }).diagnostics.map(
            ({ code, place, message }) =>
              code === 'undefined-reference' && `${place?.line}:${place?.column} ${/`\[.*?\]`/.exec(message)?.[0]}`,
          ),
          meant,
          text,
        );
      for (const text of [
        'a[`i`][] [`x`] [0] [`x`][0] \\[`x`][]',
        '[`Foo`][]\n\n[`Foo`]: https://a.example',
        '`[`x`][]`',
      ])
        assert.deepEqual(told(text, { parser, path: 'page.md' }), [], text);
    });

    it('are not taken for what brackets mean elsewhere', () => {
      for (const text of [
        'a[i][j], `x[^1]`, [^/]+, [^abc]*, \\[^1], [a-z][a-z0-9], rows[index][column], [one] [two], [x][]',
        '```\n[^1] [text][nowhere]\n```',
        'One[^a] and [text][b].\n\n[^a]: Note.\n\n[b]: https://example.com/',
      ])
        assert.deepEqual(told(text, { parser, path: 'page.md' }), [], text);
    });

    it('are no footnotes where their label has a space', () => {
      for (const [text, ...places] of [
        ['A[^long note].\n\n[^long note]: Two words.', '3:1'],
        ['A[^long note].\n\n[^long note]: Word', '3:1'],
        ['A[^a b] and [^b c].\n\n> [^a b]: Two words.\n> [^b c]: Of it.', '3:3', '4:3'],
        ['A[^1].\n\n[^1]: Note.\n[^other note]: Two words.', '4:1'],
      ] as const)
        assert.deepEqual(
          told(text, { parser }),
          places.map((place) => `undefined-reference ${place}`),
          text,
        );
      const { diagnostics } = compileText('A[^long note].\n\n[^long note]: Two words.', { parser });
      assert.match(diagnostics[0]?.hint ?? '', /`\[\^long-note\]`/);
      for (const text of ['In `[^a b]: c` and "[^a b]: c".', '```\n[^a b]: c\n```', 'A \\[^a b]: c'])
        assert.deepEqual(told(text, { parser }), [], text);
    });

    it('leave no definition unseen without a word', () => {
      assert.deepEqual(told('One[^a].\n\n[^a]: x\n\n[^a]: y\n\n[^b]: z', { parser }), [
        'lost-definition 5:1',
        'lost-definition 7:1',
      ]);
      assert.deepEqual(told('[a]\n\n[a]: https://a.example/\n[A]: https://b.example/', { parser }), [
        'lost-definition 4:1',
      ]);
      assert.deepEqual(
        told('[a]\n\n[a]: https://a.example/\n[a]: https://a.example/\n[b]: https://b.example/', { parser }),
        [],
      );
    });
  });
}

describe('a page of brackets', () => {
  // A pattern that backtracks would never be done.
  it('is looked through in a time that grows with it', () => {
    for (const text of [`[${'abc '.repeat(50_000)}][^1`, `${'x [abc] '.repeat(5_000)}[^1`])
      assert.deepEqual(told(text, { path: 'page.md' }), []);
  });
});
