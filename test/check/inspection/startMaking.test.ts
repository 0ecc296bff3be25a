import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeShownSite } from '../../../src/check/inspection/makeShownSite.ts';
import { startMaking } from '../../../src/check/inspection/startMaking.ts';
import type { Route } from '../../../src/model/brands.ts';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const FILES = {
  'content/index.mdx':
    '---\ntitle: Home\n---\n\n<List />\n\n<p id="twice" />\n\n<p id="twice" />\n\n[Nowhere](./none.md)\n',
  'content/a.md': '# A\n\n## Part\n\n<Include src="/_part.mdx" />\n',
  'content/a.html/b.md': '# B\n\nIts folder is where `a.md` has a file.\n',
  'content/c.mdx': '# C\n\n[Part](./a.md#part), [{words}](./a.md#none)\n',
  'content/d.mdx': '# D\n\n<Unknown />\n',
  'content/404.md': '# Lost\n\n[A](/a/)\n',
  'content/_part.mdx': 'Words.\n',
  'content/data.bin': '12345',
  'site/config.mjs': "export const config = { constants: { words: 'Many words' } };\n",
  'site/components.ts':
    "import { withPages } from 'docsgen';\nexport const List = withPages(({ pages }) => pages.map(({ title }) => title).join());\n",
};

const BEGUN_WITHIN_MS = 30_000;

/** What all pages come to, made in this thread alone, or each but those that list others by the other thread. */
async function madeBy(threads: 1 | 2, folder = temporaryFolder(), files: Readonly<Record<string, string>> = FILES) {
  const site = await siteIn(files, { folder });
  let hears: (value?: unknown) => void = () => {};
  const begun = new Promise((resolve) => {
    hears = resolve;
  });
  const making = startMaking(site, {
    onProgress: () => hears(),
    pagesForTwo: threads === 1 ? Number.POSITIVE_INFINITY : 1,
  });
  try {
    // The other thread takes as many at a time as there are.
    if (threads === 2) await Promise.race([begun, sleep(BEGUN_WITHIN_MS, undefined, { ref: false })]);
    const pages = await making.finish();
    const { shown, sizes, clashes } = makeShownSite(site, pages);
    return {
      site,
      pages,
      shown: { ...shown, hasFile: undefined, targetOf: undefined, refused: undefined },
      sizes,
      clashes,
      diagnostics: site.diagnostics(),
    };
  } finally {
    await making.stop();
  }
}

describe('startMaking', () => {
  it('comes to the same with another thread as without', async () => {
    const folder = temporaryFolder();
    const { site: _, ...alone } = await madeBy(1, folder);
    const { site, ...shared } = await madeBy(2, folder);
    assert.deepEqual(shared, alone);
    assert.deepEqual(
      shared.pages.map(({ numbered }) => numbered.route),
      [...site.routes.sourceOf.keys()],
    );
    assert.deepEqual(
      shared.clashes.map(({ message }) => message),
      ['`a.html` would be written twice: for `content/a.html/b.md` and for `content/a.md`.'],
    );
    assert.deepEqual(shared.shown.pages.get('/')?.document.repeatedIds, ['twice']);
    assert.ok(shared.diagnostics.length >= 3, JSON.stringify(shared.diagnostics));
    assert.equal(shared.sizes.get('data.bin'), 5);
  });

  it('takes over what the other thread knows of a page, without compiling it again', async () => {
    const { site } = await madeBy(2);
    assert.deepEqual(
      site.page('/c/' as Route)?.constantsUsed.map(({ name }) => name),
      ['words'],
    );
    assert.equal(site.page('/c/' as Route)?.html, '');
  });

  it('leaves pages that list others until all are known', async () => {
    const { pages } = await madeBy(2);
    const [home] = pages;
    assert.equal(home?.isPutOff, false);
    assert.ok((home?.files.length ?? 0) > 1);
  });

  it('fails with what the other thread throws', async () => {
    const site = await siteIn({
      'content/index.md': '# Home\n',
      'site/components.ts':
        "import { isMainThread } from 'node:worker_threads';\nif (!isMainThread) queueMicrotask(() => { throw new Error('not here'); });\n",
    });
    const making = startMaking(site, { onProgress() {}, pagesForTwo: 1 });
    await assert.rejects(making.finish(), /not here/);
    await making.stop();
  });
});
