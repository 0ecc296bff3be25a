import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Label, Zone } from './shapes.tsx';

const LEFT = 20;
const WIDTH = 176;
const HEIGHT = 56;
const RIGHT = LEFT + WIDTH;
const STEPS_X = 254;

const rows = [40, 124, 208] as const;

export const workflowSteps: Drawing = {
  title: 'A workflow: a trigger and the steps below it',
  description:
    'A workflow begins with a trigger. Below it, an action and a code step run one after the other, in the order in which ' +
    'they appear. Each of the three exports data to the steps object, and each step reads from it what the ones above exported.',
  caption: 'A trigger starts the workflow. Its steps run in order, and pass data on through the steps object.',
  height: 284,
  shapes: (
    <Zone x={4} y={4} width={312} height={276} label="Workflow" tone="soft">
      <Box
        x={LEFT}
        y={rows[0]}
        width={WIDTH}
        height={HEIGHT}
        title="Trigger"
        lines={['an event arrives']}
        tone="main"
      />
      <Box x={LEFT} y={rows[1]} width={WIDTH} height={HEIGHT} title="Action" lines={['prebuilt, no code']} />
      <Box x={LEFT} y={rows[2]} width={WIDTH} height={HEIGHT} title="Code step" lines={['Node.js, Python, Go…']} />
      <Arrow
        through={[
          [108, rows[0] + HEIGHT],
          [108, rows[1]],
        ]}
      />
      <Arrow
        through={[
          [108, rows[1] + HEIGHT],
          [108, rows[2]],
        ]}
      />
      <Box
        x={STEPS_X}
        y={rows[0]}
        width={50}
        height={rows[2] + HEIGHT - rows[0]}
        title={{ code: 'steps' }}
        tone="soft"
      />
      <Label at={[225, rows[0] + 22]} anchor="middle">
        exports
      </Label>
      <Arrow
        through={[
          [RIGHT, rows[0] + 30],
          [STEPS_X, rows[0] + 30],
        ]}
        tone="main"
      />
      <Label at={[225, rows[1] + 10]} anchor="middle">
        reads
      </Label>
      <Arrow
        through={[
          [STEPS_X, rows[1] + 18],
          [RIGHT, rows[1] + 18],
        ]}
      />
      <Arrow
        through={[
          [RIGHT, rows[1] + 40],
          [STEPS_X, rows[1] + 40],
        ]}
        tone="main"
      />
      <Arrow
        through={[
          [STEPS_X, rows[2] + 18],
          [RIGHT, rows[2] + 18],
        ]}
      />
      <Arrow
        through={[
          [RIGHT, rows[2] + 40],
          [STEPS_X, rows[2] + 40],
        ]}
        tone="main"
      />
    </Zone>
  ),
};
