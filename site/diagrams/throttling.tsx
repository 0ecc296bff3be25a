import { Arrow, Line } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Dot, Label } from './shapes.tsx';

const SECONDS = [0, 1, 2, 3, 4] as const;
const FIRST_X = 34;
const SECOND_WIDTH = 58;
const ARRIVAL_GAP = 12;
const ARRIVAL_Y = 44;
const START_Y = 132;

const secondX = (second: number) => FIRST_X + second * SECOND_WIDTH;
const arrivalX = (event: number) => FIRST_X + event * ARRIVAL_GAP;

export const throttling: Drawing = {
  title: 'Throttling: one event per second',
  description:
    'Five events arrive within one second. With throttling at one event per second, the first execution starts immediately, and ' +
    'one more starts in each of the following seconds, until the fifth starts after four seconds.',
  caption: 'With a limit of one event per second, a burst of events becomes an even stream of executions.',
  height: 200,
  shapes: (
    <>
      <Label at={[8, 18]} strong>
        Events arrive
      </Label>
      <Line
        through={[
          [8, ARRIVAL_Y],
          [312, ARRIVAL_Y],
        ]}
        tone="soft"
      />
      {SECONDS.map((event) => (
        <Arrow
          key={event}
          through={[
            [arrivalX(event), ARRIVAL_Y],
            [secondX(event), START_Y - 11],
          ]}
          tone="soft"
          dashed
        />
      ))}
      {SECONDS.map((event) => (
        <Dot key={event} at={[arrivalX(event), ARRIVAL_Y]} radius={4.5} tone="plain" />
      ))}
      <Line
        through={[
          [8, START_Y],
          [312, START_Y],
        ]}
      />
      {SECONDS.map((second) => (
        <Dot key={second} at={[secondX(second), START_Y]} radius={11} text={`${second + 1}`} />
      ))}
      {SECONDS.map((second) => (
        <Label key={second} at={[secondX(second), START_Y + 30]} anchor="middle">{`${second} s`}</Label>
      ))}
      <Label at={[8, 190]} strong>
        Executions start
      </Label>
    </>
  ),
};
