import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type BuildResult, build } from '../../src/build/build.ts';
import { hasErrors } from '../../src/model/diagnostic.ts';
import { documentElementsOf } from '../parsedHtml.ts';
import { requestOf } from '../requestOf.ts';
import { temporaryFolder, writeFiles } from '../temporaryFolder.ts';

const CONFIG = `export const config = { title: 'Docs', siteUrl: 'https://a.example/docs', base: '/docs/', socialCards: false }`;

/** Builds a project of these files, besides a start page. */
async function buildOf(
  files: Readonly<Record<string, string>>,
  strict = false,
): Promise<BuildResult & { readonly root: string }> {
  const root = temporaryFolder({
    'content/index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
    'site/config.mjs': CONFIG,
    ...files,
  });
  const result = await build(requestOf(root, { strict }));
  return { ...result, root };
}

const foldsCase = existsSync(fileURLToPath(import.meta.url).toUpperCase());

/** Whether a path is within another one to systems such as Windows and macOS alone: there, nobody has both files. */
const isOneFile = ([first = '', second = '']: readonly string[]) =>
  foldsCase && first.toUpperCase().startsWith(second.toUpperCase()) && !first.startsWith(second);

const codesOf = ({ diagnostics }: BuildResult) =>
  diagnostics.map(({ severity, code, message }) => `${severity} ${code} ${message}`);

describe('build', () => {
  for (const [fault, files] of [
    ['config-syntax', { 'site/config.mjs': 'export const config = { title: ' }],
    ['config-syntax', { 'site/components.tsx': 'export const Hello = () => <b>;' }],
    ['config-syntax', { 'site/config.mjs': 'throw new Error("no")' }],
    ['config-invalid', { 'site/config.mjs': 'export default {}' }],
    ['config-invalid', { 'site/config.mjs': 'export const config = { constants: { LIMIT: null } }' }],
    [
      'config-invalid',
      {
        'site/config.mjs': `export const config = {
          constants: { LIMIT: null },
          nav: { left: [{ text: 'Page', link: '/page/' }] },
          sidebars: [{ routes: ['/'], items: ['/', { folder: '/guides/' }] }],
          footer: [{ text: 'Top', link: '/page/#top-of-it' }],
          head: [{ tag: 'link', attributes: { rel: 'help', href: '/page/' } }],
        }`,
        'site/components.tsx': "export const layout = { footer: ({ hrefOf }) => hrefOf('/page/') }",
      },
    ],
  ] as const) {
    it(`tells of a site's own code alone what is wrong: ${Object.values(files)[0]}`, async () => {
      const result = await buildOf({
        ...files,
        'content/page.mdx': '<Hello/>\n\n{LIMIT} [soon](/soon/)\n',
        'redirects.yaml': '/old/: /page/\n',
      });
      assert.deepEqual(
        result.diagnostics.map(({ code }) => code),
        [fault],
      );
    });
  }

  it('leads to each page at last, also on hosts that look for `x.html` before `x/index.html`', async () => {
    const { root } = await buildOf({
      'content/guide/new ones.md': '# New\n',
      'content/old.md': '---\npermalink: /old.html\n---\n\n# Old\n',
      'redirects.yaml': '/former/: /guide/new ones/\n',
    });
    const read = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');
    const answer = (path: string) => {
      const trunk = decodeURI(path)
        .replace(/^\/docs\//, '')
        .replace(/\/$/, '');
      return read(
        [trunk, `${trunk}.html`, `${trunk}/index.html`].find(
          (file) => /\.html$/.test(file) && existsSync(join(root, 'dist', file)),
        ) ?? '404.html',
      );
    };
    for (const start of [
      'guide/new%20ones',
      'guide/new%20ones/',
      'guide/new%20ones.html',
      'old',
      'old/',
      'former',
      'former/',
    ]) {
      const trail = [`/docs/${start}`];
      for (let hops = 0; hops < 4; hops += 1) {
        const [, target] = /http-equiv="refresh" content="0; url=([^"]*)"/i.exec(answer(trail.at(-1) ?? '')) ?? [];
        if (target === undefined) break;
        trail.push(target);
      }
      assert.match(answer(trail.at(-1) ?? ''), /<title>(?:New|Old) \| Docs<\/title>/, trail.join(' → '));
    }
  });

  it('O-04: has built the site where nothing can be kept for the next build', async () => {
    const name = `.docsgen/pages.json.${process.pid}`;
    const root = temporaryFolder({ 'content/index.md': '# Home\n\nText\n', [`${name}/folder`]: 'in the way' });
    const { diagnostics, commit } = await build(requestOf(root, { cache: true }));
    assert.deepEqual(diagnostics, []);
    assert.ok(commit !== undefined && existsSync(join(root, 'dist/index.html')));
    rmSync(join(root, name), { recursive: true });
    writeFileSync(join(root, 'content/index.md'), '# Home\n\nOther words\n');
    await build(requestOf(root, { cache: true }));
    assert.match(readFileSync(join(root, 'dist/index.html'), 'utf8'), /Other words/);
  });

  it('O-13: refuses to build without what a link in its place no longer leads to, and tells of that alone', async () => {
    for (const path of ['site', 'redirects.yaml']) {
      const root = temporaryFolder({ 'content/index.mdx': '# Home\n\nWords.\n\n<Mark />\n' });
      if (path !== 'site') writeFiles(root, { 'site/components.ts': "export const Mark = () => 'x';" });
      symlinkSync('none', join(root, path));
      const result = await build(requestOf(root));
      assert.deepEqual(codesOf(result), ['error outside-content The symbolic link leads to no file.']);
      assert.equal(result.commit, undefined);
    }
  });

  it('O-13: refuses links in `site/public` that lead out of it', async () => {
    const root = temporaryFolder({ 'content/index.md': '# Home\n\nText\n', 'site/public/a.txt': 'a' });
    symlinkSync(join(temporaryFolder({ 'secret.txt': '' }), 'secret.txt'), join(root, 'site/public/b.txt'));
    const { diagnostics, commit } = await build(requestOf(root));
    assert.deepEqual(
      diagnostics.map(({ code, place, message }) => [code, place?.file, message]),
      [['outside-content', 'site/public/b.txt', 'The symbolic link points outside `site/public`.']],
    );
    assert.equal(commit, undefined);
  });

  it('refuses a folder without a page, and leaves the earlier output alone', async () => {
    const { root } = await buildOf({});
    rmSync(join(root, 'content/index.md'));
    writeFileSync(join(root, 'content/_part.md'), 'Words.');
    const request = requestOf(root, { cache: true });
    const result = await build(request);
    assert.deepEqual(
      result.diagnostics.map(({ severity, code, place, hint }) => [severity, code, place?.file, hint]),
      [['error', 'no-pages', 'content/index.md', "echo '# Welcome' > content/index.md"]],
    );
    assert.equal(result.commit, undefined);
    assert.ok(existsSync(join(root, 'dist/index.html')));
  });

  it('says where an island lacks the export that it is found by', async () => {
    const { diagnostics } = await buildOf({
      'site/islands/Counter.tsx': 'export default function Counter() {\n  return <b>1</b>;\n}\n',
    });
    assert.deepEqual(
      diagnostics.map(({ message, place, hint }) => [message, place?.file, place?.line, hint]),
      [
        [
          'The island does not export `Counter`, the name of its file.',
          'site/islands/Counter.tsx',
          1,
          'export function Counter(…) { … }',
        ],
      ],
    );
  });

  it('warns of a file beside the islands that is none by its name, unless an island uses it', async () => {
    const { diagnostics } = await buildOf({
      'site/islands/Clock.tsx': `import { Hand } from './hand.tsx';\nexport const Clock = () => <Hand />;\n`,
      'site/islands/hand.tsx': 'export const Hand = () => <b>1</b>;\n',
      'site/islands/my-counter.tsx': 'export const Counter = () => <b>1</b>;\n',
      'site/islands/Old.jsx': 'export const Old = () => <b>1</b>;\n',
      'site/islands/words.ts': 'export const words = [];\n',
    });
    assert.deepEqual(
      diagnostics.map(({ severity, code, place, hint }) => [severity, code, place?.file, hint]),
      [
        ['warning', 'island-name', 'site/islands/Old.jsx', 'rename it to `Old.tsx`, and export `Old` from it'],
        [
          'warning',
          'island-name',
          'site/islands/my-counter.tsx',
          'rename it to `MyCounter.tsx`, and export `MyCounter` from it',
        ],
      ],
    );
  });

  it("tells what is wrong with front matter beside a fault of the site's own code", async () => {
    const result = await buildOf({
      'site/config.mjs': 'export const',
      'content/page.md': '---\ntitle: 5\n---\n\nWords.\n',
    });
    assert.deepEqual(
      result.diagnostics.map(({ code }) => code),
      ['wrong-type', 'config-syntax'],
    );
  });

  it('writes a page, its other spelling, and the list of pages', async () => {
    const { commit, root, pages } = await buildOf({ 'content/guide.md': '---\ntitle: Guide\n---\n\n## Part\n' });
    assert.equal(pages, 2);
    for (const path of ['index.html', 'guide/index.html', '404.html', 'pages.json'])
      assert.ok(commit?.written.includes(path), path);
    const records = JSON.parse(readFileSync(join(root, 'dist/pages.json'), 'utf8'));
    assert.deepEqual(records[1], {
      title: 'Guide',
      frontmatter: { title: 'Guide' },
      regularPath: '/guide/',
      relativePath: 'guide.md',
      key: 'v-guide',
      path: '/guide/',
      headers: [{ level: 2, title: 'Part', slug: 'part' }],
    });
    const canonical = documentElementsOf(readFileSync(join(root, 'dist/guide/index.html'), 'utf8')).find(
      ({ attributes }) => attributes.rel === 'canonical',
    );
    assert.equal(canonical?.attributes.href, 'https://a.example/docs/guide/');
  });

  it('leads to where a page is edited, whatever stands in the name of its file', async () => {
    const editUrl = 'https://code.example/edit/main/{path}?pr=true';
    const { root } = await buildOf({
      'site/config.mjs': `export const config = { repository: { url: 'https://code.example', editUrl: '${editUrl}' } }`,
      'content/c#.md': '# C#\n\nWords.\n',
      'content/why 100% $&.md': '# Why\n\nWords.\n',
      'content/own.md': '---\neditLink: https://own.example/a\n---\n\n# Own\n\nWords.\n',
      'content/none.md': '---\neditLink: false\n---\n\n# None\n\nWords.\n',
    });
    const editHref = (page: string) =>
      documentElementsOf(readFileSync(join(root, 'dist', page, 'index.html'), 'utf8')).find(
        ({ attributes }) => attributes.class === 'edit-link',
      )?.attributes.href;
    assert.equal(editHref('c#'), 'https://code.example/edit/main/c%23.md?pr=true');
    assert.equal(editHref('own'), 'https://own.example/a');
    assert.equal(editHref('none'), undefined);
    assert.equal(editHref('why 100% $&'), 'https://code.example/edit/main/why%20100%25%20$&.md?pr=true');
  });

  const clashes: readonly [what: string, files: Readonly<Record<string, string>>, path: string][] = [
    ['a file over the start page', { 'site/public/index.html': 'x' }, 'index.html'],
    ['a file where a page has its folder', { 'content/a.md': 'A', 'content/a': 'x' }, 'a'],
    ['a file where the assets have their folder', { 'site/public/assets': 'x' }, 'assets'],
    ['two files that differ in case', { 'site/public/Logo.svg': 'x', 'site/public/logo.svg': 'y' }, 'logo.svg'],
    ['a file over the list of pages', { 'content/pages.json': '{}' }, 'pages.json'],
  ];
  for (const [what, files, path] of clashes) {
    it(`R-11: refuses ${what}, and writes nothing`, { skip: isOneFile(Object.keys(files)) }, async () => {
      const result = await buildOf(files);
      assert.equal(result.commit, undefined);
      assert.deepEqual(
        result.diagnostics
          .filter(({ severity }) => severity === 'error')
          .map(({ code, message }) => [code, message.includes(`\`${path}\``) || message.includes(path)]),
        [['output-clash', true]],
        JSON.stringify(codesOf(result)),
      );
      for (const { message } of result.diagnostics) assert.ok(!message.includes(result.root), message);
      assert.deepEqual(readdirSync(result.root).sort(), ['.docsgen', 'content', 'site']);
    });
  }

  for (const [first, second] of [
    ['content/x.svg', 'site/public/x.svg'],
    ['content/X.svg', 'content/x.svg'],
    ['site/public/A/b.svg', 'site/public/a'],
    ['content/a.md', 'site/public/a/index.html'],
    ['content/ü.svg', 'site/public/u\u0308.svg'],
    ['content/index.md', 'content/INDEX.html'],
    ['content/a.html/b.md', 'content/a.md'],
  ] as const) {
    const skip = isOneFile([first, second]);
    it(`R-11: names both ${first} and ${second}, which would be the same file`, { skip }, async () => {
      const result = await buildOf({ 'content/index.md': 'text', [first]: 'x', [second]: 'y' });
      const [clash] = result.diagnostics.filter(({ code }) => code === 'output-clash');
      assert.ok(
        clash?.message.endsWith(` would be written twice: for \`${first}\` and for \`${second}\`.`),
        clash?.message,
      );
      assert.equal(clash?.place?.file, second);
      assert.deepEqual(clash?.related, [{ file: first, line: 1, column: 1 }]);
    });
  }

  it('says that the page in which another generator shows all others is to be deleted', async () => {
    const result = await buildOf({ 'content/README.md': '# A\n\ntext', 'content/index.html': '<p>Loading</p>' });
    const [clash] = result.diagnostics.filter(({ code }) => code === 'output-clash');
    assert.equal(
      clash?.hint,
      'delete `content/index.html` if another generator shows the page with it, else rename one of the two',
    );
    assert.equal(clash?.place?.file, 'content/index.html');
  });

  it('R-11: says what is wrong with a page whose name alone makes a file and a folder of one path', async () => {
    for (const file of ['content/a.html.md', 'content/a.html/index.md']) {
      const result = await buildOf({ 'content/index.md': 'text', [file]: '# A\n\ntext' });
      assert.equal(result.commit, undefined);
      assert.deepEqual(
        result.diagnostics.map(({ message, place, hint }) => [message, place?.file, hint]),
        [
          [
            '`a.html` would be a file and a folder at once, both for the page `/a.html/`.',
            file,
            "write `permalink: /a.html`, or leave `.html` out of the file's name",
          ],
        ],
      );
    }
    const mended = await buildOf({
      'content/index.md': 'text',
      'content/a.html.md': '---\ntitle: A\npermalink: /a.html\n---\n\ntext',
    });
    assert.deepEqual(mended.diagnostics, []);
  });

  it('R-11: refuses a page below the address of another, and writes nothing', async () => {
    const result = await buildOf({ 'content/a.md': 'A', 'content/a.html/index.md': 'B' });
    assert.equal(result.commit, undefined);
    assert.ok(
      codesOf(result).some((line) => line.startsWith('error output-clash')),
      JSON.stringify(codesOf(result)),
    );
  });

  it('O-01: leaves the earlier site as it is when a page has an error', async () => {
    const { root } = await buildOf({});
    const before = readFileSync(join(root, 'dist/index.html'), 'utf8');
    writeFileSync(join(root, 'content/index.md'), '[a](/nowhere/)');
    const { commit, diagnostics } = await build(requestOf(root));
    assert.equal(commit, undefined);
    assert.ok(hasErrors(diagnostics));
    assert.equal(readFileSync(join(root, 'dist/index.html'), 'utf8'), before);
  });

  it('O-01: tells of the faults of every page, in order', async () => {
    const result = await buildOf({
      'content/z.md': '[a](/none/)',
      'content/b.mdx': '<Nope />\n\n{NOPE}',
      'redirects.yaml': '/old: /none/\n',
    });
    assert.deepEqual(
      result.diagnostics.map(({ code, place }) => `${place?.file}:${place?.line} ${code}`),
      [
        'content/b.mdx:1 unknown-component',
        'content/b.mdx:3 unknown-constant',
        'content/z.md:1 broken-link',
        'redirects.yaml:1 redirect-target',
      ],
    );
  });

  it('tells nothing of a redirect to a heading of a page that could not be read', async () => {
    const { diagnostics } = await buildOf({
      'content/b.mdx': '# B\n\n## Part\n\n<Tabs>\n',
      'redirects.yaml': '/old/: /b/#part\n/b/#other: /b/#part\n',
    });
    assert.deepEqual(
      diagnostics.map(({ code }) => code),
      ['mdx-syntax'],
    );
  });

  it('T-12: still counts the warnings of pages that an incremental build keeps', async () => {
    const warned = {
      'content/slip.md': '---\ntitel: Slip\n---\n\nWords.\n',
      'content/other.md': '# Other\n\nWords.\n',
    };
    const { root, ...first } = await buildOf(warned);
    const again = () => build(requestOf(root, { cache: true }));
    assert.deepEqual(
      first.diagnostics.map(({ severity, code }) => `${severity} ${code}`),
      ['warning unknown-key'],
    );
    writeFileSync(join(root, 'content/other.md'), '# Other\n\nOther words.\n');
    const second = await again();
    const kept = second.explain().find(({ route }) => route === '/slip/');
    assert.deepEqual(kept, { route: '/slip/', reason: undefined });
    assert.deepEqual(second.diagnostics, first.diagnostics);
    assert.deepEqual((await again()).diagnostics, first.diagnostics);
  });

  it('takes warnings for errors when it is strict', async () => {
    const files = { 'content/a.md': '![](/pic.png)', 'content/pic.png': 'x' };
    assert.notEqual((await buildOf(files)).commit, undefined);
    const strict = await buildOf(files, true);
    assert.equal(strict.commit, undefined);
    assert.deepEqual(
      strict.diagnostics.map(({ severity, code }) => `${severity} ${code}`),
      ['error missing-alt'],
    );
  });

  it('names the place of bytes in `redirects.yaml` that are no UTF-8, and the encoding of a file in UTF-16', async () => {
    const faultsOf = async (contents: Uint8Array) => {
      const root = temporaryFolder({ 'content/index.md': '# Home\n\nText\n', 'redirects.yaml': contents });
      const { diagnostics, commit } = await build(requestOf(root));
      assert.equal(commit, undefined);
      return diagnostics.map(({ code, place }) => `${code} ${place?.file}:${place?.line}:${place?.column}`);
    };
    assert.deepEqual(await faultsOf(Buffer.from('/a/: /\n/caf\xe9/: /\n', 'latin1')), [
      'invalid-utf8 redirects.yaml:2:5',
    ]);
    assert.deepEqual(await faultsOf(Buffer.from('\ufeff/a/: /\n', 'utf16le')), [
      'unsupported-encoding redirects.yaml:1:1',
    ]);
  });

  it('X-03: tells of a component that throws with what is wrong on other pages', async () => {
    const { diagnostics, commit } = await buildOf({
      'site/components.ts': "export const Chart = () => { throw new Error('no data'); };",
      'content/a.mdx': '# A\n\n<Chart />\n',
      'content/b.md': '# B\n\n[a](/none/)\n',
    });
    assert.equal(commit, undefined);
    assert.deepEqual(
      diagnostics.map(({ code, message, place }) => [code, message, `${place?.file}:${place?.line}`]),
      [
        ['render-failed', '`<Chart>` cannot be rendered: no data', 'content/a.mdx:3'],
        ['broken-link', 'There is no page `/none/`.', 'content/b.md:3'],
      ],
    );
  });

  it('R-05: names what gives the page its address that a redirect begins at: its file, or its permalink', async () => {
    const { diagnostics } = await buildOf({
      'redirects.yaml': '/a/: /\n/c/: /\n',
      'content/a.md': '# A\n\ntext',
      'content/b.md': '---\ntitle: B\npermalink: /c/\n---\n\ntext',
    });
    assert.deepEqual(
      diagnostics.map(({ code, related = [] }) => [code, ...related.map(({ file, line }) => `${file}:${line}`)]),
      [
        ['redirect-shadows-page', 'content/a.md:1'],
        ['redirect-shadows-page', 'content/b.md:3'],
      ],
    );
  });

  it('R-01: writes nothing outside its folder, whatever redirects and permalinks say', async () => {
    const result = await buildOf({
      'redirects.yaml': '/a/../../../evil: /\n',
      'content/a.md': '---\npermalink: /../../evil2/\n---\n\nA',
    });
    assert.equal(result.commit, undefined);
    assert.equal(existsSync(join(result.root, '../evil')), false);
    assert.deepEqual(result.diagnostics.map(({ code }) => code).sort(), ['bad-permalink', 'redirect-shape']);
  });

  it('leads on from the start page of a site that has none', async () => {
    const root = temporaryFolder({
      'content/guide.md': '# Guide\n\nText\n',
      'site/config.mjs': CONFIG,
      'redirects.yaml': '/: /guide/\n',
    });
    const { commit } = await build(requestOf(root));
    assert.ok(commit?.written.includes('index.html'));
    assert.match(readFileSync(join(root, 'dist/index.html'), 'utf8'), /url=\/docs\/guide\//);
  });
});
