import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createTestSite } from './site.ts';

const HOME = (hero: string) => `---
title: Acme
description: One SDK for all of it.
hero:
${hero}
---

## Below

Words.
`;
const HERO = `  image: /acme.svg
  actions:
    - { text: Get started, link: ./guides/first.md }
    - { text: Source code, link: https://github.com/acme/acme }`;

const FILES = {
  'content/index.md': HOME(HERO),
  'content/acme.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"/>',
  'content/guides/first.md': '# First\n\nWords.\n',
  'content/guides/second.md': '# Second\n\nWords.\n',
  'content/de/guides/first.md': '# Erste\n\nWorte.\n',
  'content/de/index.md': HOME('  actions: [{ text: Los, link: /guides/first/ }]'),
  'site/config.mjs': `export const config = {
  base: '/docs/',
  siteUrl: 'https://acme.example/docs',
  locales: { root: { label: 'English' }, de: { label: 'Deutsch' } },
};
`,
};

describe('a landing page', () => {
  const site = createTestSite(FILES);
  const build = async () => {
    const { code, stdout, stderr } = await site.run(['build', '--strict', '--explain']);
    assert.equal(code, 0, stderr);
    return stdout;
  };
  const page = (path = '') => site.read(`dist/${path}index.html`);
  const heroIn = (html: string) => /<div class="page-hero">.*?<\/div><picture>.*?<\/picture><\/div>/s.exec(html)?.[0];

  before(build);

  it('has title, lead, buttons and picture on top, and nothing of the layout besides', () => {
    const html = page();
    assert.equal(
      heroIn(html),
      '<div class="page-hero"><div class="page-hero-text"><h1 id="acme" tabindex="-1">Acme</h1><p class="lead">One SDK for all of it.</p><p class="page-hero-actions"><a href="/docs/guides/first/" class="button">Get started</a><a href="https://github.com/acme/acme" class="button button-plain external" rel="noopener">Source code</a></p></div><picture><img src="/docs/acme.svg" width="80" height="60" alt="" decoding="async"/></picture></div>',
    );
    assert.match(html, /<div class="sidebar-region"[^>]*data-sidebar-id=""><\/div>/);
    assert.match(html, /<nav class="toc"[^>]*><\/nav>/);
    assert.doesNotMatch(html, /class="(?:breadcrumbs|neighbors)"/);
    assert.match(html, /<h2 id="below">/);
    assert.match(html, /<link rel="stylesheet" href="\/docs\/assets\/landing\.\w+\.css"/);
    assert.doesNotMatch(html, /components\.\w+\.css/);
  });

  it('leaves the styles of other pages as they are, and stands in their sidebar', () => {
    const html = page('guides/first/');
    assert.doesNotMatch(html, /(?:components|landing)\.\w+\.css/);
    assert.match(html, /<a href="\/docs\/">Acme<\/a>/);
    for (const name of site.list('dist/assets').filter((one) => /^(?:styles|components)\./.test(one)))
      assert.doesNotMatch(site.read(`dist/assets/${name}`), /page-hero/);
  });

  it('leads on in its language', () => {
    assert.match(page('de/'), /<a href="\/docs\/de\/guides\/first\/" class="button">Los<\/a>/);
  });

  it('has its links in its Markdown and in the full text', () => {
    const links =
      '\n\n[Get started](https://acme.example/docs/guides/first/) · [Source code](https://github.com/acme/acme)\n\n## Below\n';
    assert.ok(site.read('dist/index.md').includes(links));
    assert.ok(site.read('dist/llms-full.txt').includes(links));
  });

  it('follows what it leads to and what it shows, from build to build', async () => {
    site.write('content/guides/first.md', '---\ntitle: First\npermalink: /begin/\n---\n\nWords.\n');
    assert.match(await build(), /made {2}\/ /);
    assert.match(page(), /<a href="\/docs\/begin\/" class="button">/);
    assert.match(site.read('dist/index.md'), /\(https:\/\/acme\.example\/docs\/begin\/\)/);
    site.write('content/acme.svg', FILES['content/acme.svg'].replace('60', '40'));
    assert.match(await build(), /made {2}\/ +`\/acme\.svg`, which it shows, has another size/);
    assert.match(page(), /width="80" height="40"/);
    site.write('content/guides/first.md', FILES['content/guides/first.md']);
  });

  it('is the same whichever parser reads it, and on several machines', async () => {
    await build();
    const whole = site.tree();
    for (const shard of ['1/2', '2/2']) assert.equal((await site.run(['build', '--quiet', '--shard', shard])).code, 0);
    assert.equal((await site.run(['merge', '--quiet'])).code, 0);
    assert.deepEqual(site.tree(), whole);
    const config = FILES['site/config.mjs'];
    site.write('site/config.mjs', config.replace('{', "{ parser: 'remark',"));
    await build();
    assert.deepEqual(heroIn(page()), heroIn(String(whole['index.html'])));
    site.write('site/config.mjs', config);
  });

  it('has neighbors where it asks for them', async () => {
    site.write('content/index.md', HOME(`${HERO}\nnext: /guides/second/`));
    await build();
    assert.match(page(), /class="neighbor neighbor-next" href="\/docs\/guides\/second\/"/);
  });

  it('that leads nowhere is refused, with the place of each address', async () => {
    site.write(
      'content/index.md',
      HOME(`  image: /acm.svg
  actions:
    - { text: Get started, link: /guides/frist/ }
    - text: Heading
      link: "/guides/first/#none"`),
    );
    const { code, stderr } = await site.run(['build', '--quiet']);
    assert.equal(code, 1);
    assert.equal(
      stderr,
      `content/index.md:5:10: error: There is no file \`/acm.svg\`. [missing-asset]
  5 |   image: /acm.svg
    |          ^^^^^^^^
  hint: did you mean \`/acme.svg\`?

content/index.md:7:34: error: There is no page \`/guides/frist/\`. [broken-link]
  7 |     - { text: Get started, link: /guides/frist/ }
    |                                  ^^^^^^^^^^^^^^
  hint: did you mean \`/guides/first/\`?

content/index.md:9:14: error: \`/guides/first/\` has no heading \`#none\`. [broken-anchor]
  9 |       link: "/guides/first/#none"
    |              ^^^^^^^^^^^^^^^^^^^
  hint: remove the \`#\` and what follows it

Build failed: 3 errors, 0 warnings. The output folder was not touched.
`,
    );
  });
});
