import { Session } from 'node:inspector/promises';
import { resolve } from 'node:path';
import { stageTimes } from '../../system/processes/timed.ts';
import { writeAsked } from '../../system/unwritable.ts';
import { formatDuration } from '../report/format.ts';

/** Name of the CPU profile in the folder that the command runs in; browsers' developer tools open it. */
const PROFILE_FILE = 'docsgen.cpuprofile';

/**
 * Does work under the CPU profiler of the main thread; then writes the profile, and prints what each stage took. Throws
 * `Unwritable`.
 */
export async function profiled<Result>(work: () => Promise<Result>): Promise<Result> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  const result = await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  writeAsked(resolve(PROFILE_FILE), JSON.stringify(profile), 'run it in a folder that you may write into');
  process.stderr.write(`${stageTable()}\nCPU profile of the main thread: ${PROFILE_FILE}\n`);
  return result;
}

function stageTable(): string {
  const rows = stageTimes().map(({ name, ms }) => [name, formatDuration(ms)] as const);
  const nameWidth = Math.max(...rows.map(([name]) => name.length), 5);
  const timeWidth = Math.max(...rows.map(([, time]) => time.length), 4);
  return [['stage', 'time'] as const, ...rows]
    .map(([name, time]) => `${name.padEnd(nameWidth)}  ${time.padStart(timeWidth)}`)
    .join('\n');
}
