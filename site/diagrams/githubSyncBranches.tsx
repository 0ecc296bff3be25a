import { Arrow, Line } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Dot, Label, Zone } from './shapes.tsx';

export const githubSyncBranches: Drawing = {
  title: 'GitHub Sync: a project, its repository and their branches',
  description:
    'A Pipedream project and a GitHub repository push changes to each other and pull them. In both, the work happens in a ' +
    'development branch: it is created from the branch production, receives commits, and is merged back into production, in ' +
    'Pipedream or by a pull request. The merge deploys all changed resources of the project.',
  caption:
    'You work in a development branch. Merging it into production deploys every changed resource of the project.',
  height: 292,
  shapes: (
    <>
      <Box x={6} y={6} width={122} height={54} title="Pipedream" lines={['project']} />
      <Box x={192} y={6} width={122} height={54} title="GitHub" lines={['repository']} />
      <Arrow
        through={[
          [128, 24],
          [192, 24],
        ]}
      />
      <Arrow
        through={[
          [192, 42],
          [128, 42],
        ]}
      />
      <Label at={[158, 18]} anchor="middle">
        push
      </Label>
      <Label at={[162, 58]} anchor="middle">
        pull
      </Label>
      <Zone x={4} y={76} width={312} height={212} tone="soft">
        <Label at={[160, 102]} anchor="middle" strong tone="main">
          development branch
        </Label>
        <Line
          through={[
            [54, 216],
            [54, 158],
            [88, 158],
            [232, 158],
          ]}
          tone="main"
        />
        <Arrow
          through={[
            [232, 158],
            [266, 158],
            [266, 206],
          ]}
          tone="main"
        />
        <Dot at={[110, 158]} />
        <Dot at={[160, 158]} />
        <Dot at={[210, 158]} />
        <Label at={[160, 140]} anchor="middle">
          commits
        </Label>
        <Label at={[66, 192]}>create branch</Label>
        <Label at={[254, 192]} anchor="end">
          merge
        </Label>
        <Arrow
          through={[
            [16, 216],
            [306, 216],
          ]}
        />
        <Dot at={[54, 216]} tone="plain" />
        <Dot at={[266, 216]} tone="plain" radius={9} />
        <Label at={[16, 244]} strong>
          production
        </Label>
        <Label at={[300, 248]} anchor="end">
          deploys all
        </Label>
        <Label at={[300, 265]} anchor="end">
          changes at once
        </Label>
      </Zone>
    </>
  ),
};
