import assert from 'node:assert/strict';
import { it } from 'node:test';
import { basePathIn } from '../../../src/config/docusaurus/basePathIn.ts';

it('finds with what the addresses of documents and posts begin in Docusaurus', () => {
  const settings = `{ presets: [['classic', { docs: { path: 'docs', routeBasePath: '/' }, blog: { routeBasePath: "/news/" } }]] }`;
  assert.equal(basePathIn(settings, 'docs'), '');
  assert.equal(basePathIn(settings, 'blog'), 'news');
  assert.equal(basePathIn('{ docs: {}, blog: false }', 'docs'), 'docs');
});
