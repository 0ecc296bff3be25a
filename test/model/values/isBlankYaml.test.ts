import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isBlankYaml } from '../../../src/model/values/isBlankYaml.ts';

describe('isBlankYaml', () => {
  it('holds for an empty text, and for one of comments and empty lines', () => {
    for (const yaml of ['', '\n \n', '# A comment', '# One\n\n  # two: 2\n']) assert.ok(isBlankYaml(yaml), yaml);
  });

  it('takes no longer for many empty lines', () => {
    const started = process.cpuUsage();
    assert.ok(!isBlankYaml(`a:${'\n'.repeat(100_000)}b`));
    assert.ok(process.cpuUsage(started).user < 1_000_000);
  });

  it('does not hold where something stands beside a comment', () => {
    for (const yaml of ['a: 1', '# A comment\na: 1', 'a: 1 # a comment', "'#'"]) assert.ok(!isBlankYaml(yaml), yaml);
  });
});
