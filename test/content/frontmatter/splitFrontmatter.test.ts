import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { FRONTMATTER_LIMIT } from '../../../src/content/frontmatter/readFrontmatter.ts';
import { bodyFrom, splitFrontmatter } from '../../../src/content/frontmatter/splitFrontmatter.ts';

const split = (text: string) => splitFrontmatter(text, 'content/a.md');
const bodyOf = (text: string) => bodyFrom(text, split(text).bodyStart);
const splitYaml = (yaml: string) => split(`---\n${yaml}\n---\nbody\n`);
/** The one diagnostic of a text, as `code line:column`. */
const faultOf = (text: string) => {
  const { diagnostics } = split(text);
  assert.equal(diagnostics.length, 1, JSON.stringify(diagnostics));
  const { code, place } = diagnostics[0] ?? {};
  return `${code} ${place?.line}:${place?.column}`;
};
const yamlFaultOf = (yaml: string) => faultOf(`---\n${yaml}\n---\nbody\n`);

describe('splitFrontmatter', () => {
  it('reads plain lines as it reads them beside one that is not plain', () => {
    const key = fc.constantFrom(
      'title',
      'description',
      'order',
      'draft',
      'prototype',
      'constructor',
      'new',
      'titel',
      'slug',
    );
    const line = fc.tuple(key, fc.stringMatching(/^[a-z ,.']{1,12}$/)).map(([name, words]) => `${name}: ${words}`);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const plain = splitYaml(lines.join('\n'));
        const beside = splitYaml([...lines, '# note'].join('\n'));
        assert.deepEqual({ ...plain.frontmatter }, { ...beside.frontmatter });
        assert.deepEqual({ ...plain.keyLines }, { ...beside.keyLines });
        assert.deepEqual(plain.diagnostics, beside.diagnostics);
      }),
      { numRuns: 1_000 },
    );
  });

  it('says what the keys of other generators are called here', () => {
    const hintOf = (yaml: string) => splitYaml(yaml).diagnostics[0]?.hint;
    assert.equal(hintOf('sidebar_position: 2'), 'write `order`');
    assert.equal(hintOf('slug: /a/'), 'write `permalink: /a/`');
    assert.equal(hintOf('slug: guides/b'), 'write `permalink: /guides/b/`');
    assert.equal(hintOf('slug: /'), 'write `permalink: /`');
    assert.equal(
      hintOf('slug: .'),
      'write `permalink: /`, with the address of its folder before it if it counts from there',
    );
    assert.match(hintOf('slug: ..') ?? '', /^write `permalink: \/`,/);
    assert.match(hintOf('slug: .net') ?? '', /^write `permalink: \/.net\/`,/);
    assert.match(hintOf('slug: ./a/b') ?? '', /^write `permalink: \/a\/b\/`, with the address of its folder before it/);
    assert.match(hintOf('slug: b') ?? '', /^write `permalink: \/b\/`, with the address of its folder before it/);
    assert.match(hintOf('id: install') ?? '', /^delete the line; .* rename that to keep one that ends with `install`$/);
    assert.match(hintOf('id: 1') ?? '', /^delete the line: docsgen does not read it/);
    assert.equal(hintOf('pagination_next: null'), 'write `next: false`');
    assert.equal(hintOf('pagination_next: b'), 'write `next: /b/`');
    assert.equal(hintOf('editUrl: https://a.example'), 'write `editLink`');
    assert.equal(hintOf('editUrl: /a/'), 'write `editLink`, which takes `false`, or a full URL');
    assert.equal(hintOf('last_update:\n  date: 1/31/2000'), 'write `lastUpdated: 2000-01-31`');
    assert.equal(hintOf('last_update:\n  date: 2000-01-31\n  author: A'), 'write `lastUpdated: 2000-01-31`');
    assert.equal(hintOf('last_update: A'), 'write `lastUpdated: 2024-01-31`');
    assert.equal(hintOf('editUrl: false'), 'write `editLink: false`');
    assert.equal(hintOf('sidebarTitle: A'), 'write `label`');
    assert.equal(hintOf('nav_title: A'), 'write `label`');
    assert.equal(hintOf('linktitle: A'), 'write `label`');
    assert.equal(hintOf('excludeSearch: true'), 'write `search: false`');
    assert.equal(hintOf('tableOfContents: false'), 'write `toc: false`');
    assert.equal(hintOf('hide_table_of_contents: true'), 'write `toc: false`');
    assert.match(hintOf('hide_table_of_contents: false') ?? '', /^delete the line:/);
    assert.equal(hintOf('tableOfContents:\n  maxHeadingLevel: 4'), 'write `toc: 4`');
    assert.equal(hintOf('outline: [2, 4]'), 'write `toc: 4`');
    assert.equal(hintOf('outline: [2, 9]'), 'write `toc`, which takes `false`, or a level from `2` to `6`');
    assert.equal(hintOf('toc_max_heading_level: 4'), 'write `toc`');
    assert.match(hintOf('toString: 1') ?? '', /^delete the line/);
    assert.equal(hintOf('banner:\n  content: A'), 'write it as a `:::note` at the start of the page');
    assert.match(hintOf('banner: A') ?? '', /`:::note`/);
    assert.match(hintOf('authors:\n  - A') ?? '', /^delete it with the lines below it/);
  });

  it('tells what to write for keys of Mintlify, Nextra and Rspress', () => {
    const hintOf = (yaml: string) => splitYaml(yaml).diagnostics[0]?.hint;
    for (const [yaml, hint] of [
      [
        'api: "GET https://api.example/users/{id}"',
        'write `<Endpoint method="GET" path="https://api.example/users/{id}" />` in the page, and delete the line',
      ],
      ['openapi: post /users', 'write `<Endpoint method="POST" path="/users" />` in the page, and delete the line'],
      ['api: x', 'delete the line: docsgen does not read it; values for components of your own stand below `params`'],
      ['timestamp: false', 'write `lastUpdated: false`'],
      ['"og:title": A', 'delete the line: docsgen writes it, from `title`'],
      ['"twitter:description": A', 'delete the line: docsgen writes it, from `description`'],
      ['"twitter:description": A', 'delete the line: docsgen writes it, from `description`'],
    ] as const)
      assert.equal(hintOf(yaml), hint, yaml);
    for (const key of ['subtitle', 'excerpt']) assert.equal(hintOf(`${key}: Words.`), 'write `description`');
    assert.equal(hintOf('last_modified_at: 2020-01-02'), 'write `lastUpdated`');
    assert.match(hintOf('header:\n  teaser: /a.png') ?? '', /^delete it with the lines below it/);
    assert.equal(
      hintOf('myst:\n  html_meta:\n    "description lang=en": "All: of it"'),
      'write `description: "All: of it"` in place of it, and of the lines below it',
    );
    assert.match(hintOf('myst:\n  substitutions: {}') ?? '', /^delete it with the lines below it/);
    assert.equal(hintOf('hide-toc: true'), 'write `toc: false`');
    assert.equal(hintOf('max-toc-depth: 3'), 'write `toc`');
    assert.equal(
      hintOf('availability: beta'),
      'write `badge` for a word behind the label in sidebars, or delete the line',
    );
    for (const yaml of [
      'authMethod: bearer',
      'playground: none',
      'overview: false',
      'overviewHeaders: [2]',
      'pageName: a',
      'markdownStyles: false',
      'isHome: true',
      'language_tabs: [shell]',
      'toc_footers: []',
      'page_title: "acme_thing Resource - acme"',
      'subcategory: ""',
    ])
      assert.match(hintOf(yaml) ?? '', /^delete the line: docsgen does not read it/, yaml);
  });

  it('tells what comes of the place that Eleventy or Terraform gives a page', () => {
    const hintOf = (yaml: string) => splitYaml(yaml).diagnostics[0]?.hint ?? '';
    const groups = 'in place of it: groups are folders, or stand in `sidebars` of `site/config.ts`';
    const navigation = 'eleventyNavigation:\n  key: a\n  parent: b\n  title: "A: b"\n  order: 7';
    assert.equal(hintOf(navigation), `write \`order: 7\`, \`label: "A: b"\` ${groups}`);
    assert.equal(hintOf('eleventyNavigation: {key: a}'), `write \`label: a\` ${groups}`);
    assert.match(hintOf('subcategory: Things'), /^delete the line: groups are folders/);
  });

  it('tells what comes of what VitePress and Rspress say of a page', () => {
    const hintOf = (yaml: string) => splitYaml(yaml).diagnostics[0]?.hint ?? '';
    const suffix = 'delete the line: behind the title of a page, browsers show the `title` of the site';
    for (const yaml of ["titleTemplate: ':title | A'", 'titleTemplate: false', "titleSuffix: '| A'"])
      assert.equal(hintOf(yaml), suffix, yaml);
    assert.equal(hintOf('outline: false'), 'write `toc: false`');
    for (const yaml of ['outline: true', 'aside: true', 'layout: doc', 'pageType: doc'])
      assert.equal(hintOf(yaml), 'delete the line: pages are that without it', yaml);
    assert.equal(hintOf('aside: false'), 'write `toc: false`');
    assert.match(hintOf('aside: left'), /^delete the line: the list of headings/);
    assert.match(hintOf('layout: page'), /^delete the line, .* `toc: false`, `prev: false` and `next: false`/);
    const bare = 'write `sidebar: false`, `toc: false`, `prev: false`, `next: false` in place of it';
    assert.equal(hintOf('pageType: custom'), bare);
    assert.equal(hintOf('pageType: blank'), `${bare}; the header stays`);
    assert.match(hintOf('pageType: doc-wide'), /^delete the line: /);
    assert.match(hintOf('pageType: "404"'), /`404\.md`/);
    assert.match(hintOf('navbar: false'), /^delete the line: every page has the header/);
    assert.match(hintOf('footer: false'), /`prev: false` and `next: false`/);
    assert.match(hintOf('overview: true'), /`<FolderCards \/>`/);
    assert.match(hintOf('context: a'), /^delete the line: /);
    assert.match(hintOf('comments: false'), /^delete the line: pages have no comments/);
    assert.match(hintOf('llms: false'), /`llms\.txt` .* `unlisted: true`/);
    assert.match(hintOf('link-rss: blog'), /^delete the line: docsgen writes no feeds/);
  });

  it('tells where the navigation of Just the Docs stands here', () => {
    const hintOf = (yaml: string) => splitYaml(yaml).diagnostics[0]?.hint ?? '';
    for (const key of ['parent', 'grand_parent', 'great_grand_parent', 'ancestor', 'has_children', 'child_nav_order'])
      assert.match(
        hintOf(`${key}: A`),
        /^delete the line: .* `sidebars` of `site\/config\.ts`, .*`docsgen check --fix`/,
        key,
      );
    assert.match(hintOf('cascade: { search: false }'), /in the option `defaults` of `site\/config\.ts`/);
    assert.match(hintOf('has_toc: false'), /^delete the line: no page lists those below it/);
    assert.equal(hintOf('nav_enabled: false'), 'write `sidebar: false`');
    assert.equal(hintOf('nav_exclude: true'), 'write `unlisted: sidebar`');
    for (const yaml of ['layout: default', 'nav_exclude: false', 'search_exclude: false'])
      assert.equal(hintOf(yaml), 'delete the line: pages are that without it', yaml);
  });

  it('corrects what VitePress and Rspress say of a page where nothing is lost', () => {
    const mended = (yaml: string) => {
      const text = `---\n${yaml}\n---\nbody\n`;
      const fixes = split(text).diagnostics.flatMap(({ fix }) => fix ?? []);
      return correctText(text, fixes).text.slice(4, -10);
    };
    for (const [yaml, meant] of [
      ['layout: doc\ntitle: A', 'title: A'],
      ['layout: default\ntitle: A\nnav_exclude: false', 'title: A'],
      ['nav_enabled: false', 'sidebar: false'],
      ['title: 404', 'title: "404"'],
      ['permalink: 404', 'permalink: /404/'],
      ['label: 1.10', 'label: "1.10"'],
      ["title: A\npageType: 'doc'\nlabel: B", 'title: A\nlabel: B'],
      ['title: A\naside: true\noutline: true\nnavbar: true\nfooter: true', 'title: A'],
      ['aside: false', 'toc: false'],
      ['aside: false\noutline: false', 'toc: false'],
      ['toc: false\noutline: [2, 4]', 'toc: false'],
      ['pageType: custom', 'sidebar: false\ntoc: false\nprev: false\nnext: false'],
      ['pageType: custom\nsidebar: false', 'toc: false\nprev: false\nnext: false\nsidebar: false'],
      ['sidebar: placeholder', 'sidebar: false'],
    ] as const)
      assert.equal(mended(yaml).trim(), meant, yaml);
    for (const left of [
      'layout: page',
      'pageType: blank',
      'aside: left',
      'footer: false',
      'layout: doc # here',
      'sidebar: left',
      'title: 404 # here',
      'title: [404]',
      'draft: 1',
    ])
      assert.equal(mended(left).trim(), left);
  });

  it('tells how the landing pages of other generators are written here', () => {
    const hintOf = (yaml: string) => splitYaml(yaml).diagnostics[0]?.hint;
    for (const yaml of ['layout: home', 'pageType: home', 'template: splash', 'home: true'])
      assert.equal(hintOf(yaml), 'delete the line: `hero` makes a landing page, also as `hero: true`', yaml);
    assert.equal(hintOf('heroImage: /a.png'), 'write `image: /a.png` below `hero`');
    assert.deepEqual(['heroText: A', 'tagline: B'].map(hintOf), ['write `title`', 'write `description`']);
    for (const yaml of ['actions: [{ text: A, link: /a/ }]', 'actionText: A', 'actionLink: /a/'])
      assert.match(hintOf(yaml) ?? '', /^write it below `hero`, as `actions: \[\{text: .*, link: \/\w+\/\}\]`$/, yaml);
    for (const yaml of ['layout: page', 'template: doc', 'pageType: doc', 'home: false'])
      assert.doesNotMatch(hintOf(yaml) ?? assert.fail(yaml), /hero: true/, yaml);
    const rest = 'and so on in a `<CardGrid>` of an `.mdx` page';
    assert.equal(
      hintOf('features:\n  - title: Fast\n    details: Very\n\n      fast.\n    link: /fast/\n  - title: Small'),
      `delete it with the lines below it, and write \`<Card title="Fast" href="/fast/">Very fast.</Card>\` ${rest}`,
    );
    assert.equal(
      hintOf('features: [{ title: Fast }]'),
      `delete it with the lines below it, and write \`<Card title="Fast">Words.</Card>\` ${rest}`,
    );
    for (const yaml of ['features:', 'features: [a]', 'features: []'])
      assert.match(hintOf(yaml) ?? '', /<Card title="A title">Words\.<\/Card>/, yaml);
  });

  it('tells how other generators keep a page back, or at another address: who deleted that would publish or move it', () => {
    const hintOf = (yaml: string) => splitYaml(yaml).diagnostics[0]?.hint ?? '';
    assert.equal(hintOf('published: false'), 'write `draft: true`');
    assert.match(hintOf('published: true'), /^delete the line/);
    assert.match(hintOf('publishDate: 2035-01-01'), /`draft: true` until then/);
    assert.match(hintOf('expiryDate: 2035-01-01'), /^delete the line, or the page/);
    assert.equal(hintOf('search_exclude: true'), 'write `search: false`');
    assert.equal(hintOf('searchable: false'), 'write `search: false`');
    assert.match(hintOf('searchable: true'), /^delete the line|^did you mean/);
    assert.equal(hintOf('url: /docs/start'), 'write `permalink: /docs/start/`');
    assert.equal(hintOf('url: /docs/start.html'), 'write `permalink: /docs/start.html`');
    assert.match(hintOf('url: https://a.example/'), /^delete the line/);
    assert.match(hintOf('redirect_to: /x/'), /`: \/x\/` as a line of `redirects\.yaml`, and delete this file$/);
  });

  it('shows how the tags of a head are written here', () => {
    const hintOf = (yaml: string) => splitYaml(yaml).diagnostics[0]?.hint ?? '';
    const here = 'head: [{tag: meta, attributes: {name: "a", content: "B"}}]';
    assert.equal(hintOf('head:\n  - - meta\n    - name: a\n      content: B'), here);
    assert.equal(hintOf('head:\n  - tag: meta\n    attrs:\n      name: a\n      content: B'), here);
    const read = 'head:\n  - {tag: link, attributes: {rel: me, href: /a/}}\n';
    assert.equal(hintOf(`${read}  - [meta, {name: a, content: B}]`), here);
    assert.match(hintOf(`${read}  - {tag: title, content: B}`), /^delete it: `title`/);
    assert.match(hintOf('head:\n  - [script, {src: /a.js}]'), /`site\/config\.ts`, for all pages$/);
    assert.match(hintOf('head: <meta>'), /^head: \[\{tag: meta, attributes: /);
    assert.deepEqual(splitYaml(here).diagnostics, []);
  });

  it('shows where a key with a colon in it stands', () => {
    const [fault] = splitYaml('title: A\nog:image: /a.png').diagnostics;
    assert.equal(fault?.hint, 'write `image`');
    assert.deepEqual(fault?.place, { file: 'content/a.md', line: 3, column: 1, endColumn: 9 });
  });

  it('tells where old addresses are kept here: who deleted them would break links', () => {
    for (const yaml of ['aliases:\n  - /old/\n  - /older/', 'redirect_from: /old/', 'redirectFrom: old/'])
      assert.equal(
        splitYaml(yaml).diagnostics[0]?.hint,
        'write each as a line of `redirects.yaml`, `/old/: ` and the address of this page, and delete it here',
        yaml,
      );
    assert.match(splitYaml('aliases: 1').diagnostics[0]?.hint ?? '', /`\/old\/: `/);
    for (const yaml of ['aliases: []', 'aliases:'])
      assert.equal(splitYaml(yaml).diagnostics[0]?.hint, 'delete the line: it names no address');
  });

  it('deletes a key without a value, which says as much as none', () => {
    const mended = (yaml: string) => {
      const text = `---\n${yaml}\n---\nbody\n`;
      return correctText(
        text,
        split(text).diagnostics.flatMap(({ fix }) => fix ?? []),
      ).text;
    };
    assert.equal(mended('title: A\ndescription:  \ntoc:\norder: 1'), '---\ntitle: A\norder: 1\n---\nbody\n');
    for (const kept of ['title: ""', 'title: # later', 'description: ~', 'prev:\n  - a', 'hero:\n  # later'])
      assert.equal(mended(kept), `---\n${kept}\n---\nbody\n`, kept);
  });

  it('names keys of other generators anew where their values mean the same', () => {
    const fixOf = (yaml: string) => splitYaml(yaml).diagnostics[0]?.fix;
    assert.deepEqual(fixOf('title: A\nsidebar_position: 2'), {
      place: { file: 'content/a.md', line: 3, column: 1, endColumn: 17 },
      was: 'sidebar_position',
      text: 'order',
    });
    assert.equal(fixOf('outline: false')?.text, 'toc');
    assert.deepEqual(fixOf('title: A\nslug: /a/b'), {
      place: { file: 'content/a.md', line: 3, column: 1, endColumn: 11 },
      was: 'slug: /a/b',
      text: 'permalink: /a/b/',
    });
    assert.equal(fixOf('slug: "/a/"')?.text, 'permalink: /a/');
    assert.equal(fixOf('slug: /a.html')?.text, 'permalink: /a.html');
    assert.equal(fixOf('sidebar: {order: 2}')?.text, 'order: 2');
    for (const [written, meant] of [
      ['hide_table_of_contents: true', 'toc: false'],
      ['outline: deep', 'toc: 6'],
      ['outline: [2, 4]', 'toc: 4'],
      ['outline: 2', 'toc'],
      ['toc_max_heading_level: 4', 'toc'],
      ['toc_max_heading_level: 9', undefined],
      ['pagination_prev: null', 'prev: false'],
      ['custom_edit_url: null', 'editLink: false'],
      ['custom_edit_url: https://a.example/b', 'editLink'],
      ['lastmod: 2024-01-31', 'lastUpdated'],
      ['lastModified: 2024-01-31', 'lastUpdated'],
      ['lastmod: today', undefined],
      ['searchable: false', 'search: false'],
      ['published: false', 'draft: true'],
      ['published: true', undefined],
      ['nav_exclude: true', 'unlisted: sidebar'],
      ['toc_hide: true', 'unlisted: sidebar'],
      ['sidebar_class_name: hidden', 'unlisted: sidebar'],
      ['sidebar_class_name: red', undefined],
      ['displayed_sidebar: null', 'sidebar: false'],
      ['displayed_sidebar: main', undefined],
      ['slug: /a/../b', undefined],
      ['slug: /a/.', undefined],
      ['pagination_next: a', 'next: /a/'],
      ['pagination_prev: "guides/a-b"', 'prev: /guides/a-b/'],
      ['pagination_prev: a b', undefined],
      ['wrapperClassName: wide', 'content_class'],
      ['tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 }', 'toc: 4'],
      ['last_update: {date: 2024-01-31}', 'lastUpdated: 2024-01-31'],
      ['last_update: {date: 1/31/2024, author: Ada}', undefined],
      ['prev: { link: /b/, label: B }', 'text'],
      ['prev: { link: /b/, "label": B }', undefined],
      ['prev: { label: [B] }', undefined],
      ['hide_table_of_contents: true\ntoc: true', undefined],
    ] as const)
      assert.equal(fixOf(written)?.text, meant, written);
    assert.deepEqual(
      splitYaml('next:\n  link: /b/\n  label: B').diagnostics.map(({ fix }) => [fix?.place.line, fix?.was, fix?.text]),
      [[4, 'label', 'text']],
    );
    for (const said of ['template: doc', 'template: splash\nhero: true', 'layout: home\nhero: {image: /a.svg}'])
      assert.deepEqual([fixOf(said)?.was, fixOf(said)?.text], [`${said.split('\n')[0]}\n`, ''], said);
    for (const left of ['template: splash', 'layout: page\nhero: true', 'template: doc # of all'])
      assert.equal(fixOf(left), undefined, left);
    const linesOf = (yaml: string) => {
      const fix = fixOf(yaml);
      return fix && [fix, ...(fix.with ?? [])].map(({ place, text }) => `${place.line}:${place.column} ${text}`);
    };
    assert.deepEqual(linesOf('title: A\nsidebar:\n  order: 2\n  badge:\n    text: New\n  label: B # x\ndraft: true'), [
      '3:1 ',
      '4:1 order: 2',
      '5:1 badge:',
      '6:1   text: New',
      '7:1 label: B # x',
    ]);
    // No empty line stays in its place.
    assert.deepEqual([fixOf('sidebar:\n  order: 2')?.was, fixOf('sidebar:\n  order: 2')?.text], ['sidebar:\n', '']);
    for (const [written, ...meant] of [
      ['  badge: { text: New, variant: caution }', '3:1 badge: { text: New, type: warning }'],
      ['  badge: {variant: "tip", text: New}', '3:1 badge: {type: tip, text: New}'],
      ['  badge:\n    text: New\n    variant: success', '3:1 badge:', '4:1   text: New', '5:1   type: tip'],
      ['  label: "variant: tip"', '3:1 label: "variant: tip"'],
    ])
      assert.deepEqual(linesOf(`sidebar:\n${written}`), ['2:1 ', ...meant], written);
    assert.deepEqual(linesOf('sidebar:\n  hidden: true\n  order: 1'), [
      '2:1 ',
      '3:1 unlisted: sidebar',
      '4:1 order: 1',
    ]);
    assert.deepEqual(linesOf('title: A\ntableOfContents:\n  minHeadingLevel: 2\n  maxHeadingLevel: 2\nlabel: B'), [
      '3:1 toc: 2',
      '4:1 ',
      '5:1 ',
    ]);
    assert.deepEqual(linesOf('last_update:\n  date: 1/31/2024'), ['2:1 lastUpdated: 2024-01-31', '3:1 ']);
    for (const judged of [
      '  maxHeadingLevel: 2 # two',
      '  maxHeadingLevel: 9',
      '\n  maxHeadingLevel: 2',
      '  maxHeadingLevel: 2\ntoc: 3',
    ])
      assert.equal(linesOf(`tableOfContents:\n${judged}`), undefined, judged);
    for (const judged of [
      '  hidden: yes\n  order: 1',
      '  hidden: true\nunlisted: true',
      '  order: 1\norder: 2',
      '  [order]',
      '  order: 1\n\n  label: B',
      '    # a comment\n  order: 1',
      '  order: 1\n # a comment\n  label: B',
    ])
      assert.equal(linesOf(`sidebar:\n${judged}`), undefined, judged);
    for (const judged of [
      'slug: a',
      'slug: /a/\npermalink: /b/',
      'slug: /a # b',
      'sidebar: {order: 2, label: A}',
      'sidebar: {order: 2-3}',
      'sidebar: auto',
    ])
      assert.equal(fixOf(judged), undefined, judged);
    for (const quoted of ['"sidebar_position": 2', "'sidebar_position': 2"])
      assert.deepEqual(fixOf(quoted), {
        place: { file: 'content/a.md', line: 2, column: 2, endColumn: 18 },
        was: 'sidebar_position',
        text: 'order',
      });
    for (const yaml of [
      'sidebar_position: 2\norder: 1',
      'sidebar_position: last',
      'editUrl: /a/',
      'outline: [2, 9]',
      'toString: 1',
    ])
      assert.equal(fixOf(yaml), undefined, yaml);
  });

  it('reads the address that a page has in Hugo, whose slug counts for nothing beside it', () => {
    const told = (yaml: string) => splitYaml(yaml).diagnostics.map(({ hint, fix }) => [hint, fix?.was, fix?.text]);
    assert.deepEqual(told('slug: b_c\nurl: /a/b_c/'), [
      ['delete the line: the address of the page is its `url`', 'slug: b_c\n', ''],
      ['write `permalink: /a/b_c/`', 'url: /a/b_c/', 'permalink: /a/b_c/'],
    ]);
    // One that is an address by itself leaves the key that is meant to the other.
    assert.deepEqual(
      told('slug: /b/\nurl: /a/').map(([, , text]) => text),
      ['', 'permalink: /a/'],
    );
    for (const left of ['url: https://a.example/', 'url: a/b', 'url: /:year/a/', 'url: /a/\npermalink: /b/'])
      assert.deepEqual(
        told(`slug: b\n${left}`).map(([, , text]) => text),
        left.includes('permalink') ? ['', undefined] : [undefined, undefined],
        left,
      );
  });

  it('reads what Material hides of a page', () => {
    const told = (yaml: string) =>
      splitYaml(yaml).diagnostics.map(({ hint, fix }) => [hint, fix?.text, fix?.with?.length]);
    const [sidebar, both] = ['`sidebar: false`', '`sidebar: false`, `toc: false`'];
    const write = (lines: string) => `write ${lines} in place of it`;
    assert.deepEqual(told('hide:\n  - navigation\n  - toc\ntitle: A'), [
      [write(both), 'sidebar: false\ntoc: false\n', 2],
    ]);
    assert.deepEqual(told('title: A\nhide: [navigation]'), [[write(sidebar), 'sidebar: false\n', undefined]]);
    assert.deepEqual(told('hide:\n- footer\n- feedback'), [
      [write('`prev: false`, `next: false`'), 'prev: false\nnext: false\n', 2],
    ]);
    assert.deepEqual(told('hide:\n  - navigation\n  - path'), [[write(sidebar), undefined, undefined]]);
    assert.deepEqual(told('hide:\n  - navigation # all\nsidebar: true'), [[write(sidebar), undefined, undefined]]);
    for (const between of ['', '  # and'])
      assert.deepEqual(told(`hide:\n  - navigation\n${between}\n  - toc`), [[write(both), undefined, undefined]]);
    for (const yaml of ['hide: true', 'hide: [path]', 'hide: [tags, 1]'])
      assert.match(told(yaml)[0]?.[0]?.toString() ?? '', /^delete the line: docsgen does not read it/, yaml);
  });

  it('names no two keys alike: the second would be an error', () => {
    const fixesOf = (yaml: string) => splitYaml(yaml).diagnostics.flatMap(({ fix }) => fix?.was ?? []);
    for (const second of ['nav_order: 2', 'sidebar: {order: 2}', 'sidebar:\n  order: 2'])
      assert.deepEqual(fixesOf(`sidebar_position: 2\n${second}`), ['sidebar_position'], second);
    assert.deepEqual(fixesOf('sidebar:\n  order: 2\nnav_order: 2'), ['sidebar:\n']);
    assert.deepEqual(fixesOf('search_exclude: true\nexcludeSearch: true'), ['search_exclude: true']);
  });

  it("does not hide the sidebar that VuePress fills with a page's headings", () => {
    for (const value of ['auto', 'heading'])
      assert.equal(
        splitYaml(`sidebar: ${value}`).diagnostics[0]?.hint,
        'delete the line: every page already lists its headings',
      );
  });

  it("says how Starlight's maps are written here", () => {
    const hintOf = (yaml: string) => splitYaml(yaml).diagnostics[0]?.hint;
    assert.equal(
      hintOf('sidebar:\n  order: 2\n  label: Start\n  badge: New'),
      'write `order: 2` and `label: Start` and `badge: New` instead',
    );
    assert.equal(
      hintOf('sidebar: { badge: { text: New, variant: success } }'),
      'write `badge: {text: New, type: tip}` instead',
    );
    assert.equal(hintOf('sidebar: { badge: { text: New } }'), 'write `badge: New` instead');
    assert.equal(hintOf('navigation: false'), 'write `unlisted: sidebar`');
    assert.equal(hintOf('navigation: { title: Short, icon: a }'), 'write `label: Short` in place of it');
    assert.equal(hintOf('search: { exclude: true }'), 'search: false');
    assert.equal(hintOf('search: { boost: 0.5 }'), 'search: low');
    assert.equal(hintOf('boost: 0.5'), 'write `search: low`');
    assert.match(hintOf('boost: 2') ?? '', /^delete the line/);
    for (const found of ['{ boost: 2 }', '{ exclude: false }'])
      assert.match(hintOf(`search: ${found}`) ?? '', /^delete it with the lines below it/, found);
    const robots = '`head: [{tag: meta, attributes: {name: robots, content: noindex}}]`';
    assert.equal(hintOf('noindex: true'), `write ${robots}`);
    assert.equal(hintOf('robots: noindex'), `write ${robots}`);
    assert.match(hintOf('noindex: false') ?? '', /^delete the line/);
    for (const key of ['canonical', 'canonicalUrl'])
      assert.equal(
        hintOf(`${key}: https://a.example/a/`),
        'write `head: [{tag: link, attributes: {rel: canonical, href: "https://a.example/a/"}}]`',
      );
    assert.match(hintOf('canonicalUrl: /a/') ?? '', /^delete the line/);
    assert.equal(
      hintOf('seo: { title: A, description: "B: c", image: /a.png, noindex: true }'),
      `write \`title: A\`, \`description: "B: c"\`, \`image: /a.png\`, ${robots} in place of it, where the page does not say so yet`,
    );
    assert.equal(hintOf('seo: { title: A }'), 'write `title: A` in place of it, where the page does not say so yet');
    assert.equal(
      hintOf('sidebar: {hidden: true, label: Start}'),
      'write `label: Start` and `unlisted: sidebar` instead',
    );
    assert.match(
      hintOf('sidebar: {attrs: {target: _blank}}') ?? '',
      /^delete it: a page sets only its `order`, `label` and `badge` in the sidebar/,
    );
    assert.match(hintOf('tag: new') ?? '', /^write `badge`/);
    assert.match(hintOf('tag: [a]') ?? '', /^delete the line/);
    assert.match(hintOf('status: new') ?? '', /^write `badge`/);
    assert.equal(hintOf('next: {link: /b/, label: B}'), 'next: {text: B, link: /b/}');
  });

  it('says what keys of Docusaurus come to that have no place here', () => {
    const hintOf = (yaml: string) => splitYaml(yaml).diagnostics[0]?.hint;
    for (const [yaml, hint] of [
      [
        'displayed_sidebar: main',
        'delete the line: `routes` in the `sidebars` of `site/config.ts` say which pages show which',
      ],
      [
        'pagination_label: A',
        'delete the line: links from its neighbors say its `label`, and `prev` and `next` of theirs can be `{text: A}`',
      ],
      ['title_meta: A', "delete the line: the browser's title is the `title`, and lists say the `label`"],
      ['template: doc', 'delete the line: pages are that without it'],
    ] as const)
      assert.equal(hintOf(yaml), hint, yaml);
    for (const key of ['sidebar_class_name', 'sidebar_custom_props', 'sidebar_key', 'parse_number_prefixes'])
      assert.match(hintOf(`${key}: a`) ?? '', /^delete the line: docsgen does not read it/, key);
  });

  it('quotes in its examples what YAML would read as more than a text', () => {
    const hintOf = (yaml: string) => splitYaml(yaml).diagnostics[0]?.hint;
    for (const [yaml, hint] of [
      ['prev: {label: "A: b", link: /a/}', 'prev: {text: "A: b", link: /a/}'],
      ['next: {label: "A, b"}', 'next: {text: "A, b"}'],
      ['next: {link: "#a"}', 'next: "#a"'],
      ['sidebar: {label: "A: b", badge: "C #"}', 'write `label: "A: b"` and `badge: "C #"` instead'],
      ['sidebar: {badge: {text: "A, b", variant: tip}}', 'write `badge: {text: "A, b", type: tip}` instead'],
      ['heroImage: "a: b.png"', 'write `image: "a: b.png"` below `hero`'],
      ['actionText: "A, b"', 'write it below `hero`, as `actions: [{text: "A, b", link: /guide/}]`'],
      ['actionLink: "/a,b/"', 'write it below `hero`, as `actions: [{text: Get started, link: "/a,b/"}]`'],
    ] as const)
      assert.equal(hintOf(yaml), hint, yaml);
    assert.match(hintOf('features: [{title: \'A "b"\'}]') ?? '', /<Card title="A &quot;b&quot;">/);
  });

  it('says so where front matter is in TOML, or does not stand on the first line', () => {
    assert.equal(faultOf('+++\ntitle = "A"\n+++\n\n# A\n'), 'front-matter-language 1:1');
    assert.equal(faultOf('\n \n---\ntitle: A\norder: 2\n---\n\n# A\n'), 'front-matter-syntax 3:1');
    for (const text of [
      '+++\ntext',
      '+++ a\n+++\n',
      '\n---\n',
      '\n---\nWords: and more.\n\n---\n',
      '\n---\nWords\n---\n',
    ])
      assert.deepEqual(split(text).diagnostics, [], text);
  });

  it('reads the keys of the specification', () => {
    const { frontmatter, diagnostics } = splitYaml(
      'title: A\nshort_description: B\nthumbnail: /c.png\nimage: /i.png\nhead: [{tag: meta, attributes: {name: n, content: 5}}]\nprev: false\nnext: /d/\nsidebar: false\ncontent_class: e',
    );
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(frontmatter, {
      title: 'A',
      short_description: 'B',
      thumbnail: '/c.png',
      image: '/i.png',
      head: [{ tag: 'meta', attributes: { name: 'n', content: 5 } }],
      prev: false,
      next: '/d/',
      sidebar: false,
      content_class: 'e',
    });
  });

  it('leaves the lines of the front matter empty, so that places in the body are the file’s', () => {
    assert.equal(bodyOf('---\ntitle: A\n---\n# Body\n'), '\n\n\n# Body\n');
  });

  it('knows on which line each key stands', () => {
    assert.deepEqual({ ...splitYaml('title: A\n\n# comment\n"label": B').keyLines }, { title: 2, label: 5 });
  });

  it('leaves a text without front matter as it is', () => {
    for (const text of ['', 'text', '----\nRemark: A\n----\n', '--- \n'.slice(1)]) {
      assert.deepEqual(split(text), { frontmatter: {}, bodyStart: 0, keyLines: {}, diagnostics: [] });
    }
  });

  it('reads empty front matter, and front matter that ends with the file', () => {
    assert.equal(bodyOf('---\n---\nbody'), '\n\nbody');
    assert.deepEqual(split('---\ntitle: A\n---').frontmatter, { title: 'A' });
    assert.deepEqual(splitYaml('# only a comment').diagnostics, []);
  });

  it('ends at the first closing line, and not at dashes within a value', () => {
    const text = '---\ntitle: a --- b\nlabel: c ---\n---\nrest\n---\n';
    assert.deepEqual(split(text).frontmatter, { title: 'a --- b', label: 'c ---' });
    assert.equal(bodyOf(text), '\n\n\n\nrest\n---\n');
  });

  it('F-01: refuses front matter that is never closed, at its opening line', () => {
    assert.equal(faultOf('---\ntitle: A\n\n# Body\n'), 'front-matter-unclosed 1:1');
  });

  it('F-02: counts the line of a YAML fault in the file', () => {
    assert.equal(yamlFaultOf('title: A\nlabel: B\ndescription: "text" and more'), 'front-matter-syntax 4:21');
    assert.equal(yamlFaultOf('title: A\nlabel: B: C'), 'front-matter-syntax 3:9');
  });

  it('F-02: says where a quote or bracket opens that is never closed, or closes where no value can', () => {
    const NOT_INDENTED = 'This line belongs to the value that opens above, but is not indented.';
    for (const [yaml, place, message, hint] of [
      ['title: "A', '2:8', 'A quote opens here with `"` but is never closed.', 'title: "A"'],
      ["order: 1\ntitle: 'A\nlabel: B", '3:8', "A quote opens here with `'` but is never closed.", "title: 'A'"],
      ['prev: {text: A\ntitle: B', '2:7', 'A bracket opens here with `{` but is never closed.', 'prev: {text: A}'],
      ['params: {\n  a: b\n}\ntitle: B', '4:1', NOT_INDENTED, 'indent with spaces'],
      ['params: [\na: b\n]', '3:1', NOT_INDENTED, 'indent with spaces'],
    ]) {
      const [found] = split(`---\n${yaml}\n---\n\ntext\n`).diagnostics;
      assert.equal(found?.code, 'front-matter-syntax');
      assert.equal(`${found?.place?.line}:${found?.place?.column}`, place);
      assert.equal(found?.message, message);
      assert.equal(found?.hint, hint);
    }
  });

  it('F-02: writes the line that quotes would mend', () => {
    const hintOf = (yaml: string) => split(`---\n${yaml}\n---\n\ntext\n`).diagnostics[0]?.hint;
    assert.equal(hintOf('order: 1\ntitle: Foo: bar\nlabel: a'), 'title: "Foo: bar"');
    assert.equal(hintOf('title: @scope/pkg'), 'title: "@scope/pkg"');
    assert.equal(hintOf('title: %done'), 'title: "%done"');
    assert.equal(hintOf('title: The: \\ "best"'), 'title: "The: \\\\ \\"best\\""');
    assert.equal(hintOf('title: a: b\nlabel: c: d'), 'title: "a: b"');
    assert.equal(hintOf('title: a: b\nlabel: "c" d'), 'put values that contain `:` or `#` in quotes');
    assert.equal(hintOf('title: {{ a }} and b\ndescription: {{ c.d }}'), 'title: "{{ a }} and b"');
    assert.equal(hintOf('title: a: b # c'), 'put values that contain `:` or `#` in quotes');
    assert.equal(hintOf('description: "text" and more'), 'description: "\\"text\\" and more"');
    assert.equal(hintOf("title: 'It's here'"), 'title: "It\'s here"');
    assert.match(hintOf('title: "a\\tb" c') ?? '', /^the value ends where its quote closes/);
    assert.match(hintOf('title: A\nlabel: "C:\\docs"') ?? '', /^write `\\\\` for a backslash/);
    // A list or a map in quotes would be a text.
    assert.equal(hintOf('aliases: [/a, /b: c: d]'), 'put values that contain `:` or `#` in quotes');
    assert.equal(hintOf('params: {note: new: all}'), 'put values that contain `:` or `#` in quotes');
  });

  it('F-02: tells where no space stands behind the colon of a key, and corrects it', () => {
    const [found, ...others] = split('---\ntitle: A\ndescription:No space\nlabel:b\n---\n\ntext\n').diagnostics;
    assert.deepEqual(others, []);
    assert.deepEqual(found?.place, { file: 'content/a.md', line: 3, column: 1, endColumn: 13 });
    assert.equal(found?.message, 'A space is missing behind `description:`.');
    assert.equal(found?.hint, 'description: No space');
    assert.deepEqual([found?.fix?.was, found?.fix?.text], ['description:', 'description: ']);
    const [other] = split('---\ntitle: A\nhttp://a.example\n---\n\ntext\n').diagnostics;
    assert.doesNotMatch(other?.message ?? assert.fail(), /^A space/);
  });

  it('F-02: tells where a value is a template, which YAML takes for maps', () => {
    for (const [yaml, place, hint] of [
      ['title: A\nlabel: {{ b }}\ndescription: {{ c }}', '3:8', 'label: "{{ b }}"'],
      ['hero:\n  actions:\n    - text: {{ a }}\n      link: /', '4:13', '    - text: "{{ a }}"'],
      ['? {a: b}\n: c', '2:1', 'put values that contain `:` or `#` in quotes'],
    ] as const) {
      const [found] = split(`---\n${yaml}\n---\n\ntext\n`).diagnostics;
      assert.deepEqual([`${found?.place?.line}:${found?.place?.column}`, found?.hint], [place, hint]);
    }
  });

  it('F-02: reads the whole once for each value in quotes, and for no thousands', () => {
    const yaml = Array.from({ length: 5_000 }, (_, index) => `k${index}: a: b`).join('\n');
    const [found] = splitYaml(yaml).diagnostics;
    assert.deepEqual([found?.hint, found?.fix], ['put values that contain `:` or `#` in quotes', undefined]);
  });

  it('F-02: corrects all values that need quotes, in files with any ends of lines', () => {
    const correctedIn = (source: string) =>
      correctText(
        source,
        split(source).diagnostics.flatMap(({ fix }) => fix ?? []),
      ).text;
    for (const end of ['\n', '\r\n']) {
      const file = (...lines: string[]) => ['---', ...lines, '---', '', 'text', ''].join(end);
      const source = file(
        'title: Example: "Foo" ',
        'order: 1',
        'hero:',
        '  actions:',
        '    - text: a: b',
        '      link: /',
      );
      assert.equal(
        correctedIn(source),
        file('title: "Example: \\"Foo\\"" ', 'order: 1', 'hero:', '  actions:', '    - text: "a: b"', '      link: /'),
      );
      assert.equal(correctedIn(file('title: a: b', 'label: "c" d')), file('title: a: b', 'label: "c" d'));
    }
  });

  it('F-03: refuses other languages than YAML, and evaluates nothing', () => {
    for (const language of ['js', 'javascript', 'toml', 'JSON', 'coffee']) {
      const text = `---${language}\n({ title: globalThis.polluted = true })\n---\nbody\n`;
      assert.equal(faultOf(text), 'front-matter-language 1:4');
      assert.deepEqual(split(text).frontmatter, {});
    }
    assert.equal('polluted' in globalThis, false);
  });

  it('F-04: finds keys in quotes, and with a space before their colon', () => {
    for (const yaml of ['order: 1\n"og:x": a', "order: 1\n'og:x': a", 'order: 1\nthing : a', 'order: 1\n"thing" : a'])
      assert.equal(splitYaml(yaml).diagnostics[0]?.place?.line, 3, yaml);
  });

  it('F-04: deletes only the lines of a value', () => {
    const hintOf = (yaml: string) => splitYaml(yaml).diagnostics[0]?.hint ?? '';
    for (const yaml of ['zzzz: [a, b]\norder: 1', 'zzzz: {a: 1}\norder: 1', 'zzzz: a'])
      assert.match(hintOf(yaml), /^delete the line, /, yaml);
    for (const yaml of ['zzzz:\n  - a\norder: 1', 'zzzz:\n- a\norder: 1', 'zzzz:\n  a: 1'])
      assert.match(hintOf(yaml), /^delete it with the lines below it, /, yaml);
  });

  const UNREAD = 'docsgen does not read it; values for components of your own stand below `params`';

  it('F-04: lists the keys where one may have been meant, and not for a key of another generator', () => {
    const hintOf = (yaml: string) => splitYaml(yaml).diagnostics[0]?.hint ?? '';
    assert.match(
      hintOf('zzzz: a'),
      /^delete the line, or write it below `params` for components of your own: the keys are `title`, .*`params`$/,
    );
    for (const yaml of ['toc_min_heading_level: 3', 'orphan: true', 'sticky: false'])
      assert.equal(hintOf(yaml), `delete the line: ${UNREAD}`, yaml);
    assert.equal(hintOf('resources:\n  - a'), `delete it with the lines below it: ${UNREAD}`);
  });

  it('keeps values of the site below `params`, as JSON has them', () => {
    const { diagnostics, frontmatter } = splitYaml('params: {tags: [a, {b: null}], at: 2024-01-02, n: .nan}');
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(frontmatter, { params: { tags: ['a', { b: null }], at: '2024-01-02', n: null } });
    for (const given of ['[a]', 'a', '2024-01-02', ''])
      assert.equal(splitYaml(`params: ${given}`).diagnostics[0]?.code, 'wrong-type', given);
  });

  it('tells of thousands of unknown keys at once', () => {
    const keys = Array.from({ length: 6_000 }, (_, index) => `k${index}: v`);
    const started = process.cpuUsage();
    assert.equal(splitYaml(keys.join('\n')).diagnostics.length, 6_000);
    // Splitting the lines anew for each of them took 9 s.
    assert.ok(process.cpuUsage(started).user < 3_000_000);
  });

  it('F-04: warns of an unknown key and offers the nearest', () => {
    const { diagnostics, frontmatter } = splitYaml('titel: A\nlabel: B');
    assert.deepEqual(diagnostics, [
      {
        severity: 'warning',
        code: 'unknown-key',
        message: 'Unknown front-matter key `titel`.',
        place: { file: 'content/a.md', line: 2, column: 1, endColumn: 6 },
        hint: 'did you mean `title`?',
        decision: 'titel: did you mean `title`?',
      },
    ]);
    assert.deepEqual(frontmatter, { label: 'B' });
  });

  const EXPECTED = {
    lastUpdated: '`false`, or a date as `2024-01-31`',
    lang: 'a language tag such as `en` or `en-US`',
    toc: '`false`, or a level from `2` to `6`',
    order: 'a number',
  };
  const wrongTypes: readonly [yaml: string, message: string, hint: string][] = [
    [
      'keywords: [moved, 301]',
      '`keywords` holds the number `301`, expected a list of texts.',
      'write `"301"`, in quotes',
    ],
    ['keywords: [moved, [301]]', '`keywords` holds a list, expected a list of texts.', 'keywords: [SSO, log in]'],
    ['keywords: {a: b}', '`keywords` is a map, expected a list of texts.', 'keywords: [SSO, log in]'],
    [
      'lastUpdated: today',
      '`lastUpdated` is the string `today`, expected `false`, or a date as `2024-01-31`.',
      'lastUpdated: 2024-01-31',
    ],
    [
      'lastUpdated: 2024',
      '`lastUpdated` is the number `2024`, expected `false`, or a date as `2024-01-31`.',
      'lastUpdated: 2024-01-31',
    ],
    ...(
      [
        ['lastUpdated', '2024-1-5 10:00', '2024-01-05'],
        ['lastUpdated', '2024-02-29 23:00:00', '2024-02-29'],
        ['lastUpdated', '2024-02-30', '2024-01-31'],
        ['lang', 'pt_BR', 'pt-BR'],
        ['lang', 'jp', 'ja'],
        ['lang', 'cz_CZ', 'cs-CZ'],
        ['toc', ' 3', '3'],
        ['toc', '7', 'false'],
        ['order', '-1.5', '-1.5'],
        ['order', ' ', '1'],
      ] as const
    ).map(([key, given, meant]): [string, string, string] => [
      `${key}: "${given}"`,
      `\`${key}\` is ${given.trim() === '' ? 'empty' : `the string \`${given}\``}, expected ${EXPECTED[key]}.`,
      `${key}: ${meant}`,
    ]),
    ['title: [a]', '`title` is a list, expected text.', 'title: "[a]"'],
    ['title: {id}', '`title` is a map, expected text.', 'title: "{id}"'],
    ['title: #1 in "speed"', '`title` is empty, expected text.', 'title: "#1 in \\"speed\\""'],
    ['title: # to do', '`title` is empty, expected text.', 'title: Some text'],
    ['title: {a: b}', '`title` is a map, expected text.', 'title: Some text'],
    ['title: {a: b}', '`title` is a map, expected text.', 'title: Some text'],
    ['title:', '`title` is empty, expected text.', 'delete the line, or write `title: Some text`'],
    ['title: " "', '`title` is empty, expected text.', 'title: Some text'],
    ['title: 1.10', '`title` is the number `1.1`, expected text.', 'title: "1.10"'],
    ['title: 0x10 # hex', '`title` is the number `16`, expected text.', 'title: "0x10"'],
    ['title: true', '`title` is the boolean `true`, expected text.', 'title: "true"'],
    ['unlisted: yes', '`unlisted` is the string `yes`, expected `true`, `false` or `sidebar`.', 'unlisted: true'],
    ['draft: ture', '`draft` is the string `ture`, expected `true` or `false`.', 'draft: true'],
    ['draft: fasle', '`draft` is the string `fasle`, expected `true` or `false`.', 'draft: false'],
    ['toc: tru', '`toc` is the string `tru`, expected `false`, or a level from `2` to `6`.', 'toc: true'],
    ['search: no', '`search` is the string `no`, expected `true`, `false` or `low`.', 'search: false'],
    ['search: Low', '`search` is the string `Low`, expected `true`, `false` or `low`.', 'search: low'],
    ['sidebar: "false"', '`sidebar` is the string `false`, expected `true` or `false`.', 'sidebar: false'],
    ['order: first', '`order` is the string `first`, expected a number.', 'order: 1'],
    ['dir: left', '`dir` is the string `left`, expected `ltr` or `rtl`.', 'dir: ltr'],
    ['dir: up', '`dir` is the string `up`, expected `ltr` or `rtl`.', 'dir: rtl'],
    [
      'dir: { order: 3, link: true }',
      '`dir` is a map, expected `ltr` or `rtl`.',
      'delete it: `order: 3` in the page of a folder puts that in its place',
    ],
    [
      'dir: { link: true }',
      '`dir` is a map, expected `ltr` or `rtl`.',
      'delete it: `label` and `order` in the page of a folder say how that stands in sidebars',
    ],
    [
      'lang: not a language',
      '`lang` is the string `not a language`, expected a language tag such as `en` or `en-US`.',
      'lang: en',
    ],
    ['lang: german', '`lang` is the string `german`, expected a language tag such as `en` or `en-US`.', 'lang: de'],
    [
      'prev: true',
      '`prev` is the boolean `true`, expected `false`, a route, or `{text, link}`.',
      'delete the line: a page has this link unless it is `false`',
    ],
    [
      'next:\n  title: A\n  href: /b/',
      '`next` is a map, expected `false`, a route, or `{text, link}`.',
      'next: {text: A, link: /b/}',
    ],
    ['toc: [2, 4]', '`toc` is a list, expected `false`, or a level from `2` to `6`.', 'toc: 4'],
    ['toc: deep', '`toc` is the string `deep`, expected `false`, or a level from `2` to `6`.', 'toc: 6'],
    ['permalink: 404', '`permalink` is the number `404`, expected text.', 'permalink: /404/'],
    [
      'permalink: false',
      '`permalink` is the boolean `false`, expected text.',
      'delete the line: the path of the file is its address',
    ],
    ['content_class: [a, b]', '`content_class` is a list, expected text.', 'content_class: a b'],
    ['image: [/a.png]', '`image` is a list, expected text.', 'image: /a.png'],
    ['order: .inf', '`order` is the number `Infinity`, expected a number.', 'order: 1'],
    ['lineNumbers: 5', '`lineNumbers` is the number `5`, expected `true` or `false`.', 'lineNumbers: true'],
    [
      'search: high',
      '`search` is the string `high`, expected `true`, `false` or `low`.',
      'delete the line: search ranks all pages alike but for those with `low`',
    ],
    ['next: {link: /a/}', '`next` is a map, expected `false`, a route, or `{text, link}`.', 'next: /a/'],
    ['next: {label: a}', '`next` is a map, expected `false`, a route, or `{text, link}`.', 'next: {text: a}'],
    ['next: {}', '`next` is a map, expected `false`, a route, or `{text, link}`.', 'next: /a/route/'],
    [
      'next: {text: a, link: /b/, more: c}',
      '`next` is a map, expected `false`, a route, or `{text, link}`.',
      'next: {text: a, link: /b/}',
    ],
  ];
  it('takes only dates that are some, and the same everywhere', () => {
    const isTaken = (date: string) => splitYaml(`lastUpdated: ${date}`).diagnostics.length === 0;
    for (const date of ['2024-02-29', '2024-02-29T10:00Z', '2024-02-29T10:00:00.5+01:00'])
      assert.ok(isTaken(date), date);
    for (const date of ['2024-02-30', '2024-13-01', '2024-02-29T10:00', '2024-02-29T25:00Z'])
      assert.ok(!isTaken(date), date);
  });

  for (const [yaml, message, hint] of wrongTypes) {
    it(`F-05: refuses \`${yaml}\` and says what it expected`, () => {
      const [diagnostic, ...rest] = splitYaml(`label: x\n${yaml}`).diagnostics;
      assert.deepEqual(rest, []);
      assert.equal(diagnostic?.code, 'wrong-type');
      assert.equal(diagnostic?.message, message);
      assert.equal(diagnostic?.place?.line, 3);
      assert.equal(diagnostic?.hint, hint);
    });
  }

  it('F-05: reads as text what older YAML took for something else', () => {
    for (const text of ['no', 'on', 'off', '2024-01-01', '12:30', '1_000', '"1.10"', "'true'", '~x']) {
      const { frontmatter, diagnostics } = splitYaml(`title: ${text}`);
      assert.deepEqual(diagnostics, [], text);
      assert.equal(frontmatter.title, text.replace(/^(['"])(.*)\1$/, '$2'));
    }
  });

  it('F-05: says which line is meant where it has another sign than a colon and a space', () => {
    for (const yaml of ['title:A', 'title = A', 'title\uff1aA', 'title:\u00a0A']) {
      const { diagnostics } = splitYaml(yaml);
      assert.deepEqual([diagnostics[0]?.hint, diagnostics[0]?.fix?.text], ['title: A', 'title: A'], yaml);
    }
  });

  it('F-04: tells of a line that is none of YAML at its place', () => {
    for (const [yaml, line, hint] of [
      ['description: one\ntwo', 3, 'indent it if it belongs to the line above'],
      ['description: |\none\nlabel: A', 3, 'indent it if it belongs to the line above'],
      ['// note\ntitle: A', 2, 'begin a comment with `#`'],
      ['<!-- x -->\ntitle: A', 2, 'begin a comment with `#`'],
    ] as const) {
      const { diagnostics } = splitYaml(yaml);
      assert.deepEqual(
        [diagnostics[0]?.code, diagnostics[0]?.place?.line, diagnostics[0]?.hint],
        ['front-matter-syntax', line, hint],
        yaml,
      );
    }
  });

  it('says what is meant by values that are nearly right', () => {
    const hintOf = (yaml: string) => splitYaml(yaml).diagnostics[0]?.hint;
    assert.equal(hintOf('unlisted: sidbar'), 'unlisted: sidebar');
    assert.equal(hintOf('toc: 9'), 'toc: 6');
    assert.equal(hintOf('toc: 1'), 'toc: 2');
    assert.equal(hintOf('lastUpdated: 5.02.2023'), 'lastUpdated: 2023-02-05');
  });

  it('warns of text that YAML takes for a comment', () => {
    const text = '---\ntitle: C# guide #1\n---\nbody\n';
    const { diagnostics } = split(text);
    assert.deepEqual(
      diagnostics.map(({ severity, code, place, hint }) => [
        severity,
        code,
        place?.line,
        place?.column,
        place?.endColumn,
        hint,
      ]),
      [['warning', 'front-matter-syntax', 2, 17, 19, 'title: "C# guide #1"']],
    );
    assert.equal(
      correctText(
        text,
        diagnostics.flatMap(({ fix }) => fix ?? []),
      ).text,
      text.replace('C# guide #1', '"C# guide #1"'),
    );
    for (const yaml of ['title: A # a comment', 'title: "A #1"', 'order: 1 #2', 'title: C#', 'title: A ## b'])
      assert.deepEqual(splitYaml(yaml).diagnostics, [], yaml);
  });

  it('tells of curly quotes around values, which readers would see, and mends them', () => {
    const mended = (yaml: string) => {
      const text = `---\n${yaml}\n---\n`;
      const { diagnostics } = split(text);
      return correctText(
        text,
        diagnostics.flatMap(({ fix }) => fix ?? []),
      ).text.slice(4, -5);
    };
    assert.equal(
      mended('title: “It’s new”\ndescription:  ”All of it”'),
      'title: "It’s new"\ndescription:  "All of it"',
    );
    assert.equal(mended('title: “It’s: new”'), 'title: "It’s: new"');
    assert.equal(mended('title: A\nimage: “/a.png”'), 'title: A\nimage: "/a.png"');
    // A value of another type is told of once, and gets that.
    for (const [yaml, meant] of [
      ['order: “3”', 'order: 3'],
      ['draft: “true”', 'draft: true'],
      ['lastUpdated: “2024-01-31”', 'lastUpdated: 2024-01-31'],
    ] as const) {
      assert.deepEqual([splitYaml(yaml).diagnostics.length, yamlFaultOf(yaml)?.slice(0, 10)], [1, 'wrong-type'], yaml);
      assert.equal(mended(yaml), meant);
    }
    assert.equal(mended('order: “third”'), 'order: “third”');
    // One alone may be what somebody says.
    for (const yaml of ['title: “A”', 'title: “A” or “B”\nlabel: “A” and b', 'title: "“A”"\nlabel: "“B”"'])
      assert.deepEqual([mended(yaml), splitYaml(yaml).diagnostics], [yaml, []]);
  });

  it('tells of a key with signs that nobody sees', () => {
    for (const yaml of ['\u00a0\u00a0order: 2', '\u200btitle: A']) {
      const [key] = /\w+/.exec(yaml) ?? [];
      assert.match(splitYaml(yaml).diagnostics[0]?.hint ?? '', new RegExp(`^write \`${key}\` anew: signs`));
    }
  });

  it('F-05: refuses front matter that is no map', () => {
    for (const yaml of ['- a\n- b', 'just text', '3']) assert.equal(yamlFaultOf(yaml), 'wrong-type 2:1');
  });

  for (const [mark, fixed] of [
    ['...', true],
    ['--', true],
    ['----', true],
    ['—', true],
    ['—--', true],
    ['--- # end', true],
    ['--- foo', false],
    // As a correction, `---` alone took the heading away.
    ['---# Page', false],
  ] as const) {
    for (const body of ['\n# Page\n', '\n# Page\n\n---\n\nWords.\n', '\nWords: these\n\n---\n']) {
      it(`tells of \`${mark}\` in place of the end before ${JSON.stringify(body)}`, () => {
        const text = `---\ntitle: A\n\ntags:\n- b\n${mark}\n${body}`;
        const { diagnostics, frontmatter } = split(text);
        assert.deepEqual(
          diagnostics
            .filter(({ severity }) => severity === 'error')
            .map(({ code, message, place }) => [code, message, place]),
          [
            [
              'front-matter-unclosed',
              `\`${mark}\` does not end the front matter, expected \`---\` and nothing else.`,
              { file: 'content/a.md', line: 6, column: 1, endColumn: 1 + mark.length },
            ],
          ],
        );
        assert.equal(frontmatter.title, 'A');
        assert.equal(bodyOf(text).trim(), body.trim());
        const mended = correctText(text, [diagnostics[0]?.fix ?? []].flat()).text;
        assert.equal(mended, fixed ? text.replace(`\n${mark}\n`, '\n---\n') : text);
      });
    }
  }

  it('tells of a line that ends YAML between keys, and deletes it', () => {
    for (const [mark, isFixed] of [
      ['...', true],
      ['----', true],
      ['--- # more', true],
      ['--- more', false],
    ] as const) {
      const text = `---\ntitle: A\n${mark}\nlabel: B\n---\n\nWords.\n`;
      const { diagnostics, frontmatter } = split(text);
      assert.deepEqual(
        diagnostics.map(({ code, hint, place }) => [code, hint, place?.line]),
        [['front-matter-unclosed', 'delete the line', 3]],
      );
      assert.deepEqual(frontmatter, { title: 'A', label: 'B' });
      assert.equal(bodyOf(text).trim(), 'Words.');
      const mended = correctText(
        text,
        diagnostics.flatMap(({ fix }) => fix ?? []),
      ).text;
      assert.equal(mended, isFixed ? text.replace(`\n${mark}\n`, '\n\n') : text);
    }
  });

  it('tells of an indented end', () => {
    const text = '---\ntitle: A\n ---\n\n# Page\n';
    assert.equal(faultOf(text), 'front-matter-unclosed 3:1');
    assert.equal(
      correctText(
        text,
        split(text).diagnostics.flatMap(({ fix }) => fix ?? []),
      ).text,
      text.replace(' ---', '---'),
    );
    // It may be a part of a value.
    assert.deepEqual(splitYaml('description: |\n  A\n  ---\n  B').diagnostics, []);
  });

  it('reads `...` before the end as YAML does', () => assert.deepEqual(splitYaml('title: A\n...').diagnostics, []));

  it('F-06: refuses a key that stands twice, and names both places', () => {
    const [diagnostic] = splitYaml('title: A\nlabel: B\ntitle: C').diagnostics;
    assert.equal(diagnostic?.code, 'duplicate-key');
    assert.equal(diagnostic?.place?.line, 4);
    assert.deepEqual(diagnostic?.related, [{ file: 'content/a.md', line: 2, column: 1 }]);
  });

  it('F-06: tells of every key that stands twice, also of those within others', () => {
    const { diagnostics } = splitYaml('title: A\ntitle: B\norder: 1\nparams: {a: 1, a: 2}\n"order": 2\ntitle: C');
    assert.deepEqual(
      diagnostics.map(({ code, place, related }) => [
        code,
        place?.line,
        place?.column,
        place?.endColumn,
        related?.[0]?.line,
      ]),
      [
        ['duplicate-key', 3, 1, 6, 2],
        ['duplicate-key', 5, 16, 17, undefined],
        ['duplicate-key', 6, 2, 7, 4],
        ['duplicate-key', 7, 1, 6, 2],
      ],
    );
  });

  it('F-07: tells of every forbidden key', () => {
    assert.deepEqual(
      splitYaml('constructor: a\ntitle: A\nprototype: b').diagnostics.map(({ code, place }) => [code, place?.line]),
      [
        ['forbidden-key', 2],
        ['forbidden-key', 4],
      ],
    );
  });

  for (const key of ['__proto__', 'constructor', 'prototype', '<<']) {
    it(`F-07: refuses the key \`${key}\` in every spelling`, () => {
      assert.equal(yamlFaultOf(`title: A\n${key}:\n  polluted: true`), 'forbidden-key 3:1');
      assert.equal(yamlFaultOf(`"${key}": {polluted: true}`), 'forbidden-key 2:1');
      assert.equal(yamlFaultOf(`{${key}: {polluted: true}}`), 'forbidden-key 2:2');
      assert.equal(yamlFaultOf(`? ${key}\n: polluted: true`), 'forbidden-key 2:3');
      assert.equal(yamlFaultOf(`params:\n  a:\n    - ${key}: true`), 'forbidden-key 4:7');
      assert.equal(yamlFaultOf(`title: A ${key}, ${key}\nparams: {a: 1, "${key}": 2}`), 'forbidden-key 3:17');
      assert.equal(({} as Record<string, unknown>).polluted, undefined);
    });
  }

  it('F-08: refuses anchors and aliases, so that a bomb of few bytes costs nothing', () => {
    const bomb = [
      'a: &a ["x","x"]',
      ...'bcdefghij'.split('').map((name, i) => `${name}: &${name} [${`*${'abcdefghi'[i]},`.repeat(9)}]`),
    ];
    const started = process.cpuUsage();
    assert.equal(yamlFaultOf(bomb.join('\n')), 'alias-not-allowed 2:4');
    assert.ok(process.cpuUsage(started).user < 500_000);
  });

  it('F-08: finds an alias in every spelling', () => {
    for (const yaml of [
      'title: &a x\nlabel: *a',
      '{"title": &a x, "label": *a}',
      'prev: {text: &a x, link: *a}',
      "next: {'text': &a x, 'link': *a}",
      'title: x\nprev: {"text": &a x, link: /}',
      'a: &a x # *b',
      'title: *bold* words',
    ]) {
      assert.match(yamlFaultOf(yaml), /^alias-not-allowed/, yaml);
    }
  });

  it('F-08: takes `&` and `*` within text for what they are', () => {
    for (const text of ['R&D', 'a & b', '2 * 3', '"&a"', "'*a'", 'Q&A *now*']) {
      assert.deepEqual(splitYaml(`title: ${text}`).diagnostics, [], text);
    }
    for (const yaml of [
      'title: R - *the* thing',
      'description: Lists, *bold*, &amp;',
      'label: >\n  one - &two\n  *three*',
    ])
      assert.deepEqual(splitYaml(yaml).diagnostics, [], yaml);
  });

  it('F-10: names the line that is not indented like the one above it, as it is meant', () => {
    const toldOf = (yaml: string) => {
      const [told] = splitFrontmatter(`---\n${yaml}\n---\nbody\n`, 'a.md').diagnostics;
      return [told?.place?.line, told?.place?.column, told?.hint];
    };
    assert.deepEqual(toldOf('title: A\n description: B'), [3, 1, 'description: B']);
    assert.deepEqual(toldOf('params:\n  a: 1\n   b: 2\nlabel: C'), [4, 1, '  b: 2']);
    assert.deepEqual(toldOf(' title: A\ndescription: B'), [3, 1, ' description: B']);
    assert.deepEqual(toldOf('hero:\n  actions:\n    - text: a\n      link: b\n   image: c'), [6, 1, '  image: c']);
    // Each of two lines is wrong by itself.
    assert.deepEqual(toldOf('title: A\n description: B: C')[2], 'put values that contain `:` or `#` in quotes');
  });

  it('F-10: refuses indentation by tabs at its line', () => {
    assert.equal(yamlFaultOf('prev:\n\ttext: a'), 'front-matter-syntax 3:1');
  });

  it('F-10: says so where a tab indents the first key', () => {
    const [found] = splitYaml('\ttitle: a').diagnostics;
    assert.equal(`${found?.code} ${found?.place?.line}:${found?.place?.column}`, 'front-matter-syntax 2:1');
    assert.equal(found?.hint, 'indent with spaces');
    assert.equal(splitYaml('prev:\n\ttext: a').diagnostics[0]?.hint, 'indent with spaces');
    // One within a line does not.
    const [other] = splitYaml('label: a\tb\ntitle: A: B').diagnostics;
    assert.equal(other?.hint, 'title: "A: B"');
  });

  it('F-10: refuses front matter that follows on front matter, which readers would see as text', () => {
    assert.equal(faultOf('---\ntitle: a\n---\n---\ntitle: b\n---\n'), 'front-matter-syntax 4:1');
    assert.equal(faultOf('---\ntitle: a\n---\n\n---\nsidebar_position: 1\n---\n'), 'front-matter-syntax 5:1');
    for (const text of ['---\n\nWords: and more.\n\n---\n', '---\nWords\n---\n', 'text\n\n---\ntitle: b\n---\n'])
      assert.deepEqual(split(`---\ntitle: a\n---\n${text}`).diagnostics, [], text);
  });

  it('F-10: refuses a second document', () => {
    assert.equal(yamlFaultOf('title: a\n--- x\nlabel: b'), 'front-matter-unclosed 3:1');
  });

  it('I-06: refuses control characters that are written as escapes, also in what links are called', () => {
    assert.equal(yamlFaultOf('order: 1\ntitle: "a\\u0000b"'), 'control-character 3:1');
    assert.equal(yamlFaultOf('next: {text: "\\e[31m", link: /b/}'), 'control-character 2:1');
    assert.equal(yamlFaultOf('params: {a: {b: "\\e[31m"}}'), 'control-character 2:1');
    assert.equal(yamlFaultOf('tags: [a, "b\\u0000"]'), 'control-character 2:1');
    assert.equal(yamlFaultOf('params: {a: {"\\e[31m": b}}'), 'control-character 2:1');
    assert.deepEqual(splitYaml('title: "a\\tb"').diagnostics, []);
  });

  it('I-10: warns of bidirectional controls that are written as escapes', () => {
    assert.equal(yamlFaultOf('title: "a\\u202eb"'), 'bidi-control 2:1');
    assert.equal(yamlFaultOf('params: {a: {toString: "a\\u202eb"}}'), 'bidi-control 2:1');
  });

  it('shows titles and descriptions of several lines as one: the lists that they stand in are of lines', () => {
    const { frontmatter, diagnostics } = splitYaml(
      'title: |\n  two\n  lines\nlabel: "a\\n- b"\ndescription: >\n  one\n\n  two\nshort_description: |-\n  c',
    );
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(frontmatter, {
      title: 'two lines',
      label: 'a - b',
      description: 'one two',
      short_description: 'c',
    });
  });

  it('F-11: refuses front matter beyond the limit, which it names', () => {
    const [diagnostic] = splitYaml(`title: ${'x'.repeat(FRONTMATTER_LIMIT)}`).diagnostics;
    assert.equal(diagnostic?.code, 'front-matter-too-large');
    assert.match(diagnostic?.message ?? '', /65536/);
  });

  it('refuses nesting without end instead of running out of stack', () => {
    for (const yaml of [
      `title: ${'['.repeat(30_000)}`,
      `title: ${'{a: '.repeat(10_000)}`,
      `title:${'\n- '.repeat(3)}${'- '.repeat(20_000)}`,
    ]) {
      assert.match(yamlFaultOf(yaml), /^front-matter-syntax/);
    }
  });

  it('M-17: never throws, and keeps the lines of the body where they were', () => {
    const piece = fc.constantFrom(
      '---',
      '\n',
      'title',
      ': ',
      '[',
      '{',
      '"',
      "'",
      '&a',
      '*a',
      '- ',
      '|',
      '>',
      '#',
      '\t',
      '__proto__',
      'é',
      '~',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = `---\n${pieces.join('')}\n---\nend`;
        const body = bodyOf(text);
        assert.equal(body.split('\n').length, text.split('\n').length);
        assert.ok(body.endsWith('end'));
      }),
      { numRuns: 2000 },
    );
  });
});
