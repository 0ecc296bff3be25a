import { Arrow, Line } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box } from './shapes.tsx';

export const eventLife: Drawing = {
  title: 'How an event reaches the steps of a workflow',
  description:
    'An HTTP request, a schedule, an email or an event source delivers an event to the trigger of the workflow. Pipedream ' +
    'puts the incoming data into steps.trigger.event and the metadata into steps.trigger.context. The steps of the workflow ' +
    'read both.',
  caption: 'Whatever the trigger, every step reads the event from the same two variables.',
  height: 402,
  shapes: (
    <>
      <Box x={8} y={6} width={146} height={36} title="HTTP request" />
      <Box x={166} y={6} width={146} height={36} title="Schedule" />
      <Box x={8} y={52} width={146} height={36} title="Email" />
      <Box x={166} y={52} width={146} height={36} title="Event source" />
      <Line
        through={[
          [81, 88],
          [81, 106],
          [160, 106],
        ]}
      />
      <Line
        through={[
          [239, 88],
          [239, 106],
          [160, 106],
        ]}
      />
      <Arrow
        through={[
          [160, 105],
          [160, 130],
        ]}
      />
      <Box x={60} y={130} width={200} height={54} title="Trigger" lines={['starts one execution']} tone="main" />
      <Arrow
        through={[
          [160, 184],
          [160, 212],
        ]}
      />
      <Box
        x={30}
        y={212}
        width={260}
        height={54}
        title={{ code: 'steps.trigger.event' }}
        lines={['the incoming data']}
      />
      <Box
        x={30}
        y={274}
        width={260}
        height={54}
        title={{ code: 'steps.trigger.context' }}
        lines={['metadata of the execution']}
      />
      <Arrow
        through={[
          [160, 328],
          [160, 356],
        ]}
      />
      <Box x={60} y={356} width={200} height={40} title="Steps of the workflow" />
    </>
  ),
};
