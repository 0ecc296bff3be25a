import { constants } from '../constants.ts';
import type { Drawing } from './drawing.ts';
import { PAUSED_STEP_HEIGHT, PausedStep } from './PausedStep.tsx';
import { Box } from './shapes.tsx';

const { DELAY_MAX_TIME, DELAY_MIN_TIME } = constants;

export const delay: Drawing = {
  title: 'A delayed execution and its states',
  description:
    `A step asks for a delay of ${DELAY_MIN_TIME} to ${DELAY_MAX_TIME}. At the end of the step the execution is paused, and uses no compute. ` +
    'When the time is over, or on a request to resume_url, it is resumed and the next step runs. On a request to cancel_url ' +
    'it is canceled.',
  caption: `A delay lasts from ${DELAY_MIN_TIME} to ${DELAY_MAX_TIME}. Its two URLs end it early, or cancel the execution.`,
  height: PAUSED_STEP_HEIGHT,
  shapes: (
    <>
      <Box x={50} y={6} width={220} height={54} title="Step with a delay" lines={['Delay action or $.flow.delay']} />
      <PausedStep state="Paused" line="no compute is used" otherwise={['the time', 'is over']} />
    </>
  ),
};
