import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { stageTimes } from '../system/timed.ts';
import { formatDuration } from './format.ts';

/** Name of the CPU profile in the folder that the command runs in; browsers' developer tools open it. */
const PROFILE_FILE = 'docsgen.cpuprofile';

/** Does work under the CPU profiler of the main thread; then writes the profile, and prints what each stage took. */
export async function profiled<Result>(work: () => Promise<Result>): Promise<Result> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  try {
    return await work();
  } finally {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    const path = join(process.cwd(), PROFILE_FILE);
    writeFileSync(path, JSON.stringify(profile));
    process.stderr.write(`${stageTable()}\nCPU profile of the main thread: ${relative(process.cwd(), path)}\n`);
  }
}

function stageTable(): string {
  const rows = stageTimes().map(({ name, ms }) => [name, formatDuration(ms)] as const);
  const nameWidth = Math.max(...rows.map(([name]) => name.length), 5);
  const timeWidth = Math.max(...rows.map(([, time]) => time.length), 4);
  return [['stage', 'time'] as const, ...rows]
    .map(([name, time]) => `${name.padEnd(nameWidth)}  ${time.padStart(timeWidth)}`)
    .join('\n');
}
