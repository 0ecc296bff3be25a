import assert from 'node:assert/strict';
import { pbkdf2 } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { watch } from 'chokidar';
import { build } from '../../../src/build/build.ts';
import { type WatchListeners, type WatchOptions, watchProject } from '../../../src/dev/watch/watchProject.ts';
import { routeOf } from '../../../src/routes/routeOf.ts';
import { projectPath } from '../../../src/system/projectPath.ts';
import { walkFiles } from '../../../src/system/walkFiles.ts';
import { eventually } from '../../eventually.ts';
import { requestOf } from '../../requestOf.ts';
import { temporaryFolder, writeFiles } from '../../temporaryFolder.ts';
import { openDevSite } from '../openDevSite.ts';
import { fakeWatchers } from './fakeWatchers.ts';

const placesIn = (root: string, contentDir = join(root, 'content')) => ({
  root,
  contentDir,
  redirectsFile: join(root, 'redirects.yaml'),
  outDir: join(root, 'dist'),
});

/** How long what is waited for may take. */
const PATIENCE_MS = 60_000;

/** A list that can be waited for. */
function gathering<Item>() {
  const items: Item[] = [];
  let wake = () => {};
  return {
    items,
    push(item: Item) {
      items.push(item);
      wake();
    },
    /** Waits until an item fits: by a timer that keeps the process, as those of the watcher do not. */
    async until(fits: (item: Item) => boolean): Promise<Item> {
      let giveUp: (error: Error) => void = () => {};
      const patience = setTimeout(() => giveUp(new Error(`Nothing fits of ${JSON.stringify(items)}.`)), PATIENCE_MS);
      try {
        for (;;) {
          const found = items.find(fits);
          if (found !== undefined) return found;
          await new Promise<void>((resolve, reject) => {
            wake = resolve;
            giveUp = reject;
          });
        }
      } finally {
        clearTimeout(patience);
      }
    },
  };
}

const quiet = (listeners: Partial<WatchListeners>): WatchListeners => ({
  onChange: async () => {},
  onError: (error) => {
    throw error;
  },
  onLimit: (error) => {
    throw error;
  },
  ...listeners,
});

/** Waits until everything that is due at once has been done. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A watched project with a file in a folder and redirects, and the paths that are told of from now on. */
async function watchedProject(more: Readonly<Record<string, string>> = {}, options: WatchOptions = {}) {
  const root = temporaryFolder({ 'content/deep/a.md': 'a', 'redirects.yaml': '/a/: /b/\n', ...more });
  const told = gathering<string>();
  const files = new Set(walkFiles(root).files.map(({ absolutePath }) => absolutePath));
  const watcher = watchProject(
    placesIn(root),
    quiet({ onChange: async (paths) => paths.map((path) => projectPath(root, path)).forEach(told.push) }),
    { read: { since: Date.now() + 1_000, files }, ...options },
  );
  await watcher.ready;
  const at = (path: string) => join(root, path);
  return {
    at,
    told,
    close: watcher.close,
    /** Writes a file again and again until a path is told of: a watch may still be about to be renewed. */
    async untilSeen(path: string, written = path) {
      told.items.length = 0;
      let time = 0;
      const isSeen = () => {
        if (told.items.includes(path)) return true;
        writeFileSync(at(written), `# ${time++}\n`);
        return false;
      };
      await eventually(isSeen, `${path} is not told of`);
    },
  };
}

describe('watchProject', () => {
  it('T-08: sees what is new in a folder that has taken the place of another', async () => {
    const { at, close, untilSeen } = await watchedProject();
    for (let round = 0; round < 3; round += 1) {
      cpSync(at('content/deep'), at('other'), { recursive: true });
      rmSync(at('content/deep'), { recursive: true });
      renameSync(at('other'), at('content/deep'));
      await untilSeen('content/deep/a.md');
      await untilSeen(`content/deep/new${round}.md`);
    }
    await close();
  });

  it('T-08: sees the content again that was away for a while', async () => {
    const { at, close, untilSeen } = await watchedProject();
    for (const awayMs of [0, 200, 800]) {
      renameSync(at('content'), at('away'));
      await sleep(awayMs);
      renameSync(at('away'), at('content'));
      await untilSeen('content/deep/a.md');
      await untilSeen(`content/new${awayMs}.md`);
    }
    await close();
  });

  it('T-08: tells of a folder that takes the place of the content with older files of the same names', async () => {
    const { at, close, told } = await watchedProject();
    cpSync(at('content'), at('other'), { recursive: true });
    writeFileSync(at('other/deep/a.md'), 'b');
    renameSync(at('content'), at('away'));
    renameSync(at('other'), at('content'));
    await told.until((path) => path === 'content');
    await close();
  });

  it('T-06: tells of a link to a folder elsewhere, whose files it does not tell of', async () => {
    const root = temporaryFolder({ 'content/a.md': 'a', 'shared/b.md': 'b' });
    const told = gathering<string>();
    const watcher = watchProject(
      placesIn(root),
      quiet({ onChange: async (paths) => paths.map((path) => projectPath(root, path)).forEach(told.push) }),
      { read: { since: Date.now(), files: new Set([join(root, 'content/a.md')]) } },
    );
    await watcher.ready;
    symlinkSync(join(root, 'shared'), join(root, 'content/shared'));
    await told.until((path) => path === join('content', 'shared'));
    await watcher.close();
  });

  for (const poll of [false, true])
    it(`tells of a new file that may not be read, and when that changes or it goes, ${poll ? 'by polling' : 'as the system tells'}`, async () => {
      const { at, told, close } = await watchedProject({}, { poll });
      const untilTold = async (change: () => void) => {
        told.items.length = 0;
        change();
        await told.until((path) => path === 'content/new.md');
      };
      await untilTold(() => {
        writeFileSync(at('new.md'), 'new');
        chmodSync(at('new.md'), 0);
        renameSync(at('new.md'), at('content/new.md'));
      });
      await untilTold(() => chmodSync(at('content/new.md'), 0o644));
      await untilTold(() => chmodSync(at('content/new.md'), 0));
      await untilTold(() => rmSync(at('content/new.md')));
      await close();
    });

  it('T-07: sees that a link to the redirects, or to the content, is gone', async () => {
    for (const [name, target] of [
      ['redirects.yaml', 'rules.yaml'],
      ['content', 'docs'],
    ] as const) {
      const root = temporaryFolder({ 'rules.yaml': '/old/: /new/\n', 'docs/a.md': 'a' });
      symlinkSync(join(root, target), join(root, name));
      const told = gathering<string>();
      const { ready, close } = watchProject(
        placesIn(root),
        quiet({ onChange: async (paths) => paths.map((path) => projectPath(root, path)).forEach(told.push) }),
      );
      await ready;
      rmSync(join(root, name));
      await told.until((path) => path === name);
      await close();
    }
  });

  it('T-08: tells of a folder in the content that comes back with the files that it had', async () => {
    const { at, close, told } = await watchedProject();
    renameSync(at('content/deep'), at('away'));
    await told.until((path) => path === join('content', 'deep'));
    await sleep(500);
    told.items.length = 0;
    renameSync(at('away'), at('content/deep'));
    await told.until((path) => path.startsWith(join('content', 'deep')));
    await close();
  });

  for (const poll of [false, true]) {
    it(`T-07: follows a link again whose file was gone, as between two branches${poll ? ', by polling' : ''}`, async () => {
      const { at, close, told, untilSeen } = await watchedProject({ 'content/other/b.md': 'b' }, { poll });
      const link = projectPath(at(''), at('content/deep/link.md'));
      const seen = () => told.until((path) => path === link);
      symlinkSync(join('..', 'other', 'b.md'), at('content/deep/link.md'));
      await seen();
      for (const awayMs of [0, 60, 60, 200, 60, 1_200]) {
        rmSync(at('content/other/b.md'));
        await sleep(awayMs);
        told.items.length = 0;
        writeFileSync(at('content/other/b.md'), 'c');
        await seen();
        await untilSeen(link, 'content/other/b.md');
      }
      await close();
    });

    it(`T-06: tells of a link to nothing, and follows it once something is there${poll ? ', by polling' : ''}`, async () => {
      const { at, close, told, untilSeen } = await watchedProject({}, { poll });
      const link = 'content/deep/link';
      const seen = async () => {
        await told.until((path) => path.startsWith(link));
        told.items.length = 0;
      };
      symlinkSync(join('..', 'new'), at(link));
      await seen();
      rmSync(at(link));
      await seen();
      symlinkSync(join('..', 'new'), at(link));
      await seen();
      writeFiles(at(''), { 'content/new/b.md': 'b' });
      await seen();
      await untilSeen(`${link}/b.md`, 'content/new/b.md');
      await close();
    });
  }

  it('T-01: tells of a save by delete and create once it is whole, for up to a tenth of a second', async () => {
    const root = temporaryFolder({ 'content/a.md': 'a' });
    const path = join(root, 'content/a.md');
    const told = gathering<boolean>();
    const onChange = async () => told.push(existsSync(path));
    const watcher = watchProject(placesIn(root), quiet({ onChange }));
    await watcher.ready;
    rmSync(path);
    await sleep(60);
    writeFileSync(path, 'b');
    await told.until((isThere) => isThere);
    await watcher.close();
    assert.deepEqual([...new Set(told.items)], [true]);
  });

  it('T-01: takes no file for deleted that an editor is about to write anew', async ({ mock }) => {
    const root = temporaryFolder({ 'content/a.md': 'a' });
    const path = join(root, 'content/a.md');
    const { started, start } = fakeWatchers();
    const told: boolean[] = [];
    const onChange = async () => void told.push(existsSync(path));
    mock.timers.enable({ apis: ['setTimeout'] });
    const pass = async (ms: number) => {
      mock.timers.tick(ms);
      await settle();
    };
    const watcher = watchProject(placesIn(root), quiet({ onChange }), { start });
    // It is away when it is read, or when it is looked at once more.
    for (const thereMs of [0, 50]) {
      told.length = 0;
      started[0]?.emit('all', 'change', path);
      await pass(thereMs);
      rmSync(path);
      await pass(60);
      writeFileSync(path, `after ${thereMs} ms`);
      for (let time = 0; time < 40; time += 1) await pass(10);
      assert.deepEqual([...new Set(told)], [true], `${thereMs}`);
    }
    rmSync(path);
    told.length = 0;
    started[0]?.emit('all', 'unlink', path);
    await pass(8);
    assert.deepEqual(told, [false]);
    await watcher.close();
  });

  for (const poll of [false, true]) {
    it(`T-04: sees what comes between the look into a folder and the beginning of its watch${poll ? ', by polling' : ''}`, async () => {
      const start = startedWith((path) => {
        if (!path.endsWith('deep') || existsSync(join(path, 'b.md'))) return;
        symlinkSync('nowhere', join(path, 'link'));
        writeFiles(path, { 'b.md': 'b', 'new/c.md': 'c' });
      });
      const { told, untilSeen, close } = await watchedProject({}, { poll, start });
      for (const name of ['link', 'b.md', 'new']) await told.until((path) => path === `content/deep/${name}`);
      await untilSeen('content/deep/b.md');
      await untilSeen('content/deep/new/c.md');
      await close();
    });
  }

  it('T-04: sees a save between the first look at a file and that of polling', async () => {
    const start = startedWith((path) => {
      if (!path.endsWith('a.md')) return;
      // Looks are made by four threads.
      for (let thread = 0; thread < 4; thread += 1) pbkdf2('', '', 200_000, 64, 'sha512', () => {});
    });
    const { told, at, close } = await watchedProject({}, { poll: true, start });
    writeFileSync(at('content/deep/a.md'), 'longer');
    await told.until((path) => path === 'content/deep/a.md');
    await close();
  });

  it('T-07: sees redirects that were deleted and written anew', async () => {
    const { at, close, untilSeen } = await watchedProject();
    rmSync(at('redirects.yaml'));
    await sleep(200);
    await untilSeen('redirects.yaml');
    await untilSeen('redirects.yaml');
    writeFileSync(at('new.tmp'), '/c/: /b/\n');
    renameSync(at('new.tmp'), at('redirects.yaml'));
    await untilSeen('redirects.yaml');
    await close();
  });

  it('T-04: sees a save between the look at a file and the beginning of its watch', async () => {
    const root = temporaryFolder({ 'content/a.md': 'a' });
    const path = join(root, 'content/a.md');
    const looked = statSync(path);
    const { started, start } = fakeWatchers();
    const told = gathering<string>();
    const read = { since: Math.max(looked.mtimeMs, looked.ctimeMs) + 1, files: new Set([path]) };
    const watcher = watchProject(placesIn(root), quiet({ onChange: async (paths) => paths.forEach(told.push) }), {
      read,
      start,
    });
    // The clock of files may stand still for some milliseconds.
    do {
      await sleep(1);
      writeFileSync(path, 'b');
    } while (statSync(path).mtimeMs < read.since);
    started[0]?.emit('all', 'add', path, looked);
    assert.equal(await told.until(() => true), path);
    await watcher.close();
  });

  it('T-04: looks again at a file that is saved while nothing more is told of it, and at no other', async () => {
    const root = temporaryFolder({ 'content/a.md': 'a', 'content/b.md': 'b' });
    const { started, start } = fakeWatchers();
    const rounds = gathering<readonly string[]>();
    const watcher = watchProject(placesIn(root), quiet({ onChange: async (paths) => rounds.push(paths) }), { start });
    const [same, saved] = [join(root, 'content/a.md'), join(root, 'content/b.md')];
    started[0]?.emit('all', 'change', same);
    started[0]?.emit('all', 'change', saved);
    writeFileSync(saved, 'more');
    await rounds.until((paths) => paths.length === 1);
    assert.deepEqual(rounds.items, [[same, saved], [saved]]);
    await watcher.close();
  });

  it('T-07: watches the folders of the site, and besides them once what its code imports from elsewhere', async () => {
    const root = temporaryFolder({ 'content/a.md': 'a', 'site/config.ts': '', 'limits.mjs': '', 'more.mjs': '' });
    const { started, start } = fakeWatchers();
    const files = ['content/a.md', 'site/config.ts', 'limits.mjs'].map((path) => join(root, path));
    const read = { since: Date.now(), files: new Set(files) };
    const watcher = watchProject(placesIn(root), quiet({}), { read, start });
    for (let time = 0; time < 2; time += 1) watcher.also([...files, join(root, 'more.mjs')]);
    const watched = started[0]?.paths.map((path) => projectPath(root, path));
    assert.deepEqual(watched, ['content', 'site', 'limits.mjs', 'more.mjs']);
    await watcher.close();
    // A rebuild may end after that.
    watcher.also([join(root, 'late.mjs')]);
    assert.equal(started[0]?.paths.length, 4);
  });

  it('T-08: watches anew what another file or folder has taken the place of, nothing else, and nothing once it is closed', async ({
    mock,
  }) => {
    mock.timers.enable({ apis: ['setInterval'] });
    const root = temporaryFolder({ 'content/a.md': 'a', 'limits.mjs': '' });
    const { started, start } = fakeWatchers();
    const watcher = watchProject(placesIn(root), quiet({}), { start });
    watcher.also([join(root, 'limits.mjs')]);
    const watched = () => started[0]?.paths.map((path) => projectPath(root, path));
    const replaceContent = () => {
      cpSync(join(root, 'content'), join(root, 'other'), { recursive: true });
      rmSync(join(root, 'content'), { recursive: true });
      renameSync(join(root, 'other'), join(root, 'content'));
      mock.timers.tick(500);
    };
    mock.timers.tick(500);
    assert.deepEqual(watched(), ['content', 'limits.mjs']);
    replaceContent();
    assert.deepEqual(watched(), ['content', 'limits.mjs', 'content']);
    await watcher.close();
    replaceContent();
    assert.deepEqual(watched(), ['content', 'limits.mjs', 'content']);
  });

  describe('T-04: at a second look into a folder', () => {
    /** A watcher of a site with two folders, the second of which is looked into last. */
    function lookedInto(context: TestContext, { isReady = true }: { readonly isReady?: boolean } = {}) {
      context.mock.timers.enable({ apis: ['setInterval'] });
      const root = temporaryFolder({
        'content/deep/a.md': 'a',
        'content/last/a.md': 'a',
        'content/real/b.md': 'b',
        'site/site.css': '',
        'redirects.yaml': '',
      });
      const at = (path: string) => join(root, 'content', path);
      const { started, start } = fakeWatchers();
      const told = gathering<string>();
      const tell = async (paths: readonly string[]) => {
        for (const path of paths) told.push(projectPath(at(''), path));
      };
      const watcher = watchProject(placesIn(root), quiet({ onChange: tell }), { start });
      const [fake] = started;
      assert.ok(fake);
      if (isReady) fake.emit('ready');
      fake.paths.length = 1;
      return {
        at,
        fake,
        told,
        watcher,
        /** Looks into both, of which so much is watched, and has settled when the second one's turn has come. */
        look: (deep: readonly string[]) =>
          new Promise<void>((resolve) => {
            const last = () => void resolve();
            fake.watched = {
              [at('deep')]: deep,
              get [at('last')]() {
                last();
                return undefined;
              },
            };
            for (const folder of ['deep', 'last']) fake.emit('all', 'addDir', at(folder));
            for (let time = 0; time < 2; time += 1) context.mock.timers.tick(500);
          }),
        added: () => {
          const added = fake.paths.slice(1).map((path) => projectPath(at(''), path));
          fake.paths.length = 1;
          return added.sort();
        },
      };
    }

    it('what is not watched yet is told of and watched, but for a link to nothing', async (context) => {
      const { at, told, watcher, look, added } = lookedInto(context);
      symlinkSync('nowhere', at('deep/broken'));
      symlinkSync('../real', at('deep/link'));
      await look([]);
      assert.deepEqual(added(), ['deep/a.md', 'deep/link']);
      for (const name of ['a.md', 'broken', 'link']) await told.until((path) => path === `deep/${name}`);
      await watcher.close();
    });

    it('nothing is told of that the watcher has not come to yet, on its first way through a large site', async (context) => {
      const { fake, told, watcher, look, added } = lookedInto(context, { isReady: false });
      let isLooked = false;
      const looked = look([]).then(() => {
        isLooked = true;
      });
      await sleep(50);
      assert.equal(isLooked, false);
      assert.deepEqual(added(), []);
      fake.emit('ready');
      context.mock.timers.tick(1_000);
      await looked;
      assert.deepEqual(added(), ['deep/a.md']);
      await told.until((path) => path === 'deep/a.md');
      await watcher.close();
    });

    // The reading of a folder that takes chokidar more than a second forgets what it was told of meanwhile.
    it('what is lost while many files come is told of and watched', async (context) => {
      const { at, fake, told, watcher, look, added } = lookedInto(context);
      await look(['a.md']);
      for (const name of ['lost.md', 'closed.md']) writeFileSync(at(`deep/${name}`), 'a');
      chmodSync(at('deep/closed.md'), 0o200);
      const ignored = fake.options['ignored'] as (path: string, stats: Stats) => boolean;
      ignored(at('deep/closed.md'), statSync(at('deep/closed.md')));
      fake.emit('all', 'add', at('deep/a.md'));
      for (let time = 0; time < 2; time += 1) context.mock.timers.tick(500);
      await told.until((path) => path === 'deep/lost.md');
      // chokidar passes over it, and would again.
      assert.deepEqual(added(), ['deep/lost.md']);
      await watcher.close();
    });

    it('a link that is known is left alone, until something else stands there', async (context) => {
      const { at, told, watcher, look, added } = lookedInto(context);
      symlinkSync('nowhere', at('deep/broken'));
      symlinkSync('../real', at('deep/link'));
      await look(['a.md']);
      assert.deepEqual(added(), ['deep/link']);
      await look(['a.md']);
      assert.deepEqual(added(), []);
      rmSync(at('deep/broken'));
      await look(['a.md']);
      writeFileSync(at('deep/broken'), 'a file');
      added();
      told.items.length = 0;
      await look(['a.md']);
      assert.deepEqual(added(), ['deep/broken']);
      await told.until((path) => path === 'deep/broken');
      await watcher.close();
    });

    it('nothing is watched once the watcher is closed', async (context) => {
      const { watcher, look, added } = lookedInto(context);
      const looked = look([]);
      await watcher.close();
      await looked;
      assert.deepEqual(added(), []);
    });
  });

  it('T-04: takes in what changes during a rebuild with another one, and the last state wins', async () => {
    const root = temporaryFolder({ 'content/a.md': '# A\n\nFirst.\n' });
    const path = join(root, 'content/a.md');
    const devSite = await openDevSite(root);
    const html = () => devSite.site().page(routeOf('a.md'))?.html ?? '';
    const { started, start } = fakeWatchers();
    const rounds = gathering<readonly string[]>();
    const done = gathering<string>();
    let atOnce = 0;
    let release = () => {};
    const watcher = watchProject(
      placesIn(root),
      quiet({
        async onChange(paths) {
          atOnce += 1;
          assert.equal(atOnce, 1);
          await devSite.change(paths);
          const seen = html();
          rounds.push(paths);
          if (rounds.items.length === 1) {
            await new Promise<void>((resolve) => {
              release = resolve;
            });
          }
          atOnce -= 1;
          done.push(seen);
        },
      }),
      { start },
    );
    const write = (text: string) => {
      writeFileSync(path, `# A\n\n${text}\n`);
      started[0]?.emit('all', 'change', path);
    };
    write('Second.');
    await rounds.until(() => true);
    write('Third.');
    write('Fourth.');
    started[0]?.emit('all', 'add', join(root, 'content/b.md'));
    // Its time to gather passes while the first round is still under way.
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(rounds.items.length, 1);
    release();
    assert.match(await done.until((seen) => !seen.includes('Second.')), /Fourth\./);
    assert.deepEqual(rounds.items[1], [path, join(root, 'content/b.md')]);
    assert.match(html(), /Fourth\./);
    devSite.close();
    await watcher.close();
  });

  it('T-04: goes on after a rebuild that has failed, with what changed meanwhile', async () => {
    const { started, start } = fakeWatchers();
    const rounds = gathering<readonly string[]>();
    const errors: string[] = [];
    let fail = () => {};
    const watcher = watchProject(
      placesIn('/p'),
      quiet({
        onChange(paths) {
          rounds.push(paths);
          if (rounds.items.length > 1) return Promise.resolve();
          return new Promise((_, reject) => {
            fail = () => reject(new Error('The disk is gone.'));
          });
        },
        onError: (error) => errors.push(error.message),
      }),
      { start },
    );
    started[0]?.emit('all', 'change', '/p/content/a.md');
    await rounds.until(() => true);
    started[0]?.emit('all', 'change', '/p/content/b.md');
    await new Promise((resolve) => setTimeout(resolve, 20));
    fail();
    await rounds.until(([path]) => path === '/p/content/b.md');
    assert.deepEqual(errors, ['The disk is gone.']);
    await watcher.close();
  });

  it('tells of nothing after it was closed, not even of what a rebuild under way has left', async () => {
    const { started, start } = fakeWatchers();
    const rounds = gathering<readonly string[]>();
    let release = () => {};
    const watcher = watchProject(
      placesIn('/p'),
      quiet({
        onChange(paths) {
          rounds.push(paths);
          return new Promise((resolve) => {
            release = resolve;
          });
        },
      }),
      { start },
    );
    started[0]?.emit('all', 'change', '/p/content/a.md');
    await rounds.until(() => true);
    started[0]?.emit('all', 'change', '/p/content/b.md');
    await watcher.close();
    release();
    await settle();
    assert.equal(rounds.items.length, 1);
  });

  for (const code of ['ENOSPC', 'EMFILE']) {
    it(`T-10: polls when the system watches no more files (${code}), says so once, and has everything read again`, async () => {
      const { started, start } = fakeWatchers();
      const rounds = gathering<readonly string[]>();
      const limits: unknown[] = [];
      const watcher = watchProject(
        placesIn('/p'),
        quiet({
          async onChange(paths) {
            rounds.push(paths);
          },
          onLimit: (error) => limits.push(error.code),
        }),
        { start },
      );
      const limit = Object.assign(new Error('no more'), { code });
      // Each folder fails by itself, some after the watcher was closed.
      started[0]?.emit('error', limit);
      started[0]?.emit('error', limit);
      assert.deepEqual(limits, [code]);
      assert.equal(started.length, 2);
      assert.equal(started[0]?.closed, true);
      assert.equal(started[0]?.options['usePolling'], undefined);
      assert.equal(started[1]?.options['usePolling'], true);
      started[1]?.emit('ready');
      await watcher.ready;
      const places = ['content', 'site', 'redirects.yaml'].map((name) => join('/p', name));
      assert.deepEqual(await rounds.until(() => true), places);
      started[1]?.emit('all', 'change', '/p/content/a.md');
      await rounds.until(([path]) => path === '/p/content/a.md');
      await watcher.close();
      assert.equal(started[1]?.closed, true);
    });
  }

  it('T-10: passes on other errors, and those of a watcher that polls', () => {
    const { started, start } = fakeWatchers();
    const errors: string[] = [];
    const onError = (error: Error) => errors.push(error.message);
    const errorOf = (message: string, code: string) => Object.assign(new Error(message), { code });
    watchProject(placesIn('/p'), quiet({ onError }), { start });
    started[0]?.emit('error', errorOf('refused', 'EACCES'));
    // Where a link leads in a circle, the site tells of it.
    started[0]?.emit('error', errorOf('circle', 'ELOOP'));
    watchProject(placesIn('/p'), quiet({ onError }), { start, poll: true });
    assert.equal(started[1]?.options['usePolling'], true);
    started[1]?.emit('error', errorOf('none left', 'ENOSPC'));
    assert.deepEqual(errors, ['refused', 'none left']);
    assert.equal(started.length, 2);
  });

  it('T-10: sees changes by polling as well', async () => {
    const { watcher, rounds, write } = await watching({ 'content/a.md': 'a' }, { poll: true });
    // A first look has to come before a change can be one.
    let text = 'a';
    const writing = setInterval(() => {
      text += 'a';
      write('content/a.md', text);
    }, 50);
    await rounds.until((paths) => paths.includes('content/a.md'));
    clearInterval(writing);
    write('content/new/b.md', 'b');
    await rounds.until((paths) => paths.includes('content/new/b.md'));
    await watcher.close();
  });

  it('T-11: tells of nothing but sources, in a plain folder that holds everything, and while a build writes into it', async () => {
    const { watcher, rounds, write, root } = await watching({ 'a.md': '# A\n', 'guides/b.md': '# B\n' }, {}, '');
    await build(requestOf(root, { cache: true }));
    for (const path of [
      '.git/index',
      'node_modules/x/index.md',
      'guides/node_modules/y/readme.md',
      '.a.md.swp',
      'guides/.b.md.swx',
      'a.md~',
      '#a.md#',
      'a.md___jb_tmp___',
      'dist/index.html',
      'dist.docsgen-stage-1/a.md',
    ]) {
      write(path, 'x');
      write(path, 'xy');
    }
    rmSync(join(root, 'a.md~'));
    // What came before is told before this.
    for (const name of ['guides/c.md', 'd.md']) {
      write(name, '# New\n');
      await rounds.until((paths) => paths.includes(name));
    }
    await watcher.close();
    const told = new Set(rounds.items.flat());
    assert.deepEqual([...told].sort(), ['d.md', 'guides/c.md']);
  });

  it('T-11: watches a plain folder whose own name is that of a hidden one', async () => {
    const above = temporaryFolder({ '.notes/a.md': '# A\n' });
    const { watcher, rounds, write } = await watching({}, {}, '', join(above, '.notes'));
    write('a.md', '# Changed\n');
    await rounds.until((paths) => paths.includes('a.md'));
    await watcher.close();
  });

  for (const places of [['site', 'redirects.yaml'], []]) {
    const without = places.length === 0 ? ', where other places are missing' : '';
    it(`T-04: tells of what has happened since the project was read, and of nothing else${without}`, async () => {
      const old = Object.fromEntries(Array.from({ length: 300 }, (_, page) => [`content/${page % 9}/${page}.md`, 'a']));
      const root = temporaryFolder({
        ...old,
        'content/changed.md': 'a',
        'content/deleted.md': 'a',
        'content/linked.md': 'a',
        'content/replaced.md': 'a',
        // Imported by the configuration.
        'package.json': '{}',
      });
      const elsewhere = temporaryFolder({ 'folder/older.md': 'a', 'replaced.md': 'older' });
      if (places.includes('site')) mkdirSync(join(root, 'site'));
      if (places.includes('redirects.yaml')) writeFiles(root, { 'redirects.yaml': '' });
      // Files are dated by a clock that is a tick behind.
      await new Promise((resolve) => setTimeout(resolve, 30));
      const files = new Set(walkFiles(root).files.map(({ absolutePath }) => absolutePath));
      const since = Date.now();
      await new Promise((resolve) => setTimeout(resolve, 30));
      writeFiles(root, { 'content/changed.md': 'b', 'content/new/c.md': 'c' });
      rmSync(join(root, 'content/deleted.md'));
      renameSync(join(elsewhere, 'folder'), join(root, 'content/moved'));
      renameSync(join(elsewhere, 'replaced.md'), join(root, 'content/replaced.md'));
      // A link is as new as itself, though what it leads to is older.
      rmSync(join(root, 'content/linked.md'));
      symlinkSync(join('0', '0.md'), join(root, 'content/linked.md'));
      const { watcher, rounds, write } = await watching({}, { read: { since, files } }, 'content', root);
      const told = () => new Set(rounds.items.flat());
      await rounds.until(() => told().size >= 6);
      write('content/0/0.md', 'last');
      await rounds.until((paths) => paths.includes('content/0/0.md'));
      assert.deepEqual([...told()].sort(), [
        'content/0/0.md',
        'content/changed.md',
        'content/deleted.md',
        'content/linked.md',
        'content/moved/older.md',
        'content/new/c.md',
        'content/replaced.md',
      ]);
      write('site/config.ts', '');
      await rounds.until((paths) => paths.includes('site/config.ts'));
      write('package.json', '{"version": "2"}');
      await rounds.until((paths) => paths.includes('package.json'));
      write('redirects.yaml', '/a/: /b/');
      await rounds.until((paths) => paths.includes('redirects.yaml'));
      await watcher.close();
    });
  }

  for (const poll of [false, true]) {
    it(`T-07: watches what the site’s code has come to import from elsewhere${poll ? ', by polling' : ''}`, async () => {
      const root = temporaryFolder({ 'content/a.md': 'a', 'limits.mjs': '', 'node_modules/a/a.js': '' });
      const read = { since: Date.now() + 1_000, files: new Set([join(root, 'content/a.md')]) };
      const { watcher, rounds, write } = await watching({}, { read, poll }, 'content', root);
      write('limits.mjs', '1');
      const files = ['content/a.md', 'limits.mjs', 'node_modules/a/a.js'].map((path) => join(root, path));
      watcher.also(files);
      watcher.also(files);
      let time = 0;
      const isSeen = () => {
        if (rounds.items.flat().includes('limits.mjs')) return true;
        write('limits.mjs', `${time++}`);
        return false;
      };
      await eventually(isSeen, 'limits.mjs is not told of');
      write('node_modules/a/a.js', 'more');
      write('content/a.md', 'more');
      await rounds.until((paths) => paths.includes('content/a.md'));
      assert.deepEqual([...new Set(rounds.items.flat())].sort(), ['content/a.md', 'limits.mjs']);
      await watcher.close();
    });
  }

  for (const poll of [false, true]) {
    it(`T-08: watches files that are shown from elsewhere${poll ? ', by polling' : ''}, and tells of no change that was none`, async () => {
      const root = temporaryFolder({ 'content/a.md': 'a', 'src/a.ts': 'a', 'src/late.ts': 'a' });
      await sleep(20);
      const read = { since: Date.now(), files: new Set([join(root, 'content/a.md')]) };
      const shown = new Set<string>();
      const { watcher, rounds, write } = await watching({}, { more: () => shown, poll, read }, 'content', root);
      const tells = async (path: string) => {
        rounds.items.length = 0;
        write(path, `${path} again`);
        await rounds.until((paths) => paths.includes(path));
      };
      // Written after the page was made, and before anybody watches.
      for (const path of ['src/a.ts', 'src/late.ts', 'src/none.ts']) shown.add(join(root, path));
      await tells('src/late.ts');
      assert.ok(!rounds.items.flat().includes('src/a.ts'));
      for (const path of ['src/a.ts', 'src/late.ts', 'src/none.ts']) await tells(path);
      rmSync(join(root, 'src/a.ts'));
      await rounds.until((paths) => paths.includes('src/a.ts'));
      await watcher.close();
    });
  }

  for (const poll of [false, true]) {
    it(`T-06: tells of a package that comes${poll ? ', by polling' : ''}`, async () => {
      const root = temporaryFolder({ 'content/a.md': 'a', 'node_modules/a/package.json': '{}' });
      const late = ['node_modules/late/package.json', 'node_modules/@b/b/package.json'];
      const read = {
        since: Date.now() + 1_000,
        files: new Set(['content/a.md', late[0] ?? ''].map((path) => join(root, path))),
      };
      const { watcher, rounds, write } = await watching({}, { read, poll }, 'content', root);
      watcher.also(late.map((path) => join(root, path)));
      for (const path of late) {
        write(path, '{}');
        await rounds.until((paths) => paths.includes(path));
      }
      await watcher.close();
    });
  }

  it('outlives a link that leads to itself', async () => {
    const { watcher, rounds, write, root } = await watching({ 'content/a.md': 'a' });
    writeFileSync(join(root, 'content/loop'), '');
    await rounds.until((paths) => paths.includes('content/loop'));
    symlinkSync('loop.tmp', join(root, 'content/loop.tmp'));
    renameSync(join(root, 'content/loop.tmp'), join(root, 'content/loop'));
    write('content/a.md', 'more');
    await rounds.until((paths) => paths.includes('content/a.md'));
    await watcher.close();
  });
});

/** Starts watchers that do something right before they watch a path. */
const startedWith =
  (beforeWatch: (path: string) => void): typeof watch =>
  (paths, options) => {
    const watcher = watch(paths, options);
    const handler = watcher._nodeFsHandler;
    const watchPath = handler._watchWithNodeFs.bind(handler);
    handler._watchWithNodeFs = (path, listener) => {
      beforeWatch(path);
      return watchPath(path, listener);
    };
    return watcher;
  };

/** Watches files in a folder of their own; paths are relative to it. */
async function watching(
  files: Readonly<Record<string, string>>,
  options: WatchOptions = {},
  content = 'content',
  root = temporaryFolder(files),
) {
  const rounds = gathering<readonly string[]>();
  const watcher = watchProject(
    placesIn(root, join(root, content)),
    quiet({
      async onChange(paths) {
        rounds.push(paths.map((path) => projectPath(root, path)));
      },
      onError: () => {},
    }),
    options,
  );
  await watcher.ready;
  return { root, watcher, rounds, write: (path: string, text: string) => writeFiles(root, { [path]: text }) };
}
