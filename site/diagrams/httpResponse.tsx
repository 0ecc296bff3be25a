import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Bar, type BarProps, Label } from './shapes.tsx';

const LEFT = 20;
const WIDTH = 200;

export const httpResponse: Drawing = {
  title: 'When the client gets its HTTP response, and which',
  description:
    'Without code of yours, the endpoint answers 200 OK. With $.respond(), your response goes out at the end of the workflow. ' +
    'With immediate: true, it goes out when the step calls $.respond(), and the rest of the workflow runs afterwards. If the ' +
    'workflow should call $.respond() but does not, the client gets 400 Bad Request.',
  caption: 'Each bar is a run of the workflow, from left to right. The arrow is the response to the client.',
  height: 338,
  shapes: (
    <>
      <Case y={6} name="Default" response="200 OK" at={30} bar="workflow" />
      <Case y={92} name="$.respond()" code response="yours" at={WIDTH} bar="workflow" />
      <Case y={178} name="immediate: true" code response="yours" at={90} bar="workflow" />
      <Case y={264} name="$.respond() not called" response="400" at={WIDTH} bar="workflow" tone="bad" />
    </>
  ),
};

interface CaseProps {
  readonly y: number;
  readonly name: string;
  readonly code?: boolean;
  readonly response: string;
  /** How far into the run the response goes out. */
  readonly at: number;
  readonly bar: string;
  readonly tone?: NonNullable<BarProps['tone']>;
}

function Case({ y, name, code = false, response, at, bar, tone = 'main' }: CaseProps) {
  const x = LEFT + at;
  return (
    <>
      <Label at={[LEFT, y + 14]} strong code={code}>{name}</Label>
      <Bar x={LEFT} y={y + 24} width={WIDTH} text={bar} tone={tone} />
      <Arrow through={[[x, y + 36], [x + 24, y + 36]]} tone={tone} />
      <Label at={[x + 30, y + 41]} strong tone={tone}>{response}</Label>
    </>
  );
}
