import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { WIDE_HEADER } from '../../src/islands/bundleStyles.ts';
import { NO_CLIENT } from '../../src/islands/clientManifest.ts';
import { withSiteStyles } from '../../src/islands/withSiteStyles.ts';

const BUNDLE = {
  manifest: {
    ...NO_CLIENT,
    styles: 'styles.AAAAAAAA.css',
    integrity: { 'boot.B.js': 'x', 'styles.AAAAAAAA.css': 'y' },
  },
  files: new Map([
    ['styles.AAAAAAAA.css', Buffer.from(`.a{}\n@media ${WIDE_HEADER}{.b{}}\n`)],
    ['boot.B.js', Buffer.from('b')],
  ]),
  inputs: [],
  diagnostics: [],
};

const stylesIn = ({ manifest, files }: ReturnType<typeof withSiteStyles>) =>
  Buffer.from(files.get(manifest.styles) ?? []).toString();

describe('withSiteStyles', () => {
  it('puts width and origin of the site into the styles, which get a name and a hash of their own', () => {
    const made = withSiteStyles(BUNDLE, { siteUrl: 'https://a.example/docs', wideFromEm: 72 });
    const { manifest, files } = made;
    const contents = '.a{}\n@media (min-width:72em){.b{}}\n@media print{:root{--origin:"https://a.example"}}\n';
    assert.match(manifest.styles, /^styles\.[A-Z0-9]{8}\.css$/);
    assert.notEqual(manifest.styles, BUNDLE.manifest.styles);
    assert.deepEqual([...files.keys()], [manifest.styles, 'boot.B.js']);
    assert.equal(stylesIn(made), contents);
    assert.deepEqual(manifest.integrity, {
      'boot.B.js': 'x',
      [manifest.styles]: `sha256-${createHash('sha256').update(contents).digest('base64')}`,
    });
  });

  it('names no origin where the site does not know its address', () => {
    for (const siteUrl of [undefined, 'nowhere'])
      assert.equal(
        stylesIn(withSiteStyles(BUNDLE, { siteUrl, wideFromEm: 56.25 })),
        '.a{}\n@media (min-width:56.25em){.b{}}\n',
      );
  });

  it('leaves a bundle alone that has no styles', () => {
    const none = { ...BUNDLE, manifest: NO_CLIENT, files: new Map() };
    assert.equal(withSiteStyles(none, { siteUrl: 'https://a.example', wideFromEm: 72 }), none);
  });
});
