import { execFileSync } from 'node:child_process';

/** Commits in a repository as nobody in particular, with dates of its own; further arguments are those of `git commit`. */
export function commitIn(folder: string, date: string, ...args: readonly string[]): void {
  const settings = ['user.name=n', 'user.email=e@x', 'commit.gpgsign=false'].flatMap((setting) => ['-c', setting]);
  execFileSync('git', ['-C', folder, ...settings, 'commit', '-q', '-m', 'm', ...args], {
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z' },
  });
}
