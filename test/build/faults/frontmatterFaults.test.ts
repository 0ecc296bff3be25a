import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SiteConfig } from '../../../src/config/siteConfig.ts';
import { siteIn } from '../../siteIn.ts';

const SITE_URL = 'https://a.example';

/** What is told of a page with a line of front matter. */
async function told(line: string, config: Partial<SiteConfig> = { siteUrl: SITE_URL }) {
  const files = {
    'content/index.md': '# Home\n\nWords.\n',
    'content/a.md': `---\ntitle: A\n${line}\n---\n\nWords.\n`,
    'site/public/a.pdf': 'x',
    'site/public/a.png': 'x',
  };
  const site = await siteIn(files, { config });
  return site
    .diagnostics()
    .map(({ severity, code, place, hint }) => [`${severity} ${code} ${place?.line}:${place?.column}`, hint]);
}

describe('addresses in front matter', () => {
  it('are refused where a browser would run them', async () => {
    for (const line of [
      'prev: javascript:alert(1)',
      'next: {text: A, link: javascript:x}',
      'thumbnail: javascript:x',
      'image: data:x',
      'thumbnail: vscode://a',
    ])
      assert.deepEqual(
        (await told(line)).map(([place]) => place),
        ['error unsafe-url 3:1'],
      );
  });

  it('are whole', async () => {
    for (const [line, code] of [
      ["prev: {text: A, link: 'https://'}", 'broken-link'],
      ["next: 'http:'", 'broken-link'],
      ["image: 'https://'", 'missing-asset'],
      ["thumbnail: 'https:///a.png'", 'missing-asset'],
    ])
      assert.deepEqual(await told(line ?? ''), [[`error ${code} 3:1`, 'write the whole address, or delete the line']]);
  });

  it('need a text where they lead to no page', async () => {
    assert.deepEqual(await told('prev: https://example.com/x'), [
      ['error broken-link 3:1', 'prev: {text: A title, link: "https://example.com/x"}'],
    ]);
    assert.equal(
      (await told("prev: https://example.com/what's-new"))[0]?.[1],
      'prev: {text: A title, link: "https://example.com/what\'s-new"}',
    );
    assert.equal((await told("next: '#part'"))[0]?.[0], 'error broken-link 3:1');
    assert.equal((await told('next: /a.pdf'))[0]?.[0], 'error broken-link 3:1');
  });

  it('may lead anywhere with a text, and to pages without', async () => {
    for (const line of [
      "prev: {text: A, link: 'https://example.com/x'}",
      'next: /',
      'next: false',
      'thumbnail: https://example.com/a.png',
      'image: https://example.com/a.png',
      'image: /a.png',
    ])
      assert.deepEqual(await told(line), [], line);
  });

  it('name pictures that are there, from a site that knows its address', async () => {
    assert.equal((await told('image: /b.png'))[0]?.[0], 'error missing-asset 3:1');
    assert.deepEqual(await told('image: /a.png', {}), [
      [
        'error config-invalid 3:1',
        "write `siteUrl: 'https://example.com/docs'` in `site/config.ts`, or a full URL here",
      ],
    ]);
    assert.deepEqual(await told('image: https://example.com/a.png', {}), []);
  });

  it('in tags of the head lead somewhere, too', async () => {
    const link = (attributes: string) => `head: [{tag: link, attributes: {rel: author, ${attributes}}}]`;
    for (const url of ['/', '/a.pdf', 'https://example.com/'])
      assert.deepEqual(await told(link(`href: ${url}`)), [], url);
    assert.equal((await told(link('href: /missing/')))[0]?.[0], 'error broken-link 3:1');
    assert.equal((await told(link('href: "javascript:x"')))[0]?.[0], 'error unsafe-url 3:1');
    assert.deepEqual(await told('head: [{tag: style, attributes: {}}]'), [
      ['error config-invalid 3:1', 'write it in the option `head` of `site/config.ts`, for all pages'],
    ]);
    const lines = 'head:\n  - tag: meta\n    attributes: {name: a, content: b}\n  - ';
    assert.equal((await told(`${lines}{tag: style, attributes: {}}`))[0]?.[0], 'error config-invalid 6:1');
    assert.equal((await told(lines + link('href: /x/').slice(7, -1)))[0]?.[0], 'error broken-link 6:1');
  });
});
