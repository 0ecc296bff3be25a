import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTestSite } from './site.ts';

describe('the tag manager', () => {
  const site = createTestSite({ 'index.md': '# Home\n\nWords.\n' });

  it('is refused with an id that is none, and the output stays as it was', async () => {
    await site.run(['build']);
    const before = site.tree();
    for (const id of ['GTM-ab12', 'gtm-AB12', 'GTM-', 'GTM-AB12 ', "GTM-X');alert(1)//", 'UA-1234']) {
      const refused = await site.run(['build', '--quiet'], { env: { DOCSGEN_GTM_ID: id } });
      assert.equal(refused.code, 1);
      assert.equal(refused.stdout, '');
      assert.ok(refused.stderr.includes(`error: GTM-ID \`${id}\` is not valid [bad-gtm-id]`), refused.stderr);
    }
    assert.deepEqual(site.tree(), before);
  });

  it('shows a bad id of the configuration at its place', async () => {
    const configured = createTestSite({
      'content/index.md': '# Home\n\nWords.\n',
      'site/config.ts': "export const config = {\n  title: 'Site',\n  gtmId: 'GTM-bad',\n};\n",
    });
    const refused = await configured.run(['build', '--quiet']);
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /^site\/config\.ts:3:10: error: GTM-ID `GTM-bad` is not valid \[bad-gtm-id\]\n/);
  });

  it('is not mentioned without an id', async () => {
    await site.run(['build']);
    assert.equal(!site.read('dist/index.html').includes('gtm'), true);
  });

  it('is named in each page with one, and by no script that stands in the page', async () => {
    await site.run(['build'], { env: { DOCSGEN_GTM_ID: 'GTM-AB12CD3' } });
    const html = site.read('dist/index.html');
    assert.match(html, /<html[^>]* data-gtm-id="GTM-AB12CD3"/);
    assert.doesNotMatch(html, /<script(?![^>]*(?: src=|application\/json))/);
  });
});
