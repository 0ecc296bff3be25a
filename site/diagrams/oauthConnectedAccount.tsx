import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Label, Lane, Zone } from './shapes.tsx';

const [YOU, PIPEDREAM, APP] = [36, 156, 276];

export const oauthConnectedAccount: Drawing = {
  title: 'Connecting an account with OAuth, and using it',
  description:
    'Once, to connect: you ask Pipedream to connect an account, you authorize Pipedream in a window of the app, and the app ' +
    'gives Pipedream a refresh token, which it keeps. Later, whenever a step needs it: Pipedream uses the refresh token to ' +
    'get a fresh access token from the app, and the step calls the API of the app with it.',
  caption:
    'You authorize Pipedream once. It keeps the refresh token, and has a fresh access token ready for each step.',
  height: 402,
  shapes: (
    <>
      <Zone x={4} y={50} width={312} height={176} tone="soft" />
      <Zone x={4} y={236} width={312} height={162} tone="soft" />
      <Lane x={YOU} y={6} width={60} until={220} title="You" />
      <Lane x={PIPEDREAM} y={6} width={100} until={392} title="Pipedream" tone="main" />
      <Lane x={APP} y={6} width={68} until={392} title="App" />
      <Label at={[18, 72]} strong halo>
        Once: connect
      </Label>
      <Label at={[18, 258]} strong halo>
        Whenever a step needs it
      </Label>
      <Label at={[96, 98]} anchor="middle">
        connect
      </Label>
      <Arrow
        through={[
          [YOU, 106],
          [PIPEDREAM, 106],
        ]}
      />
      <Label at={[42, 140]} halo>
        authorize, in a window
      </Label>
      <Arrow
        through={[
          [YOU, 150],
          [APP, 150],
        ]}
      />
      <Label at={[216, 186]} anchor="middle">
        refresh token
      </Label>
      <Arrow
        through={[
          [APP, 196],
          [PIPEDREAM, 196],
        ]}
        tone="main"
      />
      <Label at={[216, 284]} anchor="middle">
        refresh token
      </Label>
      <Arrow
        through={[
          [PIPEDREAM, 292],
          [APP, 292],
        ]}
      />
      <Label at={[216, 324]} anchor="middle">
        access token
      </Label>
      <Arrow
        through={[
          [APP, 332],
          [PIPEDREAM, 332],
        ]}
        tone="main"
      />
      <Label at={[216, 366]} anchor="middle">
        API request
      </Label>
      <Arrow
        through={[
          [PIPEDREAM, 376],
          [APP, 376],
        ]}
        tone="main"
      />
    </>
  ),
};
