import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { robotsText, sitemapFiles } from '../../../src/build/files/sitemap.ts';

const entry = (name: string) => ({ url: `https://a.example/${name}`, modified: undefined });

describe('sitemapFiles', () => {
  it('lists addresses, with their date where it is known', () => {
    const files = sitemapFiles(
      [{ url: 'https://a.example/?a&b', modified: '2024-01-01T00:00:00.000Z' }, entry('b/')],
      (path) => path,
    );
    assert.deepEqual(
      [...files],
      [
        [
          'sitemap.xml',
          '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
            '<url><loc>https://a.example/?a&amp;b</loc><lastmod>2024-01-01T00:00:00.000Z</lastmod></url>\n' +
            '<url><loc>https://a.example/b/</loc></url>\n</urlset>\n',
        ],
      ],
    );
  });

  it('splits beyond what one file may hold', () => {
    const files = sitemapFiles(['a', 'b', 'c'].map(entry), (path) => `https://a.example/${path}`, 2);
    assert.deepEqual([...files.keys()], ['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    assert.match(files.get('sitemap.xml') ?? '', /<sitemapindex .*<loc>https:\/\/a\.example\/sitemap-2\.xml<\/loc>/s);
    assert.match(files.get('sitemap-2.xml') ?? '', /<loc>https:\/\/a\.example\/c<\/loc>/);
  });
});

describe('robotsText', () => {
  it('names the sitemap at the root of a host, and is none below it', () => {
    assert.match(robotsText('https://a.example') ?? '', /^Sitemap: https:\/\/a\.example\/sitemap\.xml$/m);
    assert.equal(robotsText('https://a.example/docs'), undefined);
  });
});
