import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readMdbook } from '../../../src/config/mdbook/readMdbook.ts';

function read(toml: string) {
  const { startsWithFirst, ...site } = readMdbook(toml, 'book.toml');
  assert.equal(startsWithFirst, true);
  return site;
}

describe('readMdbook', () => {
  it('reads what the book is called, and of nothing else', () => {
    const toml =
      '[output.html]\ntitle = "No"\n\n[book]\nauthors = ["Ada"]\ntitle = "The \\"A\\" book" # here\n  description = \'C:\\\'\nlanguage = "ar"\ntext-direction = "rtl"\n\n[build]\ndescription = "No"\n';
    const book = { title: 'The "A" book', description: 'C:\\', lang: 'ar', dir: 'rtl' };
    assert.deepEqual(read(toml), book);
    assert.deepEqual(read(toml.replaceAll('\n', '\r\n')), book);
  });

  it('reads texts over several lines, and those with signs that only TOML escapes so', () => {
    assert.deepEqual(read('[book]\ntitle = """\nA"""\n'), { title: 'A' });
    assert.deepEqual(read('[book]\ntitle = "\\U0001F600"\n'), { title: '😀' });
  });

  it('reads nothing where there is no text, and of what is no TOML', () => {
    for (const toml of [
      '',
      '[book]\n',
      '[book]\ntitle = "A"\nsrc =\n',
      'title = "A"\n',
      '[book]\ntext-direction = "auto"\n',
      '[output.html]\ngit-repository-url = "acme"\n',
    ])
      assert.deepEqual(read(toml), {}, toml);
  });

  it('tells of styles, scripts and formulas', () => {
    const toml =
      '[output.html]\nadditional-css = ["a.css", "b.css"]\nadditional-js = [\n  "a.js",\n]\nmathjax-support = true\n';
    assert.deepEqual(
      read(toml).unread?.map(({ option, place, hint }) => [option, place.line, hint?.slice(0, 16)]),
      [
        ['additional-css', 2, 'write the styles'],
        ['additional-js', 4, 'write each that '],
        ['mathjax-support', 6, 'export a compone'],
      ],
    );
    assert.deepEqual(read('[output.html]\nadditional-css = []\nmathjax-support = false\n'), {});
  });

  it('tells of a look that pages do not have here by themselves', () => {
    const looks = (toml: string) =>
      read(`[output.html]\n${toml}`).unread?.map(({ option, place, hint }) => [option, place.line, hint]);
    const dark = 'write `:root:not([data-theme]) { color-scheme: dark; }` in `site/site.css`';
    const light = dark.replace('dark', 'light');
    assert.deepEqual(looks('default-theme = "navy"\n'), [['default-theme', 2, dark]]);
    assert.deepEqual(looks('default-theme = "Coal"\npreferred-dark-theme = "ayu"\n'), [['default-theme', 2, dark]]);
    assert.deepEqual(looks('preferred-dark-theme = "light"\n'), [['preferred-dark-theme', 2, light]]);
    // As readers of this site have it: light or dark, as their system is.
    for (const toml of ['default-theme = "light"', 'default-theme = "rust"\npreferred-dark-theme = "coal"', ''])
      assert.equal(looks(`${toml}\n`), undefined, toml);
  });

  it('reads where the book is published, as a path or a whole address', () => {
    assert.deepEqual(read('[output.html]\nsite-url = "/guide/"\n'), { base: '/guide/' });
    assert.deepEqual(read('[output]\nhtml.site-url = "https://acme.example/guide/"\n'), {
      siteUrl: 'https://acme.example/guide/',
      base: '/guide/',
    });
  });

  it('reads the repository, and without an address for edits a link to it', () => {
    const url = 'git-repository-url = "https://github.com/acme/book"\n';
    assert.deepEqual(read(`[output.html]\n${url}`), {
      header: {
        right: [
          {
            text: 'GitHub',
            target: 'https://github.com/acme/book',
            place: { file: 'book.toml', line: 2, column: 22, endColumn: 52 },
          },
        ],
      },
    });
    const edit = 'edit-url-template = "https://github.com/acme/book/edit/main/guide/{path}"\n';
    assert.deepEqual(read(`[book]\nsrc = "./text/"\n[output.html]\n${url}${edit}`), {
      repository: {
        url: 'https://github.com/acme/book',
        editUrl: 'https://github.com/acme/book/edit/main/guide/text/{path}',
        folder: './text/',
      },
    });
  });

  it('reads old addresses, which lead on from where they are', () => {
    const { redirects = [] } = read(
      '[output.html]\nsite-url = "/guide/"\n\n[output.html.redirect]\n"/a/old.html" = "new.html" # moved\n"./b.html" = "../out.html"\nc = \'/guide/a/c.html#d\'\n"/e.html#f" = "https://acme.example/"\n',
    );
    assert.deepEqual(
      redirects.map(({ from, to }) => [from, to]),
      [
        ['/a/old.html', 'a/new.html'],
        ['/b.html', '../out.html'],
        ['/c', 'a/c.html#d'],
        ['/e.html#f', 'https://acme.example/'],
      ],
    );
    assert.deepEqual(redirects[0]?.place, { file: 'book.toml', line: 5, column: 1, endColumn: 14 });
    assert.equal(redirects[0]?.option, 'output.html.redirect');
  });
});
