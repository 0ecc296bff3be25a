import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Label, Lane } from './shapes.tsx';

const [MEMBER, PIPEDREAM, PROVIDER] = [42, 152, 260];

export const ssoSignIn: Drawing = {
  title: 'Signing in with single sign-on',
  description:
    'A member of the workspace chooses SSO at Pipedream. Pipedream sends the member to the identity provider, where the ' +
    'member signs in. The identity provider confirms to Pipedream who the member is, and Pipedream opens the workspace.',
  caption: 'Pipedream leaves the check of who you are to your identity provider: Okta, Google, or another one.',
  height: 318,
  shapes: (
    <>
      <Lane x={MEMBER} y={6} width={76} until={312} title="Member" />
      <Lane x={PIPEDREAM} y={6} width={96} until={312} title="Pipedream" tone="main" />
      <Lane x={PROVIDER} y={6} width={112} until={312} title="Id. provider" />
      <Label at={[97, 70]} anchor="middle">1. use SSO</Label>
      <Arrow through={[[MEMBER, 80], [PIPEDREAM, 80]]} />
      <Label at={[206, 116]} anchor="middle">2. redirects</Label>
      <Arrow through={[[PIPEDREAM, 126], [PROVIDER, 126]]} />
      <Label at={[48, 166]}>3. signs in there</Label>
      <Arrow through={[[MEMBER, 176], [PROVIDER, 176]]} />
      <Label at={[206, 216]} anchor="middle">4. confirms</Label>
      <Arrow through={[[PROVIDER, 226], [PIPEDREAM, 226]]} tone="main" />
      <Label at={[97, 266]} anchor="middle">5. opens the</Label>
      <Arrow through={[[PIPEDREAM, 276], [MEMBER, 276]]} tone="main" />
      <Label at={[97, 296]} anchor="middle">workspace</Label>
    </>
  ),
};
