import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configElsewhere } from '../../src/config/configElsewhere.ts';
import { unreadFile } from '../../src/content/unreadFile.ts';
import { SETTINGS_ELSEWHERE } from '../../src/model/settingsElsewhere.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('the settings of another generator', () => {
  const named = SETTINGS_ELSEWHERE.flatMap(({ generator, names }) => names.map((name) => ({ generator, name })));

  it('are told of beside the project, and where they are published with the content', () => {
    for (const { generator, name } of named) {
      assert.match(
        configElsewhere(temporaryFolder({ [name]: '' }))[0]?.message ?? name,
        new RegExp(`${generator}\\.$`),
      );
      // Names that begin with a dot are not published.
      if (!/^\.|\//.test(name))
        assert.match(unreadFile(name, 'content/')[0]?.message ?? name, new RegExp(`${generator}\\.$`));
    }
  });

  it('are each of one generator', () => assert.equal(new Set(named.map(({ name }) => name)).size, named.length));
});
