import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, it } from 'node:test';
import { createTestSite } from './site.ts';

const PAGE = readFileSync(new URL('../fixtures/rightToLeft.md', import.meta.url), 'utf8');

const site = createTestSite({ 'README.md': '# Start\n\nWords.\n', 'arabic.md': PAGE });

before(async () => {
  const { code, stderr } = await site.run(['build']);
  assert.equal(code, 0, stderr);
});

it("a page has the language and direction of its front matter, and the others keep the site's", () => {
  assert.match(site.read('dist/arabic/index.html'), /<html lang="ar" dir="rtl"/);
  assert.match(site.read('dist/index.html'), /<html lang="en" dir="ltr"/);
});

it('client navigation brings language and direction along', () => {
  const chunks = site.list('dist/assets/chunks').map((path) => site.read(`dist/assets/chunks/${path}`));
  assert.ok(chunks.some((chunk) => chunk.includes('"lang":"ar","dir":"rtl"')));
});
