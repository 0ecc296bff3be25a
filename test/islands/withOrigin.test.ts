import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { NO_CLIENT } from '../../src/islands/clientManifest.ts';
import { withOrigin } from '../../src/islands/withOrigin.ts';

const BUNDLE = {
  manifest: {
    ...NO_CLIENT,
    styles: 'styles.AAAAAAAA.css',
    integrity: { 'boot.B.js': 'x', 'styles.AAAAAAAA.css': 'y' },
  },
  files: new Map([
    ['boot.B.js', Buffer.from('b')],
    ['styles.AAAAAAAA.css', Buffer.from('.a{}\n')],
  ]),
  inputs: [],
  diagnostics: [],
};

describe('withOrigin', () => {
  it('puts the origin of the site into the styles, which get a name and a hash of their own', () => {
    const { manifest, files } = withOrigin(BUNDLE, 'https://a.example/docs');
    const contents = '.a{}\n@media print{:root{--origin:"https://a.example"}}\n';
    assert.match(manifest.styles, /^styles\.[A-Z0-9]{8}\.css$/);
    assert.notEqual(manifest.styles, BUNDLE.manifest.styles);
    assert.deepEqual([...files.keys()], ['boot.B.js', manifest.styles]);
    assert.equal(Buffer.from(files.get(manifest.styles) ?? []).toString(), contents);
    assert.deepEqual(manifest.integrity, {
      'boot.B.js': 'x',
      [manifest.styles]: `sha256-${createHash('sha256').update(contents).digest('base64')}`,
    });
  });

  it('leaves a bundle alone whose site does not know its address, or that has no styles', () => {
    assert.equal(withOrigin(BUNDLE, undefined), BUNDLE);
    assert.equal(withOrigin(BUNDLE, 'nowhere'), BUNDLE);
    const none = { ...BUNDLE, manifest: NO_CLIENT, files: new Map() };
    assert.equal(withOrigin(none, 'https://a.example'), none);
  });
});
