import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { bundleParts, bundleStylesBeside, type PartSources } from '../../src/islands/bundleParts.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const PLAIN: PartSources = {
  root: temporaryFolder({
    'site/site.css': '.own { color: olive; background: url(/logo.svg); mask: url(./dot.svg) }',
    'site/dot.svg': '<svg/>',
    'site/public/logo.svg': '<svg/>',
  }),
  publicDir: '',
  base: '/',
  texts: {},
  translations: [],
  siteStyles: [],
  hasWideHeader: true,
  ownLetterSpacing: false,
  menuGroups: false,
  islands: {},
  dev: false,
};

// Whoever has written a stylesheet waited until all scripts were bundled anew, which are the same everywhere.
it('styles bundled beside a client that is made already give the same as all of it bundled anew', async () => {
  const { root } = PLAIN;
  const made = await bundleParts(PLAIN);
  for (const dev of [false, true]) {
    const styled = {
      ...PLAIN,
      base: '/docs/',
      publicDir: join(root, 'site/public'),
      siteStyles: [join(root, 'site/site.css')],
      menuGroups: true,
      dev,
    };
    const whole = await bundleParts(styled);
    const beside = await bundleStylesBeside(dev ? await bundleParts({ ...PLAIN, dev }) : made, styled);
    assert.notEqual(beside.manifest.styles, made.manifest.styles);
    assert.deepEqual(beside.manifest, whole.manifest);
    const named = ({ files }: typeof whole) => [...files].map(([name, contents]) => [name, `${contents}`]).sort();
    assert.deepEqual(named(beside), named(whole));
    assert.deepEqual(
      beside.inputs.filter((path) => path.startsWith(root)),
      ['site/dot.svg', 'site/public/logo.svg', 'site/site.css'].map((path) => join(root, path)),
    );
  }
});

it('styles bundled beside a client are told of as those bundled with it', async () => {
  const { root } = PLAIN;
  const broken = temporaryFolder({ 'site/site.css': '.own { color: olive' });
  const styled = { ...PLAIN, root: broken, siteStyles: [join(broken, 'site/site.css')] };
  const { diagnostics } = await bundleStylesBeside(await bundleParts(PLAIN), styled);
  assert.deepEqual(
    diagnostics.map(({ code, place }) => `${code} ${place?.file}`),
    ['style-syntax site/site.css'],
  );
  const torn = temporaryFolder({ 'site/site.css': '.own {\n<<<<<<< HEAD\n  color: olive;\n=======\n>>>>>>> b\n}\n' });
  const conflict = { ...PLAIN, root: torn, siteStyles: [join(torn, 'site/site.css')] };
  assert.deepEqual(
    (await bundleStylesBeside(await bundleParts(PLAIN), conflict)).diagnostics.map(({ code }) => code),
    ['merge-conflict'],
  );
  const missing = { ...PLAIN, siteStyles: [join(root, 'site/none.css')] };
  await assert.rejects(bundleStylesBeside(await bundleParts(PLAIN), missing), /none\.css/);
});
