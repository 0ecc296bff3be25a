import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { BINARY, createTestSite } from './site.ts';

describe('docsgen dev in a plain folder that it writes its log into', () => {
  it('says nothing of the log, which would change it for ever', { timeout: 180_000 }, async () => {
    const site = createTestSite({ 'index.md': '# Home\n' });
    const log = openSync(join(site.folder, 'dev.log'), 'a');
    const child = spawn(process.execPath, [BINARY, 'dev', '--port', '0'], {
      cwd: site.folder,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const untilSaid = async (text: string) => {
      while (!site.read('dev.log').includes(text)) await new Promise((resolve) => setTimeout(resolve, 30));
    };
    try {
      await untilSaid('Dev server at');
      for (const round of ['first', 'second', 'third']) {
        site.write(`${round}.md`, `# ${round}\n\nWords.\n`);
        await untilSaid(`Updated ${round}.md`);
      }
      assert.doesNotMatch(site.read('dev.log'), /dev\.log/);
    } finally {
      child.kill();
      await once(child, 'close');
    }
  });
});
