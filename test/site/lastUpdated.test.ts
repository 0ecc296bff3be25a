import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { eventually } from '../eventually.ts';
import { rawRequest, readEvents, startServer } from './server.ts';
import { createTestSite, type TestSite } from './site.ts';

const FILES = {
  '.gitignore': 'dist/\nclean/\n.docsgen/\n',
  'content/index.md': '# Home\n\nGo to [A](a.md).\n',
  'content/a.mdx': '# A\n\n<Include src="/_part.mdx" />\n',
  'content/b.md': '# B\n\nWords.\n',
  'content/new.md': '# New\n\nNot committed.\n',
  'content/_part.mdx': 'Part.\n',
  'site/config.ts': "export const config = { title: 'Docs', siteUrl: 'https://a.example' };\n",
};

const IDENTITY = ['-c', 'user.name=n', '-c', 'user.email=e@x', '-c', 'commit.gpgsign=false'];

function commit(site: TestSite, date: string, ...paths: readonly string[]): void {
  const run = (...args: readonly string[]) =>
    execFileSync('git', ['-C', site.folder, ...IDENTITY, ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: date },
      stdio: 'pipe',
    });
  run('add', ...paths);
  run('commit', '-q', '--allow-empty', '-m', 'm');
}

const dateOf = (site: TestSite, page: string) => /<time dateTime="([^"]*)"/i.exec(site.read(`dist/${page}`))?.[1];

/** Loaded before the program: another Node, which writes dates in other words. */
const OTHER_WORDS = `
Object.defineProperty(process, 'versions', { value: { ...process.versions, icu: '1.0' } });
const format = (date) => 'in other words ' + date.getUTCFullYear();
Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { value: format });
`;

describe('when a page was last updated', () => {
  const site = createTestSite(FILES);
  before(async () => {
    execFileSync('git', ['init', '-q', '-b', 'main', site.folder]);
    commit(site, '2024-01-01T00:00:00Z', '.gitignore', 'content/index.md', 'content/a.mdx', 'content/b.md', 'site');
    commit(site, '2024-02-01T00:00:00Z', 'content/_part.mdx');
    const run = await site.run(['build', '--quiet']);
    assert.equal(run.code, 0, run.stderr);
  });

  it('names who changed it, and gives that to components, where the configuration asks for it', async () => {
    assert.doesNotMatch(site.read('dist/b/index.html'), /<bdi>/);
    const authored = createTestSite({
      'content/index.mdx': '# Home\n\n<Who />\n',
      'content/b.md': '# B\n\nWords.\n',
      'site/config.ts': 'export const config = { lastAuthor: true };\n',
      'site/components.tsx': `import { withPage } from 'docsgen';
export const Who = withPage(({ page }) => <p>By {page.lastAuthor}</p>);
`,
    });
    execFileSync('git', ['init', '-q', '-b', 'main', authored.folder]);
    commit(authored, '2024-01-01T00:00:00Z', 'content', 'site');
    const run = await authored.run(['build', '--quiet']);
    assert.equal(run.code, 0, run.stderr);
    assert.match(authored.read('dist/b/index.html'), />January 1, 2024<\/time> · <bdi>n<\/bdi>/);
    assert.match(authored.read('dist/index.html'), /<p>By n<\/p>/);
  });

  it('stands below the page, in its JSON-LD and in the sitemap', () => {
    assert.equal(dateOf(site, 'b/index.html'), '2024-01-01T00:00:00.000Z');
    assert.match(site.read('dist/b/index.html'), />January 1, 2024</);
    assert.match(site.read('dist/b/index.html'), /"dateModified":"2024-01-01T00:00:00\.000Z"/);
    assert.match(
      site.read('dist/sitemap.xml'),
      /<loc>https:\/\/a\.example\/b\/<\/loc><lastmod>2024-01-01T00:00:00\.000Z</,
    );
  });

  it('is said anew by a Node that writes dates in other words', async () => {
    const page = (title: string) => `---\nlastUpdated: 2024-01-01\n---\n\n# ${title}\n\nWords.\n`;
    const own = createTestSite({ 'index.md': page('Home'), 'a.md': page('A'), 'words/other.mjs': OTHER_WORDS });
    assert.equal((await own.run(['build', '--quiet'])).code, 0);
    assert.match(own.read('dist/a/index.html'), />January 1, 2024</);
    const env = { NODE_OPTIONS: `--import ${join(own.folder, 'words/other.mjs')}` };
    assert.equal((await own.run(['build', '--quiet'], { env })).code, 0);
    assert.match(own.read('dist/a/index.html'), />in other words 2024</);
  });

  it('takes in the parts that the page includes', () =>
    assert.equal(dateOf(site, 'a/index.html'), '2024-02-01T00:00:00.000Z'));

  it('is not told of a page that git does not know', () => {
    assert.equal(dateOf(site, 'new/index.html'), undefined);
    assert.doesNotMatch(site.read('dist/new/index.html'), /dateModified/);
    assert.match(site.read('dist/sitemap.xml'), /\/new\/<\/loc><\/url>/);
  });

  it('changes with a commit, on that page alone, as a clean build would', async () => {
    commit(site, '2024-03-01T00:00:00Z', 'content/new.md');
    const { written } = JSON.parse((await site.run(['build', '--json'])).stdout) as { written: string[] };
    assert.deepEqual(
      written.filter((path) => path.endsWith('index.html')),
      ['new/index.html'],
    );
    assert.equal(dateOf(site, 'new/index.html'), '2024-03-01T00:00:00.000Z');
    await site.run(['build', '--quiet', '--no-cache', '--out-dir', 'clean']);
    assert.deepEqual(site.tree(), site.tree('clean'));
    assert.match((await site.run(['build'])).stdout, /nothing changed/);
  });

  it('does not change with a commit of something else', async () => {
    commit(site, '2024-04-01T00:00:00Z', '.gitignore');
    assert.match((await site.run(['build'])).stdout, /nothing changed/);
  });

  it('is not told where git refuses, which a note says, and is told once it no longer does', async () => {
    const other = createTestSite(FILES);
    execFileSync('git', ['init', '-q', '-b', 'main', other.folder]);
    commit(other, '2024-01-01T00:00:00Z', 'content');
    const config = other.read('.git/config');
    other.write('.git/config', config.replace(/repositoryformatversion = \d+/, 'repositoryformatversion = 99'));
    for (const _ of ['first', 'unchanged']) {
      const refused = await other.run(['build']);
      assert.equal(refused.code, 0, refused.stderr);
      assert.match(refused.stderr, /^note: no page says when it was last updated, because git failed: fatal: .*99.*$/m);
      assert.equal(dateOf(other, 'b/index.html'), undefined);
    }
    other.write('.git/config', config);
    const run = await other.run(['build']);
    assert.doesNotMatch(run.stderr, /note/);
    assert.equal(dateOf(other, 'b/index.html'), '2024-01-01T00:00:00.000Z');
  });

  it('follows the commits while `docsgen dev` runs', async () => {
    site.write('content/new.md', '# New\n\nOther words.\n');
    const { port, stop } = await startServer(['dev'], site.folder);
    commit(site, '2024-05-01T00:00:00Z', 'content/new.md');
    await readEvents(port, '/__docsgen/events?since=1', { until: (text) => text.includes('data: content') });
    assert.match((await rawRequest(port, '/new/')).body, />May 1, 2024</);
    // And goes on to.
    site.write('content/new.md', '# New\n\nAgain other words.\n');
    commit(site, '2024-06-01T00:00:00Z', 'content/new.md');
    const isShown = async () => (await rawRequest(port, '/new/')).body.includes('>June 1, 2024<');
    await eventually(isShown, 'the second commit is not seen');
    await stop();
  });

  it('is not told in a shallow clone where its history ends', async () => {
    const clone = createTestSite({});
    execFileSync('git', ['clone', '-q', '--depth', '2', `file://${site.folder}`, clone.folder]);
    for (const _ of ['first', 'unchanged']) {
      const { stderr } = await clone.run(['build']);
      assert.match(
        stderr,
        /^note: the last change of \d content files lies before this shallow clone begins,.*--unshallow/m,
      );
    }
    assert.equal(dateOf(clone, 'b/index.html'), undefined);
    execFileSync('git', ['-C', clone.folder, 'fetch', '-q', '--unshallow']);
    assert.doesNotMatch((await clone.run(['build'])).stderr, /note/);
    assert.equal(dateOf(clone, 'b/index.html'), '2024-01-01T00:00:00.000Z');
  });
});
