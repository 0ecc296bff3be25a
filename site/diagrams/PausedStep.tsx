import type { ReactElement } from 'react';
import { Arrow } from './arrows.tsx';
import { Box, Label } from './shapes.tsx';

export interface PausedStepProps {
  /** The state that the workflow waits in, and a line about it. */
  readonly state: string;
  readonly line: string;
  /** What resumes it without a request, in two lines. */
  readonly otherwise: readonly [string, string];
}

/** What comes below a step that pauses its workflow: the pause, and the ways out of it. */
export function PausedStep({ state, line, otherwise }: PausedStepProps): ReactElement {
  return (
    <>
      <Arrow
        through={[
          [160, 60],
          [160, 92],
        ]}
      />
      <Label at={[170, 80]}>end of the step</Label>
      <Box x={6} y={92} width={308} height={54} title={state} lines={[line]} tone="main" />
      <Arrow
        through={[
          [34, 146],
          [34, 208],
        ]}
        tone="main"
      />
      <Label at={[43, 180]} code tone="main">
        resume_url
      </Label>
      <Arrow
        through={[
          [142, 146],
          [142, 208],
        ]}
        tone="main"
        dashed
      />
      <Label at={[151, 173]}>{otherwise[0]}</Label>
      <Label at={[151, 190]}>{otherwise[1]}</Label>
      <Arrow
        through={[
          [224, 146],
          [224, 208],
        ]}
        tone="bad"
      />
      <Label at={[233, 180]} code tone="bad">
        cancel_url
      </Label>
      <Box x={6} y={208} width={166} height={54} title="Resumed" lines={['the next step runs']} />
      <Box x={190} y={208} width={124} height={54} title="Canceled" lines={['no more steps']} tone="bad" />
    </>
  );
}

/** Height of a drawing that ends with it. */
export const PAUSED_STEP_HEIGHT = 268;
