import assert from 'node:assert/strict';
import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { gitState, missingGitDir, repositoryFolder } from '../../../src/system/git/gitState.ts';
import { asOrdinaryUser } from '../../asOrdinaryUser.ts';
import { temporaryFolder, writeFiles } from '../../temporaryFolder.ts';

const ONE = 'a'.repeat(40);
const TWO = 'b'.repeat(40);

describe('gitState', () => {
  it('is the commit of the branch, from below the repository too', () => {
    const folder = temporaryFolder({
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.git/refs/heads/main': `${ONE}\n`,
      'content/a.md': '',
    });
    assert.equal(gitState(folder), ONE);
    assert.equal(gitState(join(folder, 'content')), ONE);
  });

  it('is unknown where the repository, or what is in it, may not be read', {
    skip: process.platform === 'win32',
  }, () => {
    const folder = temporaryFolder({ '.git/HEAD': `${ONE}\n` });
    chmodSync(folder, 0o755);
    chmodSync(join(folder, '.git/HEAD'), 0);
    assert.equal(
      asOrdinaryUser(() => gitState(folder)),
      undefined,
    );
  });

  it('is that of the repository to which a link leads', () => {
    const folder = temporaryFolder({
      'one/.git/HEAD': `${ONE}\n`,
      'two/.git/HEAD': `${TWO}\n`,
      'two/content/a.md': '',
    });
    symlinkSync('../two/content', join(folder, 'one/content'));
    assert.equal(gitState(join(folder, 'one/content')), TWO);
  });

  it('is the commit itself where no branch is checked out', () => {
    assert.equal(gitState(temporaryFolder({ '.git/HEAD': `${ONE}\n` })), ONE);
  });

  it('is found among packed refs, where the loose one is newer', () => {
    const packed = `# pack-refs with: peeled\n${TWO} refs/heads/domain\n${ONE} refs/heads/main\n^${TWO}\n`;
    const folder = temporaryFolder({ '.git/HEAD': 'ref: refs/heads/main\n', '.git/packed-refs': packed });
    assert.equal(gitState(folder), ONE);
    writeFiles(folder, { '.git/refs/heads/main': TWO });
    assert.equal(gitState(folder), TWO);
  });

  it('follows the file that worktrees have', () => {
    const folder = temporaryFolder({
      'repo/.git/worktrees/w/HEAD': 'ref: refs/heads/main\n',
      'repo/.git/worktrees/w/commondir': '../..\n',
      'repo/.git/refs/heads/main': ONE,
      'tree/.git': 'gitdir: ../repo/.git/worktrees/w\n',
    });
    assert.equal(gitState(join(folder, 'tree')), ONE);
    // As git writes it, and as other tools that share a repository do.
    writeFiles(folder, {
      'other/.git': `gitdir: ${join(folder, 'repo/.git/worktrees/w')}\n`,
      'repo/.git/worktrees/w/commondir': `${join(folder, 'repo/.git')}\n`,
    });
    assert.equal(gitState(join(folder, 'other')), ONE);
  });

  it('looks past a `.git` folder without a repository in it, as git does', () => {
    const folder = temporaryFolder({ '.git/HEAD': ONE, 'docs/.git/info/exclude': '' });
    assert.equal(gitState(join(folder, 'docs')), ONE);
  });

  it('changes when a shallow clone is deepened', () => {
    const folder = temporaryFolder({ '.git/HEAD': ONE, '.git/shallow': `${TWO}\n` });
    const before = gitState(folder);
    writeFiles(folder, { '.git/shallow': `${ONE}\n` });
    assert.notEqual(gitState(folder), before);
  });

  it('changes with the list of reftables', () => {
    const folder = temporaryFolder({ '.git/HEAD': 'ref: refs/heads/.invalid\n', '.git/reftable/tables.list': '1.ref' });
    assert.equal(gitState(folder), '1.ref');
  });

  it('is undefined before the first commit', () => {
    assert.equal(gitState(temporaryFolder({ '.git/HEAD': 'ref: refs/heads/main\n' })), undefined);
  });
});

describe('repositoryFolder', () => {
  const folder = temporaryFolder({ '.git/HEAD': ONE, 'docs/content/a.md': '' });

  it('is the nearest folder with a repository', () => {
    assert.equal(repositoryFolder(join(folder, 'docs/content')), folder);
    assert.equal(repositoryFolder(folder), folder);
  });

  it('is undefined outside of repositories', () => assert.equal(repositoryFolder('/'), undefined));
});

describe('missingGitDir', () => {
  it('is where nothing is of what the file of a submodule names', () => {
    const folder = temporaryFolder({ 'docs/.git': 'gitdir: ../.git/modules/docs\n', 'docs/content/a.md': '' });
    assert.equal(missingGitDir(join(folder, 'docs/content')), join(folder, '.git/modules/docs'));
    writeFiles(folder, { '.git/modules/docs/HEAD': ONE });
    assert.equal(missingGitDir(join(folder, 'docs/content')), undefined);
  });

  it('is undefined outside of repositories', () => assert.equal(missingGitDir('/'), undefined));
});
