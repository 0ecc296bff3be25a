import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Label } from './shapes.tsx';

export const httpErrorRetry: Drawing = {
  title: 'Retrying a failed request',
  description:
    'A step sends a request. If it succeeds, the step returns the response and the next step runs. If it fails, the catch ' +
    'block calls $.flow.rerun with a delay of 30 seconds and at most 3 retries. After the delay the whole step runs again.',
  caption: 'The catch block asks for another run of the whole step, 30 seconds later and at most three times.',
  height: 262,
  shapes: (
    <>
      <Box x={70} y={6} width={180} height={52} title="The step runs" lines={['sends the request']} tone="main" />
      <Arrow
        through={[
          [110, 58],
          [110, 96],
          [70, 96],
          [70, 124],
        ]}
        tone="main"
      />
      <Label at={[60, 92]} anchor="end" strong tone="main">
        success
      </Label>
      <Arrow
        through={[
          [210, 58],
          [210, 124],
        ]}
        tone="bad"
      />
      <Label at={[200, 92]} anchor="end" strong tone="bad">
        error
      </Label>
      <Box x={6} y={124} width={124} height={54} title="Next step" lines={['reads the result']} />
      <Box x={146} y={124} width={128} height={54} title="catch" lines={[{ code: '$.flow.rerun' }]} tone="bad" />
      <Arrow
        through={[
          [210, 178],
          [210, 208],
        ]}
      />
      <Box x={136} y={208} width={148} height={48} title="Wait 30 seconds" lines={['at most 3 times']} tone="soft" />
      <Arrow
        through={[
          [284, 232],
          [306, 232],
          [306, 32],
          [250, 32],
        ]}
      />
    </>
  ),
};
