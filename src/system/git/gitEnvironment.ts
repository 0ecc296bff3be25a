import { devNull } from 'node:os';

/**
 * Settings before git's command that keep a user's or a repository's own from having a say: no pager, hook or monitor
 * is run, no signature is shown, the first commit has its files, and no part of an index stays in the repository.
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

/** What names a repository or its parts; `git rev-parse --local-env-vars` lists them, and settings, which stay. */
const OF_REPOSITORY = new Set([
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_DIR',
  'GIT_GRAFT_FILE',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_SHALLOW_FILE',
  'GIT_WORK_TREE',
]);

/** The environment for a git that reads the repository of a folder: that of a hook names its own repository. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const environment = Object.entries(process.env).filter(([name]) => !OF_REPOSITORY.has(name));
  return {
    ...Object.fromEntries(environment),
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
  };
}
