import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSession, sessionIn } from '../../../src/markdown/highlight/sessionIn.ts';

describe('sessionIn', () => {
  it('is a session where a sample of a shell begins with a prompt', () => {
    for (const code of ['$ npm ci\nadded 3 packages', '# Once:\n\n$ npm ci', ' $ npm ci'])
      for (const language of ['sh', 'bash', 'ZSH']) assert.equal(sessionIn(code, language), 'console', code);
  });

  it('is no script, and no other language', () => {
    for (const code of ['npm ci\n$ x', 'echo "\n$ x"', '$HOME/bin/a', '# $ x', ''])
      assert.equal(sessionIn(code, 'bash'), 'bash', code);
    assert.equal(sessionIn('$ x', 'php'), 'php');
    assert.equal(sessionIn('$ x', ''), '');
  });
});

describe('isSession', () => {
  it('is what has the name of one, and a shell that begins with a prompt', () => {
    for (const language of ['console', 'Console', 'shellsession', 'shell-session', 'sh-session'])
      assert.ok(isSession('npm ci', language), language);
    for (const language of ['sh', 'bash', 'shell', 'fish'])
      assert.ok(isSession('# Once:\n$ npm ci', language), language);
  });

  it('is no script', () => {
    for (const language of ['sh', 'bash', 'shell', 'text', '']) assert.ok(!isSession('npm ci', language), language);
    assert.ok(!isSession('$ x', 'php'));
  });
});
