import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { siteIn } from '../../siteIn.ts';

const FILES = {
  'content/index.md': '# Home\n\nWords.\n',
  'content/guides/two.md': '---\ntitle: Two\n---\n\n## X\n\nWords.\n',
  'redirects.yaml': '/guides/one/: /howto/first/\n',
  'site/config.mjs': "export const config = { siteUrl: 'https://a.example' };\n",
};
const MOVED = '---\ntitle: One\n---\n\n## Beta\n\nWords.\n';

/** Files after the corrections of their site's faults, and what is told of those that are left. */
async function corrected(files: Readonly<Record<string, string>>, file: string) {
  const site = await siteIn({ ...FILES, 'content/howto/first.md': MOVED, ...files });
  const faults = site.diagnostics().filter(({ place }) => place?.file === file);
  const fixes = faults.flatMap(({ fix }) => fix ?? []);
  const left = faults.filter(({ fix }) => fix === undefined);
  return {
    text: correctText(files[file] ?? '', fixes).text,
    left: left.map(({ code, place, hint }) => `${place?.line}:${place?.column} ${code} ${hint}`),
  };
}

describe('checkFrontmatterLinks', () => {
  it('corrects neighbors that have moved, wherever their addresses stand', async () => {
    const before = (prev: string, next: string) => `---\ntitle: Two\nprev: ${prev}\nnext: ${next}\n---\n\nWords.\n`;
    const file = 'content/guides/two.md';
    const mended = async (prev: string, next: string) => (await corrected({ [file]: before(prev, next) }, file)).text;
    assert.equal(
      await mended('/guides/one/', "{ text: 'One', link: '/guides/one/#beta' } # first"),
      before('/howto/first/', "{ text: 'One', link: '/howto/first/#beta' } # first"),
    );
    assert.equal(
      await mended('"one.md"', '\n  text: One\n  link: ./one.md#beta'),
      before('"../howto/first.md"', '\n  text: One\n  link: ../howto/first.md#beta'),
    );
  });

  it('corrects what a page that has moved names from where it was, and the picture that went with it', async () => {
    const file = 'content/howto/first.md';
    const before = (next: string, image: string) =>
      `---\ntitle: One\nnext: ${next}\nimage: ${image}\nthumbnail: ${image}\n---\n\nWords.\n`;
    const files = { [file]: before('./two.md', '/guides/img/pic.png'), 'content/howto/img/pic.png': 'x' };
    assert.deepEqual(await corrected(files, file), {
      text: before('../guides/two.md', '/howto/img/pic.png'),
      left: [],
    });
  });

  it('writes what VitePress and Starlight take, the text alone, as the text of the page by order', async () => {
    const file = 'content/guides/two.md';
    const before = (prev: string, next: string) => `---\ntitle: Two\nprev:${prev}\nnext:${next}\n---\n\nWords.\n`;
    const text = before(" 'Go on | Guides'", ' What is new? # last');
    assert.deepEqual(await corrected({ [file]: text }, file), {
      text: before("\n  text: 'Go on | Guides'", '\n  text: What is new? # last'),
      left: [],
    });
    // A question is no query, whatever page is called like the words before it.
    const pages = {
      [file]: before(' What is Acme? | Guide', ' false'),
      'content/guides/what-is-acme.md': '# A\n\nWords.\n',
    };
    assert.equal((await corrected(pages, file)).text, before('\n  text: What is Acme? | Guide', ' false'));
    const left = await corrected({ [file]: before(' Go on\n  and on', ' false') }, file);
    assert.deepEqual([left.text, left.left.length], [before(' Go on\n  and on', ' false'), 1]);
  });

  it('corrects the address in a tag of the head, in one line or in many', async () => {
    const file = 'content/guides/two.md';
    const tags: readonly ((href: string) => string)[] = [
      (href) => `head: [{ tag: link, attributes: { rel: author, href: ${href} } }]`,
      (href) => `head: [{tag: link, attributes: {rel: author, href: "${href}"}}]`,
      (href) => `head:\n  - { tag: link, attributes: { rel: author, href: '${href}' } } # who wrote it`,
      (href) =>
        `head:\n  - { tag: meta, attributes: { name: a, content: b } }\n  - { tag: link, attributes: { href: ${href}, rel: help } }`,
      (href) => `head:\n  - tag: link\n    attributes:\n      rel: author\n      href: ${href}`,
      (href) => `head:\n  - tag: link\n    attributes: { rel: author, href: ${href} }`,
    ];
    for (const tag of tags) {
      const text = (href: string) => `---\ntitle: Two\n${tag(href)}\n---\n\nWords.\n`;
      assert.deepEqual(await corrected({ [file]: text('/guides/one/') }, file), {
        text: text('/howto/first/'),
        left: [],
      });
    }
  });

  it('corrects the addresses of a hero, each where it stands', async () => {
    const file = 'content/guides/two.md';
    const text = (image: string, one: string, other: string) =>
      `---\ntitle: Two\nhero:\n  image: ${image}\n  actions:\n    - { text: A, link: ${one} }\n    - text: B\n      link: '${other}' # b\n---\n\nWords.\n`;
    const files = { [file]: text('pic.png', '/guides/one/', './one.md#beta'), 'content/guides/pic.png': 'x' };
    assert.deepEqual(await corrected(files, file), {
      text: text('/guides/pic.png', '/howto/first/', '../howto/first.md#beta'),
      left: [],
    });
    const unsafe = { [file]: text('/guides/pic.png', '/guides/old/', '/howto/first/') };
    const { left } = await corrected(
      {
        ...unsafe,
        'content/guides/pic.png': 'x',
        'content/a, b.md': '---\ntitle: AB\n---\n\nWords.\n',
        'redirects.yaml': '/guides/old/: "/a, b/"\n',
      },
      file,
    );
    assert.deepEqual(left, ['6:24 broken-link write `/a,%20b/`']);
  });

  it('names a picture that stands beside its page from the content folder', async () => {
    const file = 'content/howto/first.md';
    const files = { [file]: '---\ntitle: One\nimage: pic.png?v=2\n---\n\nWords.\n', 'content/howto/pic.png': 'x' };
    assert.deepEqual(await corrected(files, file), {
      text: '---\ntitle: One\nimage: /howto/pic.png?v=2\n---\n\nWords.\n',
      left: [],
    });
  });

  it('tells alone of what stands in a line twice, what YAML would read otherwise, and a picture that is nowhere', async () => {
    const file = 'content/guides/two.md';
    const text =
      '---\ntitle: Two\nprev: { text: /guides/one/, link: /guides/one/ }\nnext: /guides/old/\nimage: /guides/none.png\n---\n\nWords.\n';
    const files = {
      [file]: text,
      'content/a, b.md': '---\ntitle: AB\n---\n\nWords.\n',
      'redirects.yaml': '/guides/one/: /howto/first/\n/guides/old/: "/a, b/"\n',
    };
    assert.deepEqual(await corrected(files, file), {
      text,
      left: [
        '3:1 broken-link write `/howto/first/`',
        '4:1 broken-link write `/a,%20b/`',
        '5:1 missing-asset put the file in `site/public` or next to the page',
      ],
    });
  });
});
