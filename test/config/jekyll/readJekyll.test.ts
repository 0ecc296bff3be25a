import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ThemedPage } from '../../../src/config/jekyll/pageTree.ts';
import { readJekyll } from '../../../src/config/jekyll/readJekyll.ts';
import { themedPage } from './themedPage.ts';

const read = (text: string, prefix = '', pages: readonly ThemedPage[] = []) =>
  readJekyll(text, '_config.yml', {
    prefix,
    hasPages: (folder) => ['_guides/', '_posts/'].includes(folder),
    namesParents: pages.length > 0,
    themedPages: () => pages,
  });

const PAGE = themedPage('a.md', { title: 'A' });

describe('readJekyll', () => {
  it('reads what the site is called, and where it is published', () => {
    const { unread, entries, ...site } =
      read('---\nname: Acme\ndescription: All of it\nlang: zh_Hant_TW\nurl: https://acme.example/\nbaseurl: /docs\n') ??
      {};
    assert.deepEqual([unread, entries], [[], []]);
    assert.deepEqual(site, {
      title: 'Acme',
      description: 'All of it',
      lang: 'zh-Hant-TW',
      base: '/docs',
      siteUrl: 'https://acme.example/docs/',
    });
    const { base, siteUrl } = read('title: Acme\nbaseurl: ""\nurl: http://localhost:4000\n') ?? {};
    assert.deepEqual([base, siteUrl], [undefined, undefined]);
  });

  it('reads nothing without a title, as where a theme alone is named', () => {
    for (const text of ['theme: minimal\n', '', 'title:\n', 'title: [\n']) assert.equal(read(text), undefined, text);
  });

  it('reads links at the top, each once, and leaves those to pages', () => {
    const { header } =
      read(
        'title: Acme\nrepository: acme/acme\naux_links:\n  Code: ["//github.com/acme/acme"]\n  Forum: https://forum.acme.example/\n  Home: /\n',
      ) ?? {};
    assert.deepEqual(
      header?.right?.map(({ text, target, place }) => [text, target, place.line]),
      [
        ['GitHub', 'https://github.com/acme/acme', 2],
        ['Forum', 'https://forum.acme.example/', 5],
      ],
    );
  });

  it('reads the address for edits of Just the Docs, with the folder that pages are in here', () => {
    const text =
      'title: Acme\ngh_edit_link: true\ngh_edit_repository: "https://github.com/acme/acme"\ngh_edit_branch: main\n';
    assert.deepEqual(read(`${text}gh_edit_source: docs/\n`, 'content/')?.repository, {
      url: 'https://github.com/acme/acme',
      editUrl: 'https://github.com/acme/acme/edit/main/docs/content/{path}',
      folder: 'content/',
    });
    assert.equal(read(text)?.repository?.editUrl, 'https://github.com/acme/acme/edit/main/{path}');
    assert.notEqual(read(text.replace('true', 'True'))?.repository, undefined);
    assert.equal(read(text.replace('true', 'false'))?.repository, undefined);
  });

  it('reads the logo, as a file of the site', () => {
    assert.equal(read('title: Acme\nlogo: images/a.png\n')?.logo?.image, '/images/a.png');
    assert.equal(read('title: Acme\nlogo: https://acme.example/a.png\n')?.logo, undefined);
  });

  it('tells of folders of collections, which are called otherwise in addresses', () => {
    for (const text of [
      'collections:\n  guides:\n    output: true\n  posts:\n  none:\n',
      'collections:\n  - guides\n  - posts\n  - none\n',
    ])
      assert.deepEqual(
        read(`title: Acme\n${text}`, 'content/')?.unread?.map(({ hint, place }) => [hint, place.line]),
        [['rename the folder `content/_guides` to `content/guides`: its name is a part of addresses here', 3]],
      );
  });

  it('reads the navigation of pages that name others, or of the theme that knows it', () => {
    assert.deepEqual(
      read('title: Acme\n', '', [PAGE])?.entries.map(({ target }) => target),
      ['a.md'],
    );
    assert.deepEqual(read('', '', [PAGE])?.entries.length, 1);
    const links = 'nav_external_links: [{ title: Code, url: "https://a.example" }]\n';
    assert.equal(read(`title: Acme\ntheme: just-the-docs\n${links}`)?.entries.length, 1);
    assert.equal(read(`title: Acme\ntheme: minima\n${links}`)?.entries.length, 0);
    assert.equal(read('theme: just-the-docs\n'), undefined);
  });

  it('waits with such a navigation until folders of collections have the names that addresses have', () => {
    const { unread, unmoved } = read('title: Acme\ncollections: [guides]\n', 'content/', [PAGE]) ?? {};
    assert.deepEqual(unread, []);
    assert.deepEqual(
      unmoved?.map(({ hint }) => hint),
      ['rename the folder `content/_guides` to `content/guides`: its name is a part of addresses here'],
    );
  });

  it('reads the sidebars of several lists, also of a site without a title', () => {
    const lists = {
      text: 'a:\n  - title: A\n    url: /a/\nb:\n  - title: B\n    url: /b/\n',
      file: '_data/navigation.yml',
    };
    const site = readJekyll('theme: x\n', '_config.yml', {
      prefix: '',
      hasPages: () => false,
      namesParents: false,
      themedPages: () => [],
      lists,
      namedLists: ['a', 'b'],
    });
    assert.equal(site?.sidebars?.length, 2);
  });
});
