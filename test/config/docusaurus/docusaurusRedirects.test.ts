import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { docusaurusRedirects } from '../../../src/config/docusaurus/docusaurusRedirects.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';

function read(plugins: string) {
  const reading = partsReader();
  const here = (address: string) => address.replace('/docs', '');
  const redirects = docusaurusRedirects(exportedData(`export default ${plugins};`, 'a.js'), here, reading);
  return { redirects: redirects.map(({ from, to }) => `${from} ${to}`), missed: reading.missed };
}

describe('docusaurusRedirects', () => {
  it('reads one address or several, under both names of the plugin', () => {
    for (const name of ['@docusaurus/plugin-client-redirects', 'client-redirects']) {
      const { redirects, missed } = read(
        `['./own', ['${name}', { redirects: [{ from: '/docs/a', to: '/docs/b' }, { from: ['/c', 'd'], to: '/docs/e' }] }]]`,
      );
      assert.deepEqual(redirects, ['/docs/a /b', '/c /e', '/d /e']);
      assert.deepEqual(missed, []);
    }
  });

  it('tells of patterns, and of what only running would tell', () => {
    const { redirects, missed } = read(
      "[['client-redirects', { fromExtensions: ['html'], createRedirects() {}, redirects: [load(), { from: '/a', to: at() }, { from: '/b', to: '/c' }] }]]",
    );
    assert.deepEqual(redirects, ['/b /c']);
    assert.deepEqual(
      missed.map(({ option, hint }) => [option, hint?.slice(0, 18)]),
      [
        ['createRedirects', 'write each address'],
        ['fromExtensions', 'write each address'],
        ['redirects', undefined],
        ['redirects', undefined],
      ],
    );
  });

  it('passes over other plugins', () => {
    assert.deepEqual(read("[own(), ['./a', { redirects: [{ from: '/a', to: '/b' }] }]]"), {
      redirects: [],
      missed: [],
    });
  });
});
