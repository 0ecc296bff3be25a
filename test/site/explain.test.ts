import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTestSite } from './site.ts';

describe('docsgen build --explain', () => {
  const site = createTestSite({
    'content/index.mdx': '# Home\n\nThe limit is {LIMIT}.\n',
    'content/a.mdx': '---\ntitle: A\n---\n\n<Include src="/_part.mdx" />\n',
    'content/b.md': '---\ntitle: B\n---\n\nWords.\n\n```ts file="b.ts"\n```\n',
    'content/b.ts': 'export const b = 1;\n',
    'content/c/d.md': '---\ntitle: D\n---\n\nTo [B](../b.md).\n',
    'content/_part.mdx': 'Part.\n',
    'site/config.ts': "export const config = { title: 'Site', constants: { LIMIT: '5 MB', OTHER: 1 } };\n",
  });
  const explain = async (...args: readonly string[]) => {
    const { code, stdout, stderr } = await site.run(['build', '--json', '--explain', ...args]);
    assert.equal(code, 0, stderr);
    const { explain: pages } = JSON.parse(stdout) as { explain: { route: string; reason?: string }[] };
    return Object.fromEntries(pages.map(({ route, reason }) => [route, reason]));
  };
  const kept = { '/': undefined, '/a/': undefined, '/b/': undefined, '/c/d/': undefined };

  it('names the cause of every page that is made anew, and of no other', async () => {
    const first = 'there is no earlier build to reuse';
    assert.deepEqual(await explain(), { '/': first, '/a/': first, '/b/': first, '/c/d/': first });
    assert.deepEqual(await explain(), kept);

    site.write('content/b.md', `${site.read('content/b.md')}\nMore.\n`);
    assert.deepEqual(await explain(), { ...kept, '/b/': 'its source has changed' });

    site.write('content/_part.mdx', 'Another part.\n');
    assert.deepEqual(await explain(), { ...kept, '/a/': '`_part.mdx`, which it includes, has changed' });

    site.write('content/b.ts', 'export const b = 2;\n');
    assert.deepEqual(await explain(), { ...kept, '/b/': '`b.ts`, which it includes, has changed' });
    assert.match(site.read('dist/b/index.html'), /const.*b = .*2/);

    site.write('site/config.ts', site.read('site/config.ts').replace('OTHER: 1', 'OTHER: 2'));
    assert.deepEqual(await explain(), kept);
    site.write('site/config.ts', site.read('site/config.ts').replace('5 MB', '6 MB'));
    assert.deepEqual(await explain(), { ...kept, '/': 'the constant `LIMIT` has changed' });

    site.remove('dist/b/index.html');
    assert.deepEqual(await explain(), { ...kept, '/b/': 'one of its output files has changed' });

    site.write('content/b.md', site.read('content/b.md').replace('title: B', 'title: B\npermalink: /moved/'));
    const moved = await explain();
    assert.equal(moved['/moved/'], 'it is new');
    assert.equal(moved['/c/d/'], 'the link `../b.md` now points elsewhere');

    const anew = await explain('--base', '/x/');
    assert.equal(anew['/a/'], 'docsgen, the configuration or a component has changed');
  });

  it('sees a change of a file that is shown from outside of the content, also in a plain folder', async () => {
    for (const [folder, page, file, name] of [
      ['docs', 'docs/content/index.md', 'src/a.ts', '../../src/a.ts'],
      ['docs', 'docs/index.md', 'src/a.ts', '../src/a.ts'],
      ['.', 'index.md', 'src/a.ts', 'src/a.ts'],
    ] as const) {
      const one = createTestSite({ [page]: `# Home\n\n\`\`\`ts file="${name}"\n\`\`\`\n`, [file]: 'let a;\n' });
      const reason = async () => {
        const { code, stdout, stderr } = await one.run(['build', folder, '--json', '--explain']);
        assert.equal(code, 0, stderr);
        return (JSON.parse(stdout) as { explain: { reason?: string }[] }).explain[0]?.reason;
      };
      assert.equal(await reason(), 'there is no earlier build to reuse');
      assert.equal(await reason(), undefined);
      one.write(file, 'let b;\n');
      assert.equal(await reason(), `\`${name}\`, which it includes, has changed`);
      assert.match(one.read(`${folder}/dist/index.html`), /let<\/span> b;/);
      assert.equal(await reason(), undefined);
      one.remove(file);
      const { code, stderr } = await one.run(['build', folder]);
      assert.equal(code, 1);
      assert.match(stderr, /\[include-missing\]/);
    }
  });

  it('prints a line a page, and with --profile what each stage took', async () => {
    const { stdout, stderr } = await site.run(['build', '--explain', '--profile', '--no-cache']);
    assert.match(stdout, /^made {2}\/a\/ +there is no earlier build to reuse$/m);
    assert.match(stderr, /^stage +time\nlast build +\d+ ms\ninputs +\d+ ms$/m);
    assert.match(stderr, /^pages made +\d/m);
    const profile = JSON.parse(site.read('docsgen.cpuprofile')) as { nodes: readonly unknown[] };
    assert.ok(profile.nodes.length > 100);
    assert.match((await site.run(['build', '--explain'])).stdout, /^kept {2}\/a\/$/m);
  });

  it('says why the profile cannot be written, and first what has ended the build', async () => {
    site.remove('docsgen.cpuprofile');
    site.write('docsgen.cpuprofile/a', '');
    const { code, stderr } = await site.run(['build', '--profile']);
    assert.equal(code, 1);
    assert.match(stderr, /docsgen: Cannot write `.*docsgen\.cpuprofile` because it is a folder\.\n {2}hint: run it in/);
    const refused = await site.run(['build', '--profile', '--out-dir', '.']);
    assert.equal(refused.code, 2);
    assert.match(refused.stderr, /docsgen: The output folder `.*` contains the project itself\.\n/);
  });
});
