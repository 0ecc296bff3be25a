import type { Stage } from './createStage.ts';

/**
 * Runs work that fills a stage and may commit it. Whatever keeps it from that, a fault or an error, the stage is
 * discarded.
 */
export async function withStage<Result>(stage: Stage, work: (stage: Stage) => Promise<Result>): Promise<Result> {
  try {
    return await work(stage);
  } finally {
    // Of one that is committed nothing is left.
    stage.discard();
  }
}
