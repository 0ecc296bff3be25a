import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withRspressFolders } from '../../../src/config/rspress/rspressFolders.ts';
import { readFolderFile } from '../../../src/content/folderFile.ts';
import type { EntryElsewhere, SiteElsewhere } from '../../../src/model/navigationElsewhere.ts';

const PATHS = [
  'index.mdx',
  'guide/start.mdx',
  'guide/basic/index.mdx',
  'guide/basic/one.md',
  'guide/basic/two.md',
  'guide/deep.mdx',
  'guide/deep/three.md',
  'api/index.md',
  'api/b.md',
  'api/a.md',
  'zh/guide/start.mdx',
];

const isPlain = (_: string, text: string) => readFolderFile('_meta.json', text)?.hasMore === false;

/** A site with what files of folders say. */
const filled = (files: Readonly<Record<string, unknown>>, site: Partial<SiteElsewhere> = {}) => {
  const texts = new Map(
    Object.entries(files).map(([path, data]) => [
      path === 'i18n.json' ? path : `content/${path}`,
      JSON.stringify(data, undefined, 2),
    ]),
  );
  return withRspressFolders(
    { entries: [], ...site },
    { files: [...texts.keys()], prefix: 'content/', textOf: (file) => texts.get(file), paths: PATHS, isPlain },
  );
};

const lines = (entries: readonly EntryElsewhere[] = [], indent = ''): string[] =>
  entries.flatMap(({ text = '', target = '', items = [], isOpen, badge = '' }) => [
    `${indent}${[text, target, isOpen === true ? 'open' : '', badge].filter(Boolean).join(' ')}`,
    ...lines(items, `${indent}  `),
  ]);

/** The sidebars as lines: what stands there, and where it leads. */
const drawn = (site: SiteElsewhere) => site.sidebars?.map(({ prefix, entries }) => [prefix, ...lines(entries, '  ')]);

describe('withRspressFolders', () => {
  it('reads all that a file of a folder may list', () => {
    const meta = [
      { type: 'section-header', label: 'First' },
      'start',
      { type: 'file', name: 'start.mdx', label: 'Again', tag: 'new', overviewHeaders: [2, 3], context: 'a' },
      { type: 'divider', dashed: true },
      { type: 'dir', name: 'basic', label: 'Basics', collapsible: true, collapsed: false },
      { type: 'dir', name: 'deep', collapsed: true, tag: '<svg></svg>' },
      { type: 'dir-section-header', name: 'basic', label: 'All of it' },
      { type: 'custom-link', label: 'Out', link: 'https://a.example' },
      {
        type: 'custom-link',
        label: 'More',
        collapsed: true,
        items: [
          { label: 'API', link: '/api/' },
          { type: 'custom-link', label: 'B', link: '/api/b' },
        ],
      },
    ];
    const site = filled({ 'guide/_meta.json': meta, '_nav.json': [{ text: 'Guide', link: '/guide/start' }] });
    assert.deepEqual(drawn(site), [
      [
        '/guide/',
        '  First open',
        '    guide/start.mdx',
        '    Again guide/start.mdx new',
        '  Basics guide/basic/index.mdx open',
        '    guide/basic/one.md',
        '    guide/basic/two.md',
        '  guide/deep.mdx',
        '    guide/deep/three.md',
        '  All of it open',
        '    guide/basic/index.mdx',
        '    guide/basic/one.md',
        '    guide/basic/two.md',
        '  Out https://a.example',
        '  More',
        '    API /api/',
        '    B /api/b',
      ],
      ['/api/', '  api/index.md', '  api/a.md', '  api/b.md'],
      ['/zh/', '  Guide open', '    zh/guide/start.mdx'],
    ]);
    assert.deepEqual(lines(site.header?.right), ['Guide /guide/start']);
    assert.deepEqual(site.files, ['content/guide/_meta.json', 'content/_nav.json']);
    assert.deepEqual(site.unread, []);
    assert.equal(site.sidebars?.[0]?.entries[0]?.items?.[0]?.place.line, 6);
  });

  it('reads what is in the folder of all pages, of which there is one sidebar', () => {
    const site = filled({ '_meta.json': ['index', { type: 'divider' }, { type: 'dir', name: 'api', label: 'API' }] });
    assert.deepEqual(drawn(site), [['/', '  index.mdx', '  API api/index.md open', '    api/a.md', '    api/b.md']]);
    const listed = filled({
      '_meta.json': [{ type: 'dir', name: 'api' }],
      'api/_meta.json': ['index', { type: 'divider' }],
    });
    assert.deepEqual(drawn(listed), [['/', '  Api open', '    api/index.md']]);
    // As there, a name alone lists it: with a label it is the page of the folder, and stands nowhere else.
    const labeled = filled({
      '_meta.json': [{ type: 'dir', name: 'api' }],
      'api/_meta.json': [{ type: 'file', name: 'index', label: 'All' }, 'a', { type: 'section-header' }],
    });
    assert.deepEqual(drawn(labeled), [['/', '  api/index.md open', '    api/a.md']]);
  });

  it('says it in each language, with the words that stand for others', () => {
    const meta = [{ type: 'dir-section-header', name: 'guide', label: 'guide' }];
    const place = { file: 'a', line: 1, column: 1 };
    const site = filled(
      {
        '_nav.json': [{ text: 'guide', items: [{ text: 'x', link: '/guide/start' }] }],
        '_meta.json': meta,
        'zh/_nav.json': [
          { text: 'guide', link: '/guide/start' },
          { text: 'A', link: '/zh/guide/start' },
        ],
        'zh/_meta.json': [...meta, { type: 'custom-link', label: 'guide', link: '/guide/start' }],
        'i18n.json': { guide: { en: 'The guide', zh: '指南' } },
      },
      { lang: 'en', languages: [{ folder: 'zh', lang: 'zh', place, entries: [] }] },
    );
    assert.deepEqual(lines(site.header?.right), ['The guide open', '  x /guide/start']);
    assert.equal(drawn(site)?.[0]?.[1], '  The guide open');
    const [zh] = site.languages ?? [];
    assert.deepEqual(lines(zh?.header?.right), ['指南 /zh/guide/start', 'A /zh/guide/start']);
    assert.deepEqual(
      zh?.sidebars?.map(({ prefix, entries }) => [prefix, ...lines(entries)]),
      [['/zh/', '指南 open', '  zh/guide/start.mdx', '指南 /zh/guide/start']],
    );
  });

  it('leaves names and labels to the front matter of pages, and settings as they are', () => {
    const plain = filled({ 'guide/_meta.json': ['start', { type: 'dir', name: 'basic', label: 'B' }] });
    assert.deepEqual([plain.sidebars, plain.files], [undefined, []]);
    const sidebars = [{ prefix: '/', entries: [] }];
    const settled = filled({ 'guide/_meta.json': ['start', { type: 'divider' }] }, { sidebars });
    assert.deepEqual([settled.sidebars, settled.files], [sidebars, ['content/guide/_meta.json']]);
    const header = {
      right: [{ text: 'GitHub', target: 'https://github.com/a', place: { file: 'a', line: 1, column: 1 } }],
    };
    assert.deepEqual(lines(filled({ '_nav.json': [{ text: 'A', link: '/api/' }] }, { header }).header?.right), [
      'A /api/',
      'GitHub https://github.com/a',
    ]);
  });

  it('tells of what it does not know, and of what is no page', () => {
    const site = filled({ '_meta.json': [{ type: 'new', name: 'a' }, { type: 'dir', label: 'A' }, 'missing'] });
    assert.deepEqual(
      site.unread?.map(({ option, place }) => `${option} ${place.line}`),
      ['_meta.json 2', '_meta.json 6'],
    );
    assert.deepEqual(drawn(site), [['/', '  missing']]);
    assert.deepEqual(filled({ '_nav.json': { a: 1 } }).header, undefined);
  });
});
