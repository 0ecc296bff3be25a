import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Cross, Label, Store, Zone } from './shapes.tsx';

export const fileStore: Drawing = {
  title: 'The file store of a project',
  description:
    'A project has one file store. All workflows of the project read and write its files with $.files, and you manage the files ' +
    'from the dashboard. They stay until you delete them. Each workflow also has a /tmp directory of its own, which may be ' +
    'wiped between executions. Workflows of other projects cannot reach the file store.',
  caption:
    'All workflows of a project share its file store. Its files stay; those in /tmp may be wiped between executions.',
  height: 352,
  shapes: (
    <>
      <Zone x={4} y={4} width={312} height={266} label="Project" tone="soft">
        <Store x={50} y={166} width={220} height={92} title="File store" />
        <Box x={16} y={38} width={136} height={40} title="Workflow 1" />
        <Box x={168} y={38} width={136} height={40} title="Workflow 2" />
        <Box x={28} y={86} width={112} height={32} lines={[{ code: '/tmp' }]} tone="soft" />
        <Box x={180} y={86} width={112} height={32} lines={[{ code: '/tmp' }]} tone="soft" />
        <Arrow
          through={[
            [22, 78],
            [22, 148],
            [84, 148],
            [84, 168],
          ]}
          both
          tone="main"
        />
        <Arrow
          through={[
            [298, 78],
            [298, 148],
            [236, 148],
            [236, 168],
          ]}
          both
          tone="main"
        />
        <Label at={[160, 146]} anchor="middle" code>
          $.files
        </Label>
        <Label at={[160, 224]} anchor="middle">
          files stay until you
        </Label>
        <Label at={[160, 241]} anchor="middle">
          delete them
        </Label>
      </Zone>
      <Box x={16} y={308} width={136} height={38} title="Dashboard" />
      <Arrow
        through={[
          [84, 308],
          [84, 256],
        ]}
        both
      />
      <Box x={168} y={308} width={136} height={38} title="Other projects" tone="soft" />
      <Arrow
        through={[
          [236, 308],
          [236, 257],
        ]}
        tone="bad"
        dashed
      />
      <Cross at={[236, 288]} />
    </>
  ),
};
