import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { LastBuild } from '../../../src/build/cache/buildStore.ts';
import { keepFiles, keepPages } from '../../../src/build/cache/keepPages.ts';
import { numberedRoutes } from '../../../src/build/numberedRoutes.ts';
import { createStage } from '../../../src/output/createStage.ts';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { builtPages } from '../builtPages.ts';

const FILES: Readonly<Record<string, string>> = {
  'content/index.md': '---\ntitle: Home\n---\nStart.\n',
  'content/a.md': '---\ntitle: A\n---\nWords. [B](b.md)\n',
  'content/b.md': '---\ntitle: B\n---\nMore.\n',
  'content/list.mdx': '---\ntitle: List\n---\n<AllPages />\n',
  'site/components.tsx':
    "import { withPages } from 'docsgen';\nexport const AllPages = withPages<object>(({ pages }) => <p>{pages.map(({ headers }) => headers.length).join()}</p>);\n",
};

/** A site that was built, and what a next build over other files keeps of it: route to why not. */
async function built(more: Readonly<Record<string, string>> = {}) {
  const files = { ...FILES, ...more };
  const folder = join(temporaryFolder(), 'dist');
  const site = await siteIn(files);
  const stage = createStage(folder, 1);
  const before = builtPages(site, stage);
  stage.commit({ base: '/', routes: [], redirects: {}, headers: {} });
  const last = { surroundings: site.surroundingsKey() } as LastBuild;
  return {
    folder,
    async keeps(changed: Readonly<Record<string, string>>, asked: LastBuild | undefined = last) {
      const next = await siteIn({ ...files, ...changed });
      const kept = keepPages(next, numberedRoutes(next), { stage: createStage(folder, 2), before, last: asked });
      return Object.fromEntries(kept.map(([{ route }, page]) => [route, typeof page === 'string' ? page : 'kept']));
    },
  };
}

const ALL_KEPT = { '/': 'kept', '/a/': 'kept', '/b/': 'kept', '/list/': 'kept' };

describe('keepPages', () => {
  it('keeps all pages while nothing has changed, whether or not their surroundings are known as a whole', async () => {
    const { keeps } = await built();
    assert.deepEqual(await keeps({}), ALL_KEPT);
    assert.deepEqual(await keeps({}, { surroundings: 'other' } as LastBuild), ALL_KEPT);
    assert.deepEqual(await keeps({}, undefined), ALL_KEPT);
  });

  it('makes a page anew whose words have changed, and those that list it, and no other', async () => {
    const { keeps } = await built();
    assert.deepEqual(await keeps({ 'content/a.md': '---\ntitle: A\n---\n\n## New\n' }), {
      ...ALL_KEPT,
      '/a/': 'its source has changed',
      '/list/': 'the layout around its content has changed',
    });
  });

  it('makes the pages anew that show the title of another', async () => {
    const { keeps } = await built();
    const kept = await keeps({ 'content/b.md': '---\ntitle: Other\n---\nMore.\n' });
    assert.equal(kept['/b/'], 'its source has changed');
    assert.equal(kept['/a/'], 'the layout around its content has changed');
  });

  it('makes a page anew whose link leads elsewhere, or whose file is gone', async () => {
    const { keeps, folder } = await built();
    const { '/a/': moved } = await keeps({ 'content/b.md': '---\ntitle: B\npermalink: /c/\n---\nMore.\n' });
    assert.equal(moved, 'the link `b.md` now points elsewhere');
    rmSync(join(folder, 'b/index.html'));
    assert.equal((await keeps({}))['/b/'], 'one of its output files has changed');
  });

  it('makes a page anew whose chunk had the number that a new page now has', async () => {
    const { keeps } = await built();
    // Both routes come to the same number, and the first in order takes it.
    const kept = await keeps({ 'content/5xea.md': '---\nunlisted: true\n---\n\n# New\n' });
    assert.deepEqual(kept, { ...ALL_KEPT, '/5xea/': 'it is new', '/list/': 'the number of its chunk has changed' });
  });

  it('makes Markdown with components anew: what is told of it depends on partials that it would have as MDX', async () => {
    const { keeps } = await built({ 'content/d.md': '# D\n\n<Include src="/_part.mdx" />\n' });
    const anew = 'it is `.md` with components, which is tried as MDX each time';
    assert.deepEqual(await keeps({}), { ...ALL_KEPT, '/d/': anew });
  });

  it('makes all pages when nothing is known', async () => {
    const site = await siteIn(FILES);
    const stage = createStage(join(temporaryFolder(), 'dist'), 1);
    const kept = keepPages(site, numberedRoutes(site), { stage, before: new Map(), last: undefined });
    assert.deepEqual([...new Set(kept.map(([, page]) => page))], ['there is no earlier build to reuse']);
  });
});

it('the place of a landing page, which it does not show and search does, is part of what names its surroundings', async () => {
  const keyIn = async (text: string) => {
    const files = { ...FILES, 'content/part/land.md': '---\nhero: true\n---\n\n# Land\n\nWords.\n' };
    const sidebars = [{ routes: ['/'], items: ['/', { text, items: ['/part/land/'] }] }];
    const site = await siteIn(files, { config: { sidebars } });
    assert.deepEqual(site.searchText('/part/land/' as never)?.trail, [text]);
    return site.frameKey(site.page('/part/land/' as never) ?? assert.fail());
  };
  assert.equal(await keyIn('More'), await keyIn('More'));
  assert.notEqual(await keyIn('More'), await keyIn('Other'));
});

// `hrefOf('/late')` was `/late` for ever, and `/late/` in a clean build.
it('all addresses are part of the surroundings of components that may ask where one leads', async () => {
  const files = {
    'content/index.mdx': '# Home\n\n<Late />\n',
    'content/a.md': '# A\n',
    'site/components.tsx':
      "import { withPages } from 'docsgen';\nexport const Late = withPages<object>(({ hrefOf }) => <a href={hrefOf('/late')}>late</a>);\n",
  };
  const late = { ...files, 'content/late.md': '---\nunlisted: true\n---\n\n# Late\n' };
  const [before, after] = await Promise.all([files, late].map((one) => siteIn(one)));
  const isSame = (route: string) => {
    const [key, next] = [before, after].map((site) => {
      const page = site?.page(route as never);
      return page === undefined ? assert.fail() : site?.frameKey(page);
    });
    return key === next;
  };
  assert.deepEqual([isSame('/'), isSame('/a/')], [false, true]);
});

describe('keepFiles', () => {
  const PATHS = ['404.html', 'llms.txt', 'old.html', 'assets/sidebars/a.js', 'assets/sidebars/b.js'];

  async function lastBuild() {
    const root = temporaryFolder();
    const folder = join(root, 'dist');
    const site = await siteIn(FILES, { folder: root });
    const stage = createStage(folder, 1);
    const files = PATHS.map((path) => stage.put(path, { kind: 'text', contents: `of ${path}` }));
    stage.commit({ base: '/', routes: [], redirects: {}, headers: {} });
    const last = { surroundings: site.surroundingsKey(), files } as unknown as LastBuild;
    return {
      folder,
      async keeps(asked: RegExp, changed: Readonly<Record<string, string>> = {}) {
        const next = await siteIn({ ...FILES, ...changed }, { folder: root });
        const nextStage = createStage(folder, 2);
        const isKept = keepFiles(next, { stage: nextStage, before: new Map(), last })((path) => asked.test(path));
        for (const path of Object.keys(changed)) rmSync(join(root, path));
        return isKept ? nextStage.files().map(([path]) => path) : 'none';
      },
    };
  }

  it('keeps files while what they say is the same', async () => {
    const { keeps } = await lastBuild();
    assert.deepEqual(await keeps(/^assets\/sidebars\//), ['assets/sidebars/a.js', 'assets/sidebars/b.js']);
    assert.deepEqual(await keeps(/^404\.html$/, { 'content/a.md': '---\ntitle: A\n---\nOther.\n' }), ['404.html']);
    assert.equal(await keeps(/^404\.html$/, { 'content/a.md': '---\ntitle: New\n---\nWords.\n' }), 'none');
    assert.equal(await keeps(/^404\.html$/, { 'content/c.md': '---\ntitle: C\n---\nWords.\n' }), 'none');
    assert.equal(await keeps(/^404\.html$/, { 'content/404.md': '---\ntitle: Lost\n---\nWords.\n' }), 'none');
  });

  it('keeps none where old addresses lead elsewhere', async () => {
    const { keeps } = await lastBuild();
    assert.deepEqual(await keeps(/^old\.html$/), ['old.html']);
    assert.equal(await keeps(/^old\.html$/, { 'redirects.yaml': '/old/: /b/\n' }), 'none');
  });

  it('keeps none where one is gone, where there was none, and where the project has its own', async () => {
    const { folder, keeps } = await lastBuild();
    assert.equal(await keeps(/^robots\.txt$/), 'none');
    assert.equal(await keeps(/^llms\.txt$/, { 'content/llms.txt': 'own' }), 'none');
    rmSync(join(folder, 'assets/sidebars/b.js'));
    assert.equal(await keeps(/^assets\/sidebars\//), 'none');
  });
});
