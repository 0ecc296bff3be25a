import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mapIn } from '../../../src/config/elsewhere/codeData.ts';
import { tellDocusaurusOthers } from '../../../src/config/elsewhere/docusaurusOthers.ts';
import { presetPart } from '../../../src/config/elsewhere/docusaurusPresets.ts';
import { exportedData } from '../../../src/config/elsewhere/exportedData.ts';
import { partsReader } from '../../../src/config/elsewhere/partsReader.ts';

/** Each option that is told of, with the first thing that its hint names. */
function toldOf(settings: string) {
  const read = partsReader();
  const root = mapIn(exportedData(`export default ${settings}`, 'a.js'));
  const docs = mapIn(presetPart('docs', root.get('presets')));
  tellDocusaurusOthers({ root, theme: mapIn(root.get('themeConfig')), docs }, read);
  return read.missed.map(({ option, hint }) => [option, /`.*?`/.exec(hint ?? '')?.[0]]);
}

describe('tellDocusaurusOthers', () => {
  it('tells of services that count readers, in presets and in plugins', () => {
    assert.deepEqual(toldOf("{ presets: [['classic', { gtag: { trackingID: 'G-A' } }]] }"), [['gtag', '`head`']]);
    assert.deepEqual(toldOf("{ plugins: [['@docusaurus/plugin-google-tag-manager', { containerId: 'GTM-A' }]] }"), [
      ['plugins', '`head`'],
    ]);
  });

  it('tells of plugins but those that are read, or have no part in what readers see', () => {
    const plugins = "['@docusaurus/plugin-sitemap', ['content-docs', {}], ['./mine.js', {}], 'search-local', made]";
    assert.deepEqual(toldOf(`{ plugins: ${plugins} }`), [
      ['plugins', '`site/components.tsx`'],
      ['plugins', '`site/components.tsx`'],
    ]);
  });

  it('tells of pages that are left out there, and of what changes their Markdown', () => {
    assert.deepEqual(
      toldOf("{ presets: [['a', { docs: { exclude: ['internal/**'], remarkPlugins: [a], rehypePlugins: [] } }]] }"),
      [
        ['exclude', '`_`'],
        ['remarkPlugins', '`site/components.tsx`'],
      ],
    );
    assert.deepEqual(toldOf('{ markdown: { preprocessor: (a) => a } }'), [['preprocessor', '`site/components.tsx`']]);
  });

  it('tells of colors that pages do not have here by themselves', () => {
    const colors = (written: string) => toldOf(`{ themeConfig: { colorMode: ${written} } }`);
    assert.deepEqual(colors("{ defaultMode: 'dark' }"), [
      ['colorMode', '`:root:not([data-theme]) { color-scheme: dark; }`'],
    ]);
    assert.deepEqual(colors('{ disableSwitch: true }'), [
      ['colorMode', '`:root { color-scheme: light; } .theme-switch { display: none; }`'],
    ]);
    assert.deepEqual(colors("{ defaultMode: 'dark', respectPrefersColorScheme: true }"), []);
  });
});
