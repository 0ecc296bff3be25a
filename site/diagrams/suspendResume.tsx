import { constants } from '../constants.ts';
import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Label } from './shapes.tsx';

const { SUSPEND_TIMEOUT } = constants;

export const suspendResume: Drawing = {
  title: 'How a suspended workflow goes on',
  description:
    'A step calls flow.suspend and sends out the two URLs that it returns. At the end of the step the workflow is suspended. ' +
    `A request to resume_url resumes it with the next step. If nobody answers for ${SUSPEND_TIMEOUT}, it resumes by itself. A request to ` +
    'cancel_url cancels it: the later steps never run.',
  caption: `A suspended workflow waits for a request to one of two URLs, for ${SUSPEND_TIMEOUT} unless you set another timeout.`,
  height: 324,
  shapes: (
    <>
      <Box x={60} y={6} width={200} height={54} title={{ code: 'flow.suspend()' }} lines={['sends out the two URLs']} />
      <Arrow through={[[160, 60], [160, 92]]} />
      <Label at={[170, 80]}>end of the step</Label>
      <Box x={60} y={92} width={200} height={54} title="Suspended" lines={['waits for an answer']} tone="main" />
      <Arrow through={[[100, 146], [100, 178], [56, 178], [56, 262]]} />
      <Arrow through={[[160, 146], [160, 236], [112, 236], [112, 262]]} dashed />
      <Arrow through={[[220, 146], [220, 178], [262, 178], [262, 262]]} tone="bad" />
      <Label at={[8, 204]} code tone="main">resume_url</Label>
      <Label at={[144, 204]} anchor="middle">no answer:</Label>
      <Label at={[144, 221]} anchor="middle">{SUSPEND_TIMEOUT}</Label>
      <Label at={[314, 204]} anchor="end" code tone="bad">cancel_url</Label>
      <Box x={8} y={262} width={150} height={54} title="Resumed" lines={['next step runs']} />
      <Box x={176} y={262} width={136} height={54} title="Canceled" lines={['no more steps run']} tone="bad" />
    </>
  ),
};
