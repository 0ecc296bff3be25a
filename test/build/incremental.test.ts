import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { type BuildResult, build } from '../../src/build/build.ts';
import { CARRIED_LIST, readCarried } from '../../src/output/carriedFiles.ts';
import { assertSameTree } from '../assertSameTree.ts';
import { requestOf } from '../requestOf.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { type Dice, diceOf, FIRST_FILES, type Files, randomEdit, writeProject } from './randomEdits.ts';

/** Each run takes the same edits, unless it is asked for others: `npm run fuzz` asks for many. */
const SEED = Number(process.env['DOCSGEN_FUZZ_SEED'] ?? 4711);
const EDITS = Number(process.env['DOCSGEN_FUZZ_EDITS'] ?? 12);

it(`T-07: after each of ${EDITS} random edits the site is byte for byte what a clean build makes (seed ${SEED})`, async () => {
  const dice = diceOf(SEED);
  const root = temporaryFolder();
  const trail: string[] = [];
  let files: Files = new Map();
  let published = FIRST_FILES;
  let refused = 0;
  const step = async (name: string, next: Files) => {
    writeProject(root, files, next);
    files = next;
    trail.push(name);
    const told = `after ${trail.length} edits, the last ones: ${trail.slice(-4).join('; ')}`;
    const before = treeOf(root);
    const result = await buildOf(root, true);
    const cleanRoot = temporaryFolder();
    writeProject(cleanRoot, new Map(), next);
    const clean = await buildOf(cleanRoot, false);
    assert.deepEqual(result.diagnostics, clean.diagnostics, told);
    assert.equal(result.commit === undefined, clean.commit === undefined, told);
    assertSameTree(treeOf(root), result.commit === undefined ? before : treeOf(cleanRoot), told);
    rmSync(cleanRoot, { recursive: true });
    return result.commit !== undefined;
  };
  await step('the first build', FIRST_FILES);
  for (let count = 0; count < EDITS; count += 1) {
    const edit = randomEdit(files, dice);
    if (dice.below(6) === 0) damage(root, dice);
    if (await step(edit.name, edit.files)) published = edit.files;
    else {
      refused += 1;
      await step(`${edit.name}, taken back`, published);
    }
  }
  assert.ok(refused < EDITS * 0.6, `${refused} of ${EDITS} edits were refused: too few were built`);
});

for (const content of ['content/', '']) {
  it(`takes up what the site’s code imports from elsewhere, though nothing else has changed${content === '' ? ', in a plain folder' : ''}`, async () => {
    const root = temporaryFolder({
      [`${content}index.mdx`]: '# Home\n\nVersion {VERSION}, <Word />.\n',
      'site/config.ts':
        "import { version } from '../package.json';\nexport const config = { constants: { VERSION: version } };\n",
      'site/components.tsx': "export { Word } from '../src/Word.tsx';\n",
      'site/site.css': "@import '../src/word.css';\n",
      'package.json': '{ "version": "1.0" }',
      'src/Word.tsx': 'export const Word = () => <b>first</b>;\n',
      'src/word.css': 'b { color: red }\n',
    });
    const built = async () => {
      const { commit, diagnostics } = await buildOf(root, true);
      assert.deepEqual(diagnostics, []);
      const texts = Object.entries(treeOf(root)).filter(([path]) => /^index\.html$|\.css$/.test(path));
      return { text: texts.map(([, text]) => text).join(), written: commit?.written.length };
    };
    const first = await built();
    for (const words of ['Version 1.0', '<b>first</b>', 'red']) assert.ok(first.text.includes(words), words);
    assert.equal((await built()).written, 0);
    for (const [path, text, words] of [
      ['package.json', '{ "version": "2.0" }', 'Version 2.0'],
      ['src/Word.tsx', 'export const Word = () => <b>second</b>;\n', '<b>second</b>'],
      ['src/word.css', 'b { color: teal }\n', 'teal'],
    ] as const) {
      writeFileSync(join(root, path), text);
      assert.ok((await built()).text.includes(words), path);
    }
    assert.equal((await built()).written, 0);
  });
}

// The build said that nothing had changed.
it('takes up a file that has come to stand before the one that the site’s code imported from elsewhere, and settings that are new', async () => {
  const root = temporaryFolder({
    'content/index.mdx': '# Home\n\n<Word />\n',
    'site/components.tsx': "export { Word } from '../src/Word';\n",
    'src/Word.ts': "import { word } from '@/word';\nexport const Word = () => word;\n",
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./first/*"] } } }',
    'first/word.ts': "export const word = 'first';\n",
    'second/word.ts': "export const word = 'second';\n",
  });
  const built = async () => {
    const { diagnostics } = await buildOf(root, true);
    assert.deepEqual(diagnostics, []);
    return /first|second|third/.exec(treeOf(root)['index.html'] ?? '')?.[0];
  };
  assert.equal(await built(), 'first');
  writeFileSync(join(root, 'src/tsconfig.json'), '{ "compilerOptions": { "paths": { "@/*": ["../second/*"] } } }');
  assert.equal(await built(), 'second');
  writeFileSync(join(root, 'src/Word.tsx'), "export const Word = () => 'third';\n");
  assert.equal(await built(), 'third');
});

for (const content of ['content/', '']) {
  it(`shows code anew that has changed outside of the content, though nothing else has${content === '' ? ', in a plain folder' : ''}`, async () => {
    const shown = content === '' ? 'src/a.rs' : '../src/a.rs';
    const root = temporaryFolder({
      [`${content}index.md`]: `# Home\n\n\`\`\`rs file="${shown}"\n\`\`\`\n`,
      [`${content}other.md`]: '# Other\n\nWords.\n',
      'src/a.rs': '// first\n',
    });
    const built = async () => {
      const { commit, diagnostics } = await buildOf(root, true);
      assert.deepEqual(diagnostics, []);
      const pages = commit?.written.filter((path) => path.endsWith('.html'));
      return { pages, word: /first|second/.exec(treeOf(root)['index.html'] ?? '')?.[0] };
    };
    assert.equal((await built()).word, 'first');
    writeFileSync(join(root, `${content}other.md`), '# Other\n\nOther words.\n');
    assert.deepEqual(await built(), { pages: ['other/index.html'], word: 'first' });
    writeFileSync(join(root, 'src/a.rs'), '// second\n');
    assert.deepEqual(await built(), { pages: ['index.html'], word: 'second' });
  });
}

const buildOf = (root: string, cache: boolean): Promise<BuildResult> => build(requestOf(root, { cache }));

/** Deletes or lengthens a file of the output, as people and tools do. */
function damage(root: string, dice: Dice): void {
  const folder = join(root, 'dist');
  const path = join(folder, dice.pick(Object.keys(treeOf(root)).filter((name) => !name.startsWith('.docsgen-'))));
  if (dice.below(2) === 0) rmSync(path);
  else writeFileSync(path, `${readFileSync(path, 'latin1')} damaged`);
}

/** The output without what it carries for open tabs: the one thing that depends on the folder's past. */
function treeOf(root: string): Readonly<Record<string, string>> {
  const folder = join(root, 'dist');
  const carried = readCarried(folder);
  const names =
    statSync(folder, { throwIfNoEntry: false }) === undefined ? [] : readdirSync(folder, { recursive: true });
  return Object.fromEntries(
    names
      .map((name) => String(name).replaceAll('\\', '/'))
      .filter((name) => name !== CARRIED_LIST && !(name in carried) && statSync(join(folder, name)).isFile())
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );
}

it('makes a page anew that lists the headings of another, where one says something else at the same address', async () => {
  const page = (heading: string) => `---\ntitle: A\n---\n\n## ${heading} {#part}\n\nWords.\n`;
  const root = temporaryFolder({
    'content/index.md': '---\ntitle: Home\n---\n\nWords.\n',
    'content/a.md': page('Part'),
    'content/list.mdx': '---\ntitle: List\n---\n\n<Headings />\n',
    'site/components.tsx':
      "import { withPages } from 'docsgen';\nexport const Headings = withPages(({ pages }) => <p>{pages.flatMap(({ headers }) => headers.map(({ title }) => title)).join()}</p>);\n",
  });
  const listed = async () => {
    assert.deepEqual((await buildOf(root, true)).diagnostics, []);
    return /<p>(Parts?)<\/p>/.exec(treeOf(root)['list/index.html'] ?? '')?.[1];
  };
  assert.equal(await listed(), 'Part');
  writeFileSync(join(root, 'content/a.md'), page('Parts'));
  assert.equal(await listed(), 'Parts');
});

it('makes a page anew that counts the words of another, where that has more', async () => {
  const page = (words: string) => `---\ntitle: A\nlastUpdated: 2024-01-31\n---\n\n${words}.\n`;
  const root = temporaryFolder({
    'content/index.md': '---\ntitle: Home\nsearch: false\n---\n\nWords.\n',
    'content/a.md': page('Two words'),
    'content/list.mdx': '---\ntitle: List\n---\n\n<Words />\n',
    'site/components.tsx': `import { withPage, withPages } from 'docsgen';
export const Words = withPages(({ pages }) => <p>{pages.map(({ wordCount, lastUpdated }) => [wordCount, lastUpdated].join(' ')).join()}</p>);
export const layout = { afterContent: withPage(({ page }) => <i>{page.wordCount} words</i>) };
`,
  });
  const shown = async () => {
    assert.deepEqual((await buildOf(root, true)).diagnostics, []);
    const tree = treeOf(root);
    return [
      /<p>(.*?)<\/p>/.exec(tree['list/index.html'] ?? '')?.[1],
      ...['a/index.html', 'index.html'].map((path) => /<i>(\d+)/.exec(tree[path] ?? '')?.[1]),
    ];
  };
  assert.deepEqual(await shown(), ['1 ,2 2024-01-31,0 ', '2', '1']);
  writeFileSync(join(root, 'content/a.md'), page('Two words and'));
  assert.deepEqual(await shown(), ['1 ,3 2024-01-31,0 ', '3', '1']);
  // The text of a page that stays as it was is not read again, and yet its words are known.
  writeFileSync(join(root, 'content/b.md'), '---\ntitle: B\n---\n\nWords of B.\n');
  assert.deepEqual(await shown(), ['1 ,3 2024-01-31,3 ,0 ', '3', '1']);
});

it('makes a page anew that the site says something of, where that is another, and tells again of what throws there', async () => {
  const root = temporaryFolder({
    'content/a.md': '---\nparams: { owner: Ada }\n---\n\n# A\n\nWords.\n',
    'content/b.md': '---\nparams: { owner: Bob }\n---\n\n# B\n\nWords.\n',
    'content/index.md': '---\ntitle: Home\nparams: { owner: All }\n---\n\nWords.\n',
    'site/components.tsx': `import { withPage } from 'docsgen';
export const layout = { afterContent: withPage(({ page }) => <p>Ask {page.frontmatter.params.owner}</p>) };
`,
  });
  const built = async () => {
    const { diagnostics } = await buildOf(root, true);
    return diagnostics.map(({ code, place }) => `${place?.file} ${code}`);
  };
  const asked = (page: string) => /<p>Ask (\w+)<\/p>/.exec(treeOf(root)[`${page}/index.html`] ?? '')?.[1];
  assert.deepEqual(await built(), []);
  assert.deepEqual([asked('a'), asked('b')], ['Ada', 'Bob']);
  writeFileSync(join(root, 'content/a.md'), '---\nparams: { owner: Eve }\n---\n\n# A\n\nWords.\n');
  assert.deepEqual(await built(), []);
  assert.deepEqual([asked('a'), asked('b')], ['Eve', 'Bob']);
  writeFileSync(join(root, 'content/b.md'), '# B\n\nWords.\n');
  for (const _ of [1, 2]) assert.deepEqual(await built(), ['site/components.tsx render-failed']);
  assert.deepEqual([asked('a'), asked('b')], ['Eve', 'Bob']);
});

it('makes a page anew that lists a folder, where a page there is called otherwise, and tells again of one without pages', async () => {
  const root = temporaryFolder({
    'content/index.mdx': '# Home\n\nWords.\n\n<FolderCards folder="/guides/" />\n',
    'content/guides/a.md': '# A\n\nWords.\n',
    'content/alone/index.mdx': '# Alone\n\nWords.\n\n<FolderCards />\n',
  });
  const listed = async () => {
    const { diagnostics } = await buildOf(root, true);
    assert.deepEqual(
      diagnostics.map(({ code, place }) => [code, place?.file]),
      [['empty-list', 'content/alone/index.mdx']],
    );
    return [...(treeOf(root)['index.html'] ?? '').matchAll(/card-title"><a href="\/guides\/\w+\/">(\w+)</g)].map(
      ([, a]) => a,
    );
  };
  assert.deepEqual(await listed(), ['A']);
  writeFileSync(join(root, 'content/guides/a.md'), '# B\n\nWords.\n');
  assert.deepEqual(await listed(), ['B']);
  writeFileSync(join(root, 'content/guides/c.md'), '# C\n\nWords.\n');
  assert.deepEqual(await listed(), ['B', 'C']);
});

it('tells of a drawing without a size that has become empty, though its page has not changed', async () => {
  const root = temporaryFolder({
    'content/index.md': '# Home\n\nSee ![a](./a.svg).\n',
    'content/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  assert.deepEqual((await buildOf(root, true)).diagnostics, []);
  writeFileSync(join(root, 'content/a.svg'), '');
  const { diagnostics } = await buildOf(root, true);
  assert.deepEqual(
    diagnostics.map(({ message }) => message),
    ['The picture `./a.svg` is empty.'],
  );
});

it('draws an icon anew that has changed, though the page and the size of the picture have not', async () => {
  const icon = (more: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8">${more}</svg>\n`;
  const root = temporaryFolder({
    'content/index.mdx': '# Home\n\n<Card title="A" icon="/a.svg" />\n',
    'site/public/a.svg': icon('<path d="M0 0h8" stroke="red"/>'),
  });
  const shown = async () => {
    assert.deepEqual((await buildOf(root, true)).diagnostics, []);
    return /class="card-icon" aria-hidden="true"><span>(.*?)<\/span>/.exec(treeOf(root)['index.html'] ?? '')?.[1];
  };
  assert.match((await shown()) ?? '', /^<img src="\/a\.svg" alt=""[^>]*>$/);
  for (const path of ['M0 0h8', 'M0 0v8']) {
    writeFileSync(join(root, 'site/public/a.svg'), icon(`<path d="${path}" stroke="currentColor"/>`));
    assert.equal(
      await shown(),
      `<svg width="8" height="8" viewBox="0 0 8 8"><path d="${path}" stroke="currentColor"></path></svg>`,
    );
  }
});

it('makes anew the list of tags, and the pages whose tags lead elsewhere, where a tag or the list comes and goes', async () => {
  const tagged = (tags: string, title: string) => `---\ntags: [${tags}]\n---\n\n# ${title}\n\nWords.\n`;
  const root = temporaryFolder({
    'content/index.md': '# Home\n\nWords.\n',
    'content/a.md': tagged('api', 'A'),
    'content/b.md': tagged('api', 'B'),
    'content/tags.mdx': '# Tags\n\n<PagesByTag />\n',
  });
  const remade = async () => {
    const { commit } = await buildOf(root, true);
    return commit?.written.filter((path) => path.endsWith('.html')).sort();
  };
  const tagsOf = (page: string) =>
    [...(treeOf(root)[`${page}/index.html`] ?? '').matchAll(/<li>(?:<span|<a href="([^"]*tag:[^"]*)")>([^<]*)/g)].map(
      ([, href, text]) => [text, href],
    );
  const pagesOn = () =>
    [
      ...(/<article[\s\S]*<\/article>/.exec(treeOf(root)['tags/index.html'] ?? '')?.[0] ?? '').matchAll(
        /<h2 id="tag:(\w+)">|<li><a href="(\/\w\/)">/g,
      ),
    ].map(([, tag, href]) => tag ?? href);
  await remade();
  assert.deepEqual([tagsOf('a'), pagesOn()], [[['api', '/tags/#tag:api']], ['api', '/a/', '/b/']]);
  assert.deepEqual(await remade(), []);
  writeFileSync(join(root, 'content/b.md'), tagged('auth', 'B'));
  assert.deepEqual(await remade(), ['b/index.html', 'tags/index.html']);
  assert.deepEqual(pagesOn(), ['api', '/a/', 'auth', '/b/']);
  // The front matter of all pages stays the same.
  writeFileSync(join(root, 'content/tags.mdx'), '# Tags\n\nNone.\n');
  assert.deepEqual(await remade(), ['a/index.html', 'b/index.html', 'tags/index.html']);
  assert.deepEqual(tagsOf('a'), [['api', undefined]]);
  writeFileSync(join(root, 'content/tags.mdx'), '# Tags\n\n<PagesByTag />\n');
  assert.deepEqual(await remade(), ['a/index.html', 'b/index.html', 'tags/index.html']);
  assert.deepEqual(tagsOf('b'), [['auth', '/tags/#tag:auth']]);
});

it('makes anew the pages with a word of which the glossary of their language says something else', async () => {
  const root = temporaryFolder({
    'content/index.md': '# Home\n\nWords.\n',
    'content/a.md': '# A\n\nOf HTML.\n',
    'content/b.mdx': '# B\n\n{NAME}\n',
    'content/de/index.md': '# Start\n\nWorte.\n',
    'content/de/a.md': '# A\n\nZu HTML.\n',
    'site/config.ts':
      "export const config = { constants: { NAME: 'CSS' }, locales: { root: { label: 'English' }, de: { label: 'Deutsch' } } };\n",
  });
  const remade = async (path: string, glossary: string) => {
    writeFileSync(join(root, path), glossary);
    const { commit, diagnostics } = await buildOf(root, true);
    return [
      commit?.written.filter((path) => path.endsWith('.html')).sort(),
      diagnostics.map(({ place }) => place?.line),
    ];
  };
  const titleIn = (page: string) => /<abbr title="([^"]*)"/.exec(treeOf(root)[`${page}/index.html`] ?? '')?.[1];
  const glossary = '*[HTML]: Hyper Text\n*[CSS]: Style\n';
  await buildOf(root, true);
  assert.deepEqual(await remade('content/_glossary.md', glossary), [
    ['a/index.html', 'b/index.html', 'de/a/index.html'],
    [],
  ]);
  assert.deepEqual(['a', 'b', 'de/a'].map(titleIn), ['Hyper Text', 'Style', 'Hyper Text']);
  assert.deepEqual(await remade('content/_glossary.md', `${glossary}*[SQL]: Language\n*[SQL]:\n`), [[], [4]]);
  assert.deepEqual(await remade('content/de/_glossary.md', '*[HTML]: Hypertext\n*[X]: Y\n*[X]: Z\n'), [
    ['de/a/index.html'],
    [4, 3],
  ]);
  assert.deepEqual(await remade('content/_glossary.md', '*[CSS]: Style\n'), [['a/index.html'], [3]]);
  assert.deepEqual(['a', 'b', 'de/a'].map(titleIn), [undefined, 'Style', 'Hypertext']);
});
