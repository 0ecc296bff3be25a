import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { marksAround } from '../../../src/markdown/twin/marksAround.ts';

describe('marksAround', () => {
  it('is three of a sign, or one more than the text has in a row', () => {
    assert.equal(marksAround('', '~'), '~~~');
    assert.equal(marksAround('a `` b ::::', '`'), '```');
    assert.equal(marksAround('```\n`````\n````', '`'), '``````');
    assert.equal(marksAround(':::note\n:::', ':'), '::::');
  });

  it('takes no longer for long texts', () => {
    const started = process.cpuUsage();
    assert.equal(marksAround('`'.repeat(200_000), '`').length, 200_001);
    assert.equal(marksAround('::: '.repeat(200_000), ':'), '::::');
    assert.ok(process.cpuUsage(started).user < 2_000_000);
  });
});
