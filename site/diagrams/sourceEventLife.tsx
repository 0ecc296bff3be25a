import { Arrow, Line } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Label, Zone } from './shapes.tsx';

export const sourceEventLife: Drawing = {
  title: 'The life of an event in a source',
  description:
    'An HTTP interface, a timer interface or a manual run with RUN NOW triggers the source. Its run method emits events with ' +
    'this.$emit. The dedupe strategy drops the ones that were emitted before. The rest go to everyone who consumes them: ' +
    'the UI, workflows, the REST API, the SSE stream and the CLI.',
  caption:
    'Each trigger runs the code of the source. The events that it emits and that pass the dedupe strategy reach every consumer.',
  height: 396,
  shapes: (
    <>
      <Box x={6} y={6} width={92} height={36} title="HTTP" />
      <Box x={114} y={6} width={92} height={36} title="Timer" />
      <Box x={222} y={6} width={92} height={36} title="RUN NOW" />
      <Line
        through={[
          [52, 42],
          [52, 60],
          [160, 60],
        ]}
      />
      <Line
        through={[
          [268, 42],
          [268, 60],
          [160, 60],
        ]}
      />
      <Arrow
        through={[
          [160, 42],
          [160, 84],
        ]}
      />
      <Zone x={30} y={84} width={260} height={178} label="Source" tone="main">
        <Box
          x={60}
          y={114}
          width={200}
          height={52}
          title={{ code: 'run()' }}
          lines={[{ code: 'this.$emit(…)' }]}
          tone="main"
        />
        <Arrow
          through={[
            [160, 166],
            [160, 196],
          ]}
        />
        <Label at={[170, 186]}>events</Label>
        <Box x={60} y={196} width={200} height={52} title="Dedupe strategy" lines={['drops repeated events']} />
      </Zone>
      <Line
        through={[
          [160, 248],
          [160, 290],
        ]}
      />
      <Label at={[170, 280]}>new events</Label>
      <Arrow
        through={[
          [160, 288],
          [160, 300],
          [83, 300],
          [83, 318],
        ]}
      />
      <Arrow
        through={[
          [160, 288],
          [160, 300],
          [237, 300],
          [237, 318],
        ]}
      />
      <Box x={6} y={318} width={150} height={70} title="In Pipedream" lines={['workflows, UI']} />
      <Box x={164} y={318} width={150} height={70} title="Outside" lines={['REST API, SSE', 'stream, CLI']} />
    </>
  ),
};
