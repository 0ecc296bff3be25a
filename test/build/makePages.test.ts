import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { makeAllPages } from '../../src/build/makeAllPages.ts';
import { type MadePage, makePages } from '../../src/build/makePages.ts';
import { numberedRoutes } from '../../src/build/numberedRoutes.ts';
import type { Site } from '../../src/build/site.ts';
import type { PageWorker } from '../../src/build/threads/startPageWorker.ts';
import { createStage } from '../../src/output/createStage.ts';
import { siteIn } from '../siteIn.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** What stands in the place of another thread: it takes every second block of pages, and its news come late. */
const secondThread = (site: Site, folder: string): PageWorker => ({
  async work({ pid, work, queue }, onMade) {
    const made: MadePage[] = [];
    await makePages(site, work, { stage: createStage(folder, pid), queue, onMade: (block) => made.push(...block) });
    onMade(made, []);
  },
  join: async () => [],
  stop: async () => {},
});

it('says the same of pages in the way of each other, whichever threads make them', async () => {
  const fillers = Array.from({ length: 40 }, (_, index) => [`content/a.page${index + 10}.md`, 'Words.\n']);
  const files = { 'content/index.md': 'Words.\n', 'content/a.html/b.md': 'B\n', 'content/a.md': 'A\n' };
  const site = await siteIn({ ...files, ...Object.fromEntries(fillers) });
  const clashesWith = async (worker: (folder: string) => PageWorker | undefined) => {
    const folder = join(temporaryFolder(), 'dist');
    const stage = createStage(folder, process.pid);
    const made = await makeAllPages(site, numberedRoutes(site), { stage, worker: worker(folder), onPage() {} });
    return made.flatMap(({ diagnostics }) => diagnostics.map(({ message }) => message));
  };
  const alone = await clashesWith(() => undefined);
  assert.deepEqual(alone, ['`a.html` would be written twice: for `content/a.html/b.md` and for `content/a.md`.']);
  assert.deepEqual(await clashesWith((folder) => secondThread(site, folder)), alone);
});
