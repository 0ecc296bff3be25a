import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { loadConfig } from '../../src/config/loadConfig.ts';
import type { ConfigFlags } from '../../src/config/siteConfig.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** Loads a project whose configuration is the given source text. */
const load = (config: string, flags: ConfigFlags = {}, environment: Record<string, string> = {}) =>
  loadConfig(temporaryFolder({ 'site/config.mjs': config }), flags, environment);

const faultsOf = async (config: string) =>
  (await load(config)).diagnostics.map(({ code, message }) => `${code}: ${message}`);

describe('loadConfig', () => {
  it('needs no configuration at all', async () => {
    const root = temporaryFolder({ 'index.md': '' });
    const { config, diagnostics } = await loadConfig(root, {}, {});
    assert.deepEqual(diagnostics, []);
    assert.equal(config.base, '/');
    assert.equal(config.contentDir, root);
    assert.equal(config.outDir, join(root, 'dist'));
    assert.equal(config.searchPlaceholder, 'Search...');
    assert.equal(config.gtmId, undefined);
    assert.equal(config.parser, 'satteri');
  });

  it('says in the empty search box what search is called in the site’s language', async () => {
    const placeholder = async (options: string) =>
      (await load(`export const config = { ${options} };`)).config.searchPlaceholder;
    assert.equal(await placeholder("texts: { search: 'Suche' }"), 'Suche...');
    assert.equal(await placeholder("texts: { search: 'Suche' }, searchPlaceholder: 'Finden'"), 'Finden');
  });

  it('tells of components that are not read, where the others can be loaded', async () => {
    const codesWith = async (components: string) => {
      const root = temporaryFolder({ 'site/components.ts': components, 'site/components.tsx': '' });
      return (await loadConfig(root, {}, {})).diagnostics.map(({ code }) => code);
    };
    assert.deepEqual(await codesWith(''), ['unread-file']);
    assert.deepEqual(await codesWith("export * from './components.tsx';"), []);
    assert.deepEqual(await codesWith('export {'), ['config-syntax']);
  });

  it('takes `content/` for the content where there is one', async () => {
    const root = temporaryFolder({ 'content/index.md': '' });
    assert.equal((await loadConfig(root, {}, {})).config.contentDir, join(root, 'content'));
  });

  it('reads a configuration in TypeScript that imports `docsgen`', async () => {
    const root = temporaryFolder({
      'site/config.ts': `import { defineConfig } from 'docsgen';\nexport const config = defineConfig({ title: 'T' as string, base: 'docs' });\n`,
    });
    const { config, diagnostics } = await loadConfig(root, {}, {});
    assert.deepEqual(diagnostics, []);
    assert.equal(config.title, 'T');
    assert.equal(config.base, '/docs/');
    assert.ok(Object.isFrozen(config));
  });

  for (const [written, base] of [
    ['docs', '/docs/'],
    ['/docs', '/docs/'],
    ['/docs/', '/docs/'],
    ['//a//b', '/a/b/'],
    ['/', '/'],
    ['', '/'],
  ] as const) {
    it(`takes the base \`${written}\` for \`${base}\``, async () => {
      assert.equal((await load('export const config = {}', { base: written })).config.base, base);
    });
  }

  it('lets flags win over the environment, and the environment over the file', async () => {
    const text = `export const config = { base: '/file/', token: 'file', gtmId: 'GTM-FILE' }`;
    const { config } = await load(
      text,
      { base: '/flag/', outDir: 'out' },
      { DOCSGEN_TOKEN: 'env', DOCSGEN_GTM_ID: 'GTM-ENV' },
    );
    assert.equal(config.base, '/flag/');
    assert.equal(config.token, 'env');
    assert.equal(config.gtmId, 'GTM-ENV');
    assert.equal(config.outDir, join(config.root, 'out'));
  });

  it('takes empty variables of the environment for none', async () => {
    const { config } = await load(
      `export const config = { token: 'file' }`,
      {},
      { DOCSGEN_TOKEN: '', DOCSGEN_GTM_ID: '' },
    );
    assert.equal(config.token, 'file');
    assert.equal(config.gtmId, undefined);
  });

  it('names the variable whose value cannot be used, and tells nobody the token', async () => {
    for (const DOCSGEN_TOKEN of ['a/b', 'secret\n', '<b>', '..']) {
      const { diagnostics } = await load('export const config = {}', {}, { DOCSGEN_TOKEN });
      assert.deepEqual(diagnostics, [
        {
          severity: 'error',
          code: 'config-invalid',
          message: 'The environment variable `DOCSGEN_TOKEN` holds something else than letters, digits, `-` and `_`.',
          hint: 'write it without spaces and line breaks: DOCSGEN_TOKEN=a1b2c3',
        },
      ]);
    }
    const { diagnostics } = await load('export const config = {}', {}, { DOCSGEN_GTM_ID: 'UA-1' });
    assert.deepEqual(
      diagnostics.map(({ message, hint }) => [message, hint]),
      [
        [
          'GTM-ID `UA-1` is not valid',
          'expected `GTM-` followed by upper-case letters or digits, such as `GTM-AB12CD3`, in the environment variable `DOCSGEN_GTM_ID`',
        ],
      ],
    );
  });

  for (const id of ['GTM-AB12CD3', 'GTM-X']) {
    it(`H-03: takes the container id \`${id}\``, async () =>
      assert.deepEqual(await faultsOf(`export const config = { gtmId: '${id}' }`), []));
  }

  for (const id of ["GTM-X');alert(1)//", 'gtm-abc', 'GTM-abc', 'GTM-', 'GTM-A B', 'XGTM-A', 'GTM-A\n', 'UA-1234']) {
    it(`H-03: refuses the container id ${JSON.stringify(id)} in the words of the specification`, async () => {
      const { diagnostics } = await load(`export const config = {\n  gtmId: ${JSON.stringify(id)},\n}`);
      assert.equal(diagnostics.length, 1);
      assert.equal(diagnostics[0]?.code, 'bad-gtm-id');
      assert.equal(diagnostics[0]?.message, `GTM-ID \`${id}\` is not valid`);
      assert.equal(diagnostics[0]?.place?.file, 'site/config.mjs');
    });
  }

  it('names an unknown option and offers the nearest', async () => {
    const { diagnostics } = await load(`export const config = {\n  titel: 'A',\n}`);
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
    ['logo: {}', /^Option `logo` is \{ {2}\}, expected a path or \{ light, dark \}\.$/],
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
    ['footer: [{ link: "/x/" }]', /^Option `footer\.0\.text` is missing\.$/],
  ];
  for (const [option, message] of wrong) {
    it(`refuses \`${option}\`, and loads all the same`, async () => {
      const { diagnostics, config } = await load(`export const config = {\n  ${option},\n}`);
      assert.deepEqual(
        diagnostics.map(({ code }) => code),
        ['config-invalid'],
        JSON.stringify(diagnostics),
      );
      assert.match(diagnostics[0]?.message ?? '', message);
      assert.deepEqual([config.base, config.nav.left, config.footer], ['/', [], []]);
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
      'the options here are `text`, `link`, `highlighted`',
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
      'sidebars: [{ routes: ["/"], items: [{ text: "A", items: [], collapsed: true }] }]',
      'Unknown option `sidebars.0.items.0.collapsed`.',
      'the options here are `text`, `link`, `items`',
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
      'see the type of `defineConfig` for what each option accepts',
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
  ] as const) {
    it(`says what to write instead, in its place: \`${option}\``, async () => {
      const { diagnostics } = await load(`export const config = {\n  ${option},\n}`);
      const [found, ...others] = diagnostics;
      assert.deepEqual(others, []);
      assert.equal(found?.message, message);
      assert.equal(
        found?.hint,
        hint ?? 'the options here are `budgets`, `allow`, `figures`, `figuresInCode`, `externalIgnore`, `searches`',
      );
      assert.deepEqual([found?.place?.line, found?.place?.column], [2, column]);
    });
  }

  it('names all unknown options at once, at every depth', async () => {
    const text = `export const config = { plugins: [], heads: [], check: { a: 1, b: 2 }, footer: [{ text: 'A', link: '/', c: 1, d: 1 }], title: 5 }`;
    assert.deepEqual((await load(text)).diagnostics.map(({ message }) => message).sort(), [
      'Option `title` is 5, expected a string.',
      ...['check.a', 'check.b', 'footer.0.c', 'footer.0.d', 'heads', 'plugins'].map(
        (path) => `Unknown option \`${path}\`.`,
      ),
    ]);
  });

  it('does not list all codes where one is mistyped', async () => {
    const { diagnostics } = await load(
      `export const config = { check: { allow: [{ code: 'typed-constants', text: 'x', reason: 'y' }] } }`,
    );
    assert.deepEqual(
      diagnostics.map(({ message, hint }) => [message, hint]),
      [
        [
          'Option `check.allow.0.code` is "typed-constants", expected a code listed in DIAGNOSTICS.md.',
          'did you mean `typed-constant`?',
        ],
      ],
    );
  });

  it('warns of a `siteUrl` whose path is not the base', async () => {
    const faults = async (options: string, flags?: ConfigFlags) =>
      (await load(`export const config = {\n  ${options},\n}`, flags)).diagnostics;
    const url = "siteUrl: 'https://a.example'";
    assert.deepEqual(
      (await faults(`${url}, base: '/docs/'`)).map(({ severity, message, place, hint }) => [
        severity,
        message,
        place?.line,
        hint,
      ]),
      [
        [
          'warning',
          'The path of `siteUrl` is `/`, but the base is `/docs/`: canonical links and the sitemap would point elsewhere.',
          2,
          "siteUrl: 'https://a.example/docs'   or   base: '/'",
        ],
      ],
    );
    assert.equal((await faults("siteUrl: 'https://a.example/docs/'")).length, 1);
    assert.deepEqual(await faults("siteUrl: 'https://a.example/docs/', base: 'docs'"), []);
    assert.deepEqual(await faults(url), []);
    assert.deepEqual(await faults(url, { base: '/preview/' }), []);
  });

  it('finds an entry that lacks something, and a value that stands elsewhere too', async () => {
    const places = async (text: string) =>
      (await load(text)).diagnostics.map(({ place }) => `${place?.line}:${place?.column}`);
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
    const { diagnostics } = await load(
      `export const config = { nav: { left: [\n  { text: 'A', link: '/' },\n  { txt: 'Menu', link: '/' },\n] } };\n`,
    );
    assert.deepEqual(
      diagnostics.map(({ place }) => place),
      [{ file: 'site/config.mjs', line: 3, column: 5, endColumn: 8 }],
    );
  });

  it('says so when a configuration exports no `config`', async () => {
    assert.deepEqual(await faultsOf('export const settings = {}'), [
      'config-invalid: The site configuration does not export `config`.',
    ]);
    const { diagnostics } = await load('export default { title: "A" };');
    assert.equal(diagnostics[0]?.hint, 'write `export const config =` in place of `export default`');
    for (const value of ['5', 'null', '"x"']) {
      assert.deepEqual(await faultsOf(`export const config = ${value}`), [
        `config-invalid: The site configuration is ${value}, expected an object.`,
      ]);
    }
  });

  it('is told of a promise, and reads what is awaited', async () => {
    const options = "(async () => ({ title: 'A' }))()";
    assert.deepEqual(await faultsOf(`export const config = ${options};`), [
      'config-invalid: The site configuration is a promise, and its options are not known yet.',
    ]);
    const failing = await load("export const config = Promise.reject(new Error('no answer'));");
    assert.match(failing.diagnostics[0]?.hint ?? '', /await/);
    const awaited = await load(`export const config = await ${options};`);
    assert.deepEqual([awaited.diagnostics, awaited.config.title], [[], 'A']);
  });

  it('places a syntax error of the configuration', async () => {
    const { diagnostics } = await load('export const config = {\n  title: ,\n}');
    assert.equal(diagnostics[0]?.code, 'config-syntax');
    assert.deepEqual(diagnostics[0]?.place, { file: 'site/config.mjs', line: 2, column: 10 });
  });

  it('says so when the configuration throws, imports what is not there, or throws no error', async () => {
    assert.match((await faultsOf(`throw new Error('boom')`))[0] ?? '', /^config-syntax: .*boom/);
    const getters = [
      "export const config = {\n  get footer() {\n    throw new Error('boom');\n  },\n};",
      "export const config = { footer: [{ text: 'A',\n  get link() {\n    throw new Error('boom');\n  },\n}] };",
    ];
    for (const written of getters) {
      const { diagnostics, isKnown } = await load(written);
      assert.deepEqual(
        diagnostics.map(({ code, message, place }) => [code, message, place?.file, place?.line]),
        [
          [
            ...['config-invalid', 'Cannot read the site configuration because it throws: boom'],
            ...['site/config.mjs', 3],
          ],
        ],
      );
      assert.equal(isKnown, false);
    }
    assert.match((await faultsOf(`throw undefined`))[0] ?? '', /^config-syntax: /);
    assert.match(
      (await faultsOf(`import './none.js';\nexport const config = {}`))[0] ?? '',
      /^config-syntax: Could not resolve/,
    );
    const hintOf = async (name: string) =>
      (await load(`import '${name}';\nexport const config = {}`)).diagnostics[0]?.hint;
    assert.equal(await hintOf('left-pad-that-is-not-there/a'), 'npm install left-pad-that-is-not-there');
    assert.equal(await hintOf('@scope/not-there/a'), 'npm install @scope/not-there');
    assert.match((await hintOf('./none.js')) ?? '', /^use the path of an existing file/);
  });

  it('places a syntax error of a component', async () => {
    const root = temporaryFolder({ 'site/components.tsx': 'export const A = () => <p>\n' });
    const { diagnostics } = await loadConfig(root, {}, {});
    assert.equal(diagnostics[0]?.code, 'config-syntax');
    assert.equal(diagnostics[0]?.place?.file, 'site/components.tsx');
  });

  it('warns of figures of a constant that there is not', async () => {
    const { diagnostics } = await load(
      "export const config = {\n  constants: { LIMIT: 10 },\n  check: { figures: { LIMIT: [], LIMTI: ['MB'] } },\n};\n",
    );
    assert.deepEqual(diagnostics, [
      {
        severity: 'warning',
        code: 'config-invalid',
        message: '`check.figures` names the constant `LIMTI`, and there is none.',
        place: { file: 'site/config.mjs', line: 3, column: 34, endColumn: 39 },
        hint: 'did you mean `LIMIT`?',
      },
    ]);
  });

  it('refuses a stylesheet that is a pipe, which would be read for ever', async () => {
    const root = temporaryFolder({ 'site/config.ts': 'export const config = {};\n' });
    execFileSync('mkfifo', [join(root, 'site/site.css')]);
    await assert.rejects(loadConfig(root, {}, {}), /site\.css` is a pipe or a socket, expected a file\.$/);
  });
});
