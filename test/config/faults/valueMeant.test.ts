import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configIssues } from '../../../src/config/faults/configIssues.ts';
import { valueMeant } from '../../../src/config/faults/valueMeant.ts';
import { loadOptions } from '../loadText.ts';

const hintOf = async (option: string) => {
  const { diagnostics } = await loadOptions(option);
  return diagnostics[0]?.hint;
};

describe('valueMeant', () => {
  for (const [option, meant] of [
    ['title: 3', "title: '3'"],
    ['version: 2', "version: '2'"],
    ["toc: '3'", 'toc: 3'],
    ['toc: 7', 'toc: 6'],
    ['toc: 1', 'toc: 2'],
    ['toc: true', 'toc: 3'],
    ['toc: [2, 4]', 'toc: 4'],
    ['toc: { minHeadingLevel: 2, maxHeadingLevel: 4 }', 'toc: 4'],
    ["toc: 'deep'", 'toc: 6'],
    ['lineNumbers: 1', 'lineNumbers: true'],
    ["description: ['A']", "description: 'A'"],
    ["base: './'", "base: '/'"],
    ["base: '../docs/?a'", "base: '/docs/'"],
    ["siteUrl: new URL('https://a.example/')", "siteUrl: 'https://a.example/'"],
    ["nav: { left: { Guides: '/guides/' } }", "left: [{ text: 'Guides', link: '/guides/' }]"],
    ["nav: { left: [{ Guides: '/guides/' }] }", "{ text: 'Guides', link: '/guides/' }"],
    ["nav: { left: [['Guides', '/guides/']] }", "{ text: 'Guides', link: '/guides/' }"],
    ["logo: ['/a.svg', '/b.svg']", "logo: { light: '/a.svg', dark: '/b.svg' }"],
    [
      "repository: 'acme/docs'",
      "repository: { url: 'https://github.com/acme/docs', editUrl: 'https://github.com/acme/docs/edit/main/content/{path}' }",
    ],
    ...(['git+https://github.com/acme/docs.git', 'git@github.com:acme/docs.git', 'github:acme/docs'] as const).map(
      (url) =>
        [
          `repository: { url: '${url}', editUrl: 'https://a.example/{path}' }`,
          "url: 'https://github.com/acme/docs'",
        ] as const,
    ),
    [
      'securityPolicy: "img-src \'self\' data:; frame-src a.example"',
      `securityPolicy: { 'img-src': ["'self'", 'data:'], 'frame-src': ['a.example'] }`,
    ],
    ["securityPolicy: { 'img-src': 'a.example b.example' }", "'img-src': ['a.example', 'b.example']"],
    ["securityPolicy: { 'img-src': ['a.example b.example'] }", "'a.example', 'b.example'"],
    ["locales: { root: { label: 'A', dir: 'right' } }", "dir: 'rtl'"],
    ["texts: { search: 'Find {page}' }", "search: 'Find'"],
    ['params: { a: { required: true } }', "required: ['/']"],
    ["check: { budgets: { html: '1.5 MB' } }", 'html: 1500'],
    ['check: { budgets: { html: -4 } }', 'html: 4'],
    ["socialCards: 'yes'", 'socialCards: true'],
    ["integrity: 'no'", 'integrity: false'],
    ["lang: 'english'", "lang: 'en'"],
    ["lang: 'en_US'", "lang: 'en-US'"],
    ["base: 'https://a.example/docs/'", "base: '/docs/'"],
    ["base: '/my docs/'", "base: '/my-docs/'"],
    ["siteUrl: 'acme.example'", "siteUrl: 'https://acme.example'"],
    // `URL` takes the first word behind any number of slashes for a host.
    ["siteUrl: 'https:///docs'", "siteUrl: 'https://example.com/docs'"],
    ["siteUrl: '/docs/'", "siteUrl: 'https://example.com/docs/'"],
    ["siteUrl: 'https//acme.example'", "siteUrl: 'https://acme.example'"],
    ["pageLinks: [{ text: 'A', link: '//a.example/{path}' }]", "link: 'https://a.example/{path}'"],
    ["siteUrl: 'https://me:word@acme.example/docs/?a#b'", "siteUrl: 'https://acme.example/docs/'"],
    ["token: 'a b'", "token: 'a-b'"],
    ["plannedRoutes: '/a/'", "plannedRoutes: ['/a/']"],
    ["sidebars: [{ routes: '/', items: ['/'] }]", "routes: ['/']"],
    ["sidebars: [{ routes: ['/'], items: [{ text: 'A', collapsed: 'false', items: [] }] }]", 'collapsed: false'],
    [
      "nav: { left: [{ text: 'A', items: [{ text: 'B', link: '/', badge: { text: 'x', type: 'success' } }] }] }",
      "type: 'tip'",
    ],
    ["nav: { left: ['/a/'] }", "{ text: '…', link: '/a/' }"],
    ["nav: { left: { text: 'A', link: '/' } }", "left: [{ text: 'A', link: '/' }]"],
    ["footer: ['© 2026']", "{ text: '© 2026' }"],
    [
      "repository: 'https://a.example/b'",
      "repository: { url: 'https://a.example/b', editUrl: 'https://a.example/b/edit/main/content/{path}' }",
    ],
    ["securityPolicy: { 'img-src': ['self'] }", '"\'self\'"'],
    ["securityPolicy: { 'img-src': 'https://a.example' }", "'img-src': ['https://a.example']"],
    // As code has them: a backslash alone would take the sign behind it along.
    ["check: { externalIgnore: 'a\\\\b' }", "externalIgnore: ['a\\\\b']"],
    ["check: { budgets: { html: '400' } }", 'html: 400'],
    ["check: { budgets: { html: '400 kB' } }", 'html: 400'],
    ["logo: { light: '/a.svg' }", "logo: { light: '/a.svg', dark: '/a.svg' }"],
    ["check: { externalIgnore: 'https://a.example' }", "externalIgnore: ['https://a.example']"],
    ...(['{Url}', '{{ url }}'] as const).map(
      (name) =>
        [
          `pageLinks: [{ text: 'A', link: 'https://a.example/?q=${name}' }]`,
          "link: 'https://a.example/?q={url}'",
        ] as const,
    ),
    [
      "pageLinks: [{ text: 'A', link: 'https://a.example/?q=Read {title}' }]",
      "link: 'https://a.example/?q=Read%20{title}'",
    ],
    ["params: { a: { type: 'string' } }", "type: 'text'"],
    ["params: { a: { type: 'Integer' } }", "type: 'number'"],
    ["params: { a: { type: 'bool' } }", "type: 'boolean'"],
    ["head: [{ tag: 'meta', attributes: { name: 'a', content: 3 } }]", "content: '3'"],
  ] as const)
    it(`is \`${meant}\` for \`${option}\``, async () => assert.equal(await hintOf(option), `write \`${meant}\``));

  it('is nothing where nothing near would do, and an example is given', async () => {
    for (const [option, hint] of [
      ['constants: { A: { b: 1 } }', 'write each value as a constant of its own, and delete one without a value'],
      ["siteUrl: 'ftp://acme.example'", "write `siteUrl: 'https://example.com/docs'`"],
      ["parser: 'marked'", "write `parser: 'satteri'`"],
      ["plannedRoutes: ''", "write `plannedRoutes: ['/later/']`, or delete it"],
      ['description: null', "write `description: 'How to build with Acme'`, or delete it"],
      ['base: true', "write `base: '/docs/'`"],
      ["params: { a: { type: 'constructor' } }", "write `type: 'text'`, or one of the others"],
      [
        "defaults: [{ routes: ['/'], search: 'high' }]",
        "write one of `search: true`, `search: false` and `search: 'low'`",
      ],
      [
        "nav: { left: [{ text: 'A' }] }",
        'write an object in braces, whose options are `text`, `link`, `highlighted`, `icon`, `version`, `label`, `items`',
      ],
      ["check: { figures: ['A'] }", "write each with its name: `figures: { LIMIT: ['members'] }`"],
      ["integrity: 'sha384'", 'write `integrity: true` or `integrity: false`'],
      ['securityPolicy: true', 'delete it: sites have a policy unless it is `false`'],
      ["securityPolicy: 'strict'", "write `securityPolicy: { 'frame-src': ['https://example.com'] }`"],
      ["securityPolicy: { 'frame-src': true }", "write `'frame-src': ['https://example.com']`"],
      [
        "securityPolicy: ['a']",
        "write the directive of each: `securityPolicy: { 'frame-src': ['https://example.com'] }`",
      ],
      ["params: ['level']", "write each with its name: `params: { level: { type: 'text' } }`"],
    ] as const)
      assert.equal(await hintOf(option), hint, option);
  });

  it('is nothing for what no example is like', async () => {
    for (const option of [
      "pageLinks: [{ text: 'A', link: 'https://a.example/?q={author}' }]",
      "pageLinks: [{ text: 'A', link: '/report/?q={title}' }]",
      "pageLinks: [{ text: 'A', link: '{url}' }]",
      "pageLinks: [{ text: 'A', link: 'https:///{path}' }]",
      "repository: { url: 'https://', editUrl: 'https://a.example/{path}' }",
      "repository: { url: 'https://a.example', editUrl: 'https://{path}' }",
      "repository: { url: 'https://a.example', editUrl: 'https:///edit/{path}' }",
      "nav: { left: [{ text: ' ', link: '/' }] }",
      "check: { allow: [{ code: 'x', text: 'a', reason: 'b' }] }",
    ])
      assert.match((await hintOf(option)) ?? '', /^see the type of `defineConfig`/, option);
  });

  it('is the right name where one of several kinds of entries has another', async () => {
    const entry = "sidebars: [{ routes: ['/'], items: [{ text: 'A', itmes: ['/'] }] }]";
    assert.equal(await hintOf(entry), 'write `items` in place of `itmes`');
    const { diagnostics } = await loadOptions(entry);
    const column = `export const config = { ${entry}`.indexOf('itmes') + 1;
    assert.deepEqual([diagnostics.length, diagnostics[0]?.place?.column], [1, column]);
    assert.equal(await hintOf("logo: { lihgt: '/a.svg', dark: '/b.svg' }"), 'write `light` in place of `lihgt`');
    assert.equal(await hintOf("logo: { light: '/a.svg', dark: '/b.svg', alt: 'A' }"), 'delete `alt`');
    assert.equal(
      await hintOf("nav: { left: [{ title: 'A', url: '/' }] }"),
      'write `text` in place of `title`, and write `link` in place of `url`',
    );
    assert.equal(await hintOf("defaults: [{ routes: ['/'], unlisted: 'sidebr' }]"), 'did you mean `sidebar`?');
  });

  it('is not asked for what is missing', async () => {
    assert.equal(await hintOf("check: { allow: [{ code: 'typed-constant', text: 'a' }] }"), "add `reason: '…'`");
    assert.equal(await hintOf("sidebars: [{ routes: ['/'], items: [{ items: ['/'] }] }]"), "add `text: '…'`");
  });
});

it('asks of each wrong value alone, and not of all values again', () => {
  const readsFor = (count: number): number => {
    let reads = 0;
    const left = Array.from({ length: count }, (_, index) => ({
      get text() {
        reads += 1;
        return index;
      },
      link: '/',
    }));
    const config = { nav: { left } };
    const issues = configIssues(config);
    assert.equal(issues.length, count);
    reads = 0;
    for (const issue of issues) assert.match(valueMeant(issue, config) ?? '', /^'\d+'$/);
    return reads;
  };
  assert.ok(readsFor(100) <= 2 * readsFor(50));
});
