import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { gitMoves } from '../../../src/system/git/gitMoves.ts';
import { commitIn } from '../../commitIn.ts';
import { temporaryFolder, writeFiles } from '../../temporaryFolder.ts';

const text = (name: string) =>
  `# ${name}\n\n${Array.from({ length: 20 }, (_, line) => `${name} ${line}\n`).join('\n')}`;

/** A repository with some pages, all of them committed. */
function createRepository() {
  const folder = temporaryFolder({
    'content/a.md': text('a'),
    'content/b c.md': text('b'),
    'content/é.md': text('é'),
    'other.md': text('other'),
  });
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  git('init', '-q', '-b', 'main');
  const commit = (date = new Date().toISOString()) => {
    git('add', '-A');
    commitIn(folder, date);
  };
  commit();
  mkdirSync(join(folder, 'content/new'));
  return {
    folder,
    git,
    commit,
    moves: () => Object.fromEntries(gitMoves(join(folder, 'content'))),
    move: (from: string, to: string) => renameSync(join(folder, 'content', from), join(folder, 'content', to)),
  };
}

describe('gitMoves', () => {
  it('knows what has moved since the last commit, by git or by any other program', () => {
    const { folder, git, move, moves } = createRepository();
    assert.deepEqual(moves(), {});
    git('mv', 'content/a.md', 'content/new/a.md');
    move('b c.md', 'new/b d.md');
    move('é.md', 'new/ö.md');
    writeFiles(folder, { 'content/new/b d.md': text('b').replace('# b', '# Another title') });
    assert.deepEqual(moves(), { 'a.md': 'new/a.md', 'b c.md': 'new/b d.md', 'é.md': 'new/ö.md' });
  });

  it('leaves index and objects of the repository as they are, and no file of its own', (context) => {
    const { folder, git, move, moves } = createRepository();
    move('a.md', 'new/a.md');
    const temporary = temporaryFolder();
    const { TMPDIR = '' } = process.env;
    context.after(() => Object.assign(process.env, { TMPDIR }));
    process.env.TMPDIR = temporary;
    const state = () => [
      git('status', '--porcelain', '--untracked-files=all'),
      readdirSync(join(folder, '.git/objects'), { recursive: true }).sort(),
    ];
    const before = state();
    moves();
    assert.deepEqual(state(), before);
    assert.deepEqual(readdirSync(temporary), []);
    assert.match(String(before[0]), /\?\? content\/new\/a\.md/);
  });

  it('runs no hook of the repository, and leaves no part of an index in it', () => {
    const { folder, git, move, moves } = createRepository();
    move('a.md', 'new/a.md');
    git('config', 'core.splitIndex', 'true');
    writeFiles(folder, { '.git/hooks/post-index-change': '#!/bin/sh\necho run > "$(dirname "$0")/ran"\n' });
    chmodSync(join(folder, '.git/hooks/post-index-change'), 0o755);
    assert.deepEqual(moves(), { 'a.md': 'new/a.md' });
    assert.equal(existsSync(join(folder, '.git/hooks/ran')), false);
    assert.deepEqual(
      readdirSync(join(folder, '.git')).filter((name) => name.startsWith('sharedindex')),
      [],
    );
  });

  it('knows them in a folder whose name git would read as two', { skip: process.platform === 'win32' }, () => {
    const { folder, move } = createRepository();
    move('a.md', 'new/a.md');
    const odd = join(temporaryFolder({}), 'a:b');
    renameSync(folder, odd);
    assert.deepEqual(Object.fromEntries(gitMoves(join(odd, 'content'))), { 'a.md': 'new/a.md' });
  });

  it('knows what is committed where no temporary file can be', { skip: process.platform === 'win32' }, (context) => {
    const { folder, move, commit, moves } = createRepository();
    move('a.md', 'new/a.md');
    commit();
    const { TMPDIR = '' } = process.env;
    context.after(() => Object.assign(process.env, { TMPDIR }));
    process.env.TMPDIR = join(folder, 'none');
    assert.deepEqual(moves(), { 'a.md': 'new/a.md' });
  });

  it('knows what the last commits have moved, and where that is after a second move', () => {
    const { move, commit, moves } = createRepository();
    move('a.md', 'new/a.md');
    commit();
    move('new/a.md', 'new/z.md');
    move('b c.md', 'new/b.md');
    commit();
    move('new/b.md', 'b.md');
    assert.deepEqual(moves(), { 'a.md': 'new/z.md', 'new/a.md': 'new/z.md', 'b c.md': 'b.md', 'new/b.md': 'b.md' });
  });

  it('takes the last move of a name that two files have had', () => {
    const { folder, move, commit, moves } = createRepository();
    move('a.md', 'new/a.md');
    commit();
    writeFiles(folder, { 'content/a.md': text('again') });
    commit();
    move('a.md', 'new/again.md');
    commit();
    assert.deepEqual(moves(), { 'a.md': 'new/again.md' });
  });

  it('takes no name that git has not said to its end, where it took too long', {
    skip: process.platform === 'win32',
  }, (context) => {
    const { folder, moves } = createRepository();
    writeFiles(folder, { 'bin/git': "#!/bin/sh\nprintf 'R100\\0a.md\\0new/a.md\\0R100\\0b.md\\0new/b'\n" });
    chmodSync(join(folder, 'bin/git'), 0o755);
    const { PATH = '' } = process.env;
    context.after(() => Object.assign(process.env, { PATH }));
    process.env.PATH = `${join(folder, 'bin')}:${PATH}`;
    assert.deepEqual(moves(), { 'a.md': 'new/a.md' });
  });

  it('names no file that has come back to where it was', () => {
    const { move, commit, moves } = createRepository();
    move('a.md', 'new/a.md');
    commit();
    move('new/a.md', 'a.md');
    assert.deepEqual(moves(), { 'new/a.md': 'a.md' });
  });

  it('forgets what moved long ago, and takes no new file for one that is gone', () => {
    const { folder, move, commit, moves } = createRepository();
    move('a.md', 'new/a.md');
    commit('2020-01-01T00:00:00Z');
    rmSync(join(folder, 'content/b c.md'));
    // Of one pattern, with two of three lines the same.
    const half = text('b')
      .split('\n')
      .map((line, index) => (index % 6 === 4 ? `x ${index}` : line));
    writeFiles(folder, { 'content/new/b c.md': half.join('\n') });
    assert.deepEqual(moves(), {});
  });

  it('knows nothing outside of repositories', () => {
    assert.equal(gitMoves(temporaryFolder({ 'a.md': 'a' })).size, 0);
  });
});
