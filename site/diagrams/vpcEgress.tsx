import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Cross, Label, Store, Zone } from './shapes.tsx';

export const vpcEgress: Drawing = {
  title: 'Outbound requests with and without a VPC',
  description:
    'Workflows in a VPC send their requests from one static IP address, 203.0.113.25 in this example. A database whose allow ' +
    'list holds that address lets them in. The requests of a workflow without a VPC come from the general range of AWS ' +
    'addresses in us-east-1, and the database refuses them.',
  caption: 'All workflows in a VPC share one static outbound address, and nobody else has it: add it to an allow list.',
  height: 332,
  shapes: (
    <>
      <Zone x={4} y={4} width={196} height={152} label="Your VPC" tone="main">
        <Box x={16} y={36} width={80} height={36} title="Workflow" />
        <Box x={106} y={36} width={82} height={36} title="Workflow" />
        <Arrow
          through={[
            [56, 72],
            [56, 94],
          ]}
        />
        <Arrow
          through={[
            [147, 72],
            [147, 94],
          ]}
        />
        <Box
          x={16}
          y={94}
          width={172}
          height={50}
          title="Static IP address"
          lines={[{ code: '203.0.113.25' }]}
          tone="main"
        />
      </Zone>
      <Zone x={4} y={196} width={196} height={132} label="Without a VPC" tone="soft">
        <Box x={56} y={228} width={92} height={32} title="Workflow" />
        <Arrow
          through={[
            [102, 260],
            [102, 280],
          ]}
        />
        <Box x={16} y={280} width={172} height={38} lines={['any address of AWS']} tone="soft" />
      </Zone>
      <Store x={214} y={110} width={102} height={122} title="Database" tone="plain" />
      <Label at={[265, 172]} anchor="middle">
        allows only
      </Label>
      <Label at={[265, 190]} anchor="middle">
        your static
      </Label>
      <Label at={[265, 208]} anchor="middle">
        address
      </Label>
      <Arrow
        through={[
          [188, 119],
          [204, 119],
          [204, 60],
          [265, 60],
          [265, 109],
        ]}
        tone="main"
      />
      <Arrow
        through={[
          [188, 299],
          [265, 299],
          [265, 234],
        ]}
        tone="bad"
        dashed
      />
      <Cross at={[265, 266]} />
    </>
  ),
};
