import assert from 'node:assert/strict';
import { mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { watch } from 'chokidar';
import { createClosedFiles } from '../../../src/dev/watch/closedFiles.ts';
import { createPlaceBirths } from '../../../src/dev/watch/placeBirths.ts';
import {
  endWatcher,
  startWatcher,
  type WatchedPlaces,
  type WatcherOptions,
} from '../../../src/dev/watch/startWatcher.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { fakeWatchers } from './fakeWatchers.ts';

/** A watcher of a project's content, site and redirects, that a test speaks for, and what it tells of. */
function watching(root: string, { read, ...options }: Partial<WatcherOptions> & Pick<WatchedPlaces, 'read'>) {
  const { started, start } = fakeWatchers();
  const told: string[] = [];
  const noted: string[] = [];
  const contentDir = join(root, 'content');
  const places = [contentDir, join(root, 'site'), join(root, 'redirects.yaml'), join(contentDir, 'site')];
  startWatcher(
    {
      contentDir,
      places,
      births: createPlaceBirths(places),
      links: new Set(),
      closed: createClosedFiles(),
      secondLooks: {
        noteFolder: (path) => noted.push(path.slice(root.length + 1)),
        noteFile: (path) => noted.push(path.slice(root.length + 1)),
        noteChange: (path) => noted.push(`change ${path.slice(root.length + 1)}`),
      },
      isIgnored: () => false,
      read,
    },
    {
      start,
      pollMs: undefined,
      onSeen: (path) => told.push(`seen ${path.slice(root.length + 1)}`),
      isAsRead: () => false,
      onMissing: (path) => told.push(`missing ${path.slice(root.length + 1)}`),
      onReady: () => told.push('ready'),
      ...options,
    },
  );
  const [watcher] = started;
  assert.ok(watcher);
  const tell = (event: string, path: string) =>
    watcher.emit('all', event, join(root, path), statSync(join(root, path), { throwIfNoEntry: false }));
  return { watcher, told, noted, tell };
}

describe('startWatcher', () => {
  it('T-06: watches what is missing once all else is known, so that its coming is seen at once', () => {
    const root = temporaryFolder({ 'content/a.md': 'a' });
    const { watcher } = watching(root, { read: undefined });
    const watched = () => watcher.paths.map((path) => path.slice(root.length + 1));
    assert.deepEqual(watched(), ['content']);
    watcher.emit('ready');
    assert.deepEqual(watched(), ['content', 'site', 'redirects.yaml']);
  });

  it('tells of files that were read and are gone, and then that it is ready', () => {
    const root = temporaryFolder({ 'content/a.md': 'a' });
    const read = new Set([join(root, 'content/a.md'), join(root, 'content/b.md')]);
    const { watcher, told } = watching(root, { read });
    watcher.emit('ready');
    assert.deepEqual(told, ['missing content/b.md', 'ready']);
  });

  it('tells of files that are not as they were read, and of a change of any', () => {
    const root = temporaryFolder({ 'content/a.md': 'a' });
    const asRead = join(root, 'content/a.md');
    const { told, tell } = watching(root, { read: new Set(), isAsRead: (path) => path === asRead });
    tell('add', 'content/a.md');
    tell('add', 'content/b.md');
    tell('change', 'content/a.md');
    assert.deepEqual(told, ['seen content/b.md', 'seen content/a.md']);
  });

  it('tells of no folder alone, but of a link to one that comes later', () => {
    const root = temporaryFolder({ 'content/a.md': 'a', 'elsewhere/b.md': 'b' });
    mkdirSync(join(root, 'content/new'));
    symlinkSync(join(root, 'elsewhere'), join(root, 'content/link'), 'junction');
    const { watcher, told, tell } = watching(root, { read: undefined });
    tell('addDir', 'content/link');
    watcher.emit('ready');
    tell('addDir', 'content/new');
    tell('addDir', 'content/link');
    assert.deepEqual(told, ['ready', 'seen content/link']);
  });

  for (const [pollMs, files] of [
    [undefined, []],
    [300, ['content/a.md']],
  ] as const) {
    it(`has folders looked at once more${pollMs === undefined ? '' : ', and by polling files, too'}`, () => {
      const root = temporaryFolder({ 'content/a.md': 'a' });
      const { noted, tell } = watching(root, { read: new Set(), pollMs });
      tell('addDir', 'content');
      tell('add', 'content/a.md');
      tell('change', 'content/a.md');
      assert.deepEqual(noted, ['content', ...files, 'change content/a.md', 'change content/a.md']);
    });
  }

  it('looks again and again only where it is asked to', () => {
    const root = temporaryFolder({ 'content/a.md': 'a' });
    const optionsOf = ({ watcher }: ReturnType<typeof watching>) => {
      const { usePolling, interval, ignoreInitial } = watcher.options;
      return { usePolling, interval, ignoreInitial };
    };
    const alone = { usePolling: undefined, interval: undefined, ignoreInitial: true };
    assert.deepEqual(optionsOf(watching(root, { read: undefined })), alone);
    const polling = { usePolling: true, interval: 300, ignoreInitial: false };
    assert.deepEqual(optionsOf(watching(root, { read: new Set(), pollMs: 300 })), polling);
  });
});

describe('endWatcher', () => {
  it('ends one at its first reading, whatever happens to the folder', async () => {
    const root = temporaryFolder({ 'content/a.md': 'a', 'content/b/c.md': 'c' });
    const watcher = watch(root);
    const ended = endWatcher(watcher);
    rmSync(root, { recursive: true, force: true });
    await ended;
    assert.equal(watcher.closed, true);
    // Nobody listens to it but this: what it still has to say would end the process.
    assert.equal(watcher.listenerCount('error'), 1);
  });
});
