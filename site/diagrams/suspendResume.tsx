import { constants } from '../constants.ts';
import type { Drawing } from './drawing.ts';
import { PAUSED_STEP_HEIGHT, PausedStep } from './PausedStep.tsx';
import { Box } from './shapes.tsx';

const { SUSPEND_TIMEOUT } = constants;

export const suspendResume: Drawing = {
  title: 'How a suspended workflow continues',
  description:
    'A step calls flow.suspend and sends out the two URLs that it returns. At the end of the step the workflow is suspended. ' +
    `A request to resume_url resumes it with the next step. If nobody answers for ${SUSPEND_TIMEOUT}, it resumes by itself. A request to ` +
    'cancel_url cancels it: the later steps never run.',
  caption: `A suspended workflow waits for a request to one of two URLs, for ${SUSPEND_TIMEOUT} unless you set another timeout.`,
  height: PAUSED_STEP_HEIGHT,
  shapes: (
    <>
      <Box x={60} y={6} width={200} height={54} title={{ code: 'flow.suspend()' }} lines={['sends out the two URLs']} />
      <PausedStep state="Suspended" line="waits for an answer" otherwise={['no answer', SUSPEND_TIMEOUT]} />
    </>
  ),
};
