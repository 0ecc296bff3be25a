import { devNull } from 'node:os';

/**
 * Settings before git's command that keep a user's or a repository's own from having a say: no pager, hook or monitor is
 * run, no signature is shown, the first commit has its files, and no part of an index stays in the repository.
 */
export const GIT_SETTINGS: readonly string[] = [
  '--no-pager',
  ...[
    'core.fsmonitor=false',
    `core.hooksPath=${devNull}`,
    'core.splitIndex=false',
    'log.showSignature=false',
    'log.showRoot=true',
  ].flatMap((setting) => ['-c', setting]),
];

/** The environment for a git that reads the repository of a folder: a hook's names its own repository and index. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...environment } = process.env;
  return { ...environment, GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' };
}
