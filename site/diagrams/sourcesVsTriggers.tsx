import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Label } from './shapes.tsx';

export const sourcesVsTriggers: Drawing = {
  title: 'One event source, several consumers',
  description:
    'An event source collects data from an app, for example tweets with a keyword, and emits each item as an event. Two ' +
    'workflows use the source as their trigger: the first posts to Slack, the second saves to Amazon S3. Your own ' +
    'application can read the same events through the SSE API or the REST API, without a workflow.',
  caption:
    'The source collects and emits events. Workflows that use it as their trigger process them, each in its own way.',
  height: 298,
  shapes: (
    <>
      <Box x={80} y={6} width={160} height={52} title="App" lines={['tweets with a keyword']} />
      <Arrow
        through={[
          [160, 58],
          [160, 92],
        ]}
      />
      <Box x={70} y={92} width={180} height={54} title="Event source" lines={['runs code, emits events']} tone="main" />
      <Arrow
        through={[
          [90, 146],
          [90, 174],
          [56, 174],
          [56, 204],
        ]}
      />
      <Arrow
        through={[
          [160, 146],
          [160, 204],
        ]}
      />
      <Arrow
        through={[
          [230, 146],
          [230, 174],
          [264, 174],
          [264, 204],
        ]}
        dashed
      />
      <Label at={[125, 182]} anchor="middle">
        triggers
      </Label>
      <Label at={[195, 182]} anchor="middle">
        read by
      </Label>
      <Box x={6} y={204} width={100} height={86} title="Workflow 1" lines={['posts them', 'to Slack']} />
      <Box x={112} y={204} width={96} height={86} title="Workflow 2" lines={['saves them', 'to S3']} />
      <Box x={214} y={204} width={100} height={86} title="Your app" lines={['SSE API or', 'REST API']} tone="soft" />
    </>
  ),
};
