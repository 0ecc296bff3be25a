import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventually } from '../eventually.ts';
import { rawRequest, startServer } from './server.ts';
import { createTestSite } from './site.ts';

const FILES = {
  'content/index.mdx': '# Home\n\nWords.\n\n<Logo />\n\n<Counted />\n',
  'site/config.ts': "export const config = { base: '/docs/' };\n",
  'site/components.tsx': `import { Island } from 'docsgen';
import { Counter } from './islands/Counter';
import logo from './logo.svg';

export const Logo = () => <img src={logo} alt="Logo" />;
export const Counted = () => <Island name="Counter"><Counter /></Island>;
`,
  'site/islands/Counter.tsx': `import dot from './dot.svg';\nexport const Counter = () => <button type="button"><img src={dot} alt="dot" /></button>;\n`,
  'site/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'site/islands/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" id="dot"/>\n',
};

const addressesIn = (html: string) => [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src = '']) => src);

describe('a picture that components and islands import', () => {
  it('stands in the output by a name of its contents, under the base, and is checked', async () => {
    const site = createTestSite(FILES);
    const run = await site.run(['build', '--quiet']);
    assert.equal(run.code, 0, run.stderr);
    const [logo = '', dot = ''] = addressesIn(site.read('dist/index.html'));
    assert.match(logo, /^\/docs\/assets\/logo\.[A-Z0-9]{8}\.svg$/);
    assert.equal(site.read(`dist/${logo.slice('/docs/'.length)}`), FILES['site/logo.svg']);
    assert.equal(site.read(`dist/${dot.slice('/docs/'.length)}`), FILES['site/islands/dot.svg']);
    const scripts = Object.entries(site.tree()).filter(([path]) => path.startsWith('assets/Counter.'));
    assert.deepEqual(
      scripts.map(([, text]) => text.includes(JSON.stringify(dot))),
      [true],
    );
    const check = await site.run(['check', '--quiet']);
    assert.equal(check.code, 0, check.stderr);
    const other = await site.run(['build', '--quiet', '--base', '/other/']);
    assert.equal(other.code, 0, other.stderr);
    assert.deepEqual(
      addressesIn(site.read('dist/index.html')),
      [logo, dot].map((src) => src.replace('docs', 'other')),
    );
  });

  it('is another one in the next build where it has changed, wherever it stands', async () => {
    const components = FILES['site/components.tsx'].replace('./logo.svg', '../brand/logo.svg');
    const site = createTestSite({ ...FILES, 'site/components.tsx': components, 'brand/logo.svg': '<svg/>\n' });
    const built = async () => {
      const run = await site.run(['build', '--quiet']);
      assert.equal(run.code, 0, run.stderr);
      return addressesIn(site.read('dist/index.html'));
    };
    const first = await built();
    for (const path of ['brand/logo.svg', 'site/islands/dot.svg']) {
      const before = await built();
      site.write(path, '<svg xmlns="http://www.w3.org/2000/svg" id="other"/>\n');
      const now = await built();
      assert.notDeepEqual(now, before, path);
      for (const src of now) assert.ok(src.slice('/docs/'.length) in site.tree(), src);
    }
    assert.equal(first.length, 2);
  });

  it('has the same address in every page of a site that several threads make', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 130 }, (_, index) => [`content/p${index}.mdx`, `# P${index}\n\nWords.\n\n<Logo />\n`]),
    );
    const site = createTestSite({ ...FILES, ...pages });
    const run = await site.run(['build', '--quiet']);
    assert.equal(run.code, 0, run.stderr);
    const addresses = new Set(
      Object.keys(pages).map((_, index) => addressesIn(site.read(`dist/p${index}/index.html`))[0]),
    );
    assert.equal(addresses.size, 1);
    assert.match([...addresses][0] ?? '', /^\/docs\/assets\/logo\./);
  });

  it('is served in dev, and another one once it has changed', async () => {
    const site = createTestSite(FILES);
    const server = await startServer(['dev'], site.folder);
    const shown = async () => addressesIn((await rawRequest(server.port, '/docs/')).body);
    const first = await shown();
    assert.equal(first.length, 2);
    for (const src of first) assert.equal((await rawRequest(server.port, src)).status, 200);
    const isShown = async () => {
      if ((await shown())[0] !== first[0]) return true;
      site.write('site/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" id="new"/>\n');
      return false;
    };
    await eventually(isShown, 'the new picture is not shown', { pauseMs: 200 });
    const [logo = ''] = await shown();
    assert.match((await rawRequest(server.port, logo)).body, /id="new"/);
    assert.equal((await server.stop()).code, 143);
  });
});
