import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configElsewhere } from '../../src/config/configElsewhere.ts';
import { unreadFile } from '../../src/content/unreadFile.ts';
import { SETTINGS_ELSEWHERE } from '../../src/model/settingsElsewhere.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('the settings of another generator', () => {
  const named = SETTINGS_ELSEWHERE.flatMap(({ generator, names, marks }) =>
    names.map((name) => ({ generator, name, marks })),
  );

  it('are told of beside the project, and where they are published with the content', () => {
    for (const { generator, name, marks } of named) {
      assert.match(
        configElsewhere(
          temporaryFolder({
            [name]:
              marks === undefined
                ? ''
                : generator === 'Zola'
                  ? 'base_url = "/"\n'
                  : 'baseURL = "/"\nextras: []\n"nextra"\n"docus"\n',
          }),
        )[0]?.message ?? name,
        new RegExp(`${generator}\\.$`),
      );
      // Names that begin with a dot are not published.
      if (!/^\.|\//.test(name) && marks === undefined)
        assert.match(unreadFile(name, 'content/')[0]?.message ?? name, new RegExp(`${generator}\\.$`));
    }
  });

  it('are not those of other programs, whose files have the same names', () => {
    for (const text of ['', '{ "url": "https://a.example/" }\n', 'has_baseurl = 1\n'])
      assert.deepEqual(configElsewhere(temporaryFolder({ 'config.json': text, 'config.toml': text })), []);
    assert.deepEqual(unreadFile('config.json', 'content/'), []);
  });

  it('are each of one generator', () =>
    assert.equal(new Set(named.map(({ name, marks }) => `${name} ${marks}`)).size, named.length));
});
