import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { projectPath } from '../../src/config/projectPath.ts';

describe('projectPath', () => {
  it('is relative to the project, with POSIX slashes', () => {
    assert.equal(projectPath('/srv/project', '/srv/project/content/a.md'), 'content/a.md');
    assert.equal(projectPath('/srv/project', '/srv/project'), '');
  });
});
