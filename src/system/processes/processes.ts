import { hasCode, readText } from '../files.ts';

/** Whether a process runs, be it somebody else's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/**
 * Tells a process from a later one that got the same id, as they do in containers: when it was started, in the system's
 * own count. Undefined where the system does not tell, or the process has ended.
 */
export function startMark(pid: number): string | undefined {
  const stat = readText(`/proc/${pid}/stat`);
  // The name of the program, in parentheses, may hold anything; the mark is the 20th word after it, the state the
  // first.
  const words = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie keeps its id until its parent asks for it, and in containers process 1 may never do so.
  return words?.[0] === 'Z' ? undefined : words?.[19];
}
