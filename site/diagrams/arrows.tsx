import type { ReactElement } from 'react';
import type { Point, Tone } from './shapes.tsx';

export interface ArrowProps {
  /** Its corners; the head is at the last point. */
  readonly through: readonly [Point, Point, ...Point[]];
  readonly tone?: Tone;
  readonly dashed?: boolean;
  /** A head at the first point too. */
  readonly both?: boolean;
}

const HEAD_LENGTH = 8;
const HEAD_HALF_WIDTH = 4.5;

/** A line with a head, along straight pieces with rounded corners. */
export function Arrow({ through, tone = 'plain', dashed, both }: ArrowProps): ReactElement {
  const reversed = [...through].reverse();
  const end = headAt(reversed);
  const start = both ? headAt(through) : undefined;
  const points = [start?.base ?? through[0], ...through.slice(1, -1), end.base];
  return (
    <g className={`diagram-${tone}`}>
      <path className={dashed ? 'diagram-arrow diagram-dashed' : 'diagram-arrow'} d={roundedPath(points)} />
      <path className="diagram-head" d={end.shape} />
      {start === undefined ? null : <path className="diagram-head" d={start.shape} />}
    </g>
  );
}

export interface LineProps {
  readonly through: readonly Point[];
  readonly dashed?: boolean;
  readonly tone?: Tone;
}

/** A line without a head: a branch, an axis, a connection. */
export function Line({ through, dashed, tone = 'plain' }: LineProps): ReactElement {
  return (
    <g className={`diagram-${tone}`}>
      <path className={dashed ? 'diagram-arrow diagram-dashed' : 'diagram-arrow'} d={roundedPath(through)} />
    </g>
  );
}

/** The head at the first of the points, and where the line meets it. */
function headAt(points: readonly Point[]): { readonly shape: string; readonly base: Point } {
  const [tip = [0, 0], next = [0, 0]] = points;
  const [dx, dy] = unit(tip, next);
  const base: Point = [tip[0] + dx * HEAD_LENGTH, tip[1] + dy * HEAD_LENGTH];
  const [sideX, sideY] = [-dy * HEAD_HALF_WIDTH, dx * HEAD_HALF_WIDTH];
  const shape = `M${pair(tip)}L${pair([base[0] + sideX, base[1] + sideY])}L${pair([base[0] - sideX, base[1] - sideY])}Z`;
  return { shape, base };
}

const CORNER = 8;

function roundedPath(points: readonly Point[]): string {
  const [start = [0, 0], ...rest] = points;
  return rest.reduce(
    (path, corner, index) => {
      const next = rest[index + 1];
      if (next === undefined) return `${path}L${pair(corner)}`;
      const before = toward(corner, points[index] ?? start);
      return `${path}L${pair(before)}Q${pair(corner)} ${pair(toward(corner, next))}`;
    },
    `M${pair(start)}`,
  );
}

/** The point a corner's radius away from `from`, or half the way where that is shorter. */
function toward(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dy] = unit(from, to);
  const distance = Math.min(CORNER, length / 2);
  return [from[0] + dx * distance, from[1] + dy * distance];
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

const pair = ([x, y]: Point) => `${rounded(x)} ${rounded(y)}`;

const rounded = (length: number) => Math.round(length * 10) / 10;
