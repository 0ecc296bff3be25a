import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText, type Surroundings } from '../../compileText.ts';
import { mendText } from '../../mendText.ts';

const BOTH = (['satteri', 'remark'] as const).flatMap((parser) =>
  ['page.md', 'page.mdx'].map((path) => ({ parser, path })),
);

for (const where of BOTH) {
  const toldOf = (text: string, more: Surroundings = {}) =>
    compileText(text, { ...where, ...more }).diagnostics.map(
      ({ code, place }) => `${code} ${place?.line}:${place?.column}`,
    );

  describe(`definitions of abbreviations (${where.path}, ${where.parser})`, () => {
    it('are not shown, wherever they stand, and stay in the page as Markdown', () => {
      const { html, markdown, diagnostics } = compileText(
        '*[CSS]: Style & sheets\n\n# T\n\nHTML and CSS.\n\n*[HTML]: Hyper Text\n  Markup Language\n*[W3C]: World\n\nW3C.\n',
        where,
      );
      assert.deepEqual(diagnostics, []);
      assert.equal(
        html.trim().replace(/\n+/g, '\n'),
        '<p><abbr title="Hyper Text Markup Language" tabindex="0">HTML</abbr> and <abbr title="Style &#x26; sheets" tabindex="0">CSS</abbr>.</p>\n<p><abbr title="World" tabindex="0">W3C</abbr>.</p>',
      );
      assert.match(markdown, /\*\[W3C\]: World/);
    });

    it('are read where their label is that of a link, too', () => {
      const { html } = compileText(
        '# T\n\nHTML, [HTML].\n\n*[HTML]: Hyper Text\n\n[HTML]: https://a.example/\n',
        where,
      );
      assert.match(
        html,
        /<abbr title="Hyper Text" tabindex="0">HTML<\/abbr>, <a href="https:\/\/a\.example\/"[^>]*>HTML<\/a>/,
      );
    });

    it('stand apart from other text', () => {
      const text = '# T\n\nHTML is old.\n*[HTML]: Hyper Text\n*[CSS]: Sheets\n\nCSS.\n';
      assert.deepEqual(toldOf(text), ['unread-markup 4:1']);
      const mended = mendText(text, where.path);
      assert.equal(mended, '# T\n\nHTML is old.\n\n*[HTML]: Hyper Text\n*[CSS]: Sheets\n\nCSS.\n');
      assert.deepEqual(toldOf(mended), []);
      // No line alone is missing in these.
      for (const mixed of ['- HTML\n  *[HTML]: Hyper Text', '*[HTML]: Hyper Text\nHTML is old.']) {
        const { diagnostics } = compileText(`# T\n\n${mixed}\n`, where);
        assert.deepEqual(
          diagnostics.map(({ code, fix }) => [code, fix]),
          [['unread-markup', undefined]],
          mixed,
        );
      }
    });

    it('stand on lines of their own, not behind the sign of a list or a note', () => {
      const { html, diagnostics } = compileText(
        '# T\n\n- *[HTML]: Hyper Text\n\nHTML[^1]\n\n*[CSS]: Style\n\nCSS\n\n[^1]: *[SQL]: Language\n',
        where,
      );
      assert.match(html, /<li>\*\[HTML\]: Hyper Text<\/li>/);
      assert.match(html, /\*\[SQL\]: Language/);
      const hint = 'write it on a line of its own, with nothing but spaces before it';
      assert.deepEqual(
        diagnostics.map(({ code, place, hint }) => [code, place?.line, hint]),
        [
          ['unread-markup', 3, hint],
          ['unread-markup', 11, hint],
        ],
      );
      // Also where no other definition stands on the page.
      assert.deepEqual(toldOf('# T\n\n- *[HTML]: Hyper Text\n'), ['unread-markup 3:3']);
      assert.deepEqual(toldOf('# T\n\n- HTML\n\n  *[HTML]: Hyper Text\n'), []);
      assert.deepEqual(toldOf('# T\n\n> *[HTML]: Hyper Text\n>\n> HTML\n'), []);
    });

    it('say something, once, and of what the page has', () => {
      assert.deepEqual(toldOf('# T\n\nHTML\n\n*[HTML]:\n'), ['unread-markup 5:1']);
      assert.deepEqual(toldOf('# T\n\nHTML\n\n*[HTML]: A\n*[HTML]: A\n\n*[HTML]: B\n'), ['lost-definition 8:1']);
      assert.deepEqual(
        toldOf('# T\n\nWords.\n\n## The SQL\n\n`SQL` and [SQL](https://a.example/)\n\n*[SQL]: Language\n'),
        ['lost-definition 9:1'],
      );
    });

    it('are none in italics, in code, or behind a backslash', () => {
      const { html, diagnostics } = compileText('# T\n\n*[a]: b* c\n\n    *[d]: e\n\n\\*[f]: g\n', {
        ...where,
        path: 'page.md',
      });
      assert.match(html, /<em>\[a\]: b<\/em> c.*\*\[d\]: e.*\*\[f\]: g/s);
      assert.deepEqual(diagnostics, []);
    });
  });
}

describe('definitions of a partial', () => {
  const files = { '_part.md': 'On HTML.\n\n*[HTML]: Hyper Text\n*[SQL]: Language\n' };
  const shown = (text: string, more: Readonly<Record<string, string>> = files) => compileText(text, { files: more });

  it('count for the page, whose own come before, and may be for other pages', () => {
    const { html, diagnostics } = shown('# T\n\n<Include src="/_part.md" />\n\n## Next\n\nHTML.\n');
    assert.equal(html.match(/<abbr title="Hyper Text"/g)?.length, 2);
    assert.deepEqual(diagnostics, []);
    assert.match(
      shown('# T\n\n*[HTML]: Mine\n\n<Include src="/_part.md" />\n').html,
      /On <abbr title="Mine" tabindex="0">HTML/,
    );
  });

  it('are a list of definitions where they are those of the glossary', () => {
    const { html } = shown('# T\n\n<Include src="/_glossary.md" />\n', {
      '_glossary.md': '*[HTML]: Hyper Text for CSS\n*[CSS]: Style\n',
    });
    assert.equal(
      html.trim(),
      '<dl><dt>HTML</dt><dd>Hyper Text for <abbr title="Style" tabindex="0">CSS</abbr></dd><dt>CSS</dt><dd>Style</dd></dl>',
    );
  });
});
