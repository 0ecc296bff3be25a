import { constants } from '../constants.ts';
import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Label } from './shapes.tsx';

const { DELAY_MAX_TIME, DELAY_MIN_TIME } = constants;

export const delay: Drawing = {
  title: 'A delayed execution and its states',
  description:
    `A step asks for a delay of ${DELAY_MIN_TIME} to ${DELAY_MAX_TIME}. At the end of the step the execution is paused, and uses no compute. ` +
    'When the time is over, or on a request to resume_url, it is resumed and the next step runs. On a request to cancel_url ' +
    'it is canceled.',
  caption: `A delay lasts from ${DELAY_MIN_TIME} to ${DELAY_MAX_TIME}. Its two URLs end it early, or cancel the execution.`,
  height: 268,
  shapes: (
    <>
      <Box x={50} y={6} width={220} height={54} title="Step with a delay" lines={['Delay action or $.flow.delay']} />
      <Arrow
        through={[
          [160, 60],
          [160, 92],
        ]}
      />
      <Label at={[170, 80]}>end of the step</Label>
      <Box x={6} y={92} width={308} height={54} title="Paused" lines={['no compute is used']} tone="main" />
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
      <Label at={[151, 173]}>the time</Label>
      <Label at={[151, 190]}>is over</Label>
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
