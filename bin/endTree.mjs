import { spawnSync } from 'node:child_process';

/** Ends a process with all that it has started, without asking. Where no program lists processes, it ends alone. */
export function endTree(pid) {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  // All are looked up before one is gone: what it has started would belong to another then.
  for (const one of [pid, ...startedBy(pid, parentsNow())]) end(one);
}

/** Each process with the one that has started it. */
function parentsNow() {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return (stdout ?? '')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
}

function startedBy(pid, parents) {
  return parents.flatMap(([child, parent]) => (parent === pid ? [child, ...startedBy(child, parents)] : []));
}

function end(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
