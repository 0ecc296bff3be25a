import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isFolderFile, readFolderFile } from '../../src/content/folderFile.ts';

describe('readFolderFile', () => {
  it('reads what Docusaurus says of a folder', () => {
    assert.deepEqual(readFolderFile('_category_.json', '{"label": "A", "position": 2.5, "collapsed": true}'), {
      label: 'A',
      order: 2.5,
      hasNamesake: true,
      hasMore: false,
    });
    assert.deepEqual(
      readFolderFile('_category_.yml', 'label: A\nlink:\n  type: generated-index\n  slug: /a\n  description: B'),
      { label: 'A', description: 'B', permalink: '/a/', hasMore: false },
    );
    assert.deepEqual(readFolderFile('_category_.json', '{"link": {"type": "doc", "id": "a/intro"}}'), {
      page: 'intro',
      hasMore: false,
    });
    assert.deepEqual(
      readFolderFile('_category_.json', '{"label": "A", "link": {"type": "generated-index", "title": "B"}}'),
      { label: 'A', title: 'B', usualAddress: '/category/a/', hasMore: false },
    );
    assert.deepEqual(readFolderFile('_category_.json', '{"link": {"type": "generated-index", "title": "B"}}'), {
      label: 'B',
      hasMore: false,
    });
    for (const more of [
      '{"collapsed": false}',
      '{"collapsible": false}',
      '{"className": "a"}',
      '{"link": {"type": "generated-index", "image": "a.png"}}',
    ])
      assert.equal(readFolderFile('_category_.json', more)?.hasMore, true, more);
  });

  it('reads what plugins of MkDocs say', () => {
    for (const name of ['.pages', '.nav.yml'])
      assert.deepEqual(readFolderFile(name, 'title: T\nnav:\n  - a.md\n  - B: b/c.md\n  - C: c.md\n  - d\n  - ...\n'), {
        label: 'T',
        entries: [{ name: 'a' }, { name: 'c', label: 'C' }, { name: 'd' }],
        hasMore: true,
      });
    for (const more of ['hide: true', 'nav:\n  - A:\n      - b.md', 'nav:\n  - ...\n  - a.md', 'nav:\n  - "*.md"'])
      assert.equal(readFolderFile('.pages', more)?.hasMore, true, more);
    assert.equal(readFolderFile('.pages', 'nav:\n  - a.md\n  - ...')?.hasMore, false);
    assert.deepEqual(readFolderFile('.pages', 'title: 3'), { label: '3', hasMore: false });
    for (const faulty of ['title: [a]', 'nav: x', 'nav:\n  a: b.md'])
      assert.equal(readFolderFile('.pages', faulty)?.hasMore, true, faulty);
    for (const unnamed of ['...', '... | b*.md', '"*"'])
      assert.deepEqual(
        readFolderFile('.pages', `nav:\n  - a.md\n  - ${unnamed}\n  - Z: z.md\n`)?.entries,
        [{ name: 'a' }, { name: 'z', label: 'Z', isBehind: true }],
        unnamed,
      );
  });

  it('reads what Nuxt Content says of a folder', () => {
    assert.deepEqual(readFolderFile('.navigation.yml', 'title: The guide\nicon: i-lucide-book\n'), {
      label: 'The guide',
      hasMore: false,
    });
  });

  it('reads what Nextra, Rspress and Fumadocs say of what is in it', () => {
    const entries = [{ name: 'index' }, { name: 'a-b', label: 'A' }, { name: 'c' }];
    for (const [name, text] of [
      ['_meta.json', '{"index": {}, "a-b": "A", "c": {}}'],
      ['_meta.json', '["index", {"type": "file", "name": "a-b.mdx", "label": "A"}, {"type": "dir", "name": "c"}]'],
    ] as const)
      assert.deepEqual(readFolderFile(name, text), { entries, hasMore: false });
    assert.deepEqual(readFolderFile('meta.json', '{"title": "T", "pages": ["a", "b"]}'), {
      label: 'T',
      entries: [{ name: 'a' }, { name: 'b' }],
      hasMore: false,
    });
    // All that is not named comes last here, too.
    assert.equal(readFolderFile('meta.json', '{"pages": ["b", "..."]}')?.hasMore, false);
    assert.equal(readFolderFile('meta.json', '{"pages": ["...", "b"]}')?.hasMore, true);
    // What is closed at first is so here, too; of what has more, the name and label are read.
    assert.deepEqual(
      readFolderFile(
        '_meta.json',
        '[{"type": "dir", "name": "a", "label": "A", "collapsible": true}, {"type": "divider"}, "b"]',
      ),
      { entries: [{ name: 'a', label: 'A' }, { name: 'b' }], hasMore: true },
    );
    assert.equal(readFolderFile('_meta.json', '[{"type": "dir", "name": "a", "collapsed": true}]')?.hasMore, false);
    assert.deepEqual(
      readFolderFile(
        '_meta.json',
        '{"a": {"title": "A", "display": "hidden"}, "c": {"type": "page", "title": "C"}, "d ↗": {"href": "/"}, "e": {"title": "E", "href": "/"}}',
      ),
      {
        entries: [
          { name: 'a', label: 'A', lines: { unlisted: 'sidebar' } },
          { name: 'c', label: 'C' },
        ],
        hasMore: true,
      },
    );
    assert.deepEqual(
      readFolderFile('_meta.json', '{"a": {"theme": {"toc": false, "pagination": false, "sidebar": true}}}'),
      { entries: [{ name: 'a', lines: { toc: 'false', prev: 'false', next: 'false' } }], hasMore: false },
    );
    for (const [name, text] of [
      ['_meta.json', '{"a": {"title": "A", "display": "children"}, "b": "B"}'],
      ['_meta.json', '{"a": {"theme": {"layout": "full"}}, "b": "B"}'],
      ['_meta.json', '{"a": {"theme": {"breadcrumb": false}}, "b": "B"}'],
      ['_meta.json', '{"---": {"type": "separator"}, "b": "B"}'],
      ['_meta.json', '["b", {"type": "divider"}]'],
      ['meta.json', '{"pages": ["b", "---C---", "..."]}'],
      ['meta.json', '{"pages": ["b"], "root": true}'],
    ] as const) {
      const read = readFolderFile(name, text);
      assert.equal(read?.hasMore, true, text);
      assert.ok(read?.entries?.some((entry) => entry.name === 'b'));
    }
  });

  it('reads what Blume says of a folder', () => {
    assert.deepEqual(
      readFolderFile('meta.ts', '{"title": "T", "icon": "book", "order": 2, "collapsed": true, "pages": ["b", "a"]}'),
      { label: 'T', order: 2, entries: [{ name: 'b' }, { name: 'a' }], hasMore: false },
    );
    for (const more of ['{"collapsed": false}', '{"display": "page"}', '{"pages": "a"}'])
      assert.equal(readFolderFile('meta.ts', more)?.hasMore, true, more);
    assert.equal(readFolderFile('meta.ts', ''), undefined);
  });

  it('reads nothing else', () => {
    for (const [name, text] of [
      ['_category_.json', '{'],
      ['_category_.json', '[]'],
      ['_category_.yml', 'a: b: c'],
      ['_meta.json', '"a"'],
      ['_meta.js', 'export default {}'],
    ] as const)
      assert.equal(readFolderFile(name, text), undefined);
  });
});

describe('isFolderFile', () => {
  it('knows the names that other generators give them', () => {
    for (const name of ['_category_.json', '_category_.yaml', '_category_.yml', 'meta.json', '_meta.json'])
      assert.equal(isFolderFile(name), true, name);
    for (const name of ['_meta.js', '_meta.jsx', '_meta.ts', '_meta.tsx', '.pages', '.nav.yml'])
      assert.equal(isFolderFile(name), true, name);
    for (const name of [
      'category.json',
      '_category_.js',
      'meta.js',
      'a_meta.json',
      '.pages.md',
      'nav.yml',
      'toc.yml',
      '',
    ])
      assert.equal(isFolderFile(name), false, name);
  });
});
