import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { hashVariables, isSameEnvironment } from '../../src/system/environmentValues.ts';

const NAME = 'DOCSGEN_TEST_VARIABLE';

describe('hashes of environment variables', () => {
  afterEach(() => delete process.env[NAME]);

  it('tell whether a value is what it was', () => {
    process.env[NAME] = 'a';
    const known = hashVariables([NAME]);
    assert.equal(isSameEnvironment(known), true);
    process.env[NAME] = 'b';
    assert.equal(isSameEnvironment(known), false);
    process.env[NAME] = 'a';
    assert.equal(isSameEnvironment(known), true);
  });

  it('tell an empty value from none', () => {
    const known = hashVariables([NAME]);
    process.env[NAME] = '';
    assert.equal(isSameEnvironment(known), false);
  });

  it('take a method of the environment for a variable that is not set', () => {
    assert.deepEqual(hashVariables(['hasOwnProperty'])[0]?.[1], hashVariables([NAME])[0]?.[1]);
  });

  it('do not hold the value', () => {
    process.env[NAME] = 'secret';
    assert.doesNotMatch(JSON.stringify(hashVariables([NAME])), /secret/);
  });
});
