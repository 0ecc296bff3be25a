import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText, type Surroundings } from '../../compileText.ts';

const SITE: Surroundings = {
  base: '/docs/',
  siteUrl: 'https://a.example/docs',
  constants: { LIMIT: '512KB', STARS: 'a*b', API: 'https://api.example' },
  files: { 'x.md': '# X\n', '_part.mdx': 'A part of {LIMIT}.\n\n- [x](/x/)\n' },
};

const HEAD = '# Page\n\nSource: https://a.example/docs/page/\n\n';

/** The twin of a page without title and address. */
const twinOf = (text: string, surroundings: Surroundings = {}) => {
  const { markdown } = compileText(text, { ...SITE, ...surroundings });
  assert.ok(markdown.startsWith(HEAD), markdown);
  assert.ok(markdown.endsWith('\n'));
  return markdown.slice(HEAD.length, -1);
};

describe('the twin of a page', () => {
  it('begins with title, description and address', () => {
    const { markdown } = compileText('---\ntitle: The `x` page\ndescription: What it says.\n---\n\nWords.\n', SITE);
    assert.equal(markdown, '# The `x` page\n\n> What it says.\n\nSource: https://a.example/docs/page/\n\nWords.\n');
  });

  it('shows what the front matter says, in partials too', () => {
    const { markdown } = compileText(
      '---\ntitle: T\n---\n{frontmatter.title}: <Badge text={frontmatter.title} />\n\n<Include src="/_p.mdx" />\n',
      { files: { '_p.mdx': 'Of {frontmatter.title}, [a](https://a.example/{frontmatter.title}).\n' } },
    );
    assert.equal(markdown, '# T\n\nT: (T)\n\nOf T, [a](https://a.example/T).\n');
  });

  it('has no address where the site does not know its own', () => {
    assert.equal(compileText('Words.', { base: '/docs/' }).markdown, '# Page\n\nWords.\n');
  });

  it('is empty for an unlisted page', () => {
    assert.equal(compileText('---\nunlisted: true\n---\nWords.', SITE).markdown, '');
  });

  it('leaves plain Markdown as its author wrote it', () => {
    const text = [
      'Some *words*, **more**\\',
      'and `code`.',
      '',
      '* one',
      '* two',
      '',
      '| a | b |',
      '| - | - |',
      '| 1 | 2 |',
      '',
      "A [link]( https://a.example  'Its title' ), an ![icon](  https://a.example/i.png 'Its title'), and a [note][n].",
      '',
      "[n]:   https://a.example  'Its title'",
    ].join('\n');
    for (const path of ['page.md', 'page.mdx']) assert.equal(twinOf(text, { path }), text);
  });

  it('says the title once, whether it comes from front matter or the body', () => {
    assert.equal(
      compileText('# The *title*\n\nWords.\n\n# Second\n', SITE).markdown,
      '# The title\n\nSource: https://a.example/docs/page/\n\nWords.\n\n# Second\n',
    );
  });

  it('makes addresses full ones, and leaves those of others and of the page itself', () => {
    assert.equal(
      twinOf(
        '[a](x.md "T") [b](/x/#y) [c](#d) [e](https://b.example) <https://c.example> ![f](/f.png) [g](/a%20(b).png)',
        { path: 'page.md' },
      ),
      '[a](https://a.example/docs/x/ "T") [b](https://a.example/docs/x/#y) [c](#d) [e](https://b.example) <https://c.example> ![f](https://a.example/docs/f.png) [g](<https://a.example/docs/a%20(b).png>)',
    );
    assert.equal(twinOf('[a][b]\n\n[b]: x.md "T"'), '[a][b]\n\n[b]: https://a.example/docs/x/ "T"');
    assert.equal(twinOf('[a *b*](x.md)'), '[a *b*](https://a.example/docs/x/)');
    assert.equal(twinOf("[a](x.md 'C:\\\\')"), '[a](https://a.example/docs/x/ "C:\\\\")');
  });

  it('keeps the blocks of a note in it', () => {
    const cards = '<CardGrid>\n      <Card title="A">One</Card>\n      <Card title="B">Two</Card>\n    </CardGrid>';
    assert.equal(twinOf(`A[^1]\n\n[^1]: ${cards}`), 'A[^1]\n\n[^1]: - **A**: One\n    - **B**: Two');
  });

  it('gives the labels of partials names of their own, and leaves those of the page', () => {
    const files = { '_note.mdx': 'A[^1] ![b][i]\n\n[^1]: Inner.\n\n[i]: /x.png\n' };
    const outer = ' two[^1] ![c][i]\n\n[^1]: Outer.\n\n[i]: https://b.example/i.png';
    const inner = '[^1-part-1]: Inner.\n\n[i-part-1]: https://a.example/docs/x.png';
    assert.equal(
      twinOf(`<Include src="/_note.mdx" />\n\n${outer.trim()}`, { files }),
      `A[^1-part-1] ![b][i-part-1]\n\n${inner}\n\n${outer.trim()}`,
    );
    assert.equal(
      twinOf(`One[^1] <Include src="/_note.mdx" />${outer}`, { files }),
      `One[^1] A[^1-part-1] ![b][i-part-1]${outer}\n\n${inner}`,
    );
  });

  it('counts offsets as JavaScript does', () => {
    assert.equal(twinOf('Ünï 😀 [a](x.md) 😀 {LIMIT} 😀'), 'Ünï 😀 [a](https://a.example/docs/x/) 😀 512KB 😀');
  });

  it('leaves out scripts and styles, as the page does', () => {
    const html = '<script setup>\nimport x from "y"\n\nconst a = 1\n</script>\n\n<style>\n.a { top: 0 }\n</style>';
    assert.equal(twinOf(`One\n\n${html}\n\nTwo`, { path: 'page.md' }), 'One\n\nTwo');
  });

  it('takes only addresses for addresses', () => {
    const html = '<img :src="x" data-src="/a/" alt="x">';
    assert.equal(twinOf(`One\n\n${html}`, { path: 'page.md' }), `One\n\n${html}`);
  });

  it('leaves comments out', () => {
    assert.equal(twinOf('One\n\n{/* secret */}\n\nTwo {/* secret */}'), 'One\n\nTwo');
    assert.equal(
      twinOf('One\n\n<!-- secret -->\n\nTwo <!-- secret --> three', { path: 'page.md' }),
      'One\n\nTwo  three',
    );
  });

  it('completes addresses in raw HTML', () => {
    assert.equal(twinOf('<a href="x.md">X</a>', { path: 'page.md' }), '<a href="https://a.example/docs/x/">X</a>');
    assert.equal(
      twinOf('<picture><source srcset="./d.png 1x, /e.png 2x"></picture>', { path: 'page.md' }),
      '<picture><source srcset="https://a.example/docs/d.png 1x, https://a.example/docs/e.png 2x"></picture>',
    );
    assert.equal(
      twinOf('<A HREF = \'x.md\'>X</A> <video poster="/p.png"></video>', { path: 'page.md' }),
      '<A HREF = \'https://a.example/docs/x/\'>X</A> <video poster="https://a.example/docs/p.png"></video>',
    );
    assert.equal(
      twinOf('<a href=x.md id=y>X</a>', { path: 'page.md' }),
      '<a href="https://a.example/docs/x/" id=y>X</a>',
    );
  });

  it('leaves the line feeds behind comments in lists and quotes', () => {
    assert.equal(twinOf('- <!-- c -->\n- b\n\n> <!-- c -->\n> d', { path: 'page.md' }), '- \n- b\n\n> \n> d');
  });

  it('keeps to the quotes and items around', () => {
    assert.equal(
      twinOf('1. One\n\n   :::tip\n   Two\n   :::\n\n2. Three'),
      '1. One\n\n   > [!TIP]\n   > Two\n\n2. Three',
    );
    assert.equal(twinOf('> <Include src="/_part.mdx" />'), '> A part of 512KB.\n>\n> - [x](https://a.example/docs/x/)');
  });

  it('keeps to the cells of tables, whatever comes into them', () => {
    assert.equal(
      twinOf(
        '| {BOTH} x | <Badge text={BOTH} /> | a \\| b |\n| - | - | - |\n| <Include src="/_part.mdx" /> | <code>{BOTH}</code> | |',
        {
          constants: { BOTH: 'GET | POST', LIMIT: '512KB' },
        },
      ),
      '| GET \\| POST x | (GET \\| POST) | a \\| b |\n| - | - | - |\n| A part of 512KB. - [x](https://a.example/docs/x/) | `GET \\| POST` | |',
    );
  });

  it('is the same by both parsers', () => {
    const text =
      'A [link](x.md) and {LIMIT}.\n\n:::tip[T]\nWords.\n:::\n\n<Steps>\n\n1. One <Badge text="new" />\n\n</Steps>\n';
    assert.equal(twinOf(text, { parser: 'remark' }), twinOf(text, { parser: 'satteri' }));
  });
});

// For each, all of the line before it was read.
it('the twin of a page looks for the beginning of a line no more often for thousands of elements in it', (test) => {
  const looksFor = (count: number) => {
    const looked = test.mock.method(String.prototype, 'lastIndexOf');
    compileText(`Text ${'<abbr title="a">b</abbr> '.repeat(count)}`);
    looked.mock.restore();
    return looked.mock.callCount();
  };
  assert.equal(looksFor(20), looksFor(2));
});
