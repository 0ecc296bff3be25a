import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathPrefix, projectPath } from '../../src/system/projectPath.ts';

describe('projectPath', () => {
  it('is relative to the project, with POSIX slashes', () => {
    assert.equal(projectPath('/srv/project', '/srv/project/content/a.md'), 'content/a.md');
    assert.equal(projectPath('/srv/project', '/srv/project'), '');
  });
});

describe('pathPrefix', () => {
  it('ends with a slash, and is empty for the folder itself', () => {
    assert.equal(pathPrefix('/srv/project', '/srv/project/content'), 'content/');
    assert.equal(pathPrefix('/srv/project', '/srv/project'), '');
  });
});
