import assert from 'node:assert/strict';
import { it } from 'node:test';
import { devText } from '../../src/dev/devText.ts';
import { siteIn } from '../siteIn.ts';

const site = await siteIn(
  {
    'content/index.md': '# Home\n\nWords.\n',
    'content/one.md': '---\npermalink: /one.html\n---\n# One\n\nWords.\n',
    'content/404.md': '# Lost\n\nWords.\n',
    'content/hidden.md': '---\nunlisted: true\n---\n# Hidden\n',
  },
  { config: { siteUrl: 'https://a.example', title: 'Docs' } },
);

it('a dev server has the texts of a build', () => {
  assert.equal(devText(site, '/index.md'), '# Home\n\nSource: https://a.example/\n\nWords.\n');
  assert.match(devText(site, '/one.md') ?? '', /^# One/);
  assert.match(devText(site, '/llms.txt') ?? '', /one\.md/);
  assert.match(devText(site, '/llms-full.txt') ?? '', /^# Docs\n\n---\n\n# Home[\s\S]*\n\n---\n\n# One/);
  assert.match(devText(site, '/sitemap.xml') ?? '', /<urlset/);
  assert.match(devText(site, '/robots.txt') ?? '', /Sitemap/);
  assert.match(devText(site, '/assets/nearest/all.json') ?? '', /Home/);
});

it('other paths have none, and neither have unlisted pages or what the site says on its not-found page', () => {
  for (const path of [
    '/hidden/index.md',
    '/404.md',
    '/404/index.md',
    '/none.md',
    '/one/index.md',
    '/index.html',
    '/sitemap-2.xml',
    '/assets/nearest/x.json',
  ]) {
    assert.equal(devText(site, path), undefined, path);
  }
});
