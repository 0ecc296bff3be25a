import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Box, Label } from './shapes.tsx';

export const quickstartFlow: Drawing = {
  title: 'The workflow that you build in this guide',
  description:
    'A message arrives at the HTTP trigger. The step named sentiment runs Node.js code with the npm package of that name and ' +
    'scores how positive the message sounds. The Google Sheets action Add Single Row saves timestamp, message and score as ' +
    'one row of the spreadsheet.',
  caption: 'Three parts, and what each one passes on: the message, its score and a row in your spreadsheet.',
  height: 298,
  shapes: (
    <>
      <Label at={[160, 18]} anchor="middle">
        an HTTP request
      </Label>
      <Arrow
        through={[
          [160, 26],
          [160, 50],
        ]}
      />
      <Box x={40} y={50} width={240} height={54} title="Trigger" lines={['HTTP / Webhook']} tone="main" />
      <Arrow
        through={[
          [160, 104],
          [160, 136],
        ]}
      />
      <Label at={[170, 125]}>the message</Label>
      <Box
        x={40}
        y={136}
        width={240}
        height={54}
        title={{ code: 'sentiment' }}
        lines={['Node.js with an npm package']}
      />
      <Arrow
        through={[
          [160, 190],
          [160, 222],
        ]}
      />
      <Label at={[170, 211]}>its score</Label>
      <Box
        x={40}
        y={222}
        width={240}
        height={70}
        title="Google Sheets"
        lines={['Add Single Row:', 'timestamp, message, score']}
      />
    </>
  ),
};
