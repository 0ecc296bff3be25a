import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Label } from './shapes.tsx';

export const componentLife: Drawing = {
  title: 'States of a source, and the hooks between them',
  description:
    'A saved component is deployed: Pipedream creates an instance and runs deploy() and activate(). The deployed component ' +
    'can be updated: Pipedream runs deactivate(), updates code and props, and runs activate(); its ID stays the same. When it ' +
    'is deleted, Pipedream runs deactivate() and removes the instance.',
  caption: 'Deploying, updating or deleting a source runs its hooks, if it has them.',
  height: 322,
  shapes: (
    <>
      <Box x={8} y={6} width={150} height={54} title="Saved" lines={['code with an ID']} />
      <Arrow
        through={[
          [83, 60],
          [83, 132],
        ]}
        tone="main"
      />
      <Label at={[95, 84]} strong>
        deploy
      </Label>
      <Label at={[95, 103]} code>
        deploy()
      </Label>
      <Label at={[95, 120]} code>
        activate()
      </Label>
      <Box x={8} y={132} width={150} height={58} title="Deployed" lines={['can be invoked']} tone="main" />
      <Arrow
        through={[
          [158, 146],
          [190, 146],
          [190, 176],
          [158, 176],
        ]}
        tone="main"
      />
      <Label at={[200, 136]} strong>
        update
      </Label>
      <Label at={[200, 155]} code>
        deactivate()
      </Label>
      <Label at={[200, 172]}>new code, props</Label>
      <Label at={[200, 189]} code>
        activate()
      </Label>
      <Arrow
        through={[
          [83, 190],
          [83, 260],
        ]}
        tone="bad"
      />
      <Label at={[95, 220]} strong>
        delete
      </Label>
      <Label at={[95, 239]} code>
        deactivate()
      </Label>
      <Box x={8} y={260} width={150} height={54} title="Deleted" lines={['no instance']} tone="bad" />
    </>
  ),
};
