import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { BuiltPage } from '../../../src/build/cache/buildStore.ts';
import { putFullText, stageFullText } from '../../../src/build/files/putFullText.ts';
import type { Site } from '../../../src/build/site.ts';
import type { PageWorker } from '../../../src/build/threads/startPageWorker.ts';
import { createStage, type Stage } from '../../../src/output/createStage.ts';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { builtPages } from '../builtPages.ts';

const FILES = {
  'content/index.md': '# Home\n\nÜmlaut.\n',
  'content/a.md': '# A\n\nWords.\n',
  'content/hidden.md': '---\nunlisted: true\n---\n# Hidden\n',
};

/** Makes all pages, and the text; yields the pages, and what was written. */
function put(site: Site, stage: Stage, before: ReadonlyMap<string, BuiltPage> = new Map()) {
  const pages = builtPages(site, stage);
  stageFullText(site, { pages, before, worker: undefined }, stage);
  return { pages, ...stage.commit({ base: '/', routes: [], redirects: {}, headers: {} }) };
}

it('all listed pages stand in one file, in reading order; it is written anew only when one of them changes', async () => {
  const folder = join(temporaryFolder(), 'dist');
  const site = await siteIn(FILES, { config: { title: 'Docs' } });
  assert.ok(put(site, createStage(folder, 1)).written.includes('llms-full.txt'));
  const text = readFileSync(join(folder, 'llms-full.txt'), 'utf8');
  assert.equal(text, '# Docs\n\n---\n\n# Home\n\nÜmlaut.\n\n---\n\n# A\n\nWords.\n');
  assert.deepEqual(put(site, createStage(folder, 2)).written, []);
  const changed = await siteIn({ ...FILES, 'content/a.md': '# A\n\nOther words.\n' }, { config: { title: 'Docs' } });
  assert.ok(put(changed, createStage(folder, 3)).written.includes('llms-full.txt'));
  assert.match(readFileSync(join(folder, 'llms-full.txt'), 'utf8'), /Ümlaut[\s\S]*Other words/);
});

it('what has not changed is copied from the last text', async () => {
  const folder = join(temporaryFolder(), 'dist');
  const config = { title: 'Docs' };
  const texts = (...words: string[]) =>
    Object.fromEntries(words.map((word, index) => [`content/p${index}.md`, `# P${index}\n\n${word}\n`]));
  const edition = async (...words: string[]) => siteIn(texts(...words), { config });
  let { pages } = put(await edition('a', 'b', 'ü', 'd'), createStage(folder, 1));
  // Beginning, middle, end, all; one page more.
  const editions = [
    ['A!', 'b', 'ü', 'd'],
    ['A!', 'b', 'CC', 'd'],
    ['A!', 'b', 'CC', ''],
    ['1', '22', '333', '4'],
    ['1', '2', '333', '4', '5'],
  ];
  for (const words of editions) {
    const clean = join(temporaryFolder(), 'dist');
    const site = await edition(...words);
    pages = put(site, createStage(folder, 2), pages).pages;
    put(site, createStage(clean, 3));
    const read = (from: string) => readFileSync(join(from, 'llms-full.txt'), 'utf8');
    assert.equal(read(folder), read(clean));
  }
});

it('a last text that was changed by hand is not copied', async () => {
  const folder = join(temporaryFolder(), 'dist');
  const { pages } = put(await siteIn(FILES), createStage(folder, 1));
  writeFileSync(join(folder, 'llms-full.txt'), 'changed');
  put(await siteIn({ ...FILES, 'content/a.md': '# A\n\nOther.\n' }), createStage(folder, 2), pages);
  assert.match(readFileSync(join(folder, 'llms-full.txt'), 'utf8'), /Ümlaut[\s\S]*Other/);
});

it('a file of the site’s own is preferred', async () => {
  const folder = join(temporaryFolder(), 'dist');
  const stage = createStage(folder, 1);
  stage.put('llms-full.txt', { kind: 'text', contents: 'own' });
  put(await siteIn(FILES), stage);
  assert.equal(readFileSync(join(folder, 'llms-full.txt'), 'utf8'), 'own');
});

describe('with a worker', () => {
  /** A worker that shares the staging folder, as the thread does. */
  const workerAt = (folder: string, pid: number): PageWorker => ({
    work: () => Promise.reject(new Error('No page is left.')),
    join: async ({ text, written }) => {
      const stage = createStage(folder, pid);
      stage.adopt(text.twins, written);
      putFullText(text, undefined, stage);
      return ['llms-full.txt'].filter(stage.isWritten);
    },
    stop: async () => undefined,
  });

  /** Makes all pages, and has a worker join the text. */
  async function putBeside(files: Readonly<Record<string, string>>, folder: string, own?: string) {
    const site = await siteIn(files);
    const stage = createStage(folder, 1);
    if (own !== undefined) stage.put('llms-full.txt', { kind: 'text', contents: own });
    const pages = builtPages(site, stage);
    const joined = stageFullText(site, { pages, before: new Map(), worker: workerAt(folder, 1) }, stage);
    const isTaken = stage.has('llms-full.txt');
    await joined;
    return { isTaken, ...stage.commit({ base: '/', routes: [], redirects: {}, headers: {} }) };
  }

  it('the text is the same, and its place is taken at once', async () => {
    const folder = join(temporaryFolder(), 'dist');
    const alone = join(temporaryFolder(), 'dist');
    const { isTaken, written } = await putBeside(FILES, folder);
    put(await siteIn(FILES), createStage(alone, 1));
    assert.ok(isTaken);
    assert.ok(written.includes('llms-full.txt'));
    assert.equal(
      readFileSync(join(folder, 'llms-full.txt'), 'utf8'),
      readFileSync(join(alone, 'llms-full.txt'), 'utf8'),
    );
  });

  it('a text that stands already is not written again', async () => {
    const folder = join(temporaryFolder(), 'dist');
    await putBeside(FILES, folder);
    const { written } = await putBeside(
      { ...FILES, 'content/hidden.md': '---\nunlisted: true\n---\n# Other\n' },
      folder,
    );
    assert.ok(written.length > 0);
    assert.ok(!written.includes('llms-full.txt'));
    assert.match(readFileSync(join(folder, 'llms-full.txt'), 'utf8'), /Words/);
  });

  it('a file of the site’s own is preferred', async () => {
    const folder = join(temporaryFolder(), 'dist');
    await putBeside(FILES, folder, 'own');
    assert.equal(readFileSync(join(folder, 'llms-full.txt'), 'utf8'), 'own');
    const inPublic = await siteIn({ ...FILES, 'site/public/llms-full.txt': 'own' });
    assert.equal(
      stageFullText(
        inPublic,
        { pages: new Map(), before: new Map(), worker: workerAt(folder, 2) },
        createStage(folder, 2),
      ),
      undefined,
    );
  });
});

it('a thread that fails at it is heard when its end is waited for, however late', async () => {
  const site = await siteIn(FILES, { config: { title: 'Docs' } });
  const stage = createStage(join(temporaryFolder(), 'dist'), 1);
  const pages = builtPages(site, stage);
  const failing: PageWorker = {
    work: () => assert.fail(),
    join: () => Promise.reject(new Error('No space is left.')),
    stop: async () => {},
  };
  const joined = stageFullText(site, { pages, before: new Map(), worker: failing }, stage);
  // Node tells of a failure that nobody hears of at the end of a turn.
  await new Promise(setImmediate);
  await assert.rejects(async () => joined, /No space/);
});
