import type { ReactElement, ReactNode } from 'react';

export type Point = readonly [x: number, y: number];

/** `main`: what the drawing is about. `soft`: in the background. `bad`: goes wrong. */
export type Tone = 'plain' | 'main' | 'soft' | 'bad';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text; `code` sets it in the monospace face. */
export type TextLine = string | { readonly code: string };

export interface BoxProps extends Area {
  /** First line, stronger than the others. */
  readonly title?: TextLine;
  readonly lines?: readonly TextLine[];
  readonly tone?: Tone;
}

const LINE_HEIGHT = 17;
/** From the middle of a line of text to its baseline. */
const BASELINE = 4.5;

/** A rounded box with its text in the middle. */
export function Box({ x, y, width, height, title, lines = [], tone = 'plain' }: BoxProps): ReactElement {
  const all = title === undefined ? lines : [title, ...lines];
  const first = y + height / 2 - ((all.length - 1) * LINE_HEIGHT) / 2 + BASELINE;
  return (
    <>
      <rect className={`diagram-box diagram-${tone}`} x={x} y={y} width={width} height={height} rx="8" />
      {all.map((line, index) => (
        <text
          key={textOf(line)}
          className={classOf(line, index === 0 && title !== undefined ? 'diagram-title' : 'diagram-text')}
          x={x + width / 2}
          y={first + index * LINE_HEIGHT}
          textAnchor="middle"
        >
          {textOf(line)}
        </text>
      ))}
    </>
  );
}

export interface LabelProps {
  readonly at: Point;
  readonly children: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly strong?: boolean;
  readonly code?: boolean;
  readonly tone?: Tone;
  /** Sets it off from a line that it stands on, within a zone. */
  readonly halo?: boolean;
}

/** A line of text on its own; `at` is the start, middle or end of its baseline. */
export function Label(label: LabelProps): ReactElement {
  const {
    at: [x, y],
    children,
    anchor = 'start',
    strong,
    code,
    tone = 'plain',
    halo,
  } = label;
  const face = classOf(code ? { code: children } : children, strong ? 'diagram-title' : 'diagram-text');
  return (
    <text
      className={`${face} diagram-label diagram-${tone}${halo ? ' diagram-halo' : ''}`}
      x={x}
      y={y}
      textAnchor={anchor}
    >
      {children}
    </text>
  );
}

export interface ZoneProps extends Area {
  readonly label?: string;
  readonly tone?: Tone;
  readonly children?: ReactNode;
}

/** A region around what belongs together, named at its top. */
export function Zone({ x, y, width, height, label, tone = 'plain', children }: ZoneProps): ReactElement {
  return (
    <>
      <rect className={`diagram-zone diagram-${tone}`} x={x} y={y} width={width} height={height} rx="12" />
      {label === undefined ? null : (
        <Label at={[x + 14, y + 22]} strong tone={tone}>
          {label}
        </Label>
      )}
      {children}
    </>
  );
}

export interface QueueProps {
  readonly at: Point;
  /** What stands in each place, the one that is next at the end. An empty text is a free place. */
  readonly items: readonly string[];
}

const QUEUE_CELL = 28;

/** A row of waiting things. */
export function Queue({ at: [x, y], items }: QueueProps): ReactElement {
  return (
    <>
      {items.map((item, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: places of a queue are told apart by nothing else.
          key={index}
          x={x + index * (QUEUE_CELL + 4)}
          y={y}
          width={QUEUE_CELL}
          height={QUEUE_CELL}
          tone={item === '' ? 'soft' : 'main'}
          {...(item === '' ? {} : { title: item })}
        />
      ))}
    </>
  );
}

export interface StoreProps extends Area {
  readonly title: string;
  readonly tone?: Tone;
}

const STORE_CURVE = 9;

/** A drum: data that is kept. Its text stands below the lid. */
export function Store({ x, y, width, height, title, tone = 'main' }: StoreProps): ReactElement {
  const radius = width / 2;
  const lid = `a${radius} ${STORE_CURVE} 0 0 0 ${width} 0`;
  const body = `M${x} ${y + STORE_CURVE}a${radius} ${STORE_CURVE} 0 0 1 ${width} 0V${y + height - STORE_CURVE}a${radius} ${STORE_CURVE} 0 0 1 ${-width} 0Z`;
  return (
    <>
      <path className={`diagram-box diagram-${tone}`} d={body} />
      <path className={`diagram-edge diagram-${tone}`} d={`M${x} ${y + STORE_CURVE}${lid}`} />
      <Label at={[x + radius, y + STORE_CURVE * 2 + 17]} anchor="middle" strong tone={tone}>
        {title}
      </Label>
    </>
  );
}

export interface LaneProps {
  /** Middle of the lane. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Where its line ends. */
  readonly until: number;
  readonly title: string;
  readonly tone?: Tone;
}

const LANE_HEAD = 34;

/** Somebody who takes part in an exchange: a box with a line down, between which messages go. */
export function Lane({ x, y, width, until, title, tone = 'plain' }: LaneProps): ReactElement {
  return (
    <>
      <path className="diagram-lane" d={`M${x} ${y + LANE_HEAD}V${until}`} />
      <Box x={x - width / 2} y={y} width={width} height={LANE_HEAD} title={title} tone={tone} />
    </>
  );
}

export interface BarProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly text?: string;
  /** `soft`: waits rather than runs. */
  readonly tone?: Tone;
}

/** A stretch of time in which something runs or waits. */
export function Bar({ x, y, width, height = 24, text, tone = 'main' }: BarProps): ReactElement {
  return (
    <>
      <rect className={`diagram-bar diagram-${tone}`} x={x} y={y} width={width} height={height} rx="5" />
      {text === undefined ? null : (
        <text className="diagram-text" x={x + width / 2} y={y + height / 2 + BASELINE} textAnchor="middle">
          {text}
        </text>
      )}
    </>
  );
}

export interface DotProps {
  readonly at: Point;
  readonly tone?: Tone;
  readonly radius?: number;
  /** One or two characters in it. */
  readonly text?: string;
}

/** A point on a line: a commit, an event, a step's number. */
export function Dot({ at: [x, y], tone = 'main', radius = 6, text }: DotProps): ReactElement {
  return (
    <>
      <circle className={`diagram-dot diagram-${tone}`} cx={x} cy={y} r={radius} />
      {text === undefined ? null : (
        <text className="diagram-title" x={x} y={y + BASELINE} textAnchor="middle">
          {text}
        </text>
      )}
    </>
  );
}

/** A cross where something is refused. */
export function Cross({ at: [x, y] }: { readonly at: Point }): ReactElement {
  return <path className="diagram-arrow diagram-cross diagram-bad" d={`M${x - 6} ${y - 6}l12 12m0 -12l-12 12`} />;
}

const textOf = (line: TextLine) => (typeof line === 'string' ? line : line.code);

const classOf = (line: TextLine, face: string) => (typeof line === 'string' ? face : `${face} diagram-code`);
