import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Zone } from './shapes.tsx';

export const waysToCallAnApi: Drawing = {
  title: 'Three ways to call an API',
  description:
    'A step can call an API in three ways. A prebuilt action has a form for one task of an app. The HTTP request action has a ' +
    'form for any request. Code sends any request, on your own conditions, and can catch errors and retry. All three ' +
    'use the same connected account.',
  caption: 'From the most convenient way to the one with the most control. All three use your connected accounts.',
  height: 262,
  shapes: (
    <>
      <Zone x={4} y={4} width={312} height={134} label="A step of your workflow" tone="soft">
        <Box x={12} y={36} width={92} height={90} title="Prebuilt" lines={['action: form', 'for one task']} />
        <Box x={111} y={36} width={106} height={90} title="HTTP action" lines={['form for any', 'request']} />
        <Box x={224} y={36} width={84} height={90} title="Code" lines={['any logic,', 'errors,', 'retries']} />
      </Zone>
      <Arrow
        through={[
          [58, 126],
          [58, 162],
        ]}
      />
      <Arrow
        through={[
          [164, 126],
          [164, 162],
        ]}
      />
      <Arrow
        through={[
          [266, 126],
          [266, 162],
        ]}
      />
      <Box x={12} y={162} width={296} height={36} title="Connected account" tone="main" />
      <Arrow
        through={[
          [160, 198],
          [160, 222],
        ]}
        tone="main"
      />
      <Box x={90} y={222} width={140} height={34} title="API" />
    </>
  ),
};
