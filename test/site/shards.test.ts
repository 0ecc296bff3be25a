import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createTestSite } from './site.ts';

describe('a site that several machines build', () => {
  const pages = Object.fromEntries(
    Array.from({ length: 7 }, (_, number) => [
      `content/p${number}.mdx`,
      `---\ntitle: Page ${number}\n---\n\n## Part\n\nWords {LIMIT}, and [on](p${(number + 1) % 7}.mdx#part).\n`,
    ]),
  );
  const site = createTestSite({
    ...pages,
    'content/index.mdx': '# Home\n\n<PageList />\n',
    'content/404.mdx': '# Lost\n\nWords {LIMIT}.\n\n<PageList />\n',
    'site/config.ts':
      "export const config = { title: 'Site', constants: { LIMIT: '5 MB' }, siteUrl: 'https://example.com', socialCards: true };\n",
    'site/components.tsx':
      "import { withPages } from 'docsgen';\nexport const PageList = withPages(({ pages }) => <p>{pages.map(({ title }) => title).join(', ')}</p>);\n",
    'redirects.yaml': '/old/: /p1/\n',
  });
  const run = async (...args: readonly string[]) => {
    const result = await site.run(args);
    assert.equal(result.code, 0, result.stderr);
    return result;
  };
  let whole: Readonly<Record<string, string>> = {};

  before(async () => {
    await run('build', '--quiet');
    whole = site.tree();
    assert.equal(site.read('.docsgen/.gitignore'), '*\n');
    site.remove('dist');
    site.remove('.docsgen');
    for (const shard of ['1/3', '2/3', '3/3']) await run('build', '--quiet', '--shard', shard);
    assert.equal(site.read('.docsgen/.gitignore'), '*\n');
  });

  it('has the same bytes, joined, as one whole build', async () => {
    const { stdout } = await run('merge', '--explain');
    assert.match(stdout, /\(1 page made here, /);
    assert.deepEqual(site.tree(), whole);
    // The page that lists others is made where all are known.
    assert.deepEqual(
      stdout.split('\n').filter((line) => line.startsWith('made')),
      ['made  /     it is new'],
    );
  });

  it('takes shards from wherever they were carried', async () => {
    await run(
      'merge',
      '--quiet',
      '--out-dir',
      'elsewhere',
      '--from',
      ...[1, 2, 3].map((n) => `${site.folder}/.docsgen/fragments/${n}-of-3`),
    );
    assert.deepEqual(site.tree('elsewhere'), whole);
    await run('merge', '--quiet', '--out-dir', 'elsewhere', '--from', `${site.folder}/.docsgen/fragments`);
    assert.deepEqual(site.tree('elsewhere'), whole);
  });

  it('puts no shard in the place of a site', async () => {
    const { code, stderr } = await site.run(['build', '--shard', '1/3', '--out-dir', 'dist', '--quiet']);
    assert.deepEqual(
      [code, stderr],
      [
        2,
        `docsgen: The output folder \`${site.folder}/dist\` holds a whole site, which a shard would take the place of.\n` +
          '  hint: leave `--out-dir` out, or name a folder for this shard alone; `docsgen merge --out-dir` names that of the site\n',
      ],
    );
    assert.deepEqual(site.tree(), whole);
    for (let time = 0; time < 2; time += 1) await run('build', '--quiet', '--shard', '1/3', '--out-dir', 'first');
    assert.ok('fragment.json' in site.tree('first'));
  });

  it('makes itself what is in no shard, and what has changed since', async () => {
    site.remove('.docsgen/fragments/2-of-3');
    site.write('content/p0.mdx', `${site.read('content/p0.mdx')}\nMore.\n`);
    const { stdout } = await run('merge');
    assert.match(stdout, /\(4 pages made here, `--explain` says why; /);
    const merged = site.tree();
    await run('build', '--quiet', '--no-cache', '--out-dir', 'clean');
    assert.deepEqual(merged, site.tree('clean'));
    assert.match(merged['p0/index.html'] ?? '', /More\./);
  });

  it('says in one line what is no shard, with exit code 2', async () => {
    const refused = async (...args: readonly string[]) => {
      const { code, stderr } = await site.run(['merge', ...args]);
      assert.equal(code, 2);
      return stderr.replaceAll(site.folder, '.');
    };
    site.write('.docsgen/fragments/3-of-3/fragment.json', 'half');
    assert.equal(
      await refused(),
      'docsgen: The shard `./.docsgen/fragments/3-of-3` is not complete.\n' +
        '  hint: delete it and build it again: docsgen build --shard 3/3\n',
    );
    site.write('carried/fragment.json', 'half');
    assert.equal(
      await refused('--from', 'carried'),
      'docsgen: The shard `./carried` is not complete.\n  hint: delete it and build it again\n',
    );
    site.remove('.docsgen/fragments');
    const hint = '  hint: build them first: docsgen build --shard 1/2, then docsgen build --shard 2/2\n';
    assert.equal(await refused(), `docsgen: There are no shards in \`./.docsgen/fragments\`.\n${hint}`);
    assert.equal(await refused('--from', 'content'), `docsgen: There are no shards in \`./content\`.\n${hint}`);
    assert.equal(
      await refused('--from', 'nowhere'),
      'docsgen: There is no folder `./nowhere`.\n' +
        '  hint: `--from` names the folders of shards, one after the other, or a folder that holds them; without it: `.docsgen/fragments/`\n',
    );
    for (const shard of ['0/2', '3/2', '1', 'a/b'])
      assert.equal((await site.run(['build', '--shard', shard])).code, 2, shard);
  });

  it('refuses a shard with an error in it, and leaves nothing of it', async () => {
    site.write('content/p3.mdx', '# Page\n\n{NOWHERE}\n');
    const shards = await Promise.all(['1/2', '2/2'].map((shard) => site.run(['build', '--shard', shard])));
    assert.deepEqual(shards.map(({ code }) => code).sort(), [0, 1]);
    assert.match(
      shards.map(({ stdout }) => stdout).join(''),
      /^Built \d pages in \S+ m?s into \.docsgen\/fragments\/\d-of-2 \(/,
    );
    assert.equal(site.list('.docsgen/fragments').filter((path) => path.endsWith('fragment.json')).length, 1);
  });
});
