import type { OutputFile } from '../src/model/outputFile.ts';
import { type CommitResult, createStage } from '../src/output/createStage.ts';
import type { OutputFacts } from '../src/output/outputMarker.ts';
import { refuseForeignFolder } from '../src/output/refuseOutputFolder.ts';
import { recoverSwap } from '../src/output/swapFolders.ts';

/** All files of a site: path relative to the output folder (POSIX) to file. */
type OutputPlan = ReadonlyMap<string, OutputFile>;

/** Publishes files as a build does, without the pages around them: nothing is locked, and all is done at once. */
export function publish(plan: OutputPlan, folder: string, facts: OutputFacts): CommitResult {
  recoverSwap(folder);
  refuseForeignFolder(folder);
  const stage = createStage(folder, process.pid);
  try {
    for (const [path, file] of plan) stage.put(path, file);
    return stage.commit(facts);
  } catch (error) {
    stage.discard();
    throw error;
  }
}
