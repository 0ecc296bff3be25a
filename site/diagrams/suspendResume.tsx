import { constants } from '../constants.ts';
import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Label } from './shapes.tsx';

const { SUSPEND_TIMEOUT } = constants;

export const suspendResume: Drawing = {
  title: 'How a suspended workflow continues',
  description:
    'A step calls flow.suspend and sends out the two URLs that it returns. At the end of the step the workflow is suspended. ' +
    `A request to resume_url resumes it with the next step. If nobody answers for ${SUSPEND_TIMEOUT}, it resumes by itself. A request to ` +
    'cancel_url cancels it: the later steps never run.',
  caption: `A suspended workflow waits for a request to one of two URLs, for ${SUSPEND_TIMEOUT} unless you set another timeout.`,
  height: 268,
  shapes: (
    <>
      <Box x={60} y={6} width={200} height={54} title={{ code: 'flow.suspend()' }} lines={['sends out the two URLs']} />
      <Arrow
        through={[
          [160, 60],
          [160, 92],
        ]}
      />
      <Label at={[170, 80]}>end of the step</Label>
      <Box x={6} y={92} width={308} height={54} title="Suspended" lines={['waits for an answer']} tone="main" />
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
      <Label at={[151, 173]}>no answer</Label>
      <Label at={[151, 190]}>{SUSPEND_TIMEOUT}</Label>
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
  ),
};
