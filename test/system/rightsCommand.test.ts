import assert from 'node:assert/strict';
import { it } from 'node:test';
import { rightsCommand } from '../../src/system/rightsCommand.ts';

it('a command that shows rights is one that the machine has', () => {
  assert.equal(rightsCommand('/a b/site', 'linux'), "ls -ld '/a b/site'");
  assert.equal(rightsCommand("/it's/site", 'linux'), "ls -ld '/it'\\''s/site'");
  assert.equal(rightsCommand('C:\\a b\\site', 'win32'), 'icacls "C:\\a b\\site"');
});
