import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rawRequest, startServer } from './server.ts';
import { createTestSite } from './site.ts';

const DRAFT = '---\ntitle: Zeppelins\ndraft: true\n---\n\nZeppelins fly. [Nowhere](/nowhere/)\n';

const FILES = {
  'content/index.md': '# Home\n\nWords.\n',
  'content/guides/first.md': '# First\n\nWords.\n',
  'content/guides/zeppelins.md': DRAFT,
  'site/config.ts': `export const config = {
    siteUrl: 'https://a.example/',
    sidebars: [{ routes: ['/'], items: ['/', '/guides/first/', { text: 'Zeppelins', link: '/guides/zeppelins/' }] }],
  };\n`,
};

describe('a draft', () => {
  it('is in no file of a build, nor is what is wrong with it told; the summary counts it', async () => {
    const site = createTestSite(FILES);
    const run = await site.run(['build', '--strict']);
    assert.equal(run.code, 0, run.stderr);
    assert.match(run.stdout, /^Built 2 pages in .* \(1 draft left out; /);
    for (const [path, contents] of Object.entries(site.tree())) assert.doesNotMatch(path + contents, /zeppelin/i, path);
    assert.match((await site.run(['build'])).stdout, /1 draft left out; .*nothing changed/);
    assert.equal(JSON.parse((await site.run(['build', '--json'])).stdout).drafts, 1);
    assert.equal((await site.run(['check', '--strict'])).code, 0);
  });

  it('becomes a page, and a page a draft, as if the site had been built anew', async () => {
    const site = createTestSite(FILES);
    const built = async () => {
      const { code, stderr } = await site.run(['build', '--quiet']);
      assert.equal(code, 0, stderr);
      return site.tree();
    };
    const without = await built();
    site.write('content/guides/zeppelins.md', DRAFT.replace('draft: true\n', '').replace('/nowhere/', '/'));
    const withIt = await built();
    assert.match(withIt['guides/first/index.html'] ?? '', /href="\/guides\/zeppelins\/"/);
    assert.match(withIt['guides/zeppelins/index.html'] ?? '', /Zeppelins fly/);
    site.write('content/guides/zeppelins.md', DRAFT);
    assert.deepEqual(await built(), without);
  });

  it('that is deleted leaves the entry of a page that is planned', async () => {
    const config = FILES['site/config.ts'].replace('siteUrl', "plannedRoutes: ['/guides/zeppelins/'],\n    siteUrl");
    const site = createTestSite({ ...FILES, 'site/config.ts': config });
    const built = async () => {
      const { code, stderr } = await site.run(['build', '--quiet']);
      assert.equal(code, 0, stderr);
      return site.read('dist/guides/first/index.html');
    };
    assert.doesNotMatch(await built(), /zeppelins/);
    site.remove('content/guides/zeppelins.md');
    assert.match(await built(), /href="\/guides\/zeppelins\/"/);
  });

  it('is shown by `docsgen dev`, with a mark', async () => {
    const site = createTestSite(FILES);
    const server = await startServer(['dev'], site.folder);
    const { status, body } = await rawRequest(server.port, '/guides/zeppelins/');
    assert.equal(status, 200);
    assert.match(body.toString(), /<h1[^>]*>Zeppelins<\/h1><p><span class="badge badge-warning">Draft<\/span><\/p>/);
    assert.doesNotMatch((await rawRequest(server.port, '/guides/first/')).body.toString(), /badge-warning/);
    await server.stop();
  });
});
