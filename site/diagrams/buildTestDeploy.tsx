import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Label } from './shapes.tsx';

export const buildTestDeploy: Drawing = {
  title: 'Build, test, deploy',
  description:
    'Making a workflow is a loop of three stages. Build: add steps, without code or with your own. Test: run the steps with an ' +
    'event. Deploy: from then on, every event runs the workflow. To improve it, go back to building.',
  caption: 'You make every workflow in the same loop of three stages.',
  height: 150,
  shapes: (
    <>
      <Box x={4} y={6} width={88} height={80} title="Build" lines={['steps, with', 'code or not']} tone="main" />
      <Arrow
        through={[
          [92, 46],
          [116, 46],
        ]}
      />
      <Box x={116} y={6} width={88} height={80} title="Test" lines={['them with', 'an event']} tone="main" />
      <Arrow
        through={[
          [204, 46],
          [228, 46],
        ]}
      />
      <Box x={228} y={6} width={88} height={80} title="Deploy" lines={['to run on', 'every event']} tone="main" />
      <Arrow
        through={[
          [272, 86],
          [272, 120],
          [48, 120],
          [48, 86],
        ]}
      />
      <Label at={[160, 140]} anchor="middle">
        improve it
      </Label>
    </>
  ),
};
