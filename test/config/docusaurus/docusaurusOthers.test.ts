import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tellDocusaurusOthers } from '../../../src/config/docusaurus/docusaurusOthers.ts';
import { presetPart } from '../../../src/config/docusaurus/docusaurusPresets.ts';
import { mapIn } from '../../../src/config/parse/codeData.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';

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

  it('takes what stands in the place of a plugin that is left out for none', () =>
    assert.deepEqual(toldOf('{ plugins: [null, undefined, false] }'), []));

  it('tells of parts that only running the settings would tell', () => {
    const optionsOf = (settings: string) => toldOf(settings).map(([option]) => option);
    assert.deepEqual(optionsOf('{ plugins: made(), presets: made() }'), ['presets', 'plugins']);
    assert.deepEqual(optionsOf("{ presets: [made ? ['a', {}] : 'b', ['c', made()]] }"), ['presets', 'presets']);
    assert.deepEqual(
      optionsOf("{ presets: [['a', { docs: made(), gtag: made ? { trackingID: 'G-A' } : undefined, blog: made() }]] }"),
      ['docs', 'gtag'],
    );
    assert.deepEqual(optionsOf("{ presets: [['a', { ...(made && { gtag: {} }) }]] }"), ['presets']);
    assert.deepEqual(optionsOf("{ presets: [['a', { docs: { path: 'b', ...made() } }]] }"), ['docs']);
    assert.deepEqual(optionsOf('{ themeConfig: { colorMode: made() } }'), ['colorMode']);
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
