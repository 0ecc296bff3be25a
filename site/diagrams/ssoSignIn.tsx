import { Arrow } from './arrows.tsx';
import type { Drawing } from './drawing.ts';
import { Label, Lane } from './shapes.tsx';

const [MEMBER, PIPEDREAM, PROVIDER] = [46, 160, 272];

export const ssoSignIn: Drawing = {
  title: 'Signing in with single sign-on',
  description:
    'A member of the workspace chooses SSO at Pipedream. Pipedream sends the member to the identity provider, where the ' +
    'member signs in. The identity provider confirms to Pipedream who the member is, and Pipedream opens the workspace.',
  caption: 'Your identity provider checks who you are: Okta, Google or any other provider that supports SAML.',
  height: 318,
  shapes: (
    <>
      <Lane x={MEMBER} y={6} width={84} until={312} title="Member" />
      <Lane x={PIPEDREAM} y={6} width={100} until={312} title="Pipedream" tone="main" />
      <Lane x={PROVIDER} y={6} width={84} until={312} title="Provider" />
      <Label at={[103, 70]} anchor="middle">
        1. use SSO
      </Label>
      <Arrow
        through={[
          [MEMBER, 80],
          [PIPEDREAM, 80],
        ]}
      />
      <Label at={[216, 116]} anchor="middle">
        2. redirects
      </Label>
      <Arrow
        through={[
          [PIPEDREAM, 126],
          [PROVIDER, 126],
        ]}
      />
      <Label at={[54, 166]}>3. signs in there</Label>
      <Arrow
        through={[
          [MEMBER, 176],
          [PROVIDER, 176],
        ]}
      />
      <Label at={[216, 216]} anchor="middle">
        4. confirms
      </Label>
      <Arrow
        through={[
          [PROVIDER, 226],
          [PIPEDREAM, 226],
        ]}
        tone="main"
      />
      <Label at={[103, 258]} anchor="middle">
        5. opens the
      </Label>
      <Label at={[103, 275]} anchor="middle">
        workspace
      </Label>
      <Arrow
        through={[
          [PIPEDREAM, 286],
          [MEMBER, 286],
        ]}
        tone="main"
      />
    </>
  ),
};
