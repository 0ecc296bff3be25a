import assert from 'node:assert/strict';
import { it } from 'node:test';
import { repositoryHost } from '../../../src/model/addresses/repositoryHost.ts';

it('the host of a repository has the name that readers know', () => {
  assert.equal(repositoryHost('https://github.com/acme/docs'), 'GitHub');
  assert.equal(repositoryHost('https://www.gitlab.com/acme/docs'), 'GitLab');
  assert.equal(repositoryHost('https://git.acme.example:8443/docs'), 'git.acme.example:8443');
  assert.equal(repositoryHost('/acme'), '/acme');
});
