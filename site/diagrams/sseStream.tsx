import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Label } from './shapes.tsx';

export const sseStream: Drawing = {
  title: 'A stream of server-sent events',
  description:
    'An event source or a workflow publishes events to an SSE stream. The stream passes each event on, as it happens, to every ' +
    'client that has subscribed: a webpage, your own application or a terminal. Nothing flows back from the clients.',
  caption: 'Events flow in one direction only, to every client that has subscribed to the stream.',
  height: 262,
  shapes: (
    <>
      <Box x={6} y={6} width={148} height={52} title="Event source" lines={['emits events']} />
      <Box x={166} y={6} width={148} height={52} title="Workflow" lines={[{ code: '$.send.sse()' }]} />
      <Arrow
        through={[
          [80, 58],
          [80, 96],
        ]}
      />
      <Arrow
        through={[
          [240, 58],
          [240, 96],
        ]}
      />
      <Label at={[160, 82]} anchor="middle">
        either one
      </Label>
      <Box x={40} y={96} width={240} height={54} title="SSE stream" lines={['event, event, event …']} tone="main" />
      <Arrow
        through={[
          [76, 150],
          [76, 180],
          [54, 180],
          [54, 206],
        ]}
      />
      <Arrow
        through={[
          [160, 150],
          [160, 206],
        ]}
      />
      <Arrow
        through={[
          [244, 150],
          [244, 180],
          [266, 180],
          [266, 206],
        ]}
      />
      <Box x={6} y={206} width={96} height={48} title="Webpage" />
      <Box x={112} y={206} width={96} height={48} title="Your app" />
      <Box x={218} y={206} width={96} height={48} title="Terminal" />
    </>
  ),
};
