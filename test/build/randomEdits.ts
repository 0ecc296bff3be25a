import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A project as text: path to contents. */
export type Files = ReadonlyMap<string, string>;

/** Random choices that a seed repeats. */
export interface Dice {
  /** A whole number from 0 to below `end`. */
  readonly below: (end: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

/** Dice from a seed (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const below = (end: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
  return { below, pick: (items) => items[below(items.length)] as (typeof items)[number] };
}

/** The project that edits begin with: pages that link, include, list each other and use constants. */
export const FIRST_FILES: Files = new Map([
  ['content/index.mdx', '# Home\n\nThe limit is {LIMIT}. Go to [A](a.md#one).\n\n## Start\n\nWords.\n'],
  ['content/a.md', '---\ntitle: Page A\n---\n\n## One\n\nWords of A.\n'],
  ['content/b/index.mdx', '# B\n\n<Include src="/_part.mdx" />\n\n<FolderCards />\n\n## Two\n\nMore.\n'],
  ['content/b/c.md', '# C\n\nSee [B](index.mdx).\n\n![A dot](../dot.svg)\n'],
  ['content/de/a.md', '# Seite A\n\n## Eins\n\nSiehe [B](/b/).\n'],
  ['content/list.mdx', '---\ntitle: List\n---\n\n<AllPages />\n\n<PagesByTag />\n'],
  ['content/_part.mdx', 'A part about {LIMIT}.\n'],
  ['content/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>\n'],
  ['redirects.yaml', '/old/: /a/\n'],
  ['site/config.mjs', configText('Site', '5 MB', '')],
  [
    'site/components.tsx',
    "import { withPages } from 'docsgen';\nexport const AllPages = withPages<object>(({ pages, hrefOf }) => (\n  <ul>{pages.map(({ path, title, headers, wordCount, lastUpdated }) => <li key={path}><a href={hrefOf(path)}>{title} {headers.length} {wordCount} {lastUpdated}</a></li>)}</ul>\n));\n",
  ],
]);

function configText(title: string, limit: string, more: string): string {
  return `export const config = { title: '${title}', base: '/docs/', siteUrl: 'https://a.example/docs', constants: { LIMIT: '${limit}' }, ${more} };\n`;
}

/** Brings a project's folder from one state to the next. */
export function writeProject(root: string, before: Files, next: Files): void {
  for (const path of before.keys()) if (!next.has(path)) rmSync(join(root, path));
  for (const [path, text] of next) {
    if (before.get(path) === text) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** One random edit of a project: what it is, and the files after it. */
export function randomEdit(files: Files, dice: Dice): { readonly name: string; readonly files: Files } {
  const [name, edit] = dice.pick(EDITS);
  const next = new Map(files);
  edit(next, dice);
  return { name, files: next };
}

type Edit = (files: Map<string, string>, dice: Dice) => void;

const WORDS = ['alpha', 'beta', 'gamma', 'delta', 'limit', 'export', 'window', 'größe', '数', 'tea'];
const FOLDERS = ['', 'b/', 'b/deep/', 'guides/', 'de/', 'de/b/'];

const pagesOf = (files: Files) =>
  [...files.keys()].filter((path) => /^content\/.*\.mdx?$/.test(path) && !/\/_[^/]*$/.test(path));
const words = (dice: Dice, count: number) => Array.from({ length: count }, () => dice.pick(WORDS)).join(' ');
const routeOf = (path: string) =>
  `/${path.replace(/^content\//, '').replace(/(?:index)?\.mdx?$/, '')}/`.replace(/\/+$/, '/');

const change = (files: Map<string, string>, dice: Dice, edit: (text: string, path: string) => string) => {
  const path = dice.pick(pagesOf(files));
  files.set(path, edit(files.get(path) ?? '', path));
};

const setFrontmatter = (text: string, line: string) => {
  const key = line.slice(0, line.indexOf(':'));
  const body = text.startsWith('---\n') ? text : `---\n---\n\n${text}`;
  const end = body.indexOf('\n---', 3);
  const kept = body
    .slice(4, Math.max(4, end))
    .split('\n')
    .filter((one) => one !== '' && !one.startsWith(`${key}:`));
  return `---\n${[...kept, line].join('\n')}${body.slice(end)}`;
};

const configured =
  (more: string | ((dice: Dice) => string)): Edit =>
  (files, dice) => {
    const options = typeof more === 'string' ? more : more(dice);
    files.set('site/config.mjs', configText(dice.pick(['Site', 'Other site']), dice.pick(['5 MB', '6 MB']), options));
  };

const LANGUAGES = "locales: { root: { label: 'English' }, de: { label: 'Deutsch', fallback: true } }";

/** Some of the options that say something of pages, each with one of its values. */
const optionsOfPages = (dice: Dice): string =>
  [
    `defaults: [${Array.from({ length: dice.below(4) }, () => pageDefaults(dice)).join(', ')}]`,
    `params: { audience: ${dice.pick(['{}', "{ values: ['all', 'admins'] }", "{ required: ['/b/'] }"])}, tags: { list: true } }`,
    `pageLinks: [{ text: 'Ask', link: 'https://b.example/?${dice.pick(['q={title}', 'u={url}', 'f={path}', 'm={markdown}'])}' }]`,
    "repository: { url: 'https://b.example', editUrl: 'https://b.example/{path}' }",
    `lineNumbers: ${dice.pick(['true', 'false'])}`,
    `logoLink: '${dice.pick(['https://b.example', '/a/', '/list/'])}'`,
    `toc: ${dice.pick(['2', '4', 'false'])}`,
    LANGUAGES,
  ]
    .filter(() => dice.below(3) > 0)
    .join(', ');

const pageDefaults = (dice: Dice): string => {
  const values = [
    `draft: ${dice.pick(['true', 'false'])}`,
    `unlisted: ${dice.pick(['true', 'false', "'sidebar'"])}`,
    `search: ${dice.pick(['true', 'false', "'low'"])}`,
    `keywords: ['${words(dice, 1)}', 'C#']`,
    `params: { audience: '${dice.pick(['all', 'admins'])}' }`,
    `params: { tags: ['${words(dice, 1)}'] }`,
    `toc: ${dice.pick(['true', 'false', '2', '4'])}`,
    `sidebar: ${dice.pick(['true', 'false'])}`,
    `lineNumbers: ${dice.pick(['true', 'false'])}`,
    `content_class: 'wide-${dice.below(3)}'`,
    `editLink: ${dice.pick(['true', 'false'])}`,
  ];
  return `{ routes: ['${dice.pick(['/', '/b/', '/a/', '/de/', '/b/deep/', '/de/b/', '/guides/'])}'], ${dice.pick(values)} }`;
};

const EDITS: readonly (readonly [name: string, edit: Edit])[] = [
  ['nothing', () => {}],
  ['a paragraph more', (files, dice) => change(files, dice, (text) => `${text}\n${words(dice, 12)}.\n`)],
  [
    'a paragraph more',
    (files, dice) => change(files, dice, (text) => `${text}\nSome \`code\` and *${words(dice, 3)}*.\n`),
  ],
  ['a heading more', (files, dice) => change(files, dice, (text) => `${text}\n## ${words(dice, 2)}\n\nText.\n`)],
  ['a heading fewer', (files, dice) => change(files, dice, (text) => text.replace(/\n## .*\n/, '\n'))],
  [
    'a code block',
    (files, dice) => change(files, dice, (text) => `${text}\n\`\`\`js\nconst x = ${dice.below(99)};\n\`\`\`\n`),
  ],
  ['a callout', (files, dice) => change(files, dice, (text) => `${text}\n:::tip\n${words(dice, 4)}\n:::\n`)],
  [
    'a link',
    (files, dice) => {
      const target = routeOf(dice.pick(pagesOf(files)));
      change(files, dice, (text) => `${text}\nSee [${words(dice, 1)}](${target}).\n`);
    },
  ],
  ['a broken link', (files, dice) => change(files, dice, (text) => `${text}\n[x](/nowhere-${dice.below(9)}/)\n`)],
  ['a title', (files, dice) => change(files, dice, (text) => setFrontmatter(text, `title: ${words(dice, 2)}`))],
  ['an order', (files, dice) => change(files, dice, (text) => setFrontmatter(text, `order: ${dice.below(9)}`))],
  [
    'a description',
    (files, dice) => change(files, dice, (text) => setFrontmatter(text, `description: ${words(dice, 5)}`)),
  ],
  ['a label', (files, dice) => change(files, dice, (text) => setFrontmatter(text, `label: ${words(dice, 1)}`))],
  [
    'a badge',
    (files, dice) =>
      change(files, dice, (text) =>
        setFrontmatter(text, `badge: ${dice.pick(['New', 'Beta', '{text: Old, type: danger}'])}`),
      ),
  ],
  [
    'listed or not',
    (files, dice) => change(files, dice, (text) => setFrontmatter(text, `unlisted: ${dice.pick(['true', 'false'])}`)),
  ],
  [
    'a draft or not',
    (files, dice) => change(files, dice, (text) => setFrontmatter(text, `draft: ${dice.pick(['true', 'false'])}`)),
  ],
  [
    'searched or not',
    (files, dice) => change(files, dice, (text) => setFrontmatter(text, `search: ${dice.pick(['true', 'false'])}`)),
  ],
  [
    'a sidebar or none',
    (files, dice) => change(files, dice, (text) => setFrontmatter(text, `sidebar: ${dice.pick(['true', 'false'])}`)),
  ],
  [
    'a hero',
    (files, dice) => {
      const link = routeOf(dice.pick(pagesOf(files)));
      const hero = dice.pick([
        'true',
        '{image: {light: /dot.svg, dark: /b.svg}}',
        `{image: /dot.svg, actions: [{text: ${words(dice, 1)}, link: ${link}}]}`,
      ]);
      change(files, dice, (text) => setFrontmatter(text, `hero: ${hero}`));
    },
  ],
  ['a hero fewer', (files, dice) => change(files, dice, (text) => text.replace(/^hero: .*\n/m, ''))],
  ['an unknown key', (files, dice) => change(files, dice, (text) => setFrontmatter(text, `titel: ${words(dice, 1)}`))],
  [
    'a value that sites may have for pages, too',
    (files, dice) =>
      change(files, dice, (text) =>
        setFrontmatter(
          text,
          dice.pick([
            'search: low',
            'keywords: [C#, .NET]',
            `tags: [${words(dice, 1)}, api]`,
            'tags: [API]',
            `params: {audience: ${dice.pick(['all', 'admins', '[none]'])}}`,
            `params: {tags: [${words(dice, 1)}]}`,
            `toc: ${dice.pick(['true', 'false', '4'])}`,
            `lineNumbers: ${dice.pick(['true', 'false'])}`,
            `editLink: ${dice.pick(['true', 'false'])}`,
          ]),
        ),
      ),
  ],
  [
    'a value that the page no longer has',
    (files, dice) =>
      change(files, dice, (text) => text.replace(/^(?:search|keywords|tags|params|toc|draft|unlisted): .*\n/m, '')),
  ],
  [
    'what the page has of params',
    (files, dice) =>
      change(files, dice, (text, path) =>
        path.endsWith('x') ? `${text}\nFor {frontmatter.params.audience}.\n` : text,
      ),
  ],
  [
    'a new page',
    (files, dice) =>
      void files.set(
        `content/${dice.pick(FOLDERS)}${dice.pick(WORDS)}-${dice.below(9)}.${dice.pick(['md', 'mdx'])}`,
        `# ${words(dice, 2)}\n\n## ${words(dice, 1)}\n\n${words(dice, 9)}.\n`,
      ),
  ],
  [
    'words of a not-found page',
    (files, dice) =>
      void files.set(
        `content/${dice.pick(['', 'de/'])}404.mdx`,
        `# ${words(dice, 2)}\n\n{LIMIT} ${words(dice, 3)}.\n\n<Include src="/_part.mdx" />\n\n<AllPages />\n`,
      ),
  ],
  ['no words of a not-found page', (files) => void files.delete('content/404.mdx')],
  ['a page deleted', (files, dice) => void files.delete(dice.pick(pagesOf(files)))],
  [
    'a page renamed',
    (files, dice) => {
      const path = dice.pick(pagesOf(files));
      const text = files.get(path) ?? '';
      files.delete(path);
      files.set(
        `content/${dice.pick(FOLDERS)}${dice.pick(WORDS)}-${dice.below(9)}${path.slice(path.lastIndexOf('.'))}`,
        text,
      );
    },
  ],
  [
    'the glossary',
    (files, dice) =>
      void files.set(
        dice.pick(['content/_glossary.md', 'content/de/_glossary.md']),
        `*[${dice.pick(WORDS)}]: ${words(dice, 2)}\n*[${dice.pick(['5 MB', 'A', 'Words'])}]: ${words(dice, 1)}\n`,
      ),
  ],
  ['no glossary', (files) => void files.delete('content/_glossary.md')],
  ['an included part', (files, dice) => void files.set('content/_part.mdx', `Part ${words(dice, 3)} of {LIMIT}.\n`)],
  [
    'a picture',
    (files, dice) =>
      void files.set(
        'content/dot.svg',
        `<svg xmlns="http://www.w3.org/2000/svg" ${dice.pick(['id="x"', 'width="8" height="8"', 'width="8" height="9"'])}/>\n`,
      ),
  ],
  ['a file of public', (files, dice) => void files.set(`site/public/${dice.pick(WORDS)}.txt`, words(dice, 3))],
  [
    'a file of public deleted',
    (files) => void files.delete([...files.keys()].find((path) => path.startsWith('site/public/')) ?? ''),
  ],
  ['the title of the site', configured('')],
  ['a navigation', configured("nav: { left: [{ text: 'A', link: '/a/' }] }")],
  ['a tag manager', configured("gtmId: 'GTM-AB12CD3'")],
  ['options of pages', configured(optionsOfPages)],
  ['other options of pages', configured(optionsOfPages)],
  ['more options of pages', configured(optionsOfPages)],
  ['a policy', configured("securityPolicy: { 'frame-src': ['https://b.example'] }")],
  [
    'tags in the head',
    configured("head: [{ tag: 'script', content: 'one()' }, { tag: 'link', attributes: { rel: 'me', href: '/a/' } }]"),
  ],
  ['a sidebar of its own', configured("sidebars: [{ routes: ['/'], items: ['/', { text: 'More', items: ['/b/'] }] }]")],
  [
    'a sidebar of links',
    configured(
      "sidebars: [{ routes: ['/'], items: ['/', { text: 'C', link: '/b/c/' }, { text: 'A', link: '/a/', items: ['/list/'] }] }]",
    ),
  ],
  [
    'languages',
    configured("locales: { root: { label: 'English' }, de: { label: 'Deutsch', texts: { calloutTip: 'Tipp' } } }"),
  ],
  [
    'a language that falls back on the first',
    configured("locales: { root: { label: 'English' }, de: { label: 'Deutsch', fallback: true } }"),
  ],
  [
    'languages, and sidebars for both',
    configured(
      "sidebars: [{ routes: ['/'], items: ['/', { text: 'More', items: ['/a/', '/b/'] }] }], locales: { root: { label: 'English' }, de: { label: 'Deutsch', title: 'Seite' } }",
    ),
  ],
  ['no integrity, another parser', configured("integrity: false, parser: 'remark'")],
  [
    'a redirect',
    (files, dice) =>
      void files.set(
        'redirects.yaml',
        `${files.get('redirects.yaml') ?? ''}/old-${dice.below(9)}/: ${routeOf(dice.pick(pagesOf(files)))}\n`,
      ),
  ],
  [
    'a redirect where a language begins',
    (files, dice) =>
      void files.set(
        'redirects.yaml',
        `${dice.pick(['/de/', '/de/b/', '/guides/'])}: ${routeOf(dice.pick(pagesOf(files)))}\n`,
      ),
  ],
  [
    'a redirect of a heading',
    (files, dice) => {
      const from = `${routeOf(dice.pick(pagesOf(files)))}#gone-${dice.below(9)}`;
      files.set(
        'redirects.yaml',
        `${files.get('redirects.yaml') ?? ''}${from}: ${routeOf(dice.pick(pagesOf(files)))}\n`,
      );
    },
  ],
  ['no redirects', (files) => void files.delete('redirects.yaml')],
  ['styles', (files, dice) => void files.set('site/site.css', `.content { color: rgb(${dice.below(256)} 0 0); }\n`)],
  ['no styles', (files) => void files.delete('site/site.css')],
  [
    'an island',
    (files, dice) =>
      void files.set(
        'site/islands/Counter.tsx',
        `export function Counter() {\n  return <button type="button">${dice.below(99)}</button>;\n}\n`,
      ),
  ],
  ['no island', (files) => void files.delete('site/islands/Counter.tsx')],
  [
    'a formula',
    (files, dice) =>
      change(
        files,
        dice,
        (text) => `${text}\n$${words(dice, 1)}$\n\n\`\`\`math\n${words(dice, 1)} < ${dice.below(9)}\n\`\`\`\n`,
      ),
  ],
  [
    'what shows formulas',
    (files, dice) =>
      void files.set(
        'site/components.tsx',
        `${FIRST_FILES.get('site/components.tsx')}export const codeBlocks = { math: ({ code }) => <i className="m-${dice.below(9)}">{code}</i> };\n`,
      ),
  ],
  [
    'what stands on every page',
    (files, dice) =>
      void files.set(
        'site/components.tsx',
        `${FIRST_FILES.get('site/components.tsx')}export const layout = { ${dice.pick(['announcement', 'beforeContent', 'afterContent', 'footer'])}: ({ hrefOf }) => <a href={hrefOf('/${dice.pick(['', 'a/'])}')}>${dice.below(9)}</a> };\n`,
      ),
  ],
  [
    'what the site says of each page',
    (files, dice) =>
      void files.set(
        'site/components.tsx',
        `${(FIRST_FILES.get('site/components.tsx') ?? '').replace(/withPages/, 'withPage, withPages')}export const layout = { ${dice.pick(['beforeContent', 'afterTitle', 'afterContent', 'afterToc'])}: withPage(({ page }) => <p>{page.title} {page.headers.length} {page.wordCount} {page.lastUpdated} {page.frontmatter.description} ${dice.below(9)}</p>) };\n`,
      ),
  ],
  [
    'a component',
    (files, dice) =>
      void files.set(
        'site/components.tsx',
        (FIRST_FILES.get('site/components.tsx') ?? '').replace('<ul>', `<ul className="list-${dice.below(9)}">`),
      ),
  ],
];
