import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { KNOWN_TOKEN } from '../../src/model/knownToken.ts';
import { secretPermalinkFaults } from '../../src/routes/secretPermalink.ts';
import { sourceOf } from '../compileText.ts';

describe('secretPermalinkFaults', () => {
  const told = (yaml: string, token = 's3cret') =>
    secretPermalinkFaults(sourceOf('a.md', `---\ntitle: A\n${yaml}\n---\nWords.\n`), token);

  it('tells of a page whose address anyone can guess', () => {
    const [fault, ...more] = told('permalink: /x/{token}/\nunlisted: true', KNOWN_TOKEN);
    assert.deepEqual(
      [fault?.severity, fault?.place, more],
      ['warning', { file: 'content/a.md', line: 3, column: 1, endColumn: 10 }, []],
    );
    assert.match(fault?.message ?? '', /^`\{token\}` is `unlisted`/);
  });

  it('tells of a page that is listed, and keeps the token to itself', () => {
    for (const yaml of [
      'permalink: /{token}/',
      'permalink: /{token}/\nunlisted: sidebar',
      'permalink: /{token}/\nunlisted: false',
    ]) {
      const [fault, ...more] = told(yaml);
      assert.match(fault?.hint ?? '', /unlisted: true/);
      assert.deepEqual(more, []);
      assert.doesNotMatch(JSON.stringify(fault), /s3cret/);
    }
  });

  it('is silent of a page that is kept, and of one without a token', () => {
    assert.deepEqual(told('permalink: /{token}/\nunlisted: true'), []);
    assert.deepEqual(told('permalink: /unlisted/', KNOWN_TOKEN), []);
    assert.deepEqual(told('description: "{token}"', KNOWN_TOKEN), []);
  });
});
