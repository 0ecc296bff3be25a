import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Find } from '../../../src/config/elsewhere/itemsHere.ts';
import { configFromNavigation } from '../../../src/config/written/configFromNavigation.ts';
import type { EntryElsewhere, SiteElsewhere } from '../../../src/model/navigationElsewhere.ts';

const PLACE = { file: 'SUMMARY.md', line: 1, column: 1, endColumn: 2 };
type Entry = Omit<EntryElsewhere, 'place' | 'items'> & { readonly items?: readonly Entry[] };
const placed = ({ items, ...entry }: Entry): EntryElsewhere => ({
  ...entry,
  place: PLACE,
  ...(items === undefined ? {} : { items: items.map(placed) }),
});

/** Pages are called as their paths are. */
const find: Find = (target) => {
  if (target.startsWith('https:')) return { kind: 'link', link: target };
  if (target.endsWith('*'))
    return /nowhere/.test(target) ? { kind: 'missing' } : { kind: 'folder', link: `/${target.slice(0, -1)}` };
  if (target === '/nowhere/') return { kind: 'missing' };
  if (target.endsWith('/')) return { kind: 'folder', link: `/${target}` };
  if (target === 'draft.md') return { kind: 'draft' };
  return { kind: 'page', link: target.replace(/^(.*)\.md/, '/$1/'), label: target.replace(/\.md.*/, '') };
};

/** The configuration that the text defines. */
function configOf(entries: readonly Entry[], site: Omit<SiteElsewhere, 'entries'> = {}): unknown {
  const text = configFromNavigation({ ...site, entries: entries.map(placed) }, find);
  if (text === undefined) return undefined;
  const [, object] =
    /^import \{ defineConfig \} from 'docsgen';\n\nexport const config = defineConfig\((.*)\);\n$/s.exec(text) ?? [];
  return new Function(`return ${object}`)();
}

const sidebarOf = (entries: readonly Entry[]) =>
  (configOf(entries) as { readonly sidebars?: readonly { readonly items: unknown }[] } | undefined)?.sidebars?.[0]
    ?.items;

describe('configFromNavigation', () => {
  it('names a page by its route, with a text where that is not what the page is called', () => {
    assert.deepEqual(
      sidebarOf([
        { target: 'a.md' },
        { text: 'a', target: 'a.md' },
        { text: 'Other', target: 'a.md' },
        { text: 'a', target: 'a.md#part' },
        { text: 'Code', target: 'https://a.example/' },
      ]),
      [
        '/a/',
        '/a/',
        { text: 'Other', link: '/a/' },
        { text: 'a', link: '/a/#part' },
        { text: 'Code', link: 'https://a.example/' },
      ],
    );
  });

  it('asks for what is not translated where that was asked for', () => {
    assert.deepEqual((configOf([{ target: 'a.md' }], { checksTranslations: true }) as { check?: unknown }).check, {
      translations: true,
    });
    assert.equal((configOf([{ target: 'a.md' }]) as { check?: unknown }).check, undefined);
  });

  it('writes that pages name who changed them last', () => {
    const { lastAuthor } = configOf([{ target: 'a.md' }], { lastAuthor: true }) as { lastAuthor?: unknown };
    assert.equal(lastAuthor, true);
  });

  it('writes what the logo leads to, in each language, and whether code has line numbers', () => {
    const [link, other] = ['https://acme.example', '/de/'].map((target) => ({ target, place: PLACE }));
    const languages = [{ folder: 'de', place: PLACE, entries: [], ...(other && { logoLink: other }) }];
    const { logoLink, lineNumbers, locales } = configOf([{ target: 'a.md' }], {
      ...(link && { logoLink: link }),
      lineNumbers: true,
      languages,
    }) as { logoLink?: unknown; lineNumbers?: unknown; locales?: { de?: { logoLink?: unknown } } };
    assert.deepEqual([logoLink, lineNumbers, locales?.de?.logoLink], ['https://acme.example', true, '/de/']);
  });

  it('writes badges behind pages and groups', () => {
    const badge = { text: 'Beta', type: 'warning' } as const;
    assert.deepEqual(
      sidebarOf([
        { target: 'a.md', badge: 'New' },
        { text: 'B', badge, items: [{ target: 'b.md' }] },
      ]),
      [
        { text: 'a', link: '/a/', badge: 'New' },
        { text: 'B', badge, items: ['/b/'] },
      ],
    );
  });

  it('keeps groups for what is in them, and has nothing of pages that are to come', () => {
    assert.deepEqual(
      sidebarOf([
        { text: 'Part', isOpen: true, items: [{ text: 'B', target: 'b.md', items: [{ target: 'c.md' }] }] },
        { text: 'Later' },
        { text: 'All later', items: [{ text: 'Later' }, { target: 'draft.md' }] },
        { text: 'To come', items: [{ target: 'd.md' }] },
        { text: 'Folder', target: 'e/' },
        { text: 'With pages', target: 'e/', items: [{ target: 'e/f.md' }] },
        { items: [{ target: 'g.md' }] },
      ]),
      [
        { text: 'Part', collapsed: false, items: [{ text: 'B', link: '/b/', items: ['/c/'] }] },
        { text: 'To come', items: ['/d/'] },
        { folder: '/e/', text: 'Folder' },
        { text: 'With pages', items: ['/e/f/'] },
        '/g/',
      ],
    );
    assert.equal(configOf([{ text: 'Later' }]), undefined);
  });

  it('writes a sidebar for each tab, for the folder that its pages alone are in', () => {
    const tabs: readonly Entry[] = [
      { target: 'index.md' },
      { text: 'Guide', items: [{ target: 'guide/a.md' }, { text: 'More', items: [{ target: 'guide/b/c.md' }] }] },
      { text: 'API', items: [{ target: 'x/d.md' }, { target: 'y.md' }] },
      { text: 'One', items: [{ target: 'one/only.md' }] },
    ];
    assert.deepEqual(configOf(tabs, { title: 'A "b"', description: 'C', hasTabs: true }), {
      title: 'A "b"',
      description: 'C',
      nav: {
        left: [
          { text: 'index', link: '/index/' },
          { text: 'Guide', link: '/guide/a/' },
          { text: 'API', link: '/x/d/' },
          { text: 'One', link: '/one/only/' },
        ],
      },
      sidebars: [
        { routes: ['/guide/'], items: ['/guide/a/', { text: 'More', items: ['/guide/b/c/'] }] },
        { routes: ['/x/d/', '/y/'], items: ['/x/d/', '/y/'] },
        { routes: ['/one/'], items: ['/one/only/'] },
      ],
    });
  });

  it('writes a menu in place of a tab that leads out of the site alone, and no sidebar, which no page would have', () => {
    const out = (name: string) => ({ text: name, target: `https://${name}.example/` });
    const config = configOf(
      [
        { target: 'a.md' },
        { text: 'Links', items: [out('c'), { text: 'More', items: [out('d')] }] },
        { text: 'Blog', items: [out('e')] },
      ],
      { hasTabs: true },
    );
    const link = (name: string) => ({ text: name, link: `https://${name}.example/` });
    const menu = { text: 'Links', items: [link('c'), { text: 'More', items: [link('d')] }] };
    const left = [{ text: 'a', link: '/a/' }, menu, { ...link('e'), text: 'Blog' }];
    assert.deepEqual(config, { nav: { left } });
  });

  it('writes tabs beside what stands at the right of the header, and those of a language with its words', () => {
    const tabs: readonly Entry[] = [
      { text: 'A', items: [{ target: 'a/b.md' }] },
      { text: 'C', items: [{ target: 'c/d.md' }] },
    ];
    const header = { right: [placed({ text: 'Code', target: 'https://c.example/' })] };
    const german = { folder: 'de', place: PLACE, entries: tabs.map((one) => placed({ ...one, text: `${one.text}!` })) };
    const config = configOf(tabs, {
      hasTabs: true,
      header,
      languages: [german, { ...german, folder: 'fr', entries: [] }],
    });
    const left = (mark: string) => [
      { text: `A${mark}`, link: '/a/b/' },
      { text: `C${mark}`, link: '/c/d/' },
    ];
    const sidebars = [
      { routes: ['/a/'], items: ['/a/b/'] },
      { routes: ['/c/'], items: ['/c/d/'] },
    ];
    const right = [{ text: 'Code', link: 'https://c.example/' }];
    assert.deepEqual(config, {
      nav: { left: left(''), right },
      sidebars,
      locales: {
        root: { label: 'English' },
        de: { label: 'Deutsch', nav: { left: left('!'), right }, sidebars },
        fr: { label: 'Français' },
      },
    });
  });

  it('writes one sidebar where a tab would have no address, or there is one alone', () => {
    const items = [{ text: 'A', items: ['/a/'] }, { folder: '/b/' }];
    assert.deepEqual(configOf([{ text: 'A', items: [{ target: 'a.md' }] }, { target: 'b/' }], { hasTabs: true }), {
      sidebars: [{ routes: ['/'], items }],
    });
    assert.deepEqual(configOf([{ text: 'A', items: [{ target: 'a.md' }] }], { hasTabs: true }), {
      sidebars: [{ routes: ['/'], items: items.slice(0, 1) }],
    });
  });

  it('writes what stands in the header, in menus, and in groups of these', () => {
    const entries = [
      { text: 'A', target: 'a.md' },
      { target: 'b.md' },
      {
        text: 'More',
        items: [
          { text: 'C', target: 'https://c.example/' },
          { text: 'D', target: 'a.md', items: [{ target: 'd.md' }, { text: 'E', items: [{ target: 'b.md' }] }] },
          { items: [{ text: 'Nameless', target: 'd.md' }] },
          { text: 'Unwritten', items: [{ text: 'Later', target: 'draft.md' }] },
        ],
      },
      { text: 'Later', target: 'draft.md' },
    ];
    const header = { left: entries.slice(0, 1).map(placed), right: entries.slice(1).map(placed) };
    assert.deepEqual(configOf([], { title: 'T', lang: 'de', base: '/t/', header }), {
      title: 'T',
      lang: 'de',
      base: '/t/',
      nav: {
        left: [{ text: 'A', link: '/a/' }],
        right: [
          { text: 'b', link: '/b/' },
          {
            text: 'More',
            items: [
              { text: 'C', link: 'https://c.example/' },
              {
                text: 'D',
                items: [
                  { text: 'D', link: '/a/' },
                  { text: 'd', link: '/d/' },
                  { text: 'b', link: '/b/' },
                ],
              },
              { text: 'Nameless', link: '/d/' },
            ],
          },
        ],
      },
    });
  });

  it('leaves out a language and a base that would be refused here', () => {
    const about = (site: Omit<SiteElsewhere, 'entries'>) => configOf([], { title: 'A', unread: [], ...site });
    assert.deepEqual(about({ lang: 'en_US', base: './' }), { title: 'A' });
    assert.deepEqual(about({ lang: 'en-US', base: 'https://a.example/b/' }), { title: 'A', lang: 'en-US' });
    assert.deepEqual(about({ base: '/a' }), { title: 'A', base: '/a/' });
    assert.deepEqual(about({ base: '/' }), { title: 'A' });
  });

  it('writes sidebars by the beginnings of addresses that pages have', () => {
    const entries = [{ target: 'a.md' }].map(placed);
    const sidebars = ['/guide', '/', '/nowhere/'].map((prefix) => ({ prefix, entries }));
    assert.deepEqual(configOf([], { sidebars: [...sidebars, { prefix: '/empty/', entries: [] }] }), {
      sidebars: [
        { routes: ['/guide/'], items: ['/a/'] },
        { routes: ['/'], items: ['/a/'] },
      ],
    });
  });

  it('says in a comment what is still to be written', () => {
    const unread = [
      { option: 'sidebar', place: { ...PLACE, line: 7 } },
      { option: 'nav', place: PLACE },
    ];
    const text = configFromNavigation({ unread, entries: [placed({ target: 'a.md' })] }, find) ?? '';
    assert.match(
      text,
      /'docsgen';\n\n\/\/ Not carried over: a part of `nav` at SUMMARY\.md:1\.\n\/\/ Not .* of `sidebar` at SUMMARY\.md:7\.\nexport/,
    );
  });

  it('says below such a comment what to write, where that is known', () => {
    const unread = [{ option: 'footer', place: PLACE, isData: true as const, hint: 'write it in `footer`' }];
    assert.match(
      configFromNavigation({ unread, entries: [placed({ target: 'a.md' })] }, find) ?? '',
      /\n\/\/ Not carried over: a part of `footer` at SUMMARY\.md:1\.\n\/\/ {3}hint: write it in `footer`\nexport/,
    );
  });

  it('says once what to do about several parts, behind the last of them', () => {
    const part = (line: number, hint?: string) => ({
      ...{ option: 'plugins', place: { ...PLACE, line }, isData: true as const },
      ...(hint === undefined ? {} : { hint }),
    });
    const unread = [part(4, 'a'), part(2, 'a'), part(3, 'b'), part(5), part(6, 'a'), part(7)];
    const text = configFromNavigation({ unread, entries: [placed({ target: 'a.md' })] }, find) ?? '';
    assert.deepEqual(
      text
        .split('\n')
        .filter((line) => line.startsWith('//'))
        .map((line) => line.replace(/^.*(?:md:|hint: )/, '')),
      ['2.', '4.', '6.', 'a', '3.', 'b', '5.', '7.'],
    );
  });

  it('shows a folder as the group that holds nothing else, and its pages beside others', () => {
    const inFolder: Find = (target) =>
      target === 'g/*'
        ? { kind: 'folder', link: '/g/', inside: ['/g/', '/g/a/', { folder: '/g/b/' }] }
        : target === 'g'
          ? { kind: 'page', link: '/g/', label: 'G' }
          : find(target);
    const all = { target: 'g/*' };
    const entries: readonly Entry[] = [
      { text: 'G', isOpen: true, items: [all] },
      { text: 'G', target: 'g', items: [all] },
      { text: 'Other', target: 'c.md', items: [all] },
      { text: 'Named', target: 'g/*', isOpen: true },
      { text: 'Mixed', items: [{ target: 'c.md' }, all] },
    ];
    const text = configFromNavigation({ entries: entries.map(placed) }, inFolder) ?? '';
    const [, object] = /defineConfig\((.*)\);\n$/s.exec(text) ?? [];
    const inside = ['/g/', '/g/a/', { folder: '/g/b/' }];
    assert.deepEqual(new Function(`return ${object}`)().sidebars[0].items, [
      { folder: '/g/', text: 'G', collapsed: false },
      { folder: '/g/', text: 'G' },
      { text: 'Other', link: '/c/', items: inside },
      { folder: '/g/', text: 'Named', collapsed: false },
      { text: 'Mixed', items: ['/c/', ...inside] },
    ]);
  });

  it('writes sidebars for the pages that they name, and the title alone of settings that are code', () => {
    const sidebars = [
      { entries: [{ text: 'A', items: [{ target: 'a/b.md' }, { target: 'a/c.md' }] }].map(placed) },
      { entries: [{ target: 'd.md' }].map(placed) },
      { entries: [{ text: 'Later' }].map(placed) },
    ];
    assert.deepEqual(configOf([], { sidebars }), {
      sidebars: [
        { routes: ['/a/'], items: [{ text: 'A', items: ['/a/b/', '/a/c/'] }] },
        { routes: ['/d/'], items: ['/d/'] },
      ],
    });
    assert.deepEqual(configOf([], { title: 'A', unread: [] }), { title: 'A' });
    assert.equal(configOf([], { title: 'A' }), undefined);
  });

  it('leads to the first page of a folder at the top', () => {
    const inFolder: Find = (target) => {
      if (target === './*') return { kind: 'folder', link: '/', inside: [{ folder: '/a/' }, { folder: '/b/' }] };
      return { kind: 'folder', link: '/a/', inside: target === '/a/*' ? ['/a/c/'] : [] };
    };
    const header = { left: [{ text: 'A', target: './*' }].map(placed) };
    const text = configFromNavigation({ entries: [], header }, inFolder) ?? '';
    assert.match(text, /link: '\/a\/c\/'/);
  });
});
