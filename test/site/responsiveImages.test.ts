import assert from 'node:assert/strict';
import { cpSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createTestSite } from './site.ts';

/** The installed package, as a project has it. */
const SHARP = dirname(dirname(fileURLToPath(import.meta.resolve('sharp'))));

/** A photo: noise, which no format makes light. */
const photo = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  });

const COPY = /assets\/pictures\/(\d+)\.[a-z0-9]{10}\.webp/g;

describe('a site with responsive images', () => {
  const site = createTestSite({
    'content/index.md': '# Home\n\n![A photo](./photo.png)\n\n## More\n\n![Held upright](./upright.jpg)\n',
    'content/other.md': '# Other\n\n![A dot](./dot.png)\n',
    'site/config.ts':
      "export const config = { base: '/docs/', responsiveImages: true, check: { budgets: { image: 50, page: 99 } } };\n",
  });
  const build = async (...args: readonly string[]) => {
    const run = await site.run(['build', ...args]);
    assert.equal(run.code, 0, run.stderr);
    return run;
  };
  const copies = () => site.list('dist').filter((path) => path.startsWith('assets/pictures/'));
  const bytesOf = (path: string) => statSync(join(site.folder, path)).size;

  before(async () => {
    site.write('content/photo.png', await photo(1600, 200).png().toBuffer());
    site.write('content/dot.png', await photo(40, 40).png().toBuffer());
    const turned = photo(600, 1000).jpeg().withMetadata({ orientation: 6 });
    site.write('content/upright.jpg', await turned.toBuffer());
  });

  it('is whole without the package that makes them, and says that it is not there', async () => {
    const { stderr } = await build();
    assert.match(stderr, /^site\/config\.ts:1:41: warning: Option `responsiveImages` needs the package `sharp`/m);
    assert.deepEqual(copies(), []);
    assert.doesNotMatch(site.read('dist/index.html'), /srcset/);
  });

  it('names copies of each picture that is worth them as soon as the package is there', async () => {
    site.write('node_modules/.keep', '');
    symlinkSync(SHARP, join(site.folder, 'node_modules/sharp'), 'junction');
    const { stderr } = await build();
    assert.match(stderr, /^Making pictures smaller 6$/m);
    const named = site.read('dist/index.html').match(COPY) ?? [];
    assert.deepEqual([...new Set(named)].sort(), copies());
    assert.deepEqual(
      named.map((path) => Number(path.replace(COPY, '$1'))),
      [480, 720, 1080, 1440, 480, 720],
    );
    for (const [index, path] of named.entries()) {
      const { width, format } = await sharp(join(site.folder, 'dist', path)).metadata();
      assert.deepEqual([width, format], [Number(path.replace(COPY, '$1')), 'webp']);
      assert.ok(bytesOf(`dist/${path}`) < bytesOf(index < 4 ? 'content/photo.png' : 'content/upright.jpg'), path);
    }
    assert.match(site.read('dist/index.html'), /, \/docs\/upright\.jpg 1000w" sizes="min\(1000px, 44rem, 100vw\)"/);
    assert.doesNotMatch(site.read('dist/other/index.html'), /srcset/);
    assert.equal(site.read('dist/_headers').split('/docs/assets/pictures/*').length, 2);
  });

  it('makes none again that is there', async () => {
    const { stdout, stderr } = await build('--explain');
    assert.match(stdout, /nothing changed/);
    site.write('content/other.md', '# Other\n\nChanged.\n');
    const { stderr: again } = await build();
    assert.doesNotMatch(stderr + again, /Making pictures/);
    assert.equal(copies().length, 6);
  });

  it('makes those of a picture anew that has changed, and no others', async () => {
    site.write('content/photo.png', await photo(1600, 200).png().toBuffer());
    const before = copies();
    const { stdout, stderr } = await build('--explain');
    assert.match(stdout, /^made {2}\/ +`\/photo\.png`, which it shows, has changed$/m);
    assert.match(stderr, /^Making pictures smaller 4$/m);
    assert.equal(copies().filter((path) => before.includes(path)).length, 2);
    assert.equal(copies().length, 6);
  });

  it('has the same bytes when several machines build it, each copy made once', async () => {
    const whole = site.tree();
    cpSync(join(site.folder, '.docsgen'), join(site.folder, 'aside'), { recursive: true });
    site.remove('.docsgen');
    for (const shard of ['1/2', '2/2']) await build('--quiet', '--shard', shard);
    site.remove('.docsgen/pictures');
    site.remove('dist');
    const { code, stderr } = await site.run(['merge']);
    assert.equal(code, 0, stderr);
    assert.doesNotMatch(stderr, /Making pictures/);
    assert.deepEqual(site.tree(), whole);
  });

  it('has no pictures that are too heavy, as readers get the copies', async () => {
    const { code, stderr, stdout } = await site.run(['check']);
    assert.equal(code, 0, stderr);
    assert.match(stdout, /0 errors, 0 warnings/, stderr);
  });

  it('publishes nothing when a picture cannot be read, and says which', async () => {
    const bytes = readFileSync(join(site.folder, 'content/photo.png'));
    site.write('content/photo.png', Buffer.concat([bytes.subarray(0, 2_000), Buffer.alloc(60_000, 7)]));
    const whole = site.tree();
    const { code, stderr } = await site.run(['build']);
    assert.equal(code, 1);
    assert.match(
      stderr,
      /^content\/photo\.png:1:1: error: The picture `content\/photo\.png` cannot be made smaller: /m,
    );
    assert.match(stderr, /save the picture again as PNG, JPEG or WebP/);
    assert.deepEqual(site.tree(), whole);
    assert.equal((await site.run(['build', '--shard', '1/1'])).code, 1);
    site.write('content/photo.png', bytes);
    await build();
  });

  it('has no copy that is heavier than its picture: dots of two colors are light only where each stays as it is', async () => {
    let seed = 1;
    const dots = Buffer.from(
      Array.from({ length: 700 * 700 }, () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed % 1_000 < 500 ? 255 : 0;
      }),
    );
    const raw = { width: 700, height: 700, channels: 1 } as const;
    site.write('content/dots.png', await sharp(dots, { raw }).png({ palette: true, compressionLevel: 9 }).toBuffer());
    site.write('content/other.md', '# Other\n\n![Dots](./dots.png)\n');
    await build();
    const [copy] = site.read('dist/other/index.html').match(/assets\/pictures\/700\.\w+\.webp/) ?? [];
    assert.ok(copy);
    const [ofCopy, ofPicture] = [bytesOf(`dist/${copy}`), bytesOf('content/dots.png')];
    assert.ok(ofCopy < ofPicture, `${ofCopy} ${ofPicture}`);
  });

  it('says so when the package does not run on this system', async () => {
    site.remove('node_modules/sharp');
    site.write('node_modules/sharp/package.json', '{ "name": "sharp", "version": "9.9.9", "main": "index.js" }');
    site.write('node_modules/sharp/index.js', "throw new Error('Could not load the sharp module');\n");
    const { code, stderr } = await site.run(['build']);
    assert.equal(code, 1);
    assert.match(stderr, /Cannot run `sharp` on this system \(.+\): Could not load the sharp module/);
    assert.match(stderr, /npm install --include=optional/);
    assert.ok(existsSync(join(site.folder, 'dist/index.html')));
  });
});
