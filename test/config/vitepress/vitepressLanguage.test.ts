import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';
import { vitepressLanguage } from '../../../src/config/vitepress/vitepressLanguage.ts';
import { withoutPlaces } from '../../withoutPlaces.ts';

const data = (text: string) => exportedData(`export default ${text}`, 'config.js') ?? assert.fail();
const language = (text: string) => {
  const read = partsReader();
  const none = new Map();
  const yielded = vitepressLanguage('/de/', data(text), { read, root: none, theme: none, first: none });
  return [withoutPlaces(yielded), read.missed.map(({ option }) => option)];
};

describe('vitepressLanguage', () => {
  it('is in the folder of its name, and reads what it says', () => {
    assert.deepEqual(language("{ label: 'Deutsch', dir: 'up', themeConfig: { sidebar: [{ link: '/de/a' }] } }"), [
      { label: 'Deutsch', folder: 'de', entries: [{ target: '/de/a' }] },
      [],
    ]);
  });

  it('reads what its logo leads to', () => {
    assert.deepEqual(language("{ themeConfig: { logoLink: { link: '/de/a' } } }"), [
      { folder: 'de', logoLink: { target: '/de/a' }, entries: [] },
      [],
    ]);
  });

  it('tells of what it cannot hold, but for words that the theme has itself', () => {
    const [, missed] = language(
      "{ titleTemplate: ':title', themeConfig: { logo: '/a.svg', outline: { label: 'Hier' } } }",
    );
    assert.deepEqual(missed, ['titleTemplate', 'logo']);
  });

  it('tells of levels of headings, and of an address for edits that is another', () => {
    const missedIn = (theme: string) => language(`{ themeConfig: ${theme} }`)[1];
    assert.deepEqual(missedIn("{ outline: { level: [2, 3], label: 'Hier' } }"), ['outline']);
    assert.deepEqual(missedIn("{ editLink: { text: 'Bearbeiten' } }"), []);
    assert.deepEqual(missedIn("{ editLink: { pattern: 'https://a.example/:path' } }"), ['editLink']);
  });
});
