import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { siteIn } from '../../siteIn.ts';
import { mended } from './mended.ts';

const page = (...lines: readonly string[]) => `---\n${lines.join('\n')}\n---\n\nWords.\n`;

const NAVIGATION =
  'main:\n  - title: Guide\n    url: /guide/\n  - title: Code\n    url: https://github.com/acme/acme/\ndocs:\n  - title: Start\n    url: /guide/\n    children:\n      - title: First part\n        url: /guide#a\n  - title: More\n    url: /setup\n    children:\n      - title: Setup\n        url: /setup/\n  - url: /lost/\n';

const SITE = {
  '_config.yml': 'title: Acme\nrepository: acme/acme\nminimal_mistakes_skin: air\n',
  '_data/navigation.yml': NAVIGATION,
  'content/index.md': page('title: Home', 'layout: splash', 'author_profile: true'),
  'content/guide.md': '---\ntitle: Guide\nsidebar:\n  nav: docs\ntoc_label: Parts\n---\n\n## A\n\nWords.\n',
  'content/setup.md': page('title: Setup', 'layout: single', 'classes: wide', 'sidebar:', '  nav: "docs"'),
};

const DOCS = [
  { text: 'Start', link: '/guide/', items: [{ text: 'First part', link: '/guide/#a' }] },
  { text: 'More', items: ['/setup/'] },
];

describe('the navigation of Minimal Mistakes', () => {
  it('comes over from its lists, and pages no longer name them', async () => {
    const { left, read, folder } = await mended(SITE);
    const { config } = (await siteIn({}, { folder })).project;
    assert.deepEqual(
      config.sidebars?.map(({ items }) => items),
      [DOCS],
    );
    assert.deepEqual(
      config.nav.left.map(({ text }) => text),
      ['Guide', 'Code'],
    );
    assert.deepEqual(config.nav.right, []);
    assert.deepEqual(
      left.map(({ code }) => code),
      [],
    );
    assert.equal(read('content/setup.md'), page('title: Setup'));
    assert.equal(read('content/index.md'), page('title: Home'));
  });

  it('has the list that the settings name for all pages, and one for each that pages name', async () => {
    const { folder } = await mended({
      ...SITE,
      '_config.yml': 'title: Acme\ndefaults:\n  - scope: {path: ""}\n    values:\n      sidebar:\n        nav: docs\n',
      '_data/navigation.yml': `${NAVIGATION}other:\n  - title: Another\n    url: /other/\n`,
      'content/guide.md': '---\ntitle: Guide\n---\n\n## A\n\nWords.\n',
      'content/setup.md': page('title: Setup'),
      'content/other.md': page('title: Other', 'sidebar: {nav: other}'),
    });
    const { config } = (await siteIn({}, { folder })).project;
    assert.deepEqual(
      config.sidebars?.map(({ items }) => items),
      [DOCS, [{ text: 'Another', link: '/other/' }]],
    );
  });

  it('leaves what pages say to the theme where there are no such lists', async () => {
    const { read } = await mended({ ...SITE, '_data/navigation.yml': 'main: [' });
    assert.equal(read('content/setup.md'), SITE['content/setup.md']);
  });
});
