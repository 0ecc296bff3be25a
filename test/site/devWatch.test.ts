import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventually } from '../eventually.ts';
import { rawRequest, startServer, untilPrinted } from './server.ts';
import { createTestSite } from './site.ts';

describe('docsgen dev', () => {
  it('T-04: tells of a fault that is saved before any reader has come', async () => {
    const site = createTestSite({ 'content/index.md': '# Home\n\nWords.\n' });
    const server = await startServer(['dev'], site.folder);
    site.write('content/index.md', '# Home\n\n[Lost](/none/)\n\n#### Part\n\nWords.\n');
    await untilPrinted(server, 'Updated content/index.md');
    await untilPrinted(server, 'content/index.md:3:8: error:');
    await untilPrinted(server, '[heading-order]');
    assert.match(server.printed(), /warning: .*\[heading-order\]/);
    // Over the page itself lie errors alone.
    const { body } = await rawRequest(server.port, '/__docsgen/diagnostics');
    assert.match(body, /\[broken-link\]/);
    assert.doesNotMatch(body, /\[heading-order\]/);
    assert.equal((await server.stop()).code, 143);
  });

  it('T-07: follows a file elsewhere that the site’s code has come to import while it runs', async () => {
    const site = createTestSite({
      'content/index.mdx': '# Home\n\nUp to {LIMIT}.\n',
      'site/config.ts': 'export const config = { constants: { LIMIT: 4 } };\n',
      'limits.ts': 'export const LIMIT = 5;\n',
    });
    const server = await startServer(['dev'], site.folder);
    const shown = async () => /Up to (\d+)\./.exec((await rawRequest(server.port, '/')).body)?.[1];
    /** Writes a file until the page shows what it says: its watch may still be about to begin. */
    const untilShown = async (limit: string, path: string, text: string) => {
      const isShown = async () => {
        if ((await shown()) === limit) return true;
        site.write(path, text);
        return false;
      };
      await eventually(isShown, `${limit} is not shown`, { pauseMs: 200 });
    };
    assert.equal(await shown(), '4');
    const config = "import { LIMIT } from '../limits.ts';\nexport const config = { constants: { LIMIT } };\n";
    await untilShown('5', 'site/config.ts', config);
    await untilShown('6', 'limits.ts', 'export const LIMIT = 6;\n');
    assert.equal((await server.stop()).code, 143);
  });
});
