import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readMkdocs } from '../../../src/config/mkdocs/readMkdocs.ts';
import { allEntries } from '../../../src/model/navigationElsewhere.ts';

const read = (text: string) => readMkdocs(text, 'mkdocs.yml');

describe('readMkdocs', () => {
  it('reads titles, pages, groups and links, and passes over tags', () => {
    const site = read(
      [
        'site_name: Acme',
        'site_description: >-',
        '  All',
        '  of it.',
        'extra: !ENV [A, B]',
        'markdown_extensions:',
        '  - pymdownx.emoji: {index: !!python/name:material.twemoji }',
        'nav:',
        '  - Home: index.md',
        "  - 'A: b':",
        '      - guide/a.md',
        '      - Later:',
        '  - Source: https://a.example/',
        '',
      ].join('\n'),
    );
    const at = (line: number, column: number, endColumn: number) => ({ file: 'mkdocs.yml', line, column, endColumn });
    assert.deepEqual(site, {
      title: 'Acme',
      description: 'All of it.',
      entries: [
        { text: 'Home', target: 'index.md', place: at(9, 11, 19) },
        {
          text: 'A: b',
          place: at(10, 6, 10),
          items: [
            { target: 'guide/a.md', place: at(11, 9, 19) },
            { text: 'Later', place: at(1, 1, 1) },
          ],
        },
        { text: 'Source', target: 'https://a.example/', place: at(13, 13, 31) },
      ],
      unread: [],
    });
  });

  it('reads what Material makes of the navigation: tabs, and groups that lead to their index', () => {
    const site = read(
      'theme:\n  name: material\n  features: [navigation.tabs, navigation.indexes]\nnav:\n  - Setup:\n      - setup/index.md\n      - B: setup/b.md\n',
    );
    assert.equal(site?.hasTabs, true);
    assert.equal(site?.entries[0]?.target, 'setup/index.md');
    assert.deepEqual(
      site?.entries[0]?.items?.map(({ target }) => target),
      ['setup/b.md'],
    );
    const groups = (nav: string, features = 'navigation.indexes') =>
      read(`theme:\n  features: [${features}]\nnav:\n${nav}`)?.entries.map(({ target }) => target);
    assert.deepEqual(groups('  - A: [README.md, b.md]\n  - C: [d.md, e/index.md]\n  - F: [my-index.md, g.md]\n'), [
      'README.md',
      undefined,
      undefined,
    ]);
    assert.deepEqual(groups('  - A: [README.md, b.md]\n', 'navigation.tabs'), [undefined]);
  });

  it('shows a folder that the plugin `literate-nav` reads, and no other address', () => {
    const nav = 'nav:\n  - Guide: guide/\n  - Site: https://a.example/\n  - More:\n      - more/\n';
    const targets = (plugins: string) =>
      allEntries(read(`${plugins}${nav}`)?.entries ?? []).flatMap(({ target }) => target ?? []);
    assert.deepEqual(targets('plugins: [search, literate-nav: { nav_file: README.md }]\n'), [
      'guide/*',
      'https://a.example/',
      'more/*',
    ]);
    assert.equal(targets('plugins:\n  - literate-nav\n')[0], 'guide/*');
    assert.equal(targets('plugins: [search]\n')[0], 'guide/');
  });

  it('reads how many levels of groups Material has open', () => {
    const nav = 'nav:\n  - A:\n      - B:\n          - C:\n              - a.md\n';
    const openIn = (features: string) => {
      const [a] = read(`theme:\n  features: [${features}]\n${nav}`)?.entries ?? [];
      return [a, a?.items?.[0], a?.items?.[0]?.items?.[0]].map((entry) => entry?.isOpen === true);
    };
    assert.deepEqual(openIn(''), [false, false, false]);
    assert.deepEqual(openIn('navigation.sections'), [true, false, false]);
    assert.deepEqual(openIn('navigation.sections, navigation.tabs'), [true, true, false]);
    assert.deepEqual(openIn('navigation.expand'), [true, true, true]);
  });

  it('reads the language of a theme, as Material and others name it', () => {
    for (const [theme, lang] of [
      ['{ name: material, language: de }', 'de'],
      ['{ name: material, language: zh_Hans_CN }', 'zh-Hans-CN'],
      ['{ name: mkdocs, locale: pt_BR }', 'pt-BR'],
      ['material', undefined],
    ])
      assert.equal(read(`site_name: A\ntheme: ${theme}\n`)?.lang, lang, theme);
  });

  it('reads how deep lists of headings go', () => {
    const tocOf = (depth: string) =>
      read(`site_name: A\nmarkdown_extensions:\n  - toc: { permalink: true, toc_depth: ${depth} }\n`)?.toc;
    assert.deepEqual(['4', '2-5', '3', '[2]', 'a'].map(tocOf), [4, 5, undefined, undefined, undefined]);
    // That of the title alone is none.
    assert.deepEqual(['0', '1', '1-1'].map(tocOf), [false, false, false]);
    assert.equal(read('site_name: A\nmarkdown_extensions: [toc]\n')?.toc, undefined);
  });

  it('tells of what has no place here', () => {
    assert.deepEqual(
      read('site_name: A\nexclude_docs: internal/\n')?.unread?.map(({ option }) => option),
      ['exclude_docs'],
    );
  });

  it('tells of a name that only an environment knows', () => {
    assert.deepEqual(
      read("site_name: !ENV [NAME, 'Acme']\nnav: [a.md]\n")?.unread?.map(({ option, place }) => [option, place.column]),
      [['site_name', 18]],
    );
  });

  it('reads nothing where there is neither a name nor a navigation, or no YAML', () => {
    for (const text of ['', 'nav: SUMMARY.md\n', '- a\n', 'nav: [a\n', 'nav:\n\t- a: b\n'])
      assert.equal(read(text), undefined, text);
  });

  it('reads where the site is published, and where its code is', () => {
    const sourceOf = (lines: string) =>
      read(`site_name: A\nrepo_url: https://github.com/a/b\n${lines}`)?.repository?.editUrl;
    const site = read('site_name: A\nsite_url: https://a.example/docs/\n');
    assert.deepEqual([site?.siteUrl, site?.base], ['https://a.example/docs/', '/docs/']);
    assert.equal(sourceOf(''), 'https://github.com/a/b/edit/master/docs/{path}');
    assert.equal(sourceOf('edit_uri: edit/main/docs/\n'), 'https://github.com/a/b/edit/main/docs/{path}');
    // Material leads to edits only where it is told to.
    assert.equal(sourceOf('theme: material\n'), undefined);
    assert.equal(sourceOf('theme:\n  name: material\n  features: [navigation.top]\n'), undefined);
    assert.match(sourceOf('theme:\n  name: material\n  features: [content.action.edit]\n') ?? '', /\/edit\/master\//);
    assert.match(sourceOf('theme: material\nedit_uri: edit/main/docs/\n') ?? '', /\/edit\/main\//);
    assert.match(sourceOf('theme: readthedocs\n') ?? '', /\/edit\/master\//);
    assert.equal(sourceOf('docs_dir: x\nedit_uri: blob/main/y/x\n'), 'https://github.com/a/b/blob/main/y/x/{path}');
    const folderOf = (lines: string) =>
      read(`site_name: A\nrepo_url: https://github.com/a/b\n${lines}`)?.repository?.folder;
    assert.deepEqual([folderOf(''), folderOf('docs_dir: x\n')], ['docs', 'x']);
    assert.equal(sourceOf("edit_uri: '?query=docs/'\n"), 'https://github.com/a/b?query=docs/{path}');
    assert.equal(sourceOf('edit_uri: https://c.example/e/\n'), 'https://c.example/e/{path}');
    assert.equal(
      sourceOf("edit_uri_template: 'edit/main/docs/{path!q}?plain=1'\n"),
      'https://github.com/a/b/edit/main/docs/{path}?plain=1',
    );
  });

  it('leads to code that has no address for edits', () => {
    const plain = read("site_name: A\nrepo_url: https://github.com/a/b\nedit_uri: ''\n");
    assert.deepEqual([plain?.repository, plain?.unread], [undefined, []]);
    assert.deepEqual(
      plain?.header?.right?.map(({ text, target }) => [text, target]),
      [['GitHub', 'https://github.com/a/b']],
    );
    const unknown = read(
      "site_name: A\nrepo_url: https://a.example/b\nrepo_name: b\nedit_uri_template: 'e/{path_noext}'\n",
    );
    assert.equal(unknown?.header?.right?.[0]?.text, 'b');
    assert.deepEqual(
      unknown?.unread?.map(({ option, place: { line, column } }) => [option, line, column]),
      [['edit_uri', 4, 21]],
    );
  });

  it('tells of an address that only an environment knows', () => {
    for (const url of ['!ENV SITE_URL', "!ENV [SITE_URL, 'https://a.example/']"]) {
      const site = read(`site_name: A\nsite_url: ${url}\n`);
      assert.equal(site?.siteUrl, undefined);
      assert.deepEqual(
        site?.unread?.map(({ option, place: { line } }) => [option, line]),
        [['site_url', 2]],
      );
    }
    assert.deepEqual(read("site_name: A\nsite_url: ''\n")?.unread, []);
  });

  it('reads old addresses, by the files that were there', () => {
    const maps = "redirects: { redirect_maps: { 'a/old.md': 'new.md', 'b/index.md': 'https://a.example/', 'c.md': } }";
    for (const plugins of [`\n  - search\n  - ${maps}`, `\n  ${maps}`]) {
      const site = read(`site_name: A\nplugins:${plugins}\n`);
      assert.deepEqual(
        site?.redirects?.map(({ from, to }) => [from, to]),
        [
          ['/a/old/', 'new.md'],
          ['/b/', 'https://a.example/'],
        ],
      );
      assert.deepEqual(
        site?.unread?.map(({ option }) => option),
        ['redirect_maps'],
      );
    }
    assert.equal(read('site_name: A\nplugins:\n  - redirects\n')?.title, 'A');
    for (const word of ['false', 'False']) {
      const flat = read(`site_name: A\nuse_directory_urls: ${word}\nplugins:\n  - ${maps}\n`);
      assert.deepEqual(
        flat?.redirects?.map(({ from }) => from),
        ['/a/old.html', '/b/'],
      );
    }
  });
});
