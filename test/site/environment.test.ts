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

  it('are not written into the cache', async () => {
    await built({ SERVER: 'secret.example' });
    const texts = site.list('.docsgen').filter((path) => path.endsWith('last-build.json'));
    assert.equal(texts.length, 1);
    for (const path of texts) assert.doesNotMatch(site.read(`.docsgen/${path}`), /secret\.example/);
  });
});
