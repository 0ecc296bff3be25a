import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type GitHistory, startGitDates } from '../../../src/system/git/gitDates.ts';
import { commitIn } from '../../commitIn.ts';
import { meanwhile } from '../../meanwhile.ts';
import { temporaryFolder, writeFiles } from '../../temporaryFolder.ts';
import { withoutFreeFiles } from '../withoutFreeFiles.ts';

/** A repository whose commits are made by `commit`, with a date each. */
function createRepository(folder = temporaryFolder()) {
  const git = (...args: readonly string[]) =>
    execFileSync(
      'git',
      ['-C', folder, '-c', 'user.name=n', '-c', 'user.email=e@x', '-c', 'commit.gpgsign=false', ...args],
      { encoding: 'utf8', stdio: 'pipe' },
    );
  git('init', '-q', '-b', 'main');
  return {
    folder,
    git,
    commit(date: string, files: Readonly<Record<string, string>>) {
      writeFiles(folder, files);
      git('add', '-A');
      commitIn(folder, date);
    },
  };
}

const datesOf = async (folder: string, paths: readonly string[], note = join(temporaryFolder(), 'note.json')) => {
  const { dates } = await startGitDates(join(folder, 'content'), note).datesOf(paths);
  return Object.fromEntries(paths.flatMap((path) => (dates.has(path) ? [[path, dates.get(path)]] : [])));
};

describe('the dates of files', () => {
  it('are those of their last commits, in UTC, by path below the folder', async () => {
    const { folder, commit } = createRepository();
    commit('2024-01-01T10:00:00+02:00', {
      'content/a.md': '1',
      'content/deep/b c.md': '1',
      'content/é.md': '1',
      'other.md': '1',
    });
    commit('2024-02-01T00:00:00Z', { 'content/deep/b c.md': '2', 'other.md': '2' });
    assert.deepEqual(await datesOf(folder, ['a.md', 'deep/b c.md', 'é.md', 'new.md', 'other.md']), {
      'a.md': '2024-01-01T08:00:00.000Z',
      'deep/b c.md': '2024-02-01T00:00:00.000Z',
      'é.md': '2024-01-01T08:00:00.000Z',
    });
  });

  it('O-04: are known also where they cannot be kept for the next run', async () => {
    const { folder, commit } = createRepository();
    commit('2024-01-01T00:00:00Z', { 'content/a.md': '1' });
    const note = join(folder, 'content/a.md/inner/note.json');
    assert.deepEqual(await datesOf(folder, ['a.md'], note), { 'a.md': '2024-01-01T00:00:00.000Z' });
  });

  it('are the same whatever a repository sets for its log', async () => {
    const { folder, git, commit } = createRepository();
    commit('2024-01-01T00:00:00Z', { 'content/a.md': '1' });
    for (const setting of ['log.showRoot=false', 'log.showSignature=true']) git('config', ...setting.split('='));
    assert.deepEqual(await datesOf(folder, ['a.md']), { 'a.md': '2024-01-01T00:00:00.000Z' });
  });

  it('come with the authors of these commits where they are asked for, also in a later run', async () => {
    const { folder, commit } = createRepository();
    commit('2024-01-01T00:00:00Z', { 'content/a.md': '1', 'content/b c.md': '1', '.mailmap': 'Ada <a@x>\n' });
    writeFiles(folder, { 'content/a.md': '2' });
    commitIn(folder, '2024-02-01T00:00:00Z', '-a', '--author', 'ada <a@x>');
    const note = join(temporaryFolder(), 'note.json');
    const authorsOf = async (withAuthors: boolean) => {
      const { authors } = await startGitDates(join(folder, 'content'), note, { withAuthors }).datesOf([
        'a.md',
        'b c.md',
      ]);
      return authors && Object.fromEntries(authors);
    };
    assert.equal(await authorsOf(false), undefined);
    // What was kept for the next run has none.
    for (const _ of ['read', 'kept']) assert.deepEqual(await authorsOf(true), { 'a.md': 'Ada', 'b c.md': 'n' });
    // What was kept has them.
    assert.equal(await authorsOf(false), undefined);
  });

  it('come with other authors as soon as `.mailmap` says so', async () => {
    const { folder, commit } = createRepository();
    commit('2024-01-01T00:00:00Z', { 'content/a.md': '1' });
    const note = join(temporaryFolder(), 'note.json');
    const author = async () => {
      const { authors } = await startGitDates(join(folder, 'content'), note, { withAuthors: true }).datesOf(['a.md']);
      return authors?.get('a.md');
    };
    assert.equal(await author(), 'n');
    for (const name of ['Ada', 'Ada Lovelace']) {
      writeFiles(folder, { '.mailmap': `${name} <e@x>\n` });
      for (const _ of ['read', 'kept']) assert.equal(await author(), name);
    }
  });

  it('are unknown where git refuses, which is told, and are asked for again', async () => {
    const { folder, git, commit } = createRepository();
    commit('2024-01-01T00:00:00Z', { 'content/a.md': '1' });
    const note = join(temporaryFolder(), 'note.json');
    const read = () => startGitDates(join(folder, 'content'), note).datesOf(['a.md']);
    git('config', 'core.repositoryFormatVersion', '99');
    const { dates, undated } = await read();
    assert.equal(dates.size, 0);
    assert.match(undated.fault ?? '', /^fatal: .*99/);
    git('config', '-f', '.git/config', 'core.repositoryFormatVersion', '0');
    assert.deepEqual(await read(), { dates: new Map([['a.md', '2024-01-01T00:00:00.000Z']]), undated: {} });
  });

  it('are unknown at the edge of a shallow clone, and known within it', async () => {
    const { folder, commit } = createRepository();
    commit('2024-01-01T00:00:00Z', { 'content/old.md': '1' });
    commit('2024-02-01T00:00:00Z', { 'content/edge.md': '1' });
    commit('2024-03-01T00:00:00Z', { 'content/new.md': '1' });
    const clone = join(temporaryFolder(), 'clone');
    execFileSync('git', ['clone', '-q', '--depth', '2', `file://${folder}`, clone]);
    const paths = ['old.md', 'edge.md', 'new.md'];
    assert.deepEqual(await datesOf(clone, paths), { 'new.md': '2024-03-01T00:00:00.000Z' });
    assert.equal(Object.keys(await datesOf(folder, paths)).length, 3);
  });

  it('are counted where a shallow clone hides them, and not where git knows no file', async () => {
    const { folder, commit } = createRepository();
    commit('2024-01-01T00:00:00Z', { 'content/old.md': '1', 'content/edge.md': '1' });
    commit('2024-02-01T00:00:00Z', { 'content/new.md': '1' });
    const clone = join(temporaryFolder(), 'clone');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}`, clone]);
    const note = join(temporaryFolder(), 'note.json');
    const undatedIn = async (repository: string, noteFile: string) =>
      (await startGitDates(join(repository, 'content'), noteFile).datesOf(['old.md', 'new.md', 'unknown.md'])).undated;
    for (const _ of ['read', 'noted']) assert.deepEqual(await undatedIn(clone, note), { beyond: 2 });
    assert.deepEqual(await undatedIn(folder, join(temporaryFolder(), 'note.json')), {});
  });

  it('are none outside of a repository, and before the first commit', async () => {
    const plain = temporaryFolder({ 'content/a.md': '' });
    // Temporary folders may lie in a repository of somebody's; this one is a repository without a commit.
    createRepository(plain);
    assert.deepEqual(await datesOf(plain, ['a.md']), {});
  });

  it('are unknown in a worktree or submodule whose repository is missing, as in containers, which is told', async () => {
    const folder = temporaryFolder({ '.git': 'gitdir: /none/such\n', 'content/a.md': '' });
    const { dates, undated } = await startGitDates(join(folder, 'content'), join(folder, 'note.json')).datesOf([
      'a.md',
    ]);
    assert.equal(dates.size, 0);
    assert.equal(undated.fault, 'there is no repository at `/none/such`, where `.git` says it is');
  });

  it('are kept for the next build, and asked anew after a commit', async () => {
    const { folder, commit, git } = createRepository();
    const note = join(temporaryFolder(), 'note.json');
    commit('2024-01-01T00:00:00Z', { 'content/a.md': '1', 'content/b.md': '1' });
    assert.deepEqual(Object.keys(await datesOf(folder, ['a.md'], note)), ['a.md']);
    git('config', 'core.repositoryFormatVersion', '99');
    // Git would refuse to read this repository now: the note answers, for what it holds.
    assert.deepEqual(Object.keys(await datesOf(folder, ['a.md'], note)), ['a.md']);
    git('config', '--file', join(folder, '.git/config'), 'core.repositoryFormatVersion', '0');
    commit('2024-02-01T00:00:00Z', { 'content/a.md': '2' });
    assert.equal((await datesOf(folder, ['a.md'], note))['a.md'], '2024-02-01T00:00:00.000Z');
  });

  it('are not kept as those of a commit that is left before git reads its log', async (context) => {
    const { folder, git, commit } = createRepository();
    const note = join(folder, 'note.json');
    commit('2024-01-01T00:00:00Z', { 'content/a.md': '1' });
    const isAsked = (path: string) => path === join(realpathSync(folder), '.git/refs/heads/main');
    meanwhile('readFileSync', { isAsked, act: () => commit('2024-02-01T00:00:00Z', { 'content/a.md': '2' }) }, context);
    assert.deepEqual(await datesOf(folder, ['a.md'], note), { 'a.md': '2024-02-01T00:00:00.000Z' });
    git('reset', '--hard', 'HEAD~');
    assert.deepEqual(await datesOf(folder, ['a.md'], note), { 'a.md': '2024-01-01T00:00:00.000Z' });
  });

  it('survive a damaged note', async () => {
    const { folder, commit } = createRepository();
    commit('2024-01-01T00:00:00Z', { 'content/a.md': '1' });
    const note = join(temporaryFolder({ 'note.json': '{' }), 'note.json');
    assert.deepEqual(Object.keys(await datesOf(folder, ['a.md'], note)), ['a.md']);
  });

  it('do not follow a repository that a hook names in the environment', async () => {
    const { folder, commit } = createRepository();
    commit('2024-01-01T00:00:00Z', { 'content/a.md': '1' });
    process.env.GIT_DIR = '/nowhere';
    try {
      assert.deepEqual(Object.keys(await datesOf(folder, ['a.md'])), ['a.md']);
    } finally {
      delete process.env.GIT_DIR;
    }
  });

  it('do not follow a repository whose objects a hook names', async () => {
    const { folder, commit } = createRepository();
    commit('2024-01-01T00:00:00Z', { 'content/a.md': '1' });
    for (const name of ['GIT_OBJECT_DIRECTORY', 'GIT_COMMON_DIR']) {
      process.env[name] = '/nowhere';
      try {
        assert.deepEqual(Object.keys(await datesOf(folder, ['a.md'])), ['a.md'], name);
      } finally {
        delete process.env[name];
      }
    }
  });

  it('O-16: are unknown where this process may open no more files, which is told', () => {
    const { folder, commit } = createRepository();
    commit('2024-01-01T00:00:00Z', { 'content/a.md': '1' });
    const url = new URL('../../../src/system/git/gitDates.ts', import.meta.url);
    // git's state is read from files: one is free for that, and none for pipes.
    const asked = `(closeSync(open.pop()), startGitDates(${JSON.stringify(folder)}, '/nowhere/note').datesOf(['content/a.md']))`;
    const { undated } = withoutFreeFiles(url, ['startGitDates'], asked) as GitHistory;
    assert.match(undated.fault ?? '', /EMFILE/);
  });
});
