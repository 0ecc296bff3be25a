import assert from 'node:assert/strict';
import { readdirSync, readlinkSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { CARRIED_LIST } from '../../src/output/carriedFiles.ts';
import { assertSameTree } from '../assertSameTree.ts';
import { rawRequest, startServer } from './server.ts';
import { copyRealSite, createTestSite, leftOvers, putBuiltSite, type TestSite } from './site.ts';

const MARKER = '.docsgen-output.json';

describe('a site that is built again', () => {
  const site = createTestSite({});
  let first: Readonly<Record<string, string>> = {};
  before(async () => {
    await putBuiltSite(site);
    const run = await site.run(['build', '--quiet']);
    assert.equal(run.code, 0, run.stderr);
    first = site.tree();
  });

  it('touches no file when nothing has changed', async () => {
    const stamps = stampsOf(site);
    const run = await site.run(['build']);
    assert.match(run.stdout, /nothing changed/);
    assert.deepEqual(stampsOf(site), stamps);
    assert.deepEqual(leftOvers(site), []);
  });

  it('writes the files of an edited page, and no other', async () => {
    const source = site.read('content/limits.mdx');
    const stamps = stampsOf(site);
    site.write('content/limits.mdx', `${source}\nOne more paragraph, added by a test.\n`);
    const { written, removed } = await buildJson(site);
    const expected = [
      /^limits\/index\.(?:html|md)$/,
      /^assets\/chunks\/\d+\.[a-z0-9]+\.js$/,
      /^assets\/manifest\/\d+\.json$/,
      /^assets\/(?:search\/|manifest\/search\.json)/,
      /^limits\/index\.md$/,
      /^version\.json$/,
      /^(?:search|sitemap|llms)/,
    ];
    for (const path of written)
      assert.ok(
        expected.some((pattern) => pattern.test(path)),
        `${path} was written too`,
      );
    assert.equal(written.includes('limits/index.html'), true);
    assert.equal(written.filter((path) => path.startsWith('assets/chunks/')).length, 1);
    assert.equal(removed.filter((path) => path.startsWith('assets/chunks/')).length, 1);
    const after = stampsOf(site);
    const touched = Object.keys(stamps).filter((path) => path in after && after[path] !== stamps[path]);
    assert.deepEqual(
      touched.filter((path) => !written.includes(path) && path !== MARKER),
      [],
    );
    site.write('content/limits.mdx', source);
    await buildJson(site);
    assert.deepEqual(site.tree(), first);
  });

  it('O-10: lets the files of a deleted page vanish, and brings them back with it', async () => {
    const source = site.read('content/abuse.mdx');
    site.remove('content/abuse.mdx');
    const { removed } = await buildJson(site);
    assert.equal(removed.includes('abuse/index.html') && removed.includes('abuse.html'), true);
    const now = site.tree();
    assert.equal(!('abuse/index.html' in now) && !('abuse.html' in now), true);
    assert.equal(!(now['pages.json'] ?? '').includes('"/abuse/"'), true);
    assert.deepEqual(
      readdirSync(join(site.folder, 'dist')).filter((name) => name.startsWith('abuse')),
      [],
    );
    site.write('content/abuse.mdx', source);
    await buildJson(site);
    assert.deepEqual(site.tree(), first);
  });

  it('O-18: is what a clean build makes, whatever the time zone, the locale and the folder', async () => {
    const other = copyRealSite();
    const run = await other.run(['build', '--quiet'], {
      env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', DOCSGEN_TEST: 'noise' },
    });
    assert.equal(run.code, 0, run.stderr);
    assertSameTree(other.tree(), first);
  });

  it('O-12: repairs what has been changed or deleted by hand', async () => {
    site.write('dist/limits/index.html', 'vandalised');
    site.remove('dist/pricing');
    await buildJson(site);
    assertSameTree(site.tree(), first);
  });

  it('O-12: repairs what has kept its size, where no earlier build is gone by', async () => {
    // More pages than one thread makes.
    const many = createTestSite(
      Object.fromEntries(Array.from({ length: 130 }, (_, index) => [`p${index}.md`, `# P${index}\n\nWords.\n`])),
    );
    await buildJson(many);
    const whole = many.tree();
    const damaged = ['404.html', 'llms-full.txt', ...Array.from({ length: 130 }, (_, index) => `p${index}/index.html`)];
    const damage = () => {
      for (const path of damaged) many.write(`dist/${path}`, many.read(`dist/${path}`).replace('e', 'x'));
    };
    damage();
    assert.deepEqual((await buildJson(many, '--no-cache')).written.sort(), [...damaged].sort());
    assertSameTree(many.tree(), whole);
    damage();
    many.remove('.docsgen');
    await buildJson(many);
    assertSameTree(many.tree(), whole);
    assert.deepEqual((await buildJson(many, '--no-cache')).written, []);
  });

  async function buildJson(from: TestSite, ...flags: readonly string[]) {
    const run = await from.run(['build', '--json', ...flags]);
    assert.equal(run.code, 0, run.stdout);
    return JSON.parse(run.stdout) as { readonly written: string[]; readonly removed: string[] };
  }
});

describe('an output folder that is a link', () => {
  for (const page of ['index.md', 'content/index.md']) {
    it(`stays one: the folder that it leads to gets the new site of ${page}`, async () => {
      const site = createTestSite({ [`project/${page}`]: '# Home\n\nOld words.\n', 'www/x': '' });
      site.remove('www/x');
      symlinkSync('../www', join(site.folder, 'project/dist'));
      assert.equal((await site.run(['build', 'project', '--quiet'])).code, 0);
      site.write(`project/${page}`, '# Home\n\nNew words.\n');
      assert.equal((await site.run(['build', 'project', '--quiet'])).code, 0);
      assert.match(site.read('www/index.html'), /New words/);
      assert.deepEqual(readdirSync(site.folder).sort(), ['project', 'www']);
      assert.equal(readlinkSync(join(site.folder, 'project/dist')), '../www');
      assert.match((await site.run(['build', 'project'])).stdout, / into dist \(.*; nothing changed; /);
    });
  }
});

describe('a site after a change of something that many pages show', () => {
  const files = {
    'content/index.mdx': '# Home\n\nThe limit is {LIMIT}. Go to [A](a.md#one).\n',
    'content/a.md': '---\ntitle: First title\n---\n\n## One\n\nWords.\n',
    'content/b/index.mdx': '# B\n\n<Include src="/_part.mdx" />\n',
    'content/b/c.md': '# C\n\nWords.\n',
    'content/b/d.mdx':
      '---\ntitle: D\nparams: { v: 1 }\n---\n\n{frontmatter.params.v}\n\n<Include src="/_parts.md#two" />\n\n<Boxed />\n',
    'content/_part.mdx': 'Part.\n',
    'content/_parts.md': '## One\n\nOne.\n\n## Two\n\nTwo.\n',
    'site/components.tsx':
      "import box from './box.module.css';\nimport logo from '../brand/logo.svg';\nexport const Boxed = () => <p className={box.one ?? box.two}>Boxed <img src={logo} alt='logo' /></p>;\n",
    'brand/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    'site/box.module.css': '.one { color: teal }\n',
    'content/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    'redirects.yaml': '/old/: /a/\n/was/*: /b/*\n/v1/*: /a/\n',
    'addresses.lock': '/v1/\n',
    'site/config.ts': "export const config = { title: 'Site', constants: { LIMIT: '5 MB' } };\n",
  };
  const site = createTestSite(files);

  const changes: Readonly<Record<string, (site: TestSite) => void>> = {
    'nothing yet': () => {},
    'a title that sidebars and neighbors show': (site) =>
      site.write('content/a.md', '---\ntitle: Second title\n---\n\n## One\n\nWords.\n'),
    'a constant': (site) =>
      site.write('site/config.ts', "export const config = { title: 'Site', constants: { LIMIT: '6 MB' } };\n"),
    'the name of the site': (site) =>
      site.write('site/config.ts', "export const config = { title: 'Other', constants: { LIMIT: '6 MB' } };\n"),
    'an included part': (site) => site.write('content/_part.mdx', 'Another part.\n'),
    'a section of a part': (site) => site.write('content/_parts.md', '## One\n\nOne.\n\n## Two\n\nMore.\n'),
    'front matter that a page shows': (site) =>
      site.write('content/b/d.mdx', site.read('content/b/d.mdx').replace('v: 1', 'v: 2')),
    'a name in a CSS module': (site) => site.write('site/box.module.css', '.two { color: teal }\n'),
    'a picture that a component imports': (site) =>
      site.write('brand/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" id="x"/>\n'),
    'a redirect': (site) => site.write('redirects.yaml', '/old/: /b/\n/older/: /a/\n/was/*: /b/*\n/v1/*: /a/\n'),
    'an address that was published and is gone': (site) => site.write('addresses.lock', '/v1/\n/v1/gone/\n'),
    'a page that a pattern leads to': (site) => site.write('content/b/e.md', '# E\n\nWords.\n'),
    'a picture': (site) => site.write('content/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" id="x"/>\n'),
    'a new page between two others': (site) => site.write('content/ab.md', '# Between\n\nWords.\n'),
    'a page moved to another folder': (site) => {
      site.remove('content/b/c.md');
      site.write('content/c.md', '# C\n\nWords.\n');
    },
    'styles of the site': (site) => site.write('site/site.css', '.content { color: red; }\n'),
    'an asset deleted': (site) => site.remove('content/dot.svg'),
  };
  it('D-04: serves open tabs the code that they were loaded with, after the styles have changed', async () => {
    const own = createTestSite({ ...files, 'site/site.css': '.content { color: red; }\n' });
    await own.run(['build', '--quiet']);
    const [old = ''] = /assets\/styles\.[A-Z0-9]{8}\.css/.exec(own.read('dist/index.html')) ?? [];
    const before = own.tree();
    own.write('site/site.css', '.content { color: blue; }\n');
    await own.run(['build', '--quiet']);
    assert.equal(own.read('dist/index.html').includes(old), false);
    assert.equal(own.tree()[old], before[old]);
    const preview = await startServer(['preview'], own.folder);
    assert.equal((await rawRequest(preview.port, `/${old}`)).status, 200);
    assert.equal((await rawRequest(preview.port, `/${CARRIED_LIST}`)).status, 404);
    await preview.stop();
  });

  it('names its client files in documents and chunks, by a name that is another only when one of them is', async () => {
    const own = createTestSite({ ...files, 'site/site.css': '.content { color: red; }\n' });
    const names = async () => {
      const run = await own.run(['build', '--quiet']);
      assert.equal(run.code, 0, run.stderr);
      const tree = own.tree();
      const chunks = Object.keys(tree).filter((path) => path.startsWith('assets/chunks/'));
      const found = [
        ...chunks.map((path) => /"client":"(\w+)"/.exec(own.read(`dist/${path}`))?.[1]),
        ...['index.html', 'a/index.html', '404.html'].map(
          (path) => /<html [^>]*data-client="(\w+)"/.exec(own.read(`dist/${path}`))?.[1],
        ),
      ];
      assert.ok(chunks.length > 0);
      assert.equal(new Set(found).size, 1, `one name: ${found.join(', ')}`);
      return found[0];
    };
    const first = await names();
    assert.ok(first);
    own.write('content/a.md', '# A\n\n## One\n\nOther words.\n');
    assert.equal(await names(), first);
    own.write('site/site.css', '.content { color: blue; }\n');
    const second = await names();
    assert.notEqual(second, first);
    own.write('site/islands/Late.tsx', 'export const Late = () => <b>late</b>;\n');
    assert.notEqual(await names(), second);
  });

  for (const [name, change] of Object.entries(changes)) {
    it(`is what a clean build makes: ${name}`, async () => {
      change(site);
      const run = await site.run(['build', '--quiet']);
      assert.equal(run.code, 0, run.stderr);
      const clean = await site.run(['build', '--quiet', '--no-cache', '--out-dir', 'clean']);
      assert.equal(clean.code, 0, clean.stderr);
      assertSameTree(withoutCarried(site.tree()), site.tree('clean'));
      site.remove('clean');
    });
  }
});

describe('a build that is refused', () => {
  const site = createTestSite({
    'content/index.md': '# Home\n\nWords.\n',
    'content/a.md': '# A\n\nWords.\n',
    'redirects.yaml': '/old/: /a/\n',
  });
  let old: Readonly<Record<string, string>> = {};
  before(async () => {
    await site.run(['build', '--quiet']);
    old = site.tree('.');
  });

  const faults: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'a broken link': { 'content/a.md': '# A\n\n[x](gone.md)\n' },
    'an unknown constant': { 'content/index.mdx': '# A\n\n{NOPE}\n', 'content/a.md': '# A\n\nnew words\n' },
    'a redirect in a circle': { 'redirects.yaml': '/x/: /y/\n/y/: /x/\n' },
    'two files for one address': { 'content/a/index.md': '# A again\n\nWords.\n' },
    'a configuration that is no code': { 'site/config.ts': 'export const config = {;\n' },
    'a component that throws': {
      'site/components.tsx': "export function Boom() { throw new Error('boom'); }\n",
      'content/b.mdx': '# B\n\n<Boom />\n',
    },
  };
  for (const [name, files] of Object.entries(faults)) {
    it(`leaves the output byte for byte: ${name}`, async () => {
      const sources = Object.keys(files).map((path) => [path, old[path]] as const);
      for (const [path, contents] of Object.entries(files)) site.write(path, contents);
      const stamps = stampsOf(site);
      const run = await site.run(['build', '--quiet']);
      assert.equal(run.code, 1, run.stderr);
      assert.match(run.stderr, /^[\w./-]+:\d+:\d+: error: .* \[[a-z-]+\]\n/);
      assert.deepEqual(stampsOf(site), stamps);
      assert.deepEqual(leftOvers(site), []);
      for (const [path, contents] of sources) {
        if (contents === undefined) site.remove(path.startsWith('site/') ? 'site' : path.replace(/\/index\.md$/, ''));
        else site.write(path, contents);
      }
    });
  }

  it('is mended by mending the fault', async () => {
    assert.equal((await site.run(['build', '--quiet'])).code, 0);
    assertSameTree(
      site.tree(),
      Object.fromEntries(
        Object.entries(old).flatMap(([path, contents]) =>
          path.startsWith('dist/') ? [[path.slice(5), contents]] : [],
        ),
      ),
    );
  });
});

/** A tree without what it carries for open tabs: the one thing that depends on the folder's past. */
function withoutCarried(tree: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const carried = Object.keys(JSON.parse(tree[CARRIED_LIST] ?? '{}'));
  return Object.fromEntries(Object.entries(tree).filter(([path]) => path !== CARRIED_LIST && !carried.includes(path)));
}

/** Inode and time of each file of the output: what has not been touched keeps both. */
function stampsOf(site: TestSite): Record<string, string> {
  return Object.fromEntries(
    site.list('dist').map((path) => {
      const { ino, mtimeMs, size } = statSync(join(site.folder, 'dist', path));
      return [path, `${ino} ${mtimeMs} ${size}`];
    }),
  );
}
