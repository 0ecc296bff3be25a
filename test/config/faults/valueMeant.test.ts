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
      "repository: { url: 'https://a.example/b', editUrl: 'https://a.example/b/edit/main/{path}' }",
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

  it('is nothing where nothing near would do', async () => {
    assert.equal(
      await hintOf('constants: { A: { b: 1 } }'),
      'write each value as a constant of its own, and delete one without a value',
    );
    for (const option of [
      "siteUrl: 'ftp://acme.example'",
      "parser: 'marked'",
      "params: { a: { type: 'constructor' } }",
      "pageLinks: [{ text: 'A', link: 'https://a.example/?q={author}' }]",
      "pageLinks: [{ text: 'A', link: '/report/?q={title}' }]",
      "pageLinks: [{ text: 'A', link: '{url}' }]",
      "pageLinks: [{ text: 'A', link: 'https:///{path}' }]",
      "repository: { url: 'https://', editUrl: 'https://a.example/{path}' }",
      "repository: { url: 'https://a.example', editUrl: 'https://{path}' }",
      "repository: { url: 'https://a.example', editUrl: 'https:///edit/{path}' }",
      "nav: { left: [{ text: ' ', link: '/' }] }",
      "plannedRoutes: ''",
    ])
      assert.match((await hintOf(option)) ?? '', /^see the type of `defineConfig`/, option);
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
