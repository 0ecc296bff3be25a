import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFumadocs } from '../../../src/config/fumadocs/readFumadocs.ts';
import type { EntryElsewhere } from '../../../src/model/navigationElsewhere.ts';

const PATHS = [
  'index.mdx',
  'a.mdx',
  'b.md',
  'guides/index.mdx',
  'guides/one.mdx',
  'guides/two.mdx',
  'api/x.mdx',
  'api/y/z.mdx',
];

/** The sidebar as lines: what stands there, and where it leads. */
function drawn(
  metas: Readonly<Record<string, unknown>>,
  orders: Readonly<Record<string, number>> = {},
): readonly string[] | undefined {
  const site = siteOf(metas, orders);
  return site && lines(site.entries, '');
}

function siteOf(
  metas: Readonly<Record<string, unknown>>,
  orders: Readonly<Record<string, number>> = {},
  paths: readonly string[] = PATHS,
) {
  const texts = new Map(
    Object.entries(metas).map(([folder, meta]) => [`content/${folder}meta.json`, JSON.stringify(meta)]),
  );
  return readFumadocs({
    files: [...texts.keys()],
    prefix: 'content/',
    textOf: (file) => texts.get(file),
    paths,
    orderOf: (path) => orders[path],
  });
}

const lines = (entries: readonly EntryElsewhere[], indent: string): string[] =>
  entries.flatMap(({ text = '', target = '', items = [], isOpen }) => [
    `${indent}${[text, target, isOpen === true ? 'open' : ''].filter(Boolean).join(' ')}`,
    ...lines(items, `${indent}  `),
  ]);

describe('readFumadocs', () => {
  it('has groups for separators, links, and folders with what their own files say', () =>
    assert.deepEqual(
      drawn({
        '': {
          pages: [
            'index',
            '---Learn---',
            'guides',
            '---[Icon]Look up---',
            'api',
            '---',
            '[Icon][Blog](https://a.example/)',
            'external:[B](/docs/b)',
          ],
        },
        'guides/': { title: 'How to', defaultOpen: true, pages: ['index', 'two', '...'] },
      }),
      [
        'index.mdx',
        'Learn open',
        '  How to guides/index.mdx open',
        '    guides/two.mdx',
        '    guides/one.mdx',
        'Look up open',
        '  Api',
        '    api/x.mdx',
        '    Y',
        '      api/y/z.mdx',
        'Blog https://a.example/',
        'B b.md',
      ],
    ));

  it('puts what is not named where the dots are, without what is hidden, and opens folders', () => {
    assert.deepEqual(drawn({ '': { pages: ['---A---', '...', '!b', 'index'] } })?.slice(1, 5), [
      '  a.mdx',
      '  Api',
      '    api/x.mdx',
      '    Y',
    ]);
    assert.deepEqual(drawn({ '': { pages: ['---A---', 'z...a', '!api', '!guides'] } }), [
      'A open',
      '  index.mdx',
      '  b.md',
      '  a.mdx',
    ]);
    assert.deepEqual(drawn({ '': { pages: ['---A---', '...guides', 'api/x', 'b.md'] } }), [
      'A open',
      '  guides/one.mdx',
      '  guides/two.mdx',
      '  api/x.mdx',
      '  b.md',
    ]);
    // Nor what is named with its ending, or as a folder.
    assert.deepEqual(drawn({ '': { pages: ['---A---', 'b.md', 'guides/', '...', '!api'] } }), [
      'A open',
      '  b.md',
      '  guides/index.mdx',
      '    guides/one.mdx',
      '    guides/two.mdx',
      '  a.mdx',
      '  index.mdx',
    ]);
    // What a folder shows in its place is not among the rest.
    assert.deepEqual(drawn({ '': { pages: ['---A---', '...guides', '...', '!api'] } }), [
      'A open',
      '  guides/one.mdx',
      '  guides/two.mdx',
      '  a.mdx',
      '  b.md',
      '  index.mdx',
    ]);
  });

  it('keeps the order that front matter has by now, of what no file names', () => {
    for (const orders of [{ 'guides/two.mdx': 1, 'guides/one.mdx': 2 }, { 'guides/two.mdx': 1 }])
      assert.deepEqual(drawn({ '': { pages: ['---A---', 'guides'] } }, orders), [
        'A open',
        '  guides/index.mdx',
        '    guides/two.mdx',
        '    guides/one.mdx',
      ]);
  });

  it('names what is not there as it is written, so that it is told of, and leaves out empty groups', () =>
    assert.deepEqual(drawn({ '': { pages: ['---A---', '---B---', 'gone'] } }), ['B open', '  gone']));

  it('goes into no folder from within it: such names are told of as pages that are not there', () =>
    assert.deepEqual(
      drawn({
        '': { pages: ['---A---', 'guides', '....'] },
        'guides/': { pages: ['one', '....', '...../', '.', '../a', '../guides'] },
      }),
      ['A open', '  guides/index.mdx', '    guides/one.mdx', '    guides', '    a.mdx', '    guides'],
    ));

  it('gives a folder that is a root a sidebar of its own, and a link at the top', () => {
    const site = siteOf({
      '': { root: true, pages: ['api', '...', 'guides'] },
      'api/': { root: true },
      'guides/': { title: 'How to', root: true, pages: ['---A---', 'two', 'index'] },
    });
    assert.deepEqual(lines(site?.entries ?? [], ''), ['a.mdx', 'b.md', 'index.mdx']);
    assert.deepEqual(
      site?.sidebars?.map(({ prefix, entries }) => [prefix, ...lines(entries, '')]),
      [
        ['/api/', 'api/x.mdx', 'Y', '  api/y/z.mdx'],
        ['/guides/', 'guides/index.mdx', 'A open', '  guides/two.mdx'],
      ],
    );
    assert.deepEqual(lines(site?.header?.left ?? [], ''), ['Api api/x.mdx', 'How to guides/index.mdx']);
    assert.equal(siteOf({ '': { root: true, pages: ['b', 'a'] } }), undefined);
  });

  it('tells a sidebar of a folder in brackets, which addresses do not have, by its pages', () => {
    const paths = ['(how)/index.mdx', '(how)/a.mdx', '(look up)/x.mdx', '(look up)/api/y.mdx'];
    const metas = { '(how)/': { title: 'How to', root: true }, '(look up)/': { root: true } };
    const site = siteOf({ ...metas, '(look up)/api/': { title: 'API', root: true } }, {}, paths);
    assert.deepEqual(
      site?.sidebars?.map(({ prefix, entries }) => [prefix, ...lines(entries, '')]),
      [
        [undefined, '(how)/index.mdx', '(how)/a.mdx'],
        [undefined, '(look up)/x.mdx'],
        ['/api/', '(look up)/api/y.mdx'],
      ],
    );
    assert.deepEqual(
      site?.header?.left?.map(({ text }) => text),
      ['How to', 'Look up', 'API'],
    );
  });

  it('is none where front matter can say all of it, nor of other generators', () => {
    assert.equal(drawn({ '': { pages: ['b', 'a', '...'] }, 'guides/': { title: 'How to' } }), undefined);
    assert.equal(drawn({ '': { a: 'A', '---': { type: 'separator' } } }), undefined);
    assert.equal(
      readFumadocs({
        files: ['content/meta.json'],
        prefix: 'content/',
        textOf: () => '{',
        paths: PATHS,
        orderOf: () => undefined,
      }),
      undefined,
    );
  });
});
