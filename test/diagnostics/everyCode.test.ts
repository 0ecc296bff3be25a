import assert from 'node:assert/strict';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readAddressLock } from '../../src/addresses/addressLock.ts';
import { build } from '../../src/build/build.ts';
import { applyAllowances } from '../../src/check/allowances/applyAllowances.ts';
import { check } from '../../src/check/check.ts';
import { createTypedFinder } from '../../src/check/constants/typedConstants.ts';
import { unshownConstants } from '../../src/check/constants/unshownConstants.ts';
import { unusedConstants } from '../../src/check/constants/unusedConstants.ts';
import { checkDocuments } from '../../src/check/documents/checkDocuments.ts';
import { checkWeights } from '../../src/check/documents/checkWeights.ts';
import { checkExternal } from '../../src/check/external/checkExternal.ts';
import { readStretches } from '../../src/check/inspection/readStretches.ts';
import { checkSamples } from '../../src/check/samples/checkSamples.ts';
import { readSamples } from '../../src/check/samples/readSamples.ts';
import { checkTranslations } from '../../src/check/translations/checkTranslations.ts';
import { formatDiagnostics } from '../../src/cli/report/printDiagnostics.ts';
import { createSitePlaces } from '../../src/config/folders/sitePlaces.ts';
import { loadConfig } from '../../src/config/loadConfig.ts';
import { withPages } from '../../src/config/siteApi.ts';
import { siteFaultOf } from '../../src/config/siteCode/siteFault.ts';
import { loadSiteModules } from '../../src/config/siteCode/siteModules.ts';
import { conflictMarks } from '../../src/content/conflictMarks.ts';
import { decodeSource, SOURCE_LIMIT_BYTES } from '../../src/content/decodeSource.ts';
import { FRONTMATTER_LIMIT } from '../../src/content/frontmatter/readFrontmatter.ts';
import { listContent, readSource } from '../../src/content/readSources.ts';
import { loadParser, parserFor } from '../../src/markdown/parse/parsers.ts';
import { pagePlugins } from '../../src/markdown/plugins/pagePlugins.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { DIAGNOSTIC_CODES, type DiagnosticCode } from '../../src/model/diagnosticCodes.ts';
import { allDiagnostics } from '../../src/model/sourceFile.ts';
import { hostLimit, hostLines } from '../../src/redirects/hostFiles.ts';
import { planRedirects } from '../../src/redirects/planRedirects.ts';
import { readRedirects } from '../../src/redirects/readRedirects.ts';
import { checkLinks, type LinkWorld } from '../../src/routes/links/checkLinks.ts';
import { createMeantRoutes } from '../../src/routes/links/meantRoutes.ts';
import { planRoutes } from '../../src/routes/planRoutes.ts';
import { packageRoot } from '../../src/system/packageRoot.ts';
import { shownSite } from '../check/documents/shownSite.ts';
import { compileText, type Surroundings, sourceOf } from '../compileText.ts';
import { requestOf } from '../requestOf.ts';
import { siteIn } from '../siteIn.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { diagnosticsDocument } from './diagnosticsDocument.ts';

await loadParser('satteri');

type Provoke = () => readonly Diagnostic[] | Promise<readonly Diagnostic[]>;

/** What provokes a code, and the `file:line:column` that is named. */
type Case = readonly [place: string, provoke: Provoke];

const compiled =
  (text: string, surroundings: Surroundings = {}): Provoke =>
  () =>
    compileText(text, { path: 'a.mdx', ...surroundings }).diagnostics;

const inFrontMatter = (yaml: string) => compiled(`---\n${yaml}\n---\n\ntext\n`);

const decoded =
  (...bytes: readonly number[]): Provoke =>
  () =>
    decodeSource(Uint8Array.from(bytes), 'content/a.mdx').diagnostics;

const conflicting =
  (text: string): Provoke =>
  () =>
    conflictMarks('content/a.md', text);

const stored =
  (text: string): Provoke =>
  () =>
    allDiagnostics(
      readSource(
        { relativePath: 'a.mdx', absolutePath: join(temporaryFolder({ 'a.mdx': text }), 'a.mdx') },
        'content/',
      ),
    );

const routed =
  (files: Readonly<Record<string, string>>): Provoke =>
  () =>
    planRoutes(
      Object.entries(files).map(([path, text]) => sourceOf(path, text)),
      { token: 'token', showsDrafts: false },
    ).diagnostics;

/** What the component `Late` of this code throws, told as when nothing has caught it. */
const thrownLate =
  (components: string): Provoke =>
  async () => {
    const root = temporaryFolder({ 'site/components.ts': components });
    const cacheDir = join(root, '.docsgen');
    const { Late } = (await loadSiteModules(root, cacheDir)).componentsModule as { readonly Late: () => void };
    try {
      Late();
      return [];
    } catch (error) {
      return [siteFaultOf(error, { root, cacheDir })].flatMap((fault) => fault ?? []);
    }
  };

/** Links of a page, checked beside a page `/limits/` with the heading `#memory`. */
const linked =
  (text: string): Provoke =>
  () => {
    const files = { 'limits.md': '## Memory\n' };
    const pages = [compileText(text, { path: 'a.mdx', files }), compileText(files['limits.md'], { path: 'limits.md' })];
    const world: LinkWorld = {
      base: '/',
      routeOfFile: new Map(),
      hasRoute: (route) => pages.some(({ record }) => record.path === route),
      hasAsset: () => false,
      pages: new Map(pages.map((page) => [page.record.path, page])),
      redirects: new Map(),
      moves: () => new Map(),
      planned: ['/planned/'],
      drafts: new Set(),
      folderElsewhere: () => undefined,
      isInSource: () => false,
      isOutside: () => false,
      isPartial: () => false,
      meant: createMeantRoutes(pages.map(({ record }) => record.path)),
      meantFile: () => undefined,
    };
    return pages.flatMap((page) => checkLinks(page, world));
  };

const redirected =
  (yaml: string): Provoke =>
  () => {
    const { redirects, diagnostics } = readRedirects(yaml, 'redirects.yaml');
    const world = {
      base: '/docs/',
      hasRoute: (route: string) => route === '/limits/',
      hasAsset: () => false,
      anchorsAt: () => new Set<string>(),
      routes: ['/limits/'],
      addresses: () => ['/limits/'],
      moves: () => new Map(),
      isDraft: () => false,
      placeOf: (route: string) =>
        route === '/limits/' ? { file: 'content/limits.md', line: 1, column: 1 } : undefined,
      isKept: () => false,
    };
    return [...diagnostics, ...planRedirects(redirects, world).diagnostics];
  };

const configured =
  (text: string): Provoke =>
  async () =>
    (await loadConfig(temporaryFolder({ 'site/config.mjs': text }), {}, {})).diagnostics;

const built =
  (files: Readonly<Record<string, string>>): Provoke =>
  async () =>
    (await build(requestOf(temporaryFolder(files)))).diagnostics;

/** What translators of a site have left to do; German pages are older than others. */
const inLanguages =
  (files: Readonly<Record<string, string>>): Provoke =>
  async () =>
    checkTranslations(
      await siteIn(
        {
          ...files,
          'site/config.mjs':
            "export const config = { locales: { root: { label: 'English' }, de: { label: 'Deutsch' } } };\n",
        },
        { dates: { 'index.md': '2023-06-07T08:00:00.000Z', 'de/index.md': '2023-05-03T08:00:00.000Z' } },
      ),
    );

/** A site checked against its lock file. */
const locked =
  (files: Readonly<Record<string, string>>): Provoke =>
  async () =>
    (await check(requestOf(temporaryFolder(files)))).diagnostics;

/** What the check of finished documents finds: sources with their documents, by path. */
const shown =
  (pages: Readonly<Record<string, readonly [source: string, html: string]>>): Provoke =>
  () => {
    const made = Object.entries(pages).map(([path, [source, html]]) => [path, { source, html }] as const);
    const site = shownSite(Object.fromEntries(made));
    const budgets = { html: 1, image: 1, script: 1, style: 1, page: 1 };
    return [
      ...checkDocuments(site),
      ...checkWeights(site, new Map(), {
        budgets,
        placeOfBudget: { file: 'site/config.ts', line: 1, column: 1 },
        hasCopies: () => false,
      }),
    ];
  };

const NO_PLACES = createSitePlaces({ root: '/nowhere', configFile: undefined }, []);

/** What the check of constants finds in a page, for one constant. */
const typed =
  (text: string): Provoke =>
  async () => {
    const { config } = await loadConfig(temporaryFolder(), {}, {});
    const source = sourceOf('a.mdx', text);
    const stretches = readStretches(parserFor('satteri')(source), source);
    const constants = { LIMIT: '512KB' };
    return [
      ...unusedConstants(constants, { used: new Set(), places: NO_PLACES }),
      ...createTypedFinder(constants, config.check)(source, stretches),
      ...unshownConstants(source, stretches, constants),
    ];
  };

const sampled =
  (text: string): Provoke =>
  async () => {
    const source = sourceOf('a.mdx', text);
    const samples = readSamples({ source, tree: parserFor('satteri')(source) }, {});
    return (await checkSamples(samples, { linesOf: () => source.body.split('\n'), known: new Map() })).diagnostics;
  };

/** A link to a site that answers like this; where it leads to all is well. */
const asked =
  ({ status, location }: { readonly status: number; readonly location?: string }): Provoke =>
  async () => {
    const answer = async (url: string | URL | Request) =>
      String(url) === 'https://a.example/'
        ? new Response(null, { status, headers: location === undefined ? {} : { location } })
        : new Response();
    const { diagnostics } = await checkExternal(
      [{ url: 'https://a.example/', place: { file: 'content/a.mdx', line: 1, column: 5, endColumn: 23 } }],
      {
        isAskable: () => true,
        ignore: [],
        cacheDir: temporaryFolder(),
        cache: false,
        outside: { fetch: answer, sleep: async () => {} },
        now: () => 0,
        onAnswer: () => {},
      },
    );
    return diagnostics;
  };

const UNUSED_ALLOWANCE = {
  allow: [{ code: 'typed-constant', text: 'x', reason: 'y' }],
  linesOf: () => [],
  places: NO_PLACES,
  comments: [],
  isLookedFor: () => true,
};

const ISLAND_IN_LOWER_CASE = {
  'content/index.md': 'text',
  'site/config.mjs': 'export const config = {}',
  'site/islands/counter.tsx': 'export const Counter = () => <b>1</b>;\n',
};

const throwing = {
  Throws: () => {
    throw new Error('no data');
  },
};

const CASES: Readonly<Record<DiagnosticCode, Case>> = {
  'address-lock-shape': ['addresses.lock:2:1', () => readAddressLock('/a/\n<<<<<<< HEAD\n/b/\n').diagnostics],
  'alias-not-allowed': ['content/a.mdx:2:8', inFrontMatter('title: &a x')],
  'bad-filename': [
    'content/con.md:1:1',
    () =>
      readSource({ relativePath: 'con.md', absolutePath: join(temporaryFolder({ x: '' }), 'x') }, 'content/')
        .diagnostics,
  ],
  'bad-gtm-id': ['site/config.mjs:2:10', configured(`export const config = {\n  gtmId: 'gtm-x',\n}`)],
  'bad-permalink': ['content/a.md:3:1', routed({ 'a.md': '---\ntitle: A\npermalink: no-slash\n---\n' })],
  'broken-anchor': ['content/a.mdx:3:9', linked('One\n\ntwo [x](/limits/#Memory)')],
  'broken-link': ['content/a.mdx:1:5', linked('[x](/Limits/)')],
  'bidi-control': ['content/a.mdx:1:2', stored('a\u202e')],
  'config-invalid': ['site/config.mjs:2:3', configured(`export const config = {\n  titel: 'A',\n}`)],
  'config-syntax': ['site/config.mjs:1:23', configured('export const config = }')],
  'control-character': ['content/a.mdx:1:2', stored('a\u0000')],
  'dead-handler': [
    'site/components.tsx:1:32',
    built({
      'content/index.md': '# A\n\nWords.\n',
      'site/components.tsx': 'export const A = () => <button onClick={() => alert()}>x</button>;\n',
    }),
  ],
  'dropped-html': ['content/a.md:1:3', compiled('a <center>x</center>', { path: 'a.md' })],
  'duplicate-id': ['content/a.mdx:3:8', compiled('## A {#x}\n\n## B {#x}')],
  'duplicate-key': ['content/a.mdx:3:1', inFrontMatter('title: a\ntitle: b')],
  'duplicate-redirect': ['redirects.yaml:2:1', redirected('/x: /limits/\n/x/: /limits/')],
  'duplicate-route': ['content/a/index.md:1:1', routed({ 'a.md': '', 'a/index.md': '' })],
  'empty-link': ['content/a.mdx:1:5', compiled('One [](/x/)')],
  'empty-list': [
    'content/index.mdx:5:2',
    built({ 'content/index.mdx': '# A\n\nWords.\n\n<FolderCards folder="/guides/" />\n' }),
  ],
  'empty-page': ['content/a.mdx:1:1', compiled('')],
  'external-link': ['content/a.mdx:1:5', asked({ status: 404 })],
  'external-moved': ['content/a.mdx:1:5', asked({ status: 301, location: 'https://b.example/' })],
  'file-too-large': [
    'content/a.mdx:1:1',
    () => decodeSource(new Uint8Array(SOURCE_LIMIT_BYTES + 1), 'content/a.mdx').diagnostics,
  ],
  'forbidden-key': ['content/a.mdx:3:1', inFrontMatter('title: a\n__proto__: b')],
  'front-matter-language': ['content/a.mdx:1:4', compiled('---js\nx\n---\n\ntext')],
  'front-matter-syntax': ['content/a.mdx:3:9', inFrontMatter('title: a\nlabel: b: c')],
  'front-matter-too-large': ['content/a.mdx:1:1', inFrontMatter(`title: ${'x'.repeat(FRONTMATTER_LIMIT)}`)],
  'front-matter-unclosed': ['content/a.mdx:1:1', compiled('---\ntitle: a\n\ntext')],
  'heading-order': ['content/a.mdx:3:1', compiled('## A\n\n#### B')],
  'idle-mark': ['content/a.mdx:1:10', compiled('```js {1,9}\nx\n```')],
  'include-loop': [
    'content/_p.mdx:3:15',
    compiled('<Include src="_p.mdx" />', { files: { '_p.mdx': 'a\n\n<Include src="_p.mdx" />' } }),
  ],
  'include-missing': ['content/a.mdx:1:15', compiled('<Include src="_p.md" />', { files: { '_p.mdx': 'a' } })],
  'inline-style': [
    'site/components.tsx:1:27',
    built({
      'content/index.md': '# A\n\nWords.\n',
      'site/components.tsx': 'export const A = () => <p style={{ color: "red" }}>x</p>;\n',
    }),
  ],
  'invalid-utf8': ['content/a.mdx:2:2', decoded(0x61, 0x0a, 0x62, 0xff)],
  'island-name': ['site/islands/counter.tsx:1:1', built(ISLAND_IN_LOWER_CASE)],
  'lost-address': ['addresses.lock:2:1', locked({ 'index.md': 'text', 'addresses.lock': '/\n/gone/\n' })],
  'lost-cell': ['content/a.mdx:3:7', compiled('| a |\n| - |\n| b | c |')],
  'lost-definition': ['content/a.mdx:3:1', compiled('One\n\n[^a]: never')],
  'lost-text': ['content/a.mdx:1:2', compiled('<List>x</List>', { components: { List: withPages(() => null) } })],
  'mdx-in-markdown': [
    'content/a.md:1:1',
    compiled('import Tabs from "@theme/Tabs";\n\n<Tabs>\n</Tabs>', { path: 'a.md' }),
  ],
  'mdx-syntax': ['content/a.mdx:3:3', compiled('One\n\na { b')],
  'merge-conflict': ['content/a.md:1:1', conflicting('<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> other\n')],
  'missing-alt': ['content/a.mdx:1:5', compiled('One ![](/a.png)')],
  'missing-asset': ['content/a.mdx:1:6', linked('![x](/a.png)')],
  'missing-in-browser': [
    'site/islands/A.tsx:1:28',
    built({
      'content/index.md': '# A\n\nWords.\n',
      'site/islands/A.tsx': 'export const A = () => <b>{process.env.API_URL}</b>;\n',
    }),
  ],
  'missing-property': ['content/a.mdx:1:2', compiled('<Card>a</Card>')],
  'missing-translation': ['content/index.md:1:1', inLanguages({ 'content/index.md': '# Hello\n' })],
  'module-code': ['content/a.mdx:3:1', compiled('One\n\nimport a from "b"')],
  'output-clash': [
    'site/public/index.html:1:1',
    built({
      'content/index.md': 'text',
      'site/public/index.html': 'x',
      'site/config.mjs': 'export const config = { socialCards: false }',
    }),
  ],
  'no-pages': ['content/index.md:1:1', built({ 'content/_part.md': 'text' })],
  'no-start-page': ['content/index.md:1:1', built({ 'content/a.md': 'text' })],
  'same-title': [
    'content/a.md:1:1',
    shown({
      'index.md': ['# Start\n\nWords.', '<a href="/docs/a/">a</a><a href="/docs/b/">b</a>'],
      'a.md': ['# Setup\n\nWords.', ''],
      'b.md': ['# Setup\n\nWords.', ''],
    }),
  ],
  'orphan-page': ['content/lone.md:1:1', shown({ 'index.md': ['Words.', ''], 'lone.md': ['Words.', ''] })],
  'outdated-translation': [
    'content/de/index.md:1:1',
    inLanguages({ 'content/index.md': '# Hello\n', 'content/de/index.md': '# Hallo\n' }),
  ],
  'outside-content': ['content/leak.md:1:1', linkOut],
  'page-weight': ['content/index.md:1:1', shown({ 'index.md': ['Words.', 'x'.repeat(1001)] })],
  'plugin-failed': [
    'content/a.mdx:1:1',
    compiled('One', {
      plugins: pagePlugins(
        {
          remark: [
            () => () => {
              throw new Error('no such icon');
            },
          ],
          rehype: [],
        },
        () => assert.fail(),
      ),
    }),
  ],
  'plugin-message': [
    'content/a.mdx:3:1',
    compiled('One\n\nTwo', {
      plugins: pagePlugins(
        {
          remark: [() => (tree, file) => void file.message('Say less', (tree as { children: never[] }).children[1])],
          rehype: [],
        },
        () => assert.fail(),
      ),
    }),
  ],
  'protocol-relative': ['content/a.mdx:1:5', linked('[x](//a.example/b)')],
  'redirect-chain': ['redirects.yaml:1:1', redirected('/a: /b\n/b: /limits/')],
  'redirect-limit': [
    'redirects.yaml:1:1',
    () =>
      hostLimit(
        hostLines(
          Array.from({ length: 1_001 }, (_, index) => ({ from: `/a${index}/`, to: '/limits/' })),
          '/docs/',
        ),
        'redirects.yaml',
      ),
  ],
  'redirect-loop': ['redirects.yaml:1:1', redirected('/a: /a')],
  'redirect-shadows-page': ['redirects.yaml:1:1', redirected('/limits: /limits/')],
  'redirect-shape': ['redirects.yaml:2:1', redirected('/a: /limits/\nb: /limits/')],
  'redirect-source': ['redirects.yaml:1:1', redirected('/a/#b: /limits/')],
  'redirect-target': ['redirects.yaml:1:5', redirected('/a: /nowhere/')],
  'refused-source': [
    'site/config.mjs:2:46',
    built({
      'content/index.md': 'text',
      'site/config.mjs': `export const config = {\n  head: [{ tag: 'script', attributes: { src: 'https://plausible.io/js/script.js', defer: true } }],\n}`,
    }),
  ],
  'render-failed': ['content/a.mdx:3:2', compiled('One\n\n<Throws />', { components: throwing })],
  'repeated-tag': ['content/a.mdx:2:13', inFrontMatter('tags: [api, API]')],
  'reserved-route': ['content/assets/a.md:1:1', routed({ 'assets/a.md': '' })],
  'sample-syntax': ['content/a.mdx:4:9', sampled('One\n\n```json\n{"a": 1 /* one */}\n```\n')],
  'search-miss': [
    'site/config.mjs:2:24',
    locked({
      'content/index.md': '# Home\n\nWords.\n',
      'site/config.mjs': "export const config = { socialCards: false,\n  check: { searches: { 'a needle': '/' } },\n}",
    }),
  ],
  'sidebar-target': [
    'site/config.mjs:2:31',
    built({
      'content/index.md': 'text',
      'site/config.mjs': `export const config = { socialCards: false,\n  footer: [{ text: 'x', link: '/none/' }],\n}`,
    }),
  ],
  'similar-tag': [
    'content/c.md:2:8',
    built({
      'content/index.md': '---\ntags: [api]\n---\n\n# A\n\nText.\n',
      'content/b.md': '---\ntags: [api]\n---\n\n# B\n\nText.\n',
      'content/c.md': '---\ntags: [API]\n---\n\n# C\n\nText.\n',
    }),
  ],
  'style-syntax': [
    'site/site.css:1:4',
    built({ 'content/index.md': 'text', 'site/site.css': '.a {\n  color: red;\n' }),
  ],
  'too-deep': ['content/a.mdx:1:1', compiled(`${'>'.repeat(20_000)} a`)],
  'typed-constant': ['content/a.mdx:1:3', typed('a 512KB b')],
  'uncaught-error': [
    'site/components.ts:2:9',
    thrownLate('export const Late = () => {\n  throw new Error("no answer");\n};\n'),
  ],
  'unclosed-braces': ['content/a.mdx:3:7', compiled('One\n\n```js {1,3-5\nx\n```')],
  'unclosed-code': ['content/index.md:3:1', locked({ 'content/index.md': 'One\n\n```js\nx\n\n## Two\n' })],
  'unclosed-container': ['content/a.mdx:1:1', compiled('::: tip[a]\ntext')],
  'undefined-reference': ['content/a.mdx:1:4', compiled('One[^1]')],
  'unescaped-html': [
    'site/components.tsx:1:27',
    locked({
      'index.md': '# A\n',
      'site/components.tsx': 'export const A = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;\n',
    }),
  ],
  'unknown-class': [
    'site/components.tsx:2:44',
    built({
      'content/index.md': 'text',
      'site/box.module.css': '.title { color: red }\n',
      'site/components.tsx':
        "import box from './box.module.css';\nexport const Box = () => <p className={box.titel}>x</p>;\n",
    }),
  ],
  'unknown-component': ['content/a.mdx:1:4', compiled('a <Nope /> b')],
  'unknown-constant': ['content/a.mdx:1:4', compiled('a {NOPE} b')],
  'unknown-container': ['content/a.mdx:1:4', compiled(':::nope\ntext\n:::')],
  'unknown-key': ['content/a.mdx:2:1', inFrontMatter('titel: a')],
  'unknown-language': ['content/a.mdx:1:4', compiled('```nope\nx\n```')],
  'unread-file': [
    'content/old.markdown:1:1',
    () => listContent(temporaryFolder({ 'old.markdown': 'text' }), { prefix: 'content/' }).diagnostics,
  ],
  'unread-markup': ['content/a.mdx:1:1', compiled('[[toc]]')],
  unreadable: [
    'content/gone.md:1:1',
    () =>
      readSource({ relativePath: 'gone.md', absolutePath: join(temporaryFolder(), 'gone.md') }, 'content/').diagnostics,
  ],
  'unlikely-formula': [
    'content/a.mdx:1:10',
    compiled('It costs $5 and $10.', { components: { codeBlocks: { math: () => null } } }),
  ],
  'unlocked-address': ['addresses.lock:1:1', locked({ 'index.md': '## A\n', 'addresses.lock': '/\n' })],
  'unsafe-html': ['content/a.md:1:3', compiled('a <script>x</script>', { path: 'a.md' })],
  'unsafe-url': ['content/a.mdx:1:5', compiled('[x](javascript:x)')],
  'unshown-constant': ['content/a.mdx:2:1', typed('```sh\n{{LIMIT}}\n```')],
  'unsupported-encoding': ['content/a.mdx:1:1', decoded(0xff, 0xfe, 0x61, 0x00)],
  'unsupported-expression': ['content/a.mdx:1:4', compiled('a {f()} b')],
  'unused-allowance': ['site/config.ts:1:1', () => applyAllowances([], UNUSED_ALLOWANCE)],
  'unused-constant': ['site/config.ts:1:1', typed('a b')],
  'unwritten-page': ['content/a.mdx:1:5', linked('[x](/planned/)')],
  'wrong-type': ['content/a.mdx:2:1', inFrontMatter('title: [a]')],
};

/** Of codes that are an error in one case and a warning in another: what provokes the other one. */
const OTHER_CASES: Partial<Readonly<Record<DiagnosticCode, Case>>> = {
  'bad-filename': [
    `content/a ${'0f'.repeat(16)}.md:1:1`,
    built({ [`content/a ${'0f'.repeat(16)}.md`]: '# A\n\nText.\n' }),
  ],
  'bad-permalink': ['content/a.md:3:1', routed({ 'a.md': '---\ntitle: A\npermalink: /{token}/\n---\n' })],
  'broken-anchor': ['content/a.mdx:1:5', linked('[x](/limits/?id=memory)')],
  'broken-link': [
    'content/index.md:3:5',
    built({ 'content/index.md': '# A\n\n[x](/old/)\n', 'redirects.yaml': '/old/: /\n' }),
  ],
  'config-invalid': [
    'site/config.mjs:2:3',
    configured("export const config = {\n  siteUrl: 'https://a.example', base: '/docs/',\n}"),
  ],
  'config-syntax': [
    '::',
    async () => {
      const files = {
        '.env': 'no variable\n',
        'site/config.mjs': 'export const config = { title: process.env.NOT_SET };\n',
      };
      return (await loadConfig(temporaryFolder(files), {}, {})).diagnostics;
    },
  ],
  'dropped-html': ['content/a.md:3:1', compiled('a\n\n<!-- b', { path: 'a.md' })],
  'empty-list': ['content/index.mdx:5:2', built({ 'content/index.mdx': '# A\n\nWords.\n\n<FolderCards />\n' })],
  'front-matter-syntax': ['content/a.mdx:2:10', inFrontMatter('title: C #1')],
  'lost-address': [
    'addresses.lock:2:1',
    locked({ 'index.md': 'text', 'redirects.yaml': '/old/: /\n', 'addresses.lock': '/\n/old/#part\n' }),
  ],
  'module-code': ['content/a.md:1:1', compiled('import A from "./A.jsx"', { path: 'a.md' })],
  'no-start-page': ['::', shown({ 'a.mdx': ['text', '<a href="/docs/">Site</a>'] })],
  'redirect-shape': ['redirects.yaml:1:1', redirected('/docs/old/: /limits/')],
  'redirect-shadows-page': [
    'redirects.yaml:1:1',
    built({
      'content/index.md': 'text',
      'content/a.md': '---\ndraft: true\n---\n\ntext',
      'redirects.yaml': '/a/: /\n',
    }),
  ],
  'sidebar-target': [
    'site/config.mjs:2:25',
    built({
      'content/index.md': 'text',
      'site/config.mjs': `export const config = { socialCards: false,\n  sidebars: [{ routes: ['/none/'], items: ['/'] }],\n}`,
    }),
  ],
  'unread-markup': ['content/a.md:1:1', compiled('<!-- @include: ./b.md -->', { path: 'a.md' })],
  'unsafe-html': ['content/a.mdx:1:4', compiled('<p style={{ color: "red" }}>x</p>')],
  'wrong-type': ['content/a.mdx:2:1', inFrontMatter('tags:')],
};

function linkOut(): readonly Diagnostic[] {
  const folder = temporaryFolder({ 'a.md': '' });
  symlinkSync(join(temporaryFolder({ 'secret.md': '' }), 'secret.md'), join(folder, 'leak.md'));
  return listContent(folder, { prefix: 'content/' }).diagnostics;
}

describe('every code', () => {
  const provoked = new Map<string, Diagnostic>();
  const both = new Set<string>();

  it('Q-03: has something that provokes it', () => {
    assert.deepEqual(Object.keys(CASES).sort(), Object.keys(DIAGNOSTIC_CODES).sort());
  });

  for (const [code, [place, provoke]] of Object.entries(CASES)) {
    it(`Q-03: is provoked at its place: ${code}`, async () => {
      const found = await provoke();
      const diagnostic = found.find((one) => one.code === code);
      if (diagnostic !== undefined) provoked.set(code, diagnostic);
      assert.ok(diagnostic, JSON.stringify(found));
      const { file, line, column } = diagnostic.place ?? {};
      assert.equal(`${file}:${line}:${column}`, place);
      assertWellWritten(diagnostic);
    });
  }

  for (const [code, [place, provoke]] of Object.entries(OTHER_CASES)) {
    it(`is provoked with the other severity: ${code}`, async () => {
      const found = await provoke();
      const { severity } = provoked.get(code) ?? {};
      const diagnostic = found.find((one) => one.code === code && one.severity !== severity);
      assert.ok(diagnostic, JSON.stringify(found));
      both.add(code);
      const { file = '', line = '', column = '' } = diagnostic.place ?? {};
      assert.equal(`${file}:${line}:${column}`, place);
      assertWellWritten(diagnostic);
    });
  }

  it('is marked in the list of diagnostics where only a check finds it: a build does not read addresses.lock', () => {
    const text = readFileSync(DOCUMENT, 'utf8');
    for (const code of ['lost-address', 'unlocked-address', 'address-lock-shape', 'unused-constant'])
      assert.match(text, new RegExp(`\\(#${code}\\) \\| [\\w ]+, check`));
    for (const code of ['broken-anchor', 'heading-order', 'duplicate-id', 'missing-alt'])
      assert.doesNotMatch(text, new RegExp(`\\(#${code}\\) \\| [^|]*check`));
  });

  // Its paths and commands are not those of Windows.
  const skip = process.platform === 'win32';
  it('Q-03: is explained in the list of diagnostics, with what its fixture makes docsgen say', { skip }, () => {
    const text = diagnosticsDocument(provoked, both);
    if (process.env.DOCSGEN_UPDATE === '1') writeFileSync(DOCUMENT, text);
    assert.equal(
      readFileSync(DOCUMENT, 'utf8'),
      text,
      'DOCSGEN_UPDATE=1 node --import tsx --test test/diagnostics/everyCode.test.ts',
    );
  });
});

/** Rewritten with `DOCSGEN_UPDATE=1`. */
const DOCUMENT = join(packageRoot, 'docs/content/diagnostics.md');

/** Messages are sentences that name the thing in backquotes; hints say what to write, without a full stop. */
function assertWellWritten(diagnostic: Diagnostic): void {
  const { message, hint } = diagnostic;
  assert.match(message, /^[A-Z`]/, message);
  assert.equal((message.match(/`/g) ?? []).length % 2, 0, message);
  assert.doesNotMatch(message, /undefined|\[object|NaN|\n/, message);
  assert.ok(hint !== undefined, 'no hint');
  assert.doesNotMatch(hint, /undefined|\[object|\.$/, hint);
  assert.match(
    formatDiagnostics([diagnostic], '/', (_, text) => text),
    new RegExp(`\\[${diagnostic.code}\\]\\n`),
  );
}
