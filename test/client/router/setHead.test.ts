import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setHead } from '../../../src/client/router/setHead.ts';
import { openBrowser } from '../browser.ts';
import { pageChunk } from '../pageFixture.ts';

const facts = () => ({
  title: document.title,
  lang: document.documentElement.lang,
  dir: document.documentElement.dir,
  tags: [...document.head.querySelectorAll('meta, link')].map(
    (tag) => tag.getAttribute('content') ?? tag.getAttribute('href'),
  ),
});

it('setHead sets title, language, direction, description, canonical link and robots', () => {
  openBrowser();
  setHead(pageChunk({ lang: 'ar', dir: 'rtl', canonical: 'https://x.dev/docs/guide', noindex: true, title: '<b>"Q"' }));
  assert.deepEqual(facts(), {
    title: '<b>"Q"',
    lang: 'ar',
    dir: 'rtl',
    tags: ['About the guide', 'noindex', 'https://x.dev/docs/guide'],
  });
});

it('setHead replaces the tags of the page before, and removes what the page has not', () => {
  openBrowser(
    '<head><meta name="description" content="old"><meta name="robots" content="noindex"><link rel="canonical" href="/old"></head><body></body>',
  );
  setHead(pageChunk());
  assert.deepEqual(facts().tags, ['About the guide']);
  setHead(pageChunk({ description: '' }));
  assert.deepEqual(facts().tags, []);
});

it('setHead names the page as Markdown, and takes away what told others of the page before', () => {
  openBrowser(
    '<head><link rel="alternate" type="text/markdown" href="/old.md"><meta property="og:title" content="old"><meta name="twitter:card" content="summary"><link rel="alternate" hreflang="de" href="/de/old/"><script type="application/ld+json">{}</script><meta data-page="" name="author" content="A"></head><body></body>',
  );
  setHead(pageChunk({ description: '', markdownHref: '/docs/a/index.md' }));
  assert.deepEqual(facts().tags, ['/docs/a/index.md']);
  assert.equal(document.head.querySelector('script, [data-page]'), null);
  setHead(pageChunk({ description: '' }));
  assert.deepEqual(facts().tags, []);
});
