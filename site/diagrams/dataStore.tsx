import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Label, Store } from './shapes.tsx';

const entries = [
  ['lastOrder', '1042'],
  ['visits', '318'],
  ['greeting', '"hello"'],
] as const;

export const dataStore: Drawing = {
  title: 'A data store between two workflows',
  description:
    'A data store holds pairs of a key and a value, for example lastOrder 1042, visits 318 and greeting "hello". A workflow ' +
    'sets a value under a key. The same workflow in a later run, or another workflow, gets the value by its key.',
  caption: 'What one run saves under a key, a later run of the same workflow or of another one can read.',
  height: 290,
  shapes: (
    <>
      <Store x={30} y={98} width={260} height={128} title="Data store" />
      <Box x={6} y={6} width={136} height={52} title="Workflow A" lines={["today's run"]} />
      <Box x={178} y={6} width={136} height={52} title="Workflow B" />
      <Arrow
        through={[
          [74, 58],
          [74, 99],
        ]}
        tone="main"
      />
      <Label at={[84, 84]}>set</Label>
      <Arrow
        through={[
          [246, 99],
          [246, 58],
        ]}
        tone="main"
      />
      <Label at={[256, 84]}>get</Label>
      {entries.map(([key, value], index) => (
        <g key={key}>
          <Label at={[64, 156 + index * 22]} code>
            {key}
          </Label>
          <Label at={[256, 156 + index * 22]} anchor="end" code>
            {value}
          </Label>
        </g>
      ))}
      <Arrow
        through={[
          [160, 226],
          [160, 252],
        ]}
        tone="main"
      />
      <Label at={[170, 244]}>get</Label>
      <Box x={70} y={252} width={180} height={34} title="Workflow A, later" />
    </>
  ),
};
