import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Label, Zone } from './shapes.tsx';

export const webhookDelivery: Drawing = {
  title: 'From an event source to a webhook',
  description:
    'Someone stars a repository on GitHub. The event source in Pipedream emits an event for it. A subscription passes the ' +
    'event from the source to the webhook, and the webhook delivers it to your endpoint. No workflow runs.',
  caption: 'A subscription ties the webhook to the source. Each event that the source emits goes to your endpoint.',
  height: 336,
  shapes: (
    <>
      <Box x={60} y={6} width={200} height={50} title="GitHub" lines={['new star']} />
      <Zone x={30} y={86} width={260} height={182} label="Pipedream" tone="soft">
        <Box x={60} y={124} width={200} height={46} title="Event source" lines={[{ code: 'dc_…' }]} tone="main" />
        <Arrow
          through={[
            [160, 170],
            [160, 212],
          ]}
          tone="main"
        />
        <Label at={[170, 196]}>subscription</Label>
        <Box x={60} y={212} width={200} height={46} title="Webhook" lines={[{ code: 'wh_…' }]} tone="main" />
      </Zone>
      <Arrow
        through={[
          [160, 56],
          [160, 124],
        ]}
      />
      <Arrow
        through={[
          [160, 258],
          [160, 294],
        ]}
      />
      <Label at={[170, 285]}>event</Label>
      <Box x={60} y={294} width={200} height={36} title="Your endpoint" />
    </>
  ),
};
