import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkDocuments } from '../../../src/check/documents/checkDocuments.ts';
import { createRefusal } from '../../../src/hosting/refusedLoad.ts';
import { faultsOf, toldOf } from '../documentsTold.ts';
import { shownSite } from './shownSite.ts';

describe('what the policy refuses', () => {
  it('X-09: finds pages with styles that no page before has, where the policy refuses them', () => {
    const styled = '<p style="color:red">a</p><b style="color:red">b</b><style>p{}</style>';
    // Packages that draw formulas write dozens into a page.
    assert.deepEqual(toldOf(styled), ['warning inline-style content/a.mdx:1:1']);
    const messages = (html: string) => faultsOf(html).map(({ message }) => message);
    assert.deepEqual(
      messages(`${styled}<pre><code><span class="hljs-x">x</span><span style="top:0">y</span></code></pre>`),
      ['The finished page has `style="color:red"` and 2 more like it, which the content security policy blocks.'],
    );
    assert.deepEqual(messages('<style>p{}</style>'), [
      'The finished page has `<style>`, which the content security policy blocks.',
    ]);
    const page = { source: 'Words.\n', html: styled };
    const site = shownSite({ 'index.md': page, 'b.md': page });
    const found = (refusesStyles: boolean) =>
      checkDocuments({ ...site, refusesStyles }).filter(({ code }) => code === 'inline-style').length;
    assert.deepEqual([found(true), found(false)], [1, 0]);
  });

  it('finds what the policy lets no page load, once each host', () => {
    const html =
      '<iframe src="https://v.example/1"></iframe><iframe src="https://v.example/2"></iframe>' +
      '<script>go()</script><img src="http://i.example/a.png" alt="a"><video src="/own.mp4"></video>';
    const page = { source: 'Words.\n', html };
    const site = shownSite({ 'index.md': page, 'b.md': page }, ['own.mp4']);
    const refused = (made: typeof site) => checkDocuments(made).filter(({ code }) => code === 'refused-source');
    assert.deepEqual(
      refused(site).map(({ message, hint }) => [message, hint]),
      [
        [
          'The content security policy blocks `https://v.example/1` in the finished page: `frame-src` does not allow it.',
          "securityPolicy: { 'frame-src': ['https://v.example'] } in `site/config.ts`",
        ],
        [
          'The content security policy blocks `<script>` in the finished page: `script-src` does not allow it.',
          'move the code to an island in `site/islands/`, or to `head` in `site/config.ts`, whose code the policy names',
        ],
        [
          'The content security policy blocks `http://i.example/a.png` in the finished page: `img-src` does not allow it.',
          'write `https://i.example/a.png`',
        ],
      ],
    );
    const options = { gtmId: undefined, head: [], siteUrl: undefined };
    const allowed = { 'frame-src': ['https://v.example'], 'script-src': ["'unsafe-inline'"], 'img-src': ['http:'] };
    for (const securityPolicy of [allowed, false] as const)
      assert.deepEqual(refused({ ...site, refused: createRefusal({ ...options, securityPolicy }) }), []);
  });

  it('takes no notice of styles that the configuration puts into the head, which the policy names', () =>
    assert.deepEqual(toldOf('<html><head><style>p{}</style></head><body><main></main></body></html>'), []));
});
