import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Zone } from './shapes.tsx';

export const customDomain: Drawing = {
  title: 'A request to a custom domain',
  description:
    'A client sends a request to an endpoint at your domain, such as endpoint.eng.example.com. Your DNS holds two CNAME ' +
    'records: one routes all hosts of *.eng.example.com to Pipedream, the other one validates the certificate. Pipedream ' +
    'receives the request as for any endpoint, and the workflow runs.',
  caption:
    'Two CNAME records at your DNS provider: one proves that the domain is yours, the other sends its traffic to Pipedream.',
  height: 312,
  shapes: (
    <>
      <Box x={20} y={6} width={280} height={54} title="Client" lines={[{ code: 'endpoint.eng.example.com' }]} />
      <Zone x={4} y={90} width={312} height={112} label="Your DNS: two CNAME records" tone="main">
        <Arrow
          through={[
            [266, 60],
            [266, 122],
          ]}
          tone="main"
        />
        <Box
          x={14}
          y={122}
          width={128}
          height={68}
          title="Validation"
          lines={['proves that the', 'domain is yours']}
          tone="soft"
        />
        <Box
          x={150}
          y={122}
          width={156}
          height={68}
          title="Routing"
          lines={[{ code: '*.eng.example.com' }, 'goes to Pipedream']}
          tone="main"
        />
      </Zone>
      <Arrow
        through={[
          [266, 190],
          [266, 234],
        ]}
        tone="main"
      />
      <Box
        x={20}
        y={234}
        width={280}
        height={72}
        title="Pipedream"
        lines={['with a certificate for your domain;', 'runs the workflow']}
      />
    </>
  ),
};
