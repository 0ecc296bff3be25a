import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTestSite } from './site.ts';

describe('environment variables that code of a site names', () => {
  const site = createTestSite({
    'content/index.mdx': '# Start\n\n<Server />\n',
    'content/plain.md': '# Plain\n\nWords.\n',
    'site/config.ts': `import { isPreview } from './preview';
export const config = { title: 'Acme', head: isPreview ? [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }] : [] };
`,
    'site/preview.ts': 'export const isPreview = process.env.PREVIEW !== undefined;\n',
    'site/components.tsx': `const { SERVER = 'none' } = process.env;
export const Server = () => <p>Server: {SERVER}, {process.env['REGION']}</p>;
`,
  });
  const built = async (env: Readonly<Record<string, string>>, ...flags: readonly string[]) => {
    const { code, stdout, stderr } = await site.run(['build', ...flags], { env });
    assert.equal(code, 0, stderr);
    return stdout;
  };
  const start = () => site.read('dist/index.html');

  it('make the pages anew when they change, and only then', async () => {
    await built({});
    assert.match(start(), /<p>Server: none, <\/p>/);
    await built({ PREVIEW: '1' });
    assert.match(start(), /noindex/);
    assert.match(site.read('dist/plain/index.html'), /noindex/);
    assert.match(await built({ PREVIEW: '1', OTHER: '1' }), /nothing changed/);
    await built({ SERVER: 'a.example' });
    assert.match(start(), /<p>Server: a\.example, <\/p>/);
    assert.doesNotMatch(start(), /noindex/);
    await built({ SERVER: 'a.example', REGION: 'eu' });
    assert.match(start(), /<p>Server: a\.example, eu<\/p>/);
    assert.match(await built({ SERVER: 'a.example', REGION: 'eu' }), /nothing changed/);
  });

  it('come from `.env.local` and `.env`, too, unless they are set, and make the pages anew when they change there', async () => {
    site.write('.env', 'SERVER=file.example\nREGION=us\nOTHER=1\n');
    await built({});
    assert.match(start(), /<p>Server: file\.example, us<\/p>/);
    assert.match(await built({}), /nothing changed/);
    assert.match(await built({ SERVER: 'file.example', REGION: 'us' }), /nothing changed/);
    site.write('.env', 'SERVER=file.example\nREGION=us\nOTHER=2\n');
    assert.match(await built({}), /nothing changed/);
    site.write('.env.local', 'REGION=asia\n');
    await built({});
    assert.match(start(), /<p>Server: file\.example, asia<\/p>/);
    await built({ SERVER: 'set.example' });
    assert.match(start(), /<p>Server: set\.example, asia<\/p>/);
    site.remove('.env');
    site.remove('.env.local');
    await built({});
    assert.match(start(), /<p>Server: none, <\/p>/);
  });

  it('come from the files of builds before those of all commands, and never from those of dev', async () => {
    site.write('.env.local', 'SERVER=local.example\nREGION=us\n');
    site.write('.env.production', 'SERVER=production.example\n');
    site.write('.env.development', 'REGION=here\n');
    await built({});
    assert.match(start(), /<p>Server: production\.example, us<\/p>/);
    assert.match(await built({}), /nothing changed/);
    site.write('.env.production.local', 'SERVER=mine.example\n');
    await built({});
    assert.match(start(), /<p>Server: mine\.example, us<\/p>/);
    for (const file of ['.env.local', '.env.production', '.env.production.local', '.env.development'])
      site.remove(file);
  });

  it('are told of where a file has almost the right name', async () => {
    site.write('.env.prod', 'REGION=secret-region\n');
    const { stderr } = await site.run(['check']);
    assert.match(
      stderr,
      /warning: `REGION`, which the site's code names, is set in `\.env\.prod`, which is not read\./,
    );
    assert.doesNotMatch(stderr, /secret-region/);
    site.remove('.env.prod');
  });

  it('from such a file reach every page, and no file that is published beside what shows them', async () => {
    const own = createTestSite({
      ...Object.fromEntries(
        Array.from({ length: 130 }, (_, index) => [`content/p${index}.mdx`, `# P${index}\n\nWords.\n\n<Shown />\n`]),
      ),
      'content/index.mdx': '# Start\n\nWords.\n\n<Counted />\n',
      'content/hidden.md': '---\npermalink: /{token}/\nunlisted: true\n---\n\n# Hidden\n\nWords.\n',
      'site/components.tsx': `import { Island } from 'docsgen';
import { Counter } from './islands/Counter';
export const Shown = () => <p>Server: {process.env.SERVER}</p>;
export const Counted = () => <Island name="Counter"><Counter /></Island>;
`,
      'site/islands/Counter.tsx': `export const Counter = () => <button type="button">{typeof process === 'undefined' ? '' : process.env.SECRET?.length}</button>;\n`,
      '.env': 'SERVER=file.example\nSECRET=not-for-browsers\nDOCSGEN_TOKEN=kept-apart\n',
    });
    const run = await own.run(['build', '--quiet']);
    assert.equal(run.code, 0, run.stderr);
    for (const index of Array(130).keys())
      assert.match(own.read(`dist/p${index}/index.html`), /<p>Server: file\.example<\/p>/);
    assert.ok('kept-apart/index.html' in own.tree());
    for (const [path, text] of Object.entries(own.tree())) assert.ok(!text.includes('not-for-browsers'), path);
    assert.equal(
      own.list('dist').some((path) => path.includes('.env')),
      false,
    );
  });

  it('are not written into the cache', async () => {
    await built({ SERVER: 'secret.example' });
    const texts = site.list('.docsgen').filter((path) => path.endsWith('last-build.json'));
    assert.equal(texts.length, 1);
    for (const path of texts) assert.doesNotMatch(site.read(`.docsgen/${path}`), /secret\.example/);
  });
});
