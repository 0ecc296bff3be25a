import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Bar, Box, Label, Queue, Zone } from './shapes.tsx';

export const concurrencyQueue: Drawing = {
  title: 'Concurrency off, and with one worker',
  description:
    'With concurrency off, three events that arrive at the same time run in parallel, in no guaranteed order. With one ' +
    'worker, events 2 and 3 wait in a queue while the worker handles event 1. Then event 2 runs, and after it event 3: in ' +
    'order, one at a time.',
  caption:
    "A single worker takes the events from a queue, one after the other, so that no two runs get in each other's way.",
  height: 372,
  shapes: (
    <>
      <Zone x={4} y={4} width={312} height={136} label="Concurrency off" tone="soft">
        <Bar x={20} y={38} width={150} text="event 1" tone="bad" />
        <Bar x={26} y={68} width={170} text="event 2" tone="bad" />
        <Bar x={22} y={98} width={130} text="event 3" tone="bad" />
        <Label at={[208, 72]}>all at once,</Label>
        <Label at={[208, 90]}>in any order</Label>
      </Zone>
      <Zone x={4} y={152} width={312} height={216} label="1 worker" tone="main">
        <Label at={[68, 196]} anchor="middle">
          queue
        </Label>
        <Queue at={[20, 206]} items={['', '3', '2']} />
        <Arrow
          through={[
            [114, 220],
            [150, 220],
          ]}
        />
        <Box x={150} y={196} width={150} height={48} title="Worker" lines={['runs event 1']} tone="main" />
        <Bar x={20} y={262} width={86} text="event 1" />
        <Bar x={20} y={292} width={86} text="waits" tone="soft" />
        <Bar x={110} y={292} width={94} text="event 2" />
        <Bar x={20} y={322} width={184} text="waits" tone="soft" />
        <Bar x={208} y={322} width={84} text="event 3" />
        <Arrow
          through={[
            [20, 357],
            [300, 357],
          ]}
        />
      </Zone>
    </>
  ),
};
