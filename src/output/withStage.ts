import type { CommitResult, Stage } from './createStage.ts';

/** Runs work that fills a stage and may commit it. Whatever keeps it from that, a fault or an error, the stage is discarded. */
export async function withStage<Result extends { readonly commit: CommitResult | undefined }>(
  stage: Stage,
  work: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  let committed = false;
  try {
    const result = await work(stage);
    committed = result.commit !== undefined;
    return result;
  } finally {
    if (!committed) stage.discard();
  }
}
