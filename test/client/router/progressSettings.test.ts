import assert from 'node:assert/strict';
import { it } from 'node:test';
import { progressSettings } from '../../../src/client/router/progressSettings.ts';

it('progressSettings has the figures of the specification', () => {
  const { minimum, speed, trickle, trickleRate, trickleSpeed, showSpinner } = progressSettings({
    reducedMotion: false,
  });
  assert.deepEqual(
    { minimum, speed, trickle, trickleRate, trickleSpeed, showSpinner },
    {
      minimum: 0.08,
      speed: 200,
      trickle: true,
      trickleRate: 0.02,
      trickleSpeed: 800,
      showSpinner: false,
    },
  );
});

it('progressSettings has no invalid role, no inline style, and the bar that it names', () => {
  const { template, barSelector } = progressSettings({ reducedMotion: false });
  assert.doesNotMatch(template, /role=|style=/);
  assert.match(template, /class="bar" aria-hidden="true"/);
  assert.equal(barSelector, '.bar');
});

it('progressSettings does not let the bar creep for readers who want no motion', () => {
  assert.equal(progressSettings({ reducedMotion: true }).trickle, false);
});
