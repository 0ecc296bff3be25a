import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { DevSite } from '../../src/dev/devSite.ts';
import { routeOf } from '../../src/routes/routeOf.ts';
import { isInside } from '../../src/system/files.ts';
import { projectPath } from '../../src/system/projectPath.ts';
import { asOrdinaryUser } from '../asOrdinaryUser.ts';
import { commitIn } from '../commitIn.ts';
import { eventually } from '../eventually.ts';
import { temporaryFolder, writeFiles } from '../temporaryFolder.ts';
import { openDevSite } from './openDevSite.ts';

const CONFIG = `export const config = { base: '/docs/', constants: { LIMIT: 5 } };\n`;

/** The site in a folder, as `docsgen dev` has it. */

const codesOf = async (devSite: DevSite) => (await devSite.diagnose())?.map(({ code }) => code);

async function devSiteOf(config: string) {
  const root = temporaryFolder({
    'content/index.mdx': '# Home\n\nUp to {LIMIT}.\n',
    'site/config.mjs': config,
  });
  const devSite = await openDevSite(root);
  const path = join(root, 'site/config.mjs');
  const write = async (text: string) => {
    writeFileSync(path, text);
    await devSite.change([path]);
  };
  const codes = () => codesOf(devSite);
  return { root, devSite, write, codes };
}

/** What a page may ask for before it is there: the file, its text, and the words on the page. */
const LATE: Readonly<Record<string, readonly [path: string, text: string, words: string]>> = {
  'a page': ['content/late.md', '# Late\n\n## Part\n\nWords.\n', '[late](late.md#part)'],
  'a partial': ['content/_late.mdx', 'A part.\n', '<Include src="/_late.mdx" />'],
  'a picture': ['content/late.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', '![late](late.svg)'],
  'a file of code': ['content/late.ts', 'let late;\n', '```ts file="late.ts"\n```'],
  'a page that is shown as code': ['content/late.md', '# Late\n\nWords.\n', '```md file="late.md"\n```'],
  'a public file': ['site/public/late.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', '![late](/late.svg)'],
  'a component': ['site/components.tsx', 'export const Late = () => <b>late</b>;\n', '<Late />'],
  'a configuration': ['site/config.mjs', 'export const config = { constants: { LATE: 5 } };\n', 'Up to {LATE}.'],
};

describe('createDevSite', () => {
  it('tells of a component that fails with the list of all pages, also before anybody has asked for its page', async () => {
    const root = temporaryFolder({
      'content/index.mdx': '# Home\n\n<List />\n',
      'site/components.ts': `import { withPages } from 'docsgen';\nexport const List = withPages(({ pages }) => pages.none.map(String));\n`,
    });
    const devSite = await openDevSite(root);
    assert.deepEqual(await codesOf(devSite), ['render-failed']);
    devSite.close();
  });

  it('shows the new title of a page in the cards of its folder', async () => {
    const root = temporaryFolder({
      'content/index.mdx': '# Home\n\n<FolderCards folder="/guides/" />\n',
      'content/guides/a.md': '# A\n\nWords.\n',
    });
    const devSite = await openDevSite(root);
    const titles = () =>
      /class="card-title"><a[^>]*>(\w+)</.exec(devSite.site().pageView(routeOf('index.mdx'))?.contentHtml ?? '')?.[1];
    assert.equal(titles(), 'A');
    const path = join(root, 'content/guides/a.md');
    writeFileSync(path, '# Other\n\nWords.\n');
    assert.equal(await devSite.change([path]), 'content');
    assert.equal(titles(), 'Other');
    devSite.close();
  });

  it('reads variables from the files of dev, and from no other mode’s', async () => {
    const root = temporaryFolder({
      'content/index.mdx': '# Home\n\n<Shown />\n',
      'site/components.tsx':
        'export const Shown = () => <p>{process.env.DOCSGEN_TEST_DEV} {process.env.DOCSGEN_TEST_BUILD}</p>;\n',
      '.env': 'DOCSGEN_TEST_DEV=all\n',
      '.env.development': 'DOCSGEN_TEST_DEV=here\n',
      '.env.production': 'DOCSGEN_TEST_DEV=there\nDOCSGEN_TEST_BUILD=there\n',
    });
    try {
      const devSite = await openDevSite(root);
      assert.match(devSite.site().pageView(routeOf('index.mdx'))?.contentHtml ?? '', /<p>here <\/p>/);
      devSite.close();
    } finally {
      for (const name of ['DOCSGEN_TEST_DEV', 'DOCSGEN_TEST_BUILD']) delete process.env[name];
    }
  });

  it('says nothing of a page that is saved while the site is looked at: its faults are told with the change', async () => {
    const page = (audience: string) => `---\nparams: { audience: ${audience} }\n---\n\n# A\n\nWords.\n`;
    const root = temporaryFolder({
      'content/index.md': '# Home\n\nWords.\n',
      'content/a.md': page('admin'),
      'site/config.mjs': "export const config = { params: { audience: { values: ['admins'] } } };\n",
    });
    const devSite = await openDevSite(root);
    for (const file of ['a.md', 'index.md']) devSite.site().page(routeOf(file));
    const path = join(root, 'content/a.md');
    writeFileSync(path, page('admins'));
    assert.equal(await codesOf(devSite), undefined);
    await devSite.change([path]);
    assert.deepEqual(await codesOf(devSite), []);
    devSite.close();
  });

  it('reads a file with types that comes later, and says what is in a folder', async () => {
    const { root, devSite, codes } = await devSiteOf(CONFIG);
    writeFiles(root, { 'content/_meta.ts': 'export default {} satisfies Meta;\n' });
    await devSite.change([join(root, 'content/_meta.ts')]);
    assert.deepEqual(await codes(), ['unread-file']);
    devSite.close();
  });

  it('does not tell of a warning that is allowed, and does when it no longer is', async () => {
    const allowed = "[{ code: 'heading-order', text: '#### Part', reason: 'a sample' }]";
    const { root, devSite, write, codes } = await devSiteOf(
      `export const config = { check: { allow: ${allowed} } };\n`,
    );
    const path = join(root, 'content/index.mdx');
    writeFileSync(path, '# Home\n\nWords.\n\n#### Part\n\nWords.\n');
    await devSite.change([path]);
    assert.deepEqual(await codes(), []);
    await write('export const config = {};\n');
    assert.deepEqual(await codes(), ['heading-order']);
  });

  it('has no page of a `SUMMARY.md` that becomes a list of pages, and has one when it is none again', async () => {
    const { root, devSite } = await devSiteOf(CONFIG);
    const path = join(root, 'content/SUMMARY.md');
    const write = async (text: string) => {
      writeFileSync(path, text);
      await devSite.change([path]);
      return devSite.site().pageView(routeOf('SUMMARY.md')) !== undefined;
    };
    assert.equal(await write('# In short\n\nWords.\n'), true);
    assert.equal(await write('# Summary\n\n- [Home](index.mdx)\n'), false);
    assert.deepEqual(await codesOf(devSite), ['unread-file']);
    assert.equal(await write('# In short\n\nWords.\n'), true);
  });

  it('asks git again when there is a commit, and tells whether a date has changed', async () => {
    const { root, devSite } = await devSiteOf(CONFIG);
    const commit = (date: string, ...args: readonly string[]) => commitIn(root, date, ...args);
    const shown = () => devSite.site().pageView(routeOf('index.mdx'))?.lastUpdated?.date;
    writeFiles(root, { 'content/other.md': '# Other\n\nWords.\n' });
    await devSite.change([join(root, 'content/other.md')]);
    execFileSync('git', ['init', '-q', root]);
    execFileSync('git', ['-C', root, 'add', 'content']);
    assert.equal(await devSite.renewDates(), false);
    commit('2024-01-01T00:00:00Z');
    assert.equal(await devSite.renewDates(), true);
    assert.equal(shown(), '2024-01-01T00:00:00.000Z');
    commit('2024-02-01T00:00:00Z', '--allow-empty');
    assert.equal(await devSite.renewDates(), false);
    commit('2024-03-01T00:00:00Z', '--amend', '--allow-empty');
    writeFileSync(join(root, 'content/index.mdx'), '# Home\n\nNew.\n');
    assert.equal(await devSite.renewDates(), false);
    commit('2024-04-01T00:00:00Z', '-a');
    assert.equal(await devSite.renewDates(), true);
    assert.equal(shown(), '2024-04-01T00:00:00.000Z');
    execFileSync('git', ['-C', root, 'update-ref', '-d', 'HEAD']);
    assert.equal(await devSite.renewDates(), true);
    assert.equal(shown(), undefined);
    commit('2024-05-01T00:00:00Z');
    const last = devSite.renewDates();
    devSite.close();
    assert.equal(await last, false);
  });

  it('has the dates of pages that were committed before it began', async () => {
    const root = temporaryFolder({ 'content/index.md': '# Home\n\nWords.\n' });
    execFileSync('git', ['init', '-q', root]);
    execFileSync('git', ['-C', root, 'add', 'content']);
    commitIn(root, '2024-01-01T00:00:00Z');
    const devSite = await openDevSite(root);
    const shown = async () => {
      await devSite.change([join(root, 'content/index.md')]);
      return devSite.site().pageView(routeOf('index.md'))?.lastUpdated?.date;
    };
    // Git answers beside the first pages, which do not wait for it.
    await eventually(async () => (await shown()) !== undefined, 'there is no date');
    assert.equal(await shown(), '2024-01-01T00:00:00.000Z');
    devSite.close();
  });

  for (const [name, [path, text, words]] of Object.entries(LATE)) {
    it(`T-06: recovers when ${name} appears that was missing, and tells of it when it is gone again`, async () => {
      const root = temporaryFolder({
        'content/index.mdx': `# Home\n\n${words}\n`,
      });
      const devSite = await openDevSite(root);
      const stateOf = async ({ site, diagnose }: typeof devSite) => ({
        diagnostics: await diagnose(),
        html: site().page(routeOf('index.mdx'))?.html,
      });
      const missing = await stateOf(devSite);
      assert.equal(missing.diagnostics?.length, 1);
      writeFiles(root, { [path]: text });
      await devSite.change([join(root, path)]);
      const there = await stateOf(devSite);
      assert.deepEqual(there, await stateOf(await openDevSite(root)));
      assert.deepEqual(there.diagnostics, []);
      rmSync(join(root, path));
      await devSite.change([join(root, path)]);
      assert.deepEqual(await stateOf(devSite), missing);
      devSite.close();
    });
  }

  it('takes up what the site says on its not-found page, and tells what is wrong with it', async () => {
    const root = temporaryFolder({ 'content/index.md': '# Home\n\nWords.\n', 'content/404.md': '# Lost\n\nFirst.\n' });
    const path = join(root, 'content/404.md');
    const devSite = await openDevSite(root);
    const words = () => devSite.site().notFoundWords('/404.html' as never)?.contentHtml;
    assert.match(words() ?? '', /<p>First/);
    writeFileSync(path, '# Lost\n\nSecond, [x](/no/).\n');
    assert.equal(await devSite.change([path]), 'content');
    assert.match(words() ?? '', /<p>Second/);
    assert.deepEqual(
      (await devSite.diagnose())?.map(({ code, place }) => [code, place?.file, place?.line, place?.column]),
      [['broken-link', 'content/404.md', 3, 13]],
    );
    rmSync(path);
    await devSite.change([path]);
    assert.equal(words(), undefined);
    assert.deepEqual(await devSite.diagnose(), []);
    devSite.close();
  });

  for (const cache of [true, false]) {
    it(`keeps ${cache ? 'what it knows of the files for the next run' : 'nothing where it is to keep nothing'}`, async (test) => {
      // What has only just been written may change again under the same time, and is not kept.
      const later = Date.now() + 700_000;
      test.mock.method(Date, 'now', () => later);
      const root = temporaryFolder({ 'content/index.md': '# Home\n\nWords.\n' });
      const devSite = await openDevSite(root, { cache });
      await devSite.diagnose();
      assert.equal(existsSync(join(root, '.docsgen/inputs.json')), cache);
      devSite.close();
    });
  }

  it('looks nowhere else for pages while `content` is away', async () => {
    const root = temporaryFolder({
      'content/index.mdx': '# Home\n\nWords.\n',
      'README.md': '# Readme\n\nOf the code.\n',
    });
    const devSite = await openDevSite(root);
    const content = join(root, 'content');
    renameSync(content, join(root, 'away'));
    await devSite.change([content]);
    assert.deepEqual([...devSite.site().routes.sourceOf.keys()], []);
    assert.match((await devSite.diagnose())?.[0]?.message ?? '', /^There is no page in `content\/`/);
    renameSync(join(root, 'away'), content);
    await devSite.change([content]);
    assert.deepEqual([...devSite.site().routes.sourceOf.keys()], ['/']);
    assert.deepEqual(await devSite.diagnose(), []);
    devSite.close();
  });

  it('takes a page in a folder of plain Markdown for content, among other files too, and reads all when it gets its `content`', async () => {
    const root = temporaryFolder({ 'index.md': '# Home\n\nWords.\n' });
    const devSite = await openDevSite(root);
    const write = (files: Readonly<Record<string, string>>) => {
      writeFiles(root, files);
      return devSite.change(Object.keys(files).map((path) => join(root, path)));
    };
    assert.equal(await write({ 'index.md': '# Home\n\nMore.\n' }), 'content');
    assert.equal(await write({ 'index.md': '# Home\n\nMost.\n', 'site/notes.txt': 'x' }), 'content');
    assert.equal(await write({ 'site/notes.txt': 'y' }), 'none');
    const routes = () => [...devSite.site().routes.sourceOf.keys()];
    await write({ 'index.md': '# Home\n\nMuch.\n', 'b.md': '# B\n\nWords.\n' });
    assert.deepEqual(routes(), ['/', '/b/']);
    rmSync(join(root, 'b.md'));
    await devSite.change([join(root, 'b.md')]);
    assert.deepEqual(routes(), ['/']);
    assert.equal(await write({ 'content/only.md': '# Only\n\nWords.\n' }), 'reload');
    assert.deepEqual(routes(), ['/only/']);
    devSite.close();
  });

  it('takes up redirects, and tells of a fault in them until it is mended', async () => {
    const { root, devSite, codes } = await devSiteOf(CONFIG);
    const write = async (text: string) => {
      writeFiles(root, { 'redirects.yaml': text });
      assert.equal(await devSite.change([join(root, 'redirects.yaml')]), 'content');
      return [
        devSite
          .site()
          .redirects()
          .map(({ from }) => from),
        await codes(),
      ];
    };
    assert.deepEqual(await write('/old/: /\n'), [['/old/'], []]);
    assert.deepEqual((await write('/old/: [\n'))[1], ['redirect-shape']);
    assert.deepEqual(await write('/older/: /\n'), [['/older/'], []]);
    devSite.close();
  });

  it('ends a diagnosis of what has changed since, and of a site that is closed', async () => {
    const pages = Object.fromEntries([1, 2, 3].map((page) => [`content/${page}.md`, `# Page ${page}\n\nWords.\n`]));
    const root = temporaryFolder(pages);
    const devSite = await openDevSite(root);
    const before = devSite.diagnose();
    const changed = devSite.change([join(root, 'content/1.md')]);
    assert.equal(await before, undefined);
    await changed;
    const last = devSite.diagnose();
    devSite.close();
    assert.equal(await last, undefined);
  });

  it('takes styles that a page shows as code for content', async () => {
    const root = temporaryFolder({
      'content/index.mdx': '# Home\n\n```css file="a.css"\n```\n',
      'content/a.css': 'a {}\n',
      'site/site.css': 'b {}\n',
    });
    const devSite = await openDevSite(root);
    writeFiles(root, { 'content/a.css': 'em {}\n' });
    assert.equal(await devSite.change([join(root, 'content/a.css')]), 'content');
    assert.match(devSite.site().page(routeOf('index.mdx'))?.html ?? '', />em</);
    writeFiles(root, { 'site/site.css': 'i {}\n' });
    assert.equal(await devSite.change([join(root, 'site/site.css')]), 'styles');
    devSite.close();
  });

  it('shows a page as code anew when that page changes, also in a later run', async () => {
    const root = temporaryFolder({
      'content/index.mdx': '# Home\n\n```md file="other.md"\n```\n\n```md file="_part.md"\n```\n',
      'content/other.md': '# Other\n\none\n',
      'content/_part.md': 'two\n',
    });
    const shown = (devSite: DevSite) =>
      devSite
        .site()
        .page(routeOf('index.mdx'))
        ?.html.match(/\w+(?=\n?<\/code>)/g);
    const devSite = await openDevSite(root);
    assert.deepEqual(shown(devSite), ['one', 'two']);
    writeFiles(root, { 'content/other.md': '# Other\n\nthree\n' });
    await devSite.change([join(root, 'content/other.md')]);
    assert.deepEqual(shown(devSite), ['three', 'two']);
    writeFiles(root, { 'content/_part.md': 'four\n' });
    await devSite.change([join(root, 'content/_part.md')]);
    assert.deepEqual(shown(devSite), ['three', 'four']);
    devSite.close();
    writeFiles(root, { 'content/other.md': '# Other\n\nfive\n' });
    const later = await openDevSite(root);
    assert.deepEqual(shown(later), ['five', 'four']);
    later.close();
  });

  it('takes in a file outside of the content that a page shows, when it changes, comes or goes', async () => {
    const root = temporaryFolder({
      'content/index.mdx': '# Home\n\n```js file="../src/a.js"\n```\n',
      'src/a.js': 'one;\n',
    });
    const file = join(root, 'src/a.js');
    const devSite = await openDevSite(root);
    assert.equal(await devSite.change([file]), 'none');
    const shown = () => devSite.site().page(routeOf('index.mdx'))?.html ?? '';
    assert.match(shown(), /one;/);
    assert.deepEqual([...devSite.shownElsewhere()], [file]);
    for (const text of ['two;\n', undefined, 'three;\n']) {
      if (text === undefined) rmSync(file);
      else writeFileSync(file, text);
      assert.equal(await devSite.change([file]), 'content');
      assert.equal(shown().includes(text?.trim() ?? ';'), text !== undefined);
      assert.deepEqual(await codesOf(devSite), text === undefined ? ['include-missing'] : []);
    }
    // No page has been asked for since.
    await devSite.change([join(root, 'content/index.mdx')]);
    assert.equal(await devSite.change([file]), 'content');
    devSite.close();
  });

  for (const folder of ['content', 'site/public'])
    it(`T-06: tells of a link in \`${folder}\` that leads out of it when it comes, and no longer when it is gone`, async () => {
      const root = temporaryFolder({
        'content/index.mdx': '# Home\n\nWords.\n',
        'site/public/a.txt': 'a',
        'out.txt': 'b',
      });
      const devSite = await openDevSite(root);
      const codes = () => codesOf(devSite);
      const link = join(root, folder, 'link.txt');
      symlinkSync(join(root, 'out.txt'), link);
      await devSite.change([link]);
      assert.deepEqual(await codes(), ['outside-content']);
      rmSync(link);
      await devSite.change([link]);
      assert.deepEqual(await codes(), []);
      devSite.close();
    });

  it('has tabs load a picture anew whose file has other contents, also where it was gone in between', async () => {
    const root = temporaryFolder({
      'content/index.mdx': '# Home\n\nWords.\n\n```js file="a.js"\n```\n',
      'content/a.png': 'a',
      'content/a.js': 'a',
      'site/public/b.svg': '<svg/>',
    });
    const devSite = await openDevSite(root);
    const change = (path: string) => devSite.change([join(root, path)]);
    const save = (path: string, text: string) => {
      writeFiles(root, { [path]: text });
      return change(path);
    };
    rmSync(join(root, 'content/a.png'));
    assert.equal(await change('content/a.png'), 'content');
    assert.equal(await save('content/a.png', 'c'), 'pictures');
    assert.equal(await save('content/a.png', 'b'), 'pictures');
    assert.equal(await save('site/public/b.svg', '<svg></svg>'), 'pictures');
    assert.equal(await save('content/new.png', 'a'), 'content');
    assert.equal(await save('content/a.js', 'b'), 'content');
    devSite.close();
  });

  it('tells of a public file that styles name when it is gone', async () => {
    const root = temporaryFolder({
      'content/index.mdx': '# Home\n\nWords.\n',
      'site/public/a.png': 'a',
      'site/site.css': 'b { background: url(/a.png) }\n',
    });
    const devSite = await openDevSite(root);
    const codes = () => codesOf(devSite);
    assert.deepEqual(await codes(), []);
    rmSync(join(root, 'site/public/a.png'));
    await devSite.change([join(root, 'site/public/a.png')]);
    assert.deepEqual(await codes(), ['config-syntax']);
    writeFiles(root, { 'site/public/a.png': 'a' });
    await devSite.change([join(root, 'site/public/a.png')]);
    assert.deepEqual(await codes(), []);
    devSite.close();
  });

  it('knows all files that a watcher finds: none of them is a change', async () => {
    const root = temporaryFolder({
      'content/index.mdx': '# Home\n',
      'content/_part.mdx': '',
      'content/a.svg': '<svg/>',
      'site/config.mjs': CONFIG,
      'site/notes.md': '',
      'site/public/b.svg': '<svg/>',
    });
    const filesOf = async () => {
      const devSite = await openDevSite(root);
      devSite.close();
      const inside = [...devSite.files()].filter((path) => isInside(root, path));
      return inside.map((path) => projectPath(root, path)).sort();
    };
    const expected = ['content/_part.mdx', 'content/a.svg', 'content/index.mdx'];
    const inSite = ['site/config.mjs', 'site/notes.md', 'site/public/b.svg'];
    assert.deepEqual(await filesOf(), [...expected, ...inSite]);
    writeFiles(root, { 'redirects.yaml': '' });
    assert.deepEqual(await filesOf(), [...expected, 'redirects.yaml', ...inSite]);
    writeFiles(root, { 'redirects.yaml': '/old/: /\n' });
    const devSite = await openDevSite(root);
    rmSync(join(root, 'redirects.yaml'));
    assert.ok(devSite.files().has(join(root, 'redirects.yaml')), 'what it was made from is missed when it is gone');
    devSite.close();
  });

  it('takes up what the site’s code imports from elsewhere', async () => {
    const config = "import { LIMIT } from '../limits.mjs';\nexport const config = { constants: { LIMIT } };\n";
    const { devSite, root } = await devSiteOf(config);
    assert.deepEqual(
      (await devSite.diagnose())?.map(({ code }) => code),
      ['config-syntax'],
    );
    const path = join(root, 'limits.mjs');
    for (const limit of [6, 7]) {
      writeFileSync(path, `export const LIMIT = ${limit};\n`);
      await devSite.change([path]);
      assert.ok(devSite.files().has(path));
      assert.match(devSite.site().page(routeOf('index.mdx'))?.html ?? '', new RegExp(`Up to ${limit}`));
    }
    devSite.close();
  });

  it('shows what is written while the site’s code is broken, and tells of faults in it', async () => {
    const { devSite, root, write, codes } = await devSiteOf(CONFIG);
    await write('export const config = {');
    const [page, added] = [join(root, 'content/index.mdx'), join(root, 'content/added.md')];
    writeFileSync(page, '# Home\n\nNew, up to {LIMIT}. [Added](added.md)\n');
    writeFileSync(added, '# Added\n\nWords.\n');
    assert.equal(await devSite.change([page, added]), 'content');
    assert.match(devSite.site().page(routeOf('index.mdx'))?.html ?? '', /New, up to 5\. <a href="\/docs\/added\/">/);
    assert.deepEqual(await codes(), ['config-syntax']);
    rmSync(added);
    assert.equal(await devSite.change([added]), 'content');
    assert.deepEqual(await codes(), ['broken-link', 'config-syntax']);
    writeFileSync(page, '# Home\n\n![b](/b.svg)\n');
    const [picture, redirects] = [join(root, 'site/public/b.svg'), join(root, 'redirects.yaml')];
    writeFiles(root, {
      'site/public/b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'redirects.yaml': '/old/: /\n',
    });
    assert.equal(await devSite.change([page, picture, redirects]), 'content');
    assert.deepEqual(await codes(), ['config-syntax']);
    assert.equal(devSite.site().redirects()[0]?.from, '/old/');
    assert.equal(await devSite.change([picture]), 'pictures');
    await write(CONFIG);
    assert.deepEqual(await codes(), []);
    devSite.close();
  });

  it('awaits a package that is not installed, in the folders around the project too, and the end of an installation', async () => {
    const around = temporaryFolder({
      'package.json': '{}',
      'docs/content/index.mdx': '# Home\n\nUp to {LIMIT}.\n',
    });
    const root = join(around, 'docs');
    writeFiles(root, {
      'site/config.mjs':
        "import { LIMIT } from '@late/late/limits';\nexport const config = { constants: { LIMIT } };\n",
    });
    const devSite = await openDevSite(root);
    const folder = join(around, 'node_modules/@late/late');
    writeFiles(folder, { 'package.json': '{"name":"@late/late"}' });
    const appeared = join(folder, 'package.json');
    assert.ok(devSite.files().has(appeared));
    await devSite.change([appeared]);
    assert.equal(devSite.site().routes.sourceOf.size, 0);
    writeFiles(folder, { 'limits.js': 'export const LIMIT = 5;\n' });
    assert.ok(devSite.files().has(join(around, 'package.json')));
    assert.equal(await devSite.change([join(around, 'package.json')]), 'reload');
    assert.match(devSite.site().page(routeOf('index.mdx'))?.html ?? '', /Up to 5/);
    devSite.close();
  });

  it('finds no fault with a page that is being written', async () => {
    const root = temporaryFolder({ 'content/index.md': '# Home\n\nWords.\n' });
    const path = join(root, 'content/index.md');
    const devSite = await openDevSite(root);
    writeFileSync(path, '# Home\n\nMore words.\n');
    assert.equal(await devSite.diagnose(), undefined);
    await devSite.change([path]);
    assert.deepEqual(await devSite.diagnose(), []);
    devSite.close();
  });

  it('tells of a page that cannot be read', { skip: process.platform === 'win32' }, async () => {
    const root = temporaryFolder({ 'content/index.md': '# Home\n\nWords.\n' });
    const path = join(root, 'content/index.md');
    const devSite = await openDevSite(root);
    for (const folder of [root, join(root, 'content')]) chmodSync(folder, 0o755);
    chmodSync(path, 0);
    await asOrdinaryUser(() => devSite.change([path]));
    assert.deepEqual(await codesOf(devSite), ['unreadable']);
    devSite.close();
  });

  it('shows on all pages what navigation shows of one, and makes it anew for nothing else', async () => {
    const root = temporaryFolder({
      'content/index.md': '# Home\n',
      'content/a/one.md': '---\ntitle: One\n---\n',
    });
    const devSite = await openDevSite(root);
    const home = () => JSON.stringify(devSite.site().pageView(routeOf('index.md')));
    const save = async (path: string, text: string) => {
      writeFiles(root, { [path]: text });
      await devSite.change([join(root, path)]);
      const html = home();
      return { html, navigation: devSite.site().navigation() };
    };
    const first = await save('content/a/one.md', '---\ntitle: One\n---\nWords.\n');
    const second = await save('content/a/one.md', '---\ntitle: One\n---\n## Other words\n');
    assert.equal(second.navigation, first.navigation);
    assert.match(second.html, /One/);
    const renamed = await save('content/a/one.md', '---\ntitle: Uno\n---\n## Other words\n');
    assert.match(renamed.html, /Uno/);
    const added = await save('content/a/index.md', '# Folder\n');
    assert.match(added.html, /Folder/);
    const asset = await save('content/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    assert.notEqual(asset.navigation, added.navigation);
    devSite.close();
  });

  it('reloads no open page for code that is saved as it was, as where a file is emptied first and told of twice', async () => {
    const { devSite, root, write } = await devSiteOf(CONFIG);
    const config = join(root, 'site/config.mjs');
    writeFileSync(config, CONFIG.replace('5', '6'));
    assert.equal(await devSite.change([config]), 'reload');
    assert.equal(await devSite.change([config]), 'styles');
    await write('export const config = {');
    writeFileSync(config, CONFIG.replace('5', '6'));
    assert.equal(await devSite.change([config]), 'styles');
    writeFiles(root, {
      'site/site.css': 'h1 { color: red; }',
      'site/islands/Clock.tsx': 'export const Clock = () => null;\n',
    });
    assert.equal(await devSite.change([config, join(root, 'site/site.css')]), 'reload');
    assert.equal(await devSite.change([config, join(root, 'site/site.css')]), 'styles');
    devSite.close();
  });

  it('keeps what the site says of the pages of a folder where one of them is saved, and takes it up where it changes', async () => {
    const configWith = (toc: string) => `export const config = { defaults: [{ routes: ['/a/'], toc: ${toc} }] };\n`;
    const { devSite, root, codes } = await devSiteOf('export const config = { constants: { LIMIT: 5 } };\n');
    const page = join(root, 'content/a.md');
    const config = join(root, 'site/config.mjs');
    const tocOf = () => devSite.site().page(routeOf('a.md'))?.record.frontmatter.toc;
    const save = async (path: string, text: string) => {
      writeFileSync(path, text);
      await devSite.change([path]);
      return tocOf();
    };
    assert.equal(await save(page, '# A\n\nWords.\n'), undefined);
    assert.equal(await save(join(root, 'content/index.mdx'), '# Home\n\nWords.\n'), undefined);
    assert.equal(await save(config, configWith('false')), false);
    assert.equal(await save(page, '# A\n\nOther words.\n'), false);
    assert.equal(await save(page, '---\ntoc: 4\n---\n\n# A\n\nOther words.\n'), 4);
    assert.equal(await save(page, '# A\n\nOther words.\n'), false);
    assert.equal(await save(config, configWith('2')), 2);
    assert.deepEqual(await codes(), []);
    devSite.close();
  });

  it('T-06: recovers when a file appears that the configuration asks for', async () => {
    const { devSite, write, codes, root } = await devSiteOf(CONFIG);
    await write(`import limits from './limits.json';\n${CONFIG.replace('5', 'limits.most')}`);
    assert.deepEqual(await codes(), ['config-syntax']);
    writeFiles(root, { 'site/limits.json': '{"most": 7}' });
    await devSite.change([join(root, 'site/limits.json')]);
    assert.deepEqual(await codes(), []);
    assert.match(devSite.site().page(routeOf('index.mdx'))?.html ?? '', /Up to 7/);
    devSite.close();
  });

  it('T-06: waits for what the site’s code asks for elsewhere, and for what is broken there', async () => {
    const { devSite, write, codes, root } = await devSiteOf("export { config } from '../broken.mjs';\n");
    const waitsFor = (path: string) => devSite.files().has(join(root, path));
    assert.deepEqual([waitsFor('broken.mjs'), waitsFor('limits.ts')], [true, false]);
    writeFiles(root, { 'broken.mjs': 'export const config = {' });
    await devSite.change([join(root, 'broken.mjs')]);
    assert.equal(waitsFor('broken.mjs'), true);
    await write(`import { most } from '../limits';\n${CONFIG.replace('5', 'most')}`);
    assert.deepEqual(await codes(), ['config-syntax']);
    assert.deepEqual([waitsFor('limits'), waitsFor('limits.ts')], [true, true]);
    writeFiles(root, { 'limits.ts': 'export const most = 7;\n' });
    await devSite.change([join(root, 'limits.ts')]);
    assert.deepEqual(await codes(), []);
    assert.deepEqual([waitsFor('limits'), waitsFor('limits.ts')], [false, true]);
    devSite.close();
  });

  it('T-06: recovers when the whole of `site` appears', async () => {
    const root = temporaryFolder({
      'content/index.mdx': '# Home\n\nUp to {LIMIT}.\n',
    });
    const devSite = await openDevSite(root);
    writeFiles(root, { 'site/config.mjs': CONFIG });
    assert.equal(await devSite.change([join(root, 'site')]), 'reload');
    assert.deepEqual(await devSite.diagnose(), []);
    devSite.close();
  });

  it('keeps the site as it last worked while its configuration is broken, and tells of that alone', async () => {
    const { devSite, write, codes } = await devSiteOf(CONFIG);
    await write('export const config = {');
    assert.deepEqual(await codes(), ['config-syntax']);
    assert.equal(devSite.site().project.config.base, '/docs/');
    assert.match(devSite.site().page(routeOf('index.mdx'))?.html ?? '', /Up to 5/);
    await write(CONFIG.replace('5', '6'));
    assert.deepEqual(await codes(), []);
    assert.match(devSite.site().page(routeOf('index.mdx'))?.html ?? '', /Up to 6/);
    devSite.close();
  });

  for (const [where, files, path, folder] of [
    ['a folder of its own', {}, 'index.md', ''],
    ['an empty content folder', { 'content/_part.md': 'Words.' }, 'content/index.md', 'content/'],
    ['a content folder that was not there', {}, 'content/index.md', ''],
  ] as const) {
    it(`runs without a page and says so, and shows the first one: in ${where}`, async () => {
      const root = temporaryFolder({ 'site/config.mjs': CONFIG, ...files });
      const devSite = await openDevSite(root);
      const faults = async () => (await devSite.diagnose())?.map(({ code, place }) => [code, place?.file]);
      assert.deepEqual(await faults(), [['no-pages', `${folder}index.md`]]);
      writeFiles(root, { [path]: '# Home\n\nWords.\n' });
      await devSite.change([join(root, path)]);
      assert.deepEqual(await faults(), []);
      assert.match(devSite.site().page(routeOf('index.md'))?.html ?? '', /Words/);
      devSite.close();
    });
  }

  it('takes up an island beside a file that is none, and keeps the last ones while one is broken', async () => {
    const root = temporaryFolder({
      'content/index.md': '# Home\n\nWords.\n',
      'site/islands/Counter.tsx': 'export const Counter = () => <b>1</b>;\n',
      'site/islands/clock.tsx': 'export const Clock = () => <b>1</b>;\n',
    });
    const devSite = await openDevSite(root);
    const codes = () => codesOf(devSite);
    const island = () => devSite.site().project.client.manifest.islands.Counter?.join();
    const write = (text: string) => {
      writeFiles(root, { 'site/islands/Counter.tsx': text });
      return devSite.change([join(root, 'site/islands/Counter.tsx')]);
    };
    const first = island();
    assert.deepEqual(await codes(), ['island-name']);
    assert.equal(await write('export const Counter = () => <b>2</b>;\n'), 'reload');
    const second = island();
    assert.notEqual(second, first);
    await write('export const Counter = () => <b>;\n');
    assert.deepEqual([await codes(), island()], [['config-syntax'], second]);
    await write("import { b } from '../../b';\nexport const Counter = () => <b>{b}</b>;\n");
    assert.deepEqual(await codes(), ['config-syntax']);
    writeFiles(root, { 'b.ts': 'export const b = 3;\n' });
    await devSite.change([join(root, 'b.ts')]);
    assert.deepEqual(await codes(), ['island-name']);
    devSite.close();
  });

  it('reloads open pages when styles that were broken at the start are mended: until then no script was served', async () => {
    const root = temporaryFolder({
      'content/index.md': '# Home\n\nWords.\n',
      'site/site.css': 'b { background: url(./none.png) }\n',
    });
    const devSite = await openDevSite(root);
    assert.deepEqual(await codesOf(devSite), ['config-syntax']);
    const change = (text: string) => {
      writeFiles(root, { 'site/site.css': text });
      return devSite.change([join(root, 'site/site.css')]);
    };
    assert.equal(await change('b { color: red }\n'), 'reload');
    assert.equal(await change('b { color: blue }\n'), 'styles');
    devSite.close();
  });

  it('takes up a configuration that was broken at the start', async () => {
    const { devSite, write, codes } = await devSiteOf('export const config = {');
    assert.deepEqual(await codes(), ['config-syntax']);
    await write(CONFIG);
    assert.deepEqual(await codes(), []);
    assert.match(devSite.site().page(routeOf('index.mdx'))?.html ?? '', /Up to 5/);
    devSite.close();
  });
});
