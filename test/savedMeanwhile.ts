import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';

/**
 * Runs what reads a source that imports `late` (an absolute path), and saves that source while `late` is still awaited.
 * The bundler has read a file by the time that it opens what the file imports: a pipe, until it is a file of `text`.
 */
export async function savedMeanwhile(
  late: string,
  text: string,
  { run, save }: { readonly run: () => Promise<unknown>; readonly save: () => void },
): Promise<void> {
  execFileSync('mkfifo', [late]);
  const running = run();
  const pipe = await open(late, 'w');
  save();
  writeFileSync(`${late}.file`, text);
  renameSync(`${late}.file`, late);
  await pipe.write(text);
  await pipe.close();
  await running;
}
