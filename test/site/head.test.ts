import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { documentElementsOf } from '../parsedHtml.ts';
import { rawRequest, startServer } from './server.ts';
import { createTestSite } from './site.ts';

const configured = (head: string) =>
  `import { defineConfig } from 'docsgen';\nexport const config = defineConfig({\n  title: 'Site',\n  base: '/docs/',\n${head}});\n`;

const HEAD = `  head: [
    { tag: 'meta', attributes: { name: 'google-site-verification', content: 'a"b' } },
    { tag: 'link', attributes: { rel: 'manifest', href: '/site.webmanifest' } },
    { tag: 'script', attributes: { src: '/own.js', defer: true } },
    { tag: 'script', content: 'first()' },
    { tag: 'style', content: 'h1 { color: red }' },
  ],
`;

const FILES = {
  'content/index.md': '# Home\n\nWords on [two](two.md).\n',
  'content/two.md': '# Two\n\nWords on [home](index.md).\n',
  'site/public/site.webmanifest': '{}\n',
  'site/public/own.js': 'own();\n',
  'redirects.yaml': '/old/: /two/\n',
};

const PAGES = ['index.html', 'two/index.html', '404.html'];

describe('the tags that a site adds to the head', () => {
  const site = createTestSite({ ...FILES, 'site/config.ts': configured('') });
  let plain: Record<string, string> = {};
  before(async () => {
    const run = await site.run(['build', '--quiet', '--strict']);
    assert.equal(run.code, 0, run.stderr);
    plain = site.tree();
    site.write('site/config.ts', configured(HEAD));
  });

  it('stand in every page, also where an earlier build had made it without', async () => {
    const run = await site.run(['build', '--quiet', '--strict']);
    assert.equal(run.code, 0, run.stderr);
    for (const path of PAGES) {
      const head = documentElementsOf(site.read(`dist/${path}`)).filter((element) => element.path.includes('head'));
      const last = head.slice(-5).map(({ tag, attributes, text }) => ({ tag, attributes, text }));
      assert.deepEqual(last, [
        { tag: 'meta', attributes: { name: 'google-site-verification', content: 'a"b' }, text: '' },
        { tag: 'link', attributes: { rel: 'manifest', href: '/docs/site.webmanifest' }, text: '' },
        { tag: 'script', attributes: { src: '/docs/own.js', defer: '' }, text: '' },
        { tag: 'script', attributes: {}, text: 'first()' },
        { tag: 'style', attributes: {}, text: 'h1 { color: red }' },
      ]);
    }
    assert.equal(site.read('dist/old/index.html'), plain['old/index.html'], 'nobody stays at a redirect');
  });

  it('are what a clean build makes of them, and gone without a trace when they are taken out', async () => {
    await site.run(['build', '--quiet', '--no-cache', '--out-dir', 'clean']);
    assert.deepEqual(site.tree(), site.tree('clean'));
    site.remove('clean');
    site.write('site/config.ts', configured(''));
    await site.run(['build', '--quiet']);
    assert.deepEqual(site.tree(), plain);
  });

  it('have a policy that lets them run, the same in pages, for hosts and from `docsgen preview`', async () => {
    site.write('site/config.ts', configured(HEAD));
    await site.run(['build', '--quiet']);
    const inPage = documentElementsOf(site.read('dist/index.html')).find(
      ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
    )?.attributes.content;
    // printf 'first()' | openssl dgst -sha256 -binary | base64
    assert.match(inPage ?? '', /; script-src 'self' 'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy\/A=';/);
    assert.match(inPage ?? '', /; style-src 'self' 'sha256-[A-Za-z0-9+/]{43}=';.*; manifest-src 'self'$/);
    const [, forHosts = ''] = /^ {2}Content-Security-Policy: (.*)$/m.exec(site.read('dist/_headers')) ?? [];
    assert.equal(forHosts.replace(" frame-ancestors 'none';", ''), inPage);
    const preview = await startServer(['preview'], site.folder);
    const { headers } = await rawRequest(preview.port, '/docs/');
    assert.equal(headers['content-security-policy'], forHosts);
    await preview.stop();
    const dev = await startServer(['dev'], site.folder);
    const { body } = await rawRequest(dev.port, '/docs/two/');
    assert.equal(
      documentElementsOf(body).find(({ attributes }) => attributes['http-equiv'] !== undefined)?.attributes.content,
      inPage,
    );
    await dev.stop();
  });

  it('are refused at their place, and the output stays as it was', async () => {
    const tree = site.tree();
    site.write(
      'site/config.ts',
      configured("  head: [\n    { tag: 'script', attributes: { src: '/gone.js', onload: 'x()' } },\n  ],\n"),
    );
    const run = await site.run(['build', '--quiet']);
    assert.equal(run.code, 1);
    assert.match(
      run.stderr,
      /^site\/config\.ts:6:61: error: Option `head\.0\.attributes\.onload` is an event handler, which the content security policy blocks\. \[config-invalid\]\n/,
    );
    assert.deepEqual(site.tree(), tree);
  });

  it('are told of once by `docsgen check`, and a style of theirs is none of a component', async () => {
    site.write('site/config.ts', configured(HEAD.replace('/own.js', '/gone.js')));
    const run = await site.run(['check', '--json']);
    assert.deepEqual(
      JSON.parse(run.stdout)
        .diagnostics.filter(({ code }: { code: string }) => /asset|style|source/.test(code))
        .map(
          ({ code, place }: { code: string; place: { file: string; line: number } }) =>
            `${place.file}:${place.line} ${code}`,
        ),
      ['site/config.ts:8 missing-asset'],
    );
  });
});
