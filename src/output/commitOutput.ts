import type { OutputPlan } from '../model/outputPlan.ts';
import { type CommitResult, createStage } from './createStage.ts';
import { type OutputFacts, refuseForeignFolder } from './outputMarker.ts';
import { recoverSwap } from './swapFolders.ts';

/**
 * Publishes a plan: the new site is staged beside the folder and swapped in whole, so that the folder holds the old
 * site until the new one is complete. Files that did not change are linked, not written; with no change at all
 * nothing is touched. Throws `OutputRefused` when the folder holds files that docsgen did not write.
 */
export function commitOutput(plan: OutputPlan, folder: string, facts: OutputFacts): CommitResult {
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
