import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blockedDocuments } from '../../../src/check/documents/blockedDocuments.ts';
import { siteIn } from '../../siteIn.ts';

async function told(files: Readonly<Record<string, string>>, config = '') {
  const site = await siteIn({
    'content/index.md': '# Home\n\nWords.\n',
    'site/config.ts': `export const config = { ${config} };\n`,
    ...files,
  });
  return blockedDocuments(site).map(({ place, hint, isInfo }) => [
    place?.file,
    /^securityPolicy: \{[^}]*\}/.exec(hint ?? '')?.[0],
    isInfo,
  ]);
}

const document = (head: string, body = '') =>
  `<!doctype html><html><head><title>A</title>${head}</head><body>${body}</body></html>`;

describe('blockedDocuments', () => {
  it('names the first document of another program that the policy leaves bare, as the host decides', async () => {
    const inline = "securityPolicy: { 'script-src': [\"'unsafe-inline'\"] }";
    assert.deepEqual(await told({ 'site/public/a/index.html': document('<script>run()</script>') }), [
      ['site/public/a/index.html', inline, true],
    ]);
    assert.deepEqual(
      await told({
        'site/public/a.html': document('<script src="/a.js"></script>'),
        'site/public/b.html': document('', '<script src="https://cdn.example/a.js"></script>'),
        'site/public/c.html': document('<script>run()</script>'),
      }),
      [['site/public/b.html', "securityPolicy: { 'script-src': ['https://cdn.example'] }", true]],
    );
    assert.deepEqual(await told({ 'content/a.html': document('<style>b { color: red }</style>') }), [
      ['content/a.html', "securityPolicy: { 'style-src': [\"'unsafe-inline'\"] }", true],
    ]);
  });

  it('reads no comment, text or script as an element, and finds what stands behind them', async () => {
    const quiet = [
      '<!-- <script>run()</script> -->',
      '<textarea><script>run()</script></textarea>',
      '<script type="application/json">"<style>"</script>',
      '<p title="a > b" data-style="c">style=</p>',
    ].join('\n');
    assert.deepEqual(await told({ 'site/public/a.html': document('<title>&lt;style></title>', quiet) }), []);
    for (const [element, directive] of [
      ['<P\n STYLE="color: red">a</P>', 'style-src'],
      ['<SCRIPT>run()</SCRIPT >', 'script-src'],
      ['<iframe src="https://cdn.example/"></iframe>', 'frame-src'],
      ['<form action="https://cdn.example/"></form>', 'form-action'],
    ] as const)
      assert.match(String(await told({ 'site/public/a.html': document('', quiet + element) })), new RegExp(directive));
  });

  it('says nothing of what the policy allows, and where the site says what is sent', async () => {
    const files = { 'site/public/a.html': document('<script>run()</script>') };
    assert.deepEqual(await told({ 'site/public/a.html': document('<link rel="stylesheet" href="a.css">') }), []);
    assert.deepEqual(await told(files, 'securityPolicy: false'), []);
    assert.deepEqual(await told(files, `securityPolicy: { 'script-src': ["'unsafe-inline'"] }`), []);
    assert.deepEqual(await told({ ...files, 'site/public/_headers': '/*\n' }), []);
  });
});
