import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createDevSite } from '../../src/dev/devSite.ts';
import { routeOf } from '../../src/routes/routeOf.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const CONFIG = `export const config = { base: '/docs/', constants: { LIMIT: 5 } };\n`;

async function devSiteOf(config: string) {
  const root = temporaryFolder({ 'content/index.mdx': '# Home\n\nUp to {LIMIT}.\n', 'site/config.mjs': config });
  const devSite = await createDevSite({ root, flags: {}, environment: {}, dev: true });
  const path = join(root, 'site/config.mjs');
  const write = async (text: string) => {
    writeFileSync(path, text);
    await devSite.change([path]);
  };
  const codes = async () => (await devSite.diagnose())?.map(({ code }) => code);
  return { devSite, write, codes };
}

describe('createDevSite', () => {
  it('keeps the site as it last worked while its configuration is broken, and tells of that alone', async () => {
    const { devSite, write, codes } = await devSiteOf(CONFIG);
    await write('export const config = {');
    assert.deepEqual(await codes(), ['config-syntax']);
    assert.equal(devSite.site().project.config.base, '/docs/');
    assert.match(devSite.site().page(routeOf('index.mdx'))?.html ?? '', /Up to 5/);
    await write(CONFIG.replace('5', '6'));
    assert.deepEqual(await codes(), []);
    assert.match(devSite.site().page(routeOf('index.mdx'))?.html ?? '', /Up to 6/);
    devSite.close();
  });

  it('takes up a configuration that was broken at the start', async () => {
    const { devSite, write, codes } = await devSiteOf('export const config = {');
    assert.deepEqual(await codes(), ['config-syntax']);
    await write(CONFIG);
    assert.deepEqual(await codes(), []);
    assert.match(devSite.site().page(routeOf('index.mdx'))?.html ?? '', /Up to 5/);
    devSite.close();
  });
});
