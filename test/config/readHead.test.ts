import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadConfig } from '../../src/config/loadConfig.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** Loads a site whose option `head` is a list of these entries, each in a line from the third on. */
const load = (...entries: readonly string[]) =>
  loadConfig(
    temporaryFolder({
      'site/config.mjs': `export const config = {\n  head: [\n${entries.map((one) => `${one},\n`).join('')}  ],\n};\n`,
    }),
    {},
    {},
  );

const headOf = async (...entries: readonly string[]) => {
  const { config, diagnostics } = await load(...entries);
  assert.deepEqual(diagnostics, []);
  return config.head;
};

describe('the option `head`', () => {
  it('is empty where there is none', async () => {
    const { config } = await loadConfig(temporaryFolder({ 'index.md': '' }), {}, {});
    assert.deepEqual(config.head, []);
  });

  it('takes what sites need', async () =>
    assert.deepEqual(
      await headOf(
        "{ tag: 'meta', attributes: { name: 'google-site-verification', content: 'abc' } }",
        "{ tag: 'meta', attributes: { property: 'og:image', content: 'https://a.example/card.png' } }",
        "{ tag: 'meta', attributes: { name: 'theme-color', content: '#123456' } }",
        "{ tag: 'link', attributes: { rel: 'me', href: 'https://social.example/@me' } }",
        "{ tag: 'link', attributes: { rel: 'icon', href: 'data:image/svg+xml,<svg/>' } }",
        "{ tag: 'link', attributes: { rel: 'preload', as: 'image', imagesrcset: '/a.png 1x, /b.png 2x' } }",
        "{ tag: 'script', attributes: { src: 'https://plausible.io/js/script.js', defer: true, async: false } }",
      ),
      [
        { tag: 'meta', attributes: { name: 'google-site-verification', content: 'abc' } },
        { tag: 'meta', attributes: { property: 'og:image', content: 'https://a.example/card.png' } },
        { tag: 'meta', attributes: { name: 'theme-color', content: '#123456' } },
        { tag: 'link', attributes: { rel: 'me', href: 'https://social.example/@me' } },
        { tag: 'link', attributes: { rel: 'icon', href: 'data:image/svg+xml,<svg/>' } },
        { tag: 'link', attributes: { rel: 'preload', as: 'image', imagesrcset: '/a.png 1x, /b.png 2x' } },
        { tag: 'script', attributes: { src: 'https://plausible.io/js/script.js', defer: true } },
      ],
    ));

  it('reads names of tags and attributes in any case', async () =>
    assert.deepEqual(await headOf("{ tag: 'LINK', attributes: { Rel: 'manifest', href: '/m', crossOrigin: true } }"), [
      { tag: 'link', attributes: { rel: 'manifest', href: '/m', crossorigin: true } },
    ]));

  it('keeps code as browsers read it, whose hash is taken', async () =>
    assert.deepEqual(await headOf("{ tag: 'script', content: 'a()\\r\\nb()\\rc(\"\\0\\ud800\")' }"), [
      { tag: 'script', attributes: {}, content: 'a()\nb()\nc("\ufffd\ufffd")' },
    ]));

  it('lets no text of JSON end its script', async () => {
    const written = '{"name":"</script><!--<script>"}';
    for (const type of ['application/ld+json', 'importmap']) {
      const [tag] = await headOf(`{ tag: 'script', attributes: { type: '${type}' }, content: '${written}' }`);
      assert.ok(tag?.content !== undefined && !tag.content.includes('<'));
      assert.deepEqual(JSON.parse(tag.content), JSON.parse(written));
    }
  });

  for (const [entry, column, message, hint] of [
    [
      "{ tag: 'title', content: 'x' }",
      8,
      'Option `head.0.tag` is "title", expected `meta`, `link`, `script` or `style`.',
      'write `title` in the configuration',
    ],
    [
      "{ tag: 'scrip', content: 'x' }",
      8,
      'Option `head.0.tag` is "scrip", expected `meta`, `link`, `script` or `style`.',
      'did you mean `script`?',
    ],
    [
      "{ tag: 'constructor' }",
      8,
      'Option `head.0.tag` is "constructor", expected `meta`, `link`, `script` or `style`.',
      'write one of these tags, or show it with a component of the site',
    ],
    [
      "{ tag: 'base', attributes: { href: '/' } }",
      8,
      'Option `head.0.tag` is "base", expected `meta`, `link`, `script` or `style`.',
      "write `base: '/docs/'` in the configuration",
    ],
    [
      "{ tag: 'meta', attributes: { charset: 'latin1' } }",
      39,
      'The encoding of pages is written by docsgen itself.',
      'take it out: pages are UTF-8',
    ],
    [
      "{ tag: 'meta', attributes: { name: 'Viewport', content: 'width=1' } }",
      36,
      '`viewport` is written by docsgen itself.',
      'take it out: pages fit any screen, and readers can zoom',
    ],
    [
      "{ tag: 'meta', attributes: { name: 'description', content: 'D' } }",
      36,
      '`description` is written by docsgen itself.',
      "write `description` in the configuration, or in a page's front matter",
    ],
    [
      "{ tag: 'meta', attributes: { property: 'og:url', content: 'D' } }",
      40,
      '`og:url` is written by docsgen itself.',
      "take it out: with `siteUrl` it is each page's canonical address",
    ],
    [
      "{ tag: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: '' } }",
      44,
      'The content security policy is written by docsgen itself.',
      "write `securityPolicy: { 'img-src': ['https://example.com'] }`",
    ],
    [
      "{ tag: 'link', attributes: { rel: 'canonical', href: '/' } }",
      35,
      '`canonical` is written by docsgen itself.',
      'write `siteUrl`: the canonical links of all pages are made from it',
    ],
    [
      "{ tag: 'link', attributes: { rel: 'alternate', type: 'text/markdown', href: '/' } }",
      35,
      "A page's address as Markdown is written by docsgen itself.",
      'take it out',
    ],
    [
      "{ tag: 'link', attributes: { rel: 'icon', href: '/i', onLoad: 'x()' } }",
      63,
      'Option `head.0.attributes.onLoad` is an event handler, which the content security policy blocks.',
      "{ tag: 'script', content: 'addEventListener(…)' }",
    ],
    [
      "{ tag: 'link', attributes: { rel: 'icon', href: '/i', style: 'x' } }",
      62,
      'Option `head.0.attributes.style` is a style, which the content security policy blocks.',
      "{ tag: 'style', content: '…' }",
    ],
    [
      `{ tag: 'link', attributes: { rel: 'icon', href: '/i', 'a onload=x': 'y' } }`,
      69,
      'Option `head.0.attributes` has an invalid name: "a onload=x".',
      'a name has letters, digits and `-`',
    ],
    ["{ tag: 'script' }", 8, 'A `script` takes the attribute `src`, or `content`.', "attributes: { src: '…' }"],
    [
      "{ tag: 'script', attributes: { src: '/a.js' }, content: 'a()' }",
      57,
      'A `script` with both `src` and `content` runs only the first.',
      'write two tags',
    ],
    [
      "{ tag: 'style', attributes: { href: '/a.css' } }",
      37,
      'A `style` takes `content`.',
      "{ tag: 'link', attributes: { rel: 'stylesheet', href: '…' } }",
    ],
    ["{ tag: 'meta', content: 'a' }", 25, 'A `meta` has no content.', "attributes: { name: '…', content: '…' }"],
    [
      "{ tag: 'meta', attributes: { name: 'a' } }",
      36,
      'A `meta` takes the attributes `name`, `property` or `http-equiv`, and `content`.',
      "attributes: { name: '…', content: '…' }",
    ],
    [
      "{ tag: 'meta', attributes: { property: 'og:image', content: '/card.png' } }",
      61,
      '`og:image` takes a full URL: other sites read it, apart from the page.',
      "content: 'https://example.com/card.png'",
    ],
    [
      "{ tag: 'meta', attributes: { name: 'twitter:image', content: 'card.png' } }",
      62,
      '`twitter:image` takes a full URL: other sites read it, apart from the page.',
      "content: 'https://example.com/card.png'",
    ],
    [
      "{ tag: 'link', attributes: { href: '/a' } }",
      36,
      'A `link` takes the attributes `rel` and `href`.',
      "attributes: { rel: '…', href: '…' }",
    ],
    [
      "{ tag: 'link', attributes: { rel: 'icon', href: '../i.png' } }",
      49,
      'The address "../i.png" would lead elsewhere from each page: expected one that begins with `/`, or a full URL.',
      'write `/i.png`',
    ],
    [
      "{ tag: 'link', attributes: { rel: 'me', href: 'https://' } }",
      47,
      'The address "https://" names no site.',
      'write the whole address',
    ],
    [
      "{ tag: 'meta', attributes: { property: 'og:image', content: 'https:///a.png' } }",
      61,
      'The address "https:///a.png" names no site.',
      'write the whole address',
    ],
    [
      "{ tag: 'script', content: 'a(\"</ScRiPt>\")' }",
      27,
      'The content of a `script` holds `</ScRiPt`, where browsers would end it or begin a comment.',
      'write `<\\\\/ScRiPt`, or put it into a file of `site/public/`',
    ],
    [
      "{ tag: 'script', content: 'a(\"<!--\")' }",
      27,
      'The content of a `script` holds `<!--`, where browsers would end it or begin a comment.',
      'write `\\\\x3c!--`, or put it into a file of `site/public/`',
    ],
    [
      "{ tag: 'style', content: 'a::after { content: \"</style>\" }' }",
      26,
      'The content of a `style` holds `</style`, where browsers would end it or begin a comment.',
      'write `<\\\\/style`, or put it into a file of `site/public/`',
    ],
    [
      "{ tag: 'script', attributes: { type: 'application/ld+json' }, content: '{ a: 1 }' }",
      72,
      'The content of a `script` of the type `application/ld+json` is not valid JSON.',
      'content: JSON.stringify({ … })',
    ],
  ] as const) {
    it(`refuses, at its place, ${entry}`, async () => {
      const { config, diagnostics } = await load(entry);
      assert.deepEqual(
        diagnostics.map(({ severity, code, place, ...rest }) => [
          severity,
          code,
          place?.line,
          place?.column,
          rest.message,
          rest.hint,
        ]),
        [['error', 'config-invalid', 3, column, message, hint]],
      );
      assert.deepEqual(config.head, []);
    });
  }

  for (const url of ['javascript:a()', ' java\\nscript:a()', 'VBScript:a']) {
    it(`refuses the address ${url}`, async () => {
      const { diagnostics } = await load(`{ tag: 'link', attributes: { rel: 'icon', href: '${url}' } }`);
      assert.deepEqual(
        diagnostics.map(({ code, place }) => [code, place?.line]),
        [['unsafe-url', 3]],
      );
    });
  }

  it('keeps what is right beside what is wrong', async () => {
    const { config, diagnostics } = await load("{ tag: 'title' }", "{ tag: 'script', content: 'a()' }", "{ tag: 'b' }");
    assert.deepEqual(config.head, [{ tag: 'script', attributes: {}, content: 'a()' }]);
    assert.deepEqual(
      diagnostics.map(({ place }) => place?.line),
      [3, 5],
    );
  });
});
