import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPageHead } from '../../src/config/readPageHead.ts';

const meta = (name: string, content: string) => ({ tag: 'meta', attributes: { name, content } });

describe("a page's own head", () => {
  it('has the tags that tell of the page, with values of any plain type', () => {
    const head = readPageHead([
      { tag: 'META', attributes: { Name: 'citation_year', content: 2024, hidden: false } },
      { tag: 'link', attributes: { rel: 'alternate', hreflang: 'de', href: '/de/' } },
    ]);
    assert.deepEqual(head, {
      tags: [
        { tag: 'meta', attributes: { name: 'citation_year', content: '2024' } },
        { tag: 'link', attributes: { rel: 'alternate', hreflang: 'de', href: '/de/' } },
      ],
      faults: [],
    });
    assert.deepEqual(readPageHead(undefined), { tags: [], faults: [] });
  });

  it('says where to write what it does not take', () => {
    const hintOf = (tag: Parameters<typeof readPageHead>[0] & {}) => {
      const { tags, faults } = readPageHead(tag);
      assert.deepEqual(tags, []);
      return faults[0]?.hint;
    };
    const siteWide = 'write it in the option `head` of `site/config.ts`, for all pages';
    assert.equal(hintOf([{ tag: 'script', attributes: { src: '/a.js' } }]), siteWide);
    assert.equal(hintOf([{ tag: 'link', attributes: { rel: 'Stylesheet', href: '/a.css' } }]), siteWide);
    for (const name of ['theme-color', 'color-scheme', 'twitter:card'])
      assert.equal(hintOf([meta(name, 'x')]), siteWide, name);
    assert.equal(hintOf([{ tag: 'meta', attributes: { property: 'og:image', content: '/a.png' } }]), 'image: /a.png');
    for (const name of ['og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src'])
      assert.equal(hintOf([meta(name, 'https://a.example/a.png')]), 'image: https://a.example/a.png', name);
    assert.deepEqual(
      readPageHead([
        meta('robots', 'nofollow, NoIndex'),
        { tag: 'link', attributes: { rel: 'canonical', href: 'https://a.example/a/' } },
        meta('og:image:alt', 'A'),
        meta('citation_funding', 'none'),
        meta('product:og:image', 'b.png'),
      ]).faults,
      [],
    );
    assert.match(hintOf([meta('description', 'A')]) ?? '', /in a page's front matter$/);
    for (const href of ['/a/', '../a.md', 'https:///a/', 'mailto:a@a.example'])
      assert.equal(
        hintOf([{ tag: 'link', attributes: { rel: 'canonical', href } }]),
        "href: 'https://example.com/a/', the whole address",
        href,
      );
    assert.match(hintOf([{ tag: 'link', attributes: { rel: 'author', href: 'a.html' } }]) ?? '', /`\/a\.html`/);
    assert.match(hintOf([{ tag: 'meta', attributes: { onload: 'x', name: 'a', content: 'b' } }]) ?? '', /script/);
    assert.match(hintOf([{ tag: 'meta' }]) ?? '', /name: '…', content: '…'/);
  });
});
