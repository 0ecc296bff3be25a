import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { siteHref } from '../../src/build/siteHref.ts';
import { siteIn } from '../siteIn.ts';

describe('siteHref', () => {
  it('leads to pages, files and what is planned, and to nothing else', async () => {
    const { project, resolve } = await siteIn({
      'content/a.md': '# A\n\nWords.\n',
      'site/public/b.zip': 'b',
      'site/config.ts': "export const config = { base: '/docs/', plannedRoutes: ['/later/', '/api/*'] };\n",
    });
    const hrefOf = siteHref(project.config, resolve);
    assert.deepEqual(['/a/#part', '/b.zip', '/later/#part', '/api/x/#part'].map(hrefOf), [
      '/docs/a/#part',
      '/docs/b.zip',
      '/docs/later/#part',
      '/docs/api/x/#part',
    ]);
    assert.throws(() => hrefOf('/none/'), /^Error: `\/none\/` leads to no page and no file of the site$/);
  });
});
