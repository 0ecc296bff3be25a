import { constants } from '../constants.ts';
import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Label } from './shapes.tsx';

export const actionsVsCode: Drawing = {
  title: 'A prebuilt action or a code step',
  description:
    `If a prebuilt action of one of more than ${constants.PUBLIC_APPS} apps does what a step should do, use it: you fill in a form. Otherwise write a code ` +
    'step with logic of your own, in Node.js, Python, Go or Bash. Both are steps of the same workflow and pass data on to the ' +
    'steps below.',
  caption: 'Use a prebuilt action where there is one for the task, and a code step where you need logic of your own.',
  height: 300,
  shapes: (
    <>
      <Box x={40} y={6} width={240} height={56} title="The next step" lines={['Does a prebuilt action do it?']} />
      <Arrow
        through={[
          [100, 62],
          [100, 84],
          [78, 84],
          [78, 112],
        ]}
      />
      <Arrow
        through={[
          [220, 62],
          [220, 84],
          [242, 84],
          [242, 112],
        ]}
      />
      <Label at={[68, 104]} anchor="end" strong tone="main">
        yes
      </Label>
      <Label at={[252, 104]} strong tone="main">
        no
      </Label>
      <Box
        x={6}
        y={112}
        width={146}
        height={104}
        title="Prebuilt action"
        lines={[`${constants.PUBLIC_APPS}+ apps,`, 'a form to fill in,', 'no code']}
        tone="main"
      />
      <Box
        x={168}
        y={112}
        width={146}
        height={104}
        title="Code step"
        lines={['Node.js, Python,', 'Go or Bash,', 'your own logic']}
        tone="main"
      />
      <Arrow
        through={[
          [78, 216],
          [78, 238],
          [130, 238],
          [130, 258],
        ]}
      />
      <Arrow
        through={[
          [242, 216],
          [242, 238],
          [190, 238],
          [190, 258],
        ]}
      />
      <Box x={60} y={258} width={200} height={36} title="Steps below" />
    </>
  ),
};
