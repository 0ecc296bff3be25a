import { constants } from '../constants.ts';
import { Line } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Bar, Label } from './shapes.tsx';

const { BASE_CREDITS_PRICE_MEMORY: MEMORY, BASE_CREDITS_PRICE_SECONDS: SECONDS } = constants;
const LONG_RUN_SECONDS = SECONDS + 5;
const SHORT_RUN_SECONDS = 5;

const CELL_WIDTH = 86;
const CELL_HEIGHT = 34;
const LEFT = 24;

const widthOf = (seconds: number) => (seconds / SECONDS) * CELL_WIDTH;

export const credits: Drawing = {
  title: 'How run time and memory add up to credits',
  description:
    `One credit pays for ${SECONDS} seconds at ${MEMORY}MB of memory. A run of ${SHORT_RUN_SECONDS} seconds at ${MEMORY}MB costs 1 credit. A run of ` +
    `${LONG_RUN_SECONDS} seconds at ${MEMORY}MB costs 2 credits. A run of ${SHORT_RUN_SECONDS} seconds at ${MEMORY * 2}MB costs 2 credits.`,
  caption: `Each block is one credit: ${SECONDS} seconds at ${MEMORY}MB. A run pays for every block that it touches.`,
  height: 322,
  shapes: (
    <>
      <Case
        y={6}
        label={`${SHORT_RUN_SECONDS} seconds, ${MEMORY}MB`}
        columns={1}
        rows={1}
        seconds={SHORT_RUN_SECONDS}
      />
      <Case y={90} label={`${LONG_RUN_SECONDS} seconds, ${MEMORY}MB`} columns={2} rows={1} seconds={LONG_RUN_SECONDS} />
      <Case
        y={174}
        label={`${SHORT_RUN_SECONDS} seconds, ${MEMORY * 2}MB`}
        columns={1}
        rows={2}
        seconds={SHORT_RUN_SECONDS}
      />
      <Line
        through={[
          [LEFT, 278],
          [LEFT + 2.4 * CELL_WIDTH, 278],
        ]}
      />
      {[0, 1, 2].map((mark) => (
        <g key={mark}>
          <Line
            through={[
              [LEFT + mark * CELL_WIDTH, 274],
              [LEFT + mark * CELL_WIDTH, 283],
            ]}
          />
          <Label at={[LEFT + mark * CELL_WIDTH, 302]} anchor="middle">{`${mark * SECONDS} s`}</Label>
        </g>
      ))}
    </>
  ),
};

interface CaseProps {
  readonly y: number;
  readonly label: string;
  readonly columns: number;
  readonly rows: number;
  readonly seconds: number;
}

function Case({ y, label, columns, rows, seconds }: CaseProps) {
  const count = columns * rows;
  const top = y + 22;
  return (
    <>
      <Label at={[LEFT, y + 13]}>{label}</Label>
      {countedTo(count).map((cell) => (
        <Bar
          key={cell}
          x={LEFT + (cell % columns) * CELL_WIDTH + 1}
          y={top + Math.floor(cell / columns) * (CELL_HEIGHT + 2)}
          width={CELL_WIDTH - 2}
          height={CELL_HEIGHT}
          tone="soft"
        />
      ))}
      {countedTo(rows).map((row) => (
        <Bar
          key={row}
          x={LEFT + 1}
          y={top + row * (CELL_HEIGHT + 2) + 8}
          width={widthOf(seconds)}
          height={CELL_HEIGHT - 16}
        />
      ))}
      <Label at={[312, top + (rows * (CELL_HEIGHT + 2)) / 2 + 4]} anchor="end" strong tone="main">
        {count === 1 ? '1 credit' : `${count} credits`}
      </Label>
    </>
  );
}

const countedTo = (end: number) => Array.from({ length: end }, (_, number) => number);
