import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadConfig } from '../../../src/config/loadConfig.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { loadOptions, loadText } from '../loadText.ts';

describe('configFault', () => {
  it('names an unknown option and offers the nearest', async () => {
    const { diagnostics } = await loadText(`export const config = {\n  titel: 'A',\n}`);
    assert.deepEqual(diagnostics, [
      {
        severity: 'error',
        code: 'config-invalid',
        message: 'Unknown option `titel`.',
        place: { file: 'site/config.mjs', line: 2, column: 3, endColumn: 8 },
        hint: 'did you mean `title`?',
      },
    ]);
  });

  it('stands at the name within the option that it is about, not at the first of that name', async () => {
    const { diagnostics } = await loadText(
      `export const config = {\n  nav: { left: [{ text: 'A', link: '/', attrs: {} }] },\n  head: [{ tag: 'meta', attrs: {} }],\n  locales: { root: { label: 'A' }, de: { label: 'B', themeConfig: {} } },\n  // themeConfig: {},\n  themeConfig: {},\n  buildEnd() {},\n  check: { budgets: { image: 'x' }, toc: 9 },\n  toc: 9,\n}`,
    );
    assert.deepEqual(diagnostics.map(({ message, place }) => `${place?.line}:${place?.column} ${message}`).sort(), [
      '2:41 Unknown option `nav.left.0.attrs`.',
      '3:25 Unknown option `head.0.attrs`.',
      '4:54 Unknown option `locales.de.themeConfig`.',
      '6:3 Unknown option `themeConfig`.',
      '7:3 Unknown option `buildEnd`.',
      '8:30 Option `check.budgets.image` is "x", expected a number.',
      '8:37 Unknown option `check.toc`.',
      '9:3 Option `toc` is 9, expected `false`, or a level of headings from 2 to 6.',
    ]);
  });

  it('stands in the entry of a list that it is about, not in the first that has such a name', async () => {
    const { diagnostics } = await loadText(
      `export const config = {\n  defaults: [\n    { routes: ['/a/'], toc: 2, attrs: {} },\n    { routes: [], toc: 7,\n      themes: {} },\n  ],\n}`,
    );
    assert.deepEqual(diagnostics.map(({ message, place }) => `${place?.line}:${place?.column} ${message}`).sort(), [
      '3:32 Unknown option `defaults.0.attrs`.',
      '4:19 Option `defaults.1.toc` is 7, expected `false`, or a level from `2` to `6`.',
      '4:7 Option `defaults.1.routes` is [], expected a list with a route.',
      '5:7 Unknown option `defaults.1.themes`.',
    ]);
  });

  it('stands at the unknown option, not at one of that name in what it holds, though both say the same', async () => {
    const { diagnostics } = await loadText(
      `const link = { text: 'D', link: '/b/', tint: '/' };\nexport const config = { nav: { left: [\n  { text: 'N', items: [{ text: 'M', link: '/' }], link: '/' },\n  link,\n] } };`,
    );
    const places = diagnostics.map(({ message, place }) => `${place?.line}:${place?.column} ${message}`);
    assert.ok(places.includes('3:51 Unknown option `nav.left.0.link`.'), String(places));
    // Made elsewhere, it stands there.
    assert.ok(places.includes('1:40 Unknown option `nav.left.1.tint`.'), String(places));
  });

  it('stands at the text that it is about, not at the first that is the same', async () => {
    const { diagnostics } = await loadText(
      `const more = [{ text: 'D', link: 'x' }];\nexport const config = {\n  nav: { left: [{ text: 'N', link: 'x' }] },\n  pageLinks: [{ text: 'A', link: 'x' }, { text: 'B', link: 'x' }, ...more],\n  sidebars: [{ routes: ['a'], items: [] }, { routes: ['a'], items: [] }],\n}`,
    );
    const placesOf = (option: string) =>
      diagnostics
        .filter(({ message }) => message.includes(option))
        .map(({ place }) => `${place?.line}:${place?.column}`);
    // What stands elsewhere is the first of that name.
    assert.deepEqual(placesOf('pageLinks'), ['4:34', '4:60', '1:34']);
    assert.deepEqual(placesOf('sidebars'), ['5:25', '5:55']);
  });

  const wrong: readonly [option: string, message: RegExp][] = [
    ['title: 5', /^Option `title` is 5, expected a string\.$/],
    ['lang: "en_US"', /^Option `lang` is "en_US", expected a language tag such as `en` or `en-US`\.$/],
    ['texts: { serch: "Suche" }', /^Unknown option `texts\.serch`\.$/],
    [
      'texts: { searchFound: "{cuont} Seiten" }',
      /^Option `texts\.searchFound` is "\{cuont\} Seiten", expected a text with no other name in braces than `\{count\}`\.$/,
    ],
    [
      'texts: { search: "{name}" }',
      /^Option `texts\.search` is "\{name\}", expected a text without names in braces\.$/,
    ],
    ['base: 5', /^Option `base` is 5, expected a string\.$/],
    ['siteUrl: 5', /^Option `siteUrl` is 5/],
    ['siteUrl: "not a url"', /^Option `siteUrl` is "not a url", expected a web address without query, /],
    ['siteUrl: "https://x.example/?a=1"', /^Option `siteUrl` is "https:.*", expected a web address/],
    ['siteUrl: "https://x.example/#a"', /^Option `siteUrl` is "https:.*", expected a web address/],
    ['siteUrl: "https://a:b@x.example/"', /^Option `siteUrl` is "https:.*", expected a web address/],
    ['siteUrl: "ftp://x.example/"', /^Option `siteUrl` is "ftp:.*", expected a web address/],
    [
      'base: "https://a.example/docs/"',
      /^Option `base` is "https:\/\/a\.example\/docs\/", expected a path under the origin/,
    ],
    ['base: "/docs/../"', /^Option `base` is "\/docs\/\.\.\/", expected a path/],
    ['base: "/docs?x"', /^Option `base` is "\/docs\?x", expected a path/],
    ['token: "a/b"', /^Option `token` is "a\/b", expected letters, digits, `-` and `_`\.$/],
    ['constants: { A: [] }', /^Option `constants.A` is a list, expected a string/],
    ['constants: 5', /^Option `constants` is 5/],
    ['nav: 5', /^Option `nav` is 5/],
    ['nav: { left: [{ text: "A" }] }', /^Option `nav\.left\.0` is \{ text \}, expected \{ text, link \} or /],
    ['nav: { left: [{ items: [] }] }', /^Option `nav\.left\.0\.text` is missing\.$/],
    [
      'nav: { left: [{ text: "A", items: [{ text: "B", items: [] }] }] }',
      /^Option `nav\.left\.0\.items\.0\.items` is \[\], expected a list with a link in it\.$/,
    ],
    [
      'nav: { left: [{ text: "A", items: [{ text: "B", link: "/", badge: { text: "C", type: "red" } }] }] }',
      /^Option `nav\.left\.0\.items\.0\.badge\.type` is "red", expected `tip`, `warning`, `danger` or `info`\.$/,
    ],
    [
      'nav: { left: [{ text: "A", items: [{ text: "B", link: "/", badge: 5 }] }] }',
      /^Option `nav\.left\.0\.items\.0\.badge` is 5, expected a text or \{ text, type \}\.$/,
    ],
    ['nav: { left: [{ text: "A", items: "/" }] }', /^Option `nav\.left\.0\.items` is "\/", expected a list\.$/],
    ['nav: [{ text: "A", link: "/" }, 5]', /^Option `nav` is a list, expected \{ left, right \}\.$/],
    ['nav: { left: 5 }', /^Option `nav.left` is 5/],
    ['footer: {}', /^Option `footer` is an object, expected a list\.$/],
    ['sidebars: 5', /^Option `sidebars` is 5/],
    ['sidebars: [{ routes: ["/"], items: [5] }]', /^Option `sidebars\.0\.items\.0` is 5/],
    ['plannedRoutes: "x"', /^Option `plannedRoutes` is "x"/],
    ['parser: "marked"', /^Option `parser` is "marked", expected `satteri` or `remark`\.$/],
    ['gtmId: 5', /^Option `gtmId` is 5/],
    [
      'securityPolicy: true',
      /^Option `securityPolicy` is true, expected `false` or a list of sources for each directive/,
    ],
    [
      'securityPolicy: { "frame-src": "https://a.example" }',
      /^Option `securityPolicy\.frame-src` is "https:\/\/a\.example", expected a list\.$/,
    ],
    ['securityPolicy: true', /, expected `false` or a list of sources for each directive/],
    [
      'securityPolicy: { frameSrc: [] }',
      /^Option `securityPolicy\.frameSrc` is "frameSrc", expected a directive such as/,
    ],
    [
      'securityPolicy: { "frame-src": ["https://a.example; script-src *"] }',
      /^Option `securityPolicy\.frame-src\.0` is .*, expected one source such as/,
    ],
    ['check: { searches: { a: 5 } }', /^Option `check\.searches\.a` is 5, expected a route or a list of routes\.$/],
    ['securityPolicy: { "frame-src\\n": [] }', /^Option `securityPolicy/],
    ['integrity: "no"', /^Option `integrity` is "no"/],
    ['logo: {}', /^Option `logo` is \{ {2}\}, expected a path or \{ light, dark \}, or \{ src, replacesTitle \}\.$/],
    ['head: {}', /^Option `head` is an object, expected a list\.$/],
    ['head: ["<meta>"]', /^Option `head\.0` is "<meta>", expected an object\.$/],
    ['head: [["meta", { name: "a" }]]', /^Option `head\.0` is a list, expected \{ tag, attributes, content \}\.$/],
    // It was asked for again and again, without an end.
    ['footer: [["a", "/"]]', /^Option `footer\.0` is a list, expected \{ text, link \}\.$/],
    ['head: [{ attributes: {} }]', /^Option `head\.0\.tag` is missing\.$/],
    ['head: [{ tag: "meta", attrs: {} }]', /^Unknown option `head\.0\.attrs`\.$/],
    [
      'head: [{ tag: "script", attributes: { a: 5 } }]',
      /^Option `head\.0\.attributes\.a` is 5, expected a string, `true` or `false`\.$/,
    ],
    ['repository: { url: "https://a.example" }', /^Option `repository\.editUrl` is missing\.$/],
    ...['javascript:alert("{path}")', 'git@a.example:b/{path}', 'a.example/{path}', '//a.example/{path}'].map(
      (editUrl): [string, RegExp] => [
        `repository: { url: "https://a.example", editUrl: '${editUrl}' }`,
        /^Option `repository\.editUrl` is ".*", expected a full URL, such as `https:\/\/.*\{path\}`\.$/,
      ],
    ),
    ...['javascript:alert(1)', 'git+https://a.example/b', 'ssh://git@a.example/b', 'github:a/b', 'https:a.example'].map(
      (url): [string, RegExp] => [
        `repository: { url: "${url}", editUrl: "https://a.example/{path}" }`,
        /^Option `repository\.url` is ".*", expected a full URL, such as/,
      ],
    ),
    ['params: { a: "text" }', /^Option `params\.a` is a string, expected an object\.$|^Option `params\.a` is "text"/],
    [
      'params: { a: { type: "string" } }',
      /^Option `params\.a\.type` is "string", expected `text`, `number`, `boolean`, `date` or `any`\.$/,
    ],
    ['params: { a: { values: [] } }', /^Option `params\.a\.values` is \[\], expected a list with a value\.$/],
    ['params: { a: { value: ["x"] } }', /^Unknown option `params\.a\.value`\.$/],
    ['pageLinks: [{ text: "A" }]', /^Option `pageLinks\.0\.link` is missing\.$/],
    ...['/contact/', 'javascript:alert("{url}")', 'mailto:', 'a.example/{path}', 'https://{title}/'].map(
      (link): [string, RegExp] => [
        `pageLinks: [{ text: 'A', link: '${link}' }]`,
        /^Option `pageLinks\.0\.link` is ".*", expected a full URL, such as `https:\/\/.*\?title=\{title\}`\.$/,
      ],
    ),
    ...['{page}', '{ url }', '{{url}}', '{}'].map((name): [string, RegExp] => [
      `pageLinks: [{ text: 'A', link: 'https://a.example/?a=${name}' }]`,
      /^Option `pageLinks\.0\.link` is ".*", expected a URL with no other name in braces than `\{title\}`, `\{path\}`, `\{url\}`, `\{markdown\}`\.$/,
    ]),
    [
      'nav: { left: [{ text: " ", link: "/", icon: "/a.svg" }] }',
      /^Option `nav\.left\.0\.text` is " ", expected a text that readers can see or hear\.$/,
    ],
    ['logo: ""', /^Option `logo` is "", expected the path of an image\.$/],
    [
      'nav: { left: [{ text: "A", link: "/", icon: { light: "/a.svg", dark: "" } }] }',
      /^Option `nav\.left\.0\.icon\.dark` is "", expected the path of an image\.$/,
    ],
    ['footer: [{ link: "/x/" }]', /^Option `footer\.0\.text` is missing\.$/],
  ];
  for (const [option, message] of wrong) {
    it(`refuses \`${option}\`, and loads all the same`, async () => {
      const { diagnostics, config } = await loadText(`export const config = {\n  ${option},\n}`);
      assert.deepEqual(
        diagnostics.map(({ code }) => code),
        ['config-invalid'],
        JSON.stringify(diagnostics),
      );
      assert.match(diagnostics[0]?.message ?? '', message);
      assert.deepEqual([config.base, config.footer], ['/', []]);
    });
  }

  for (const [option, message, hint, column] of [
    [
      'plannedRoutes: ["/a/", "b/"]',
      'Option `plannedRoutes.1` is "b/", expected a route that begins with `/`.',
      'write `/b/`',
      26,
    ],
    [
      'plannedRoutes: ["/a/*", "/b*"]',
      'Option `plannedRoutes.1` is "/b*", expected a route, or `/*` behind one for all pages below it.',
      'see the type of `defineConfig` for what each option accepts',
      27,
    ],
    [
      'plannedRoutes: [true]',
      'Option `plannedRoutes.0` is true, expected a string.',
      "write a route, such as `'/later/'`",
      3,
    ],
    [
      "constants: 'A'",
      'Option `constants` is "A", expected an object.',
      "write each with its name: `constants: { PRODUCT: 'Acme' }`",
      14,
    ],
    [
      'plannedRoutes: ["/a/", "/b.md"]',
      'Option `plannedRoutes.1` is "/b.md", expected the route of a page, as in its address: without `#` and `?`, and not its file.',
      'see the type of `defineConfig` for what each option accepts',
      26,
    ],
    [
      'plannedRoutes: ["/b/#size"]',
      'Option `plannedRoutes.0` is "/b/#size", expected the route of a page, as in its address: without `#` and `?`, and not its file.',
      'see the type of `defineConfig` for what each option accepts',
      19,
    ],
    [
      'sidebars: [{ routes: ["guides/"], items: [] }]',
      'Option `sidebars.0.routes.0` is "guides/", expected a route that begins with `/`.',
      'write `/guides/`',
      25,
    ],
    [
      'repository: { url: "https://a.example", editUrl: "https://a.example/edit/" }',
      'Option `repository.editUrl` is "https://a.example/edit/", expected a URL that contains `{path}`.',
      'write `https://a.example/edit/{path}`',
      52,
    ],
    [
      'head: [["meta", { name: "a", content: "b" }]]',
      'Option `head.0` is a list, expected { tag, attributes, content }.',
      "write `{ tag: 'meta', attributes: { … } }`",
      3,
    ],
    [
      'head: [[5]]',
      'Option `head.0` is a list, expected { tag, attributes, content }.',
      "write `{ tag: 'meta', attributes: { … } }`",
      3,
    ],
    [
      'sidebars: [["/a/"]]',
      'Option `sidebars.0` is a list, expected { routes, items }.',
      "write `sidebars: [{ routes: ['/'], items: ['/first/', { text: 'Guides', items: ['/guides/first/'] }] }]`, with the routes whose pages have this sidebar",
      3,
    ],
    // Each was told of as a second fault: that there is no `link`.
    [
      'pageLinks: [{ text: "A", url: "https://a.example" }]',
      'Unknown option `pageLinks.0.url`.',
      'did you mean `link`?',
      28,
    ],
    [
      'nav: { left: [{ text: "A", items: [{ text: "B", items: [{ text: "C", items: [] }] }] }] }',
      'Unknown option `nav.left.0.items.0.items.0.items`.',
      'write its links into the group around it: groups of a menu hold no further groups',
      72,
    ],
    [
      'head: [{ tag: "meta", attrs: { name: "a", content: "b" } }]',
      'Unknown option `head.0.attrs`.',
      'did you mean `attributes`?',
      25,
    ],
    ['check: { budgets: { htm: 5 } }', 'Unknown option `check.budgets.htm`.', 'did you mean `html`?', 23],
    ['check: { budget: {} }', 'Unknown option `check.budget`.', 'did you mean `budgets`?', 12],
    ['check: { base: "/" }', 'Unknown option `check.base`.', undefined, 12],
    [
      'check: { allow: [{ code: "broken-link", text: "x", reason: "y", reasn: "z" }] }',
      'Unknown option `check.allow.0.reasn`.',
      'did you mean `reason`?',
      67,
    ],
    // Not also that `text` is missing.
    ['nav: { left: [{ txt: "A", items: [] }] }', 'Unknown option `nav.left.0.txt`.', 'did you mean `text`?', 19],
    [
      'nav: { left: [{ text: "A", link: "/", badge: "B" }] }',
      'Unknown option `nav.left.0.badge`.',
      'the options here are `text`, `link`, `highlighted`, `icon`, `version`',
      41,
    ],
    [
      'nav: { left: [{ text: "A", items: [], highlighted: true }] }',
      'Unknown option `nav.left.0.highlighted`.',
      'the options here are `text`, `label`, `items`',
      41,
    ],
    [
      'nav: { left: [{ text: "A", items: [{ text: "B", link: "/", bagde: "C" }] }] }',
      'Unknown option `nav.left.0.items.0.bagde`.',
      'did you mean `badge`?',
      62,
    ],
    [
      'sidebars: [{ routes: ["/"], items: [{ text: "A", items: [], expanded: true }] }]',
      'Unknown option `sidebars.0.items.0.expanded`.',
      'the options here are `text`, `link`, `items`, `badge`, `collapsed`',
      63,
    ],
    [
      'sidebars: [{ routes: ["/"], items: [{ text: "A", items: [{ folder: "a" }] }] }]',
      'Option `sidebars.0.items.0.items.0.folder` is "a", expected a route that begins with `/`.',
      'write `/a`',
      70,
    ],
    [
      'nav: [{ text: "0" }]',
      'Option `nav` is a list, expected { left, right }.',
      'write `nav: { left: […], right: […] }`, with the entries in one of them',
      3,
    ],
    [
      'securityPolicy: { "frame-srcs": ["https://a.example"] }',
      'Option `securityPolicy.frame-srcs` is "frame-srcs", expected a directive such as `frame-src`.',
      'did you mean `frame-src`?',
      21,
    ],
    ['search: false', 'Unknown option `search`.', 'write `--no-search` on the command line', 3],
    ['outDir: "x"', 'Unknown option `outDir`.', 'write `--out-dir` on the command line', 3],
    ['nav: { lefft: [] }', 'Unknown option `nav.lefft`.', 'did you mean `left`?', 10],
    ['footer: [{ text: "A", link: "/", lnk: "/" }]', 'Unknown option `footer.0.lnk`.', 'did you mean `link`?', 36],
    [
      'footer: [{ text: "A" }, , { text: "B" }]',
      'Option `footer.1` is undefined, expected an object.',
      'delete a comma too many, or write an entry that is there at times as `...(isThere ? [entry] : [])`',
      3,
    ],
    [
      'nav: { left: [false && { text: "A", link: "/" }] }',
      'Option `nav.left.0` is false, expected { text, link } or { text, items }, where items are { text, link }.',
      'delete a comma too many, or write an entry that is there at times as `...(isThere ? [entry] : [])`',
      10,
    ],
  ] as const) {
    it(`says what to write instead, in its place: \`${option}\``, async () => {
      const { diagnostics } = await loadText(`export const config = {\n  ${option},\n}`);
      const [found, ...others] = diagnostics;
      assert.deepEqual(others, []);
      assert.equal(found?.message, message);
      assert.equal(
        found?.hint,
        hint ??
          'the options here are `budgets`, `allow`, `figures`, `figuresInCode`, `translations`, `externalIgnore`, `searches`',
      );
      assert.deepEqual([found?.place?.line, found?.place?.column], [2, column]);
    });
  }

  it('says where the attributes and the content of a tag stand', async () => {
    const { diagnostics } = await loadText(
      "export const config = { head: [{ tag: 'script', src: '/a.js', 'data-a': 'b' }, { tag: 'style', attrs: {}, children: 'b{}' }] }",
    );
    assert.deepEqual(
      diagnostics.map(({ hint }) => hint),
      [
        'write it among the attributes: `attributes: { src: … }`',
        'did you mean `attributes`?',
        "write it among the attributes: `attributes: { 'data-a': … }`",
        'write `content`',
      ],
    );
  });

  it('names all unknown options at once, at every depth', async () => {
    const text = `export const config = { plugins: [], heads: [], check: { a: 1, b: 2 }, footer: [{ text: 'A', link: '/', c: 1, d: 1 }], title: 5 }`;
    assert.deepEqual((await loadText(text)).diagnostics.map(({ message }) => message).sort(), [
      'Option `title` is 5, expected a string.',
      ...['check.a', 'check.b', 'footer.0.c', 'footer.0.d', 'heads', 'plugins'].map(
        (path) => `Unknown option \`${path}\`.`,
      ),
    ]);
  });

  it('does not list all codes where one is mistyped', async () => {
    const { diagnostics } = await loadText(
      `export const config = { check: { allow: [{ code: 'typed-constants', text: 'x', reason: 'y' }] } }`,
    );
    assert.deepEqual(
      diagnostics.map(({ message, hint }) => [message, hint]),
      [
        [
          'Option `check.allow.0.code` is "typed-constants", expected a code as messages show it in brackets.',
          'did you mean `typed-constant`?',
        ],
      ],
    );
  });

  it('finds an entry that lacks something, and a value that stands elsewhere too', async () => {
    const places = async (text: string) =>
      (await loadText(text)).diagnostics.map(({ place }) => `${place?.line}:${place?.column}`);
    assert.deepEqual(
      await places(
        `export const config = {\n  nav: { left: [{ text: 'B', link: '/' }] },\n  footer: [{ link: 'A' }],\n}`,
      ),
      ['3:20'],
    );
    assert.deepEqual(await places(`export const config = {\n  title: 'x',\n  gtmId: 'x',\n}`), ['3:10']);
  });

  it('places a fault in the file that the configuration takes the option from', async () => {
    const root = temporaryFolder({
      'site/config.mjs': `import { plannedRoutes } from './planned.mjs';\nexport const config = { plannedRoutes };\n`,
      'site/planned.mjs': `export const plannedRoutes = [\n  'later/',\n];\n`,
    });
    const { diagnostics } = await loadConfig(root, {}, {});
    assert.deepEqual(
      diagnostics.map(({ place }) => place),
      [{ file: 'site/planned.mjs', line: 2, column: 3, endColumn: 11 }],
    );
  });

  it('shows which entry of many is wrong', async () => {
    const { diagnostics } = await loadText(
      `export const config = { nav: { left: [\n  { text: 'A', link: '/' },\n  { txt: 'Menu', link: '/' },\n] } };\n`,
    );
    assert.deepEqual(
      diagnostics.map(({ place }) => place),
      [{ file: 'site/config.mjs', line: 3, column: 5, endColumn: 8 }],
    );
  });
});

// Each led to a type in the code of docsgen, and a list of searches was taken for one by the name `0`.
it('says which options an object has in place of which something else stands, and that names are missing', async () => {
  const hintOf = async (option: string) => (await loadOptions(option)).diagnostics.map(({ hint }) => hint);
  assert.deepEqual(await hintOf("check: { allow: ['missing-alt'] }"), [
    'write an object in braces, whose options are `code`, `text`, `reason`',
  ]);
  assert.match(String(await hintOf('check: true')), /^write an object in braces, whose options are `budgets`, `allow`/);
  assert.deepEqual(await hintOf("check: { searches: ['a'] }"), [
    "write the page that each has to find: `searches: { 'first steps': '/guides/' }`",
  ]);
  assert.deepEqual(await hintOf("constants: ['A']"), ["write each with its name: `constants: { PRODUCT: 'Acme' }`"]);
});
