import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Bar, Box, Dot, Label } from './shapes.tsx';

const LEFT = 20;
const WIDTH = 190;
/** How far into the run `$.respond()` is called. */
const CALL = 76;

export const httpResponse: Drawing = {
  title: 'Which HTTP response the client gets, and when',
  description:
    'Without code of yours, the endpoint answers 200 OK. With $.respond(), your response goes out at the end of the workflow. ' +
    'With immediate: true, it goes out when the step calls $.respond(), and the rest of the workflow runs afterward. If the ' +
    'workflow should call $.respond() but does not, the client gets 400 Bad Request.',
  caption:
    'Each bar is a run of the workflow, from left to right. The dot is the call of $.respond(), the arrow the response.',
  height: 318,
  shapes: (
    <>
      <Box x={6} y={6} width={308} height={54} title="No code" lines={['200 OK, the default response']} />
      <Case y={72} name="$.respond()" response="your response" call={CALL} at={WIDTH - 12} />
      <Case y={154} name="$.respond({ immediate: true })" response="your response" call={CALL} at={CALL} />
      <Case y={236} name="$.respond() is not called" response="400 Bad Request" at={WIDTH - 12} failed />
    </>
  ),
};

interface CaseProps {
  readonly y: number;
  readonly name: string;
  readonly response: string;
  /** How far into the run the call is; none without it. */
  readonly call?: number;
  /** How far into the run the response goes out. */
  readonly at: number;
  readonly failed?: boolean;
}

function Case({ y, name, response, call, at, failed = false }: CaseProps) {
  const tone = failed ? 'bad' : 'main';
  const x = LEFT + at;
  return (
    <>
      <Label at={[LEFT, y + 14]} strong code={!failed}>
        {name}
      </Label>
      <Bar x={LEFT} y={y + 23} width={WIDTH} height={20} tone={failed ? 'bad' : 'soft'} />
      <Arrow
        through={[
          [x, y + 43],
          [x, y + 68],
        ]}
        tone={tone}
      />
      {call === undefined ? null : <Dot at={[LEFT + call, y + 33]} />}
      <Label at={[x + 10, y + 63]} tone={tone}>
        {response}
      </Label>
    </>
  );
}
