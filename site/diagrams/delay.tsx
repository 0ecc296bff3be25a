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
    'it is cancelled.',
  caption: `A delay lasts from ${DELAY_MIN_TIME} to ${DELAY_MAX_TIME}. Its two URLs end it early, or cancel the execution.`,
  height: 324,
  shapes: (
    <>
      <Box x={50} y={6} width={220} height={54} title="Step with a delay" lines={['Delay action or $.flow.delay']} />
      <Arrow through={[[160, 60], [160, 92]]} />
      <Label at={[170, 80]}>end of the step</Label>
      <Box x={50} y={92} width={220} height={54} title="Paused" lines={['no compute is used']} tone="main" />
      <Arrow through={[[100, 146], [100, 178], [56, 178], [56, 262]]} />
      <Arrow through={[[160, 146], [160, 236], [112, 236], [112, 262]]} />
      <Arrow through={[[220, 146], [220, 178], [262, 178], [262, 262]]} tone="bad" />
      <Label at={[8, 204]} code tone="main">resume_url</Label>
      <Label at={[144, 204]} anchor="middle">the time</Label>
      <Label at={[144, 221]} anchor="middle">is over</Label>
      <Label at={[314, 204]} anchor="end" code tone="bad">cancel_url</Label>
      <Box x={8} y={262} width={150} height={54} title="Resumed" lines={['next step runs']} />
      <Box x={176} y={262} width={136} height={54} title="Cancelled" lines={['no more steps run']} tone="bad" />
    </>
  ),
};
