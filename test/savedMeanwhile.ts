import { execFileSync } from 'node:child_process';
import { renameSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';

/**
 * Runs what reads a source that imports `late` (an absolute path), and saves that source (`saved`) while `late` is still awaited.
 * The bundler has read a file by the time that it opens what the file imports: a pipe, until it is a file of `text`.
 */
export async function savedMeanwhile(
  late: string,
  text: string,
  {
    run,
    save,
    saved,
  }: { readonly run: () => Promise<unknown>; readonly save: () => void; readonly saved: readonly string[] },
): Promise<void> {
  execFileSync('mkfifo', [late]);
  const running = run();
  const pipe = await open(late, 'w');
  save();
  // The clock of some file systems is some milliseconds behind.
  const later = new Date(Date.now() + 1_000);
  for (const path of saved) utimesSync(path, later, later);
  writeFileSync(`${late}.file`, text);
  renameSync(`${late}.file`, late);
  await pipe.write(text);
  await pipe.close();
  await running;
}
