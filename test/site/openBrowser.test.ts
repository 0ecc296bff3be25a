import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { rawRequest, startServer } from './server.ts';
import { BINARY, createTestSite } from './site.ts';

const hasTerminal =
  process.platform === 'linux' && spawnSync('script', ['--version'], { stdio: 'ignore' }).status === 0;

/** A program in place of the one that opens browsers: it notes what it is to open, and whether Ctrl+C reaches it, too. */
const OPENER = `#!/bin/sh
trap 'echo interrupted >>"$OPENED"' INT HUP
echo "$1" >>"$OPENED"
while kill -0 $PPID 2>/dev/null; do sleep 0.02; done
echo closed >>"$OPENED"
`;

describe('docsgen dev --open', {
  skip: hasTerminal ? false : 'needs Linux, and `script` to make a terminal with',
}, () => {
  const site = createTestSite({ 'docs/index.md': '# Home\n\nWords.\n', 'bin/xdg-open': OPENER });
  chmodSync(join(site.folder, 'bin/xdg-open'), 0o755);
  const note = join(site.folder, 'opened.txt');
  const PATH = `${join(site.folder, 'bin')}:${process.env.PATH}`;

  /** Runs it in a terminal until Ctrl+C, and yields what was opened, its port as 0; it waits for that if there is to be something. */
  async function opened(
    { env = {}, isOpened }: { readonly env?: Readonly<Record<string, string>>; readonly isOpened: boolean },
    ...flags: readonly string[]
  ): Promise<string> {
    site.remove('opened.txt');
    const command = [process.execPath, BINARY, 'dev', 'docs', '--port', '0', ...flags].join(' ');
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      cwd: site.folder,
      env: { PATH, HOME: process.env.HOME, TERM: 'xterm', OPENED: note, ...env },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const closed = once(child, 'close');
    let printed = '';
    child.stdout.on('data', (data) => {
      printed += data;
    });
    const port = await untilKnown(() => /http:\/\/localhost:(\d+)\//.exec(printed)?.[1]);
    if (isOpened) await untilKnown(() => (existsSync(note) && site.read('opened.txt').endsWith('\n')) || undefined);
    // Making a page takes longer than opening a browser.
    else assert.equal((await rawRequest(Number(port), '/')).status, 200);
    child.stdin.write('\u0003');
    const [code] = await closed;
    assert.equal(code, 130, printed);
    if (isOpened) await untilKnown(() => site.read('opened.txt').endsWith('closed\n') || undefined);
    return existsSync(note) ? site.read('opened.txt').replace(/localhost:\d+/, 'localhost:0') : '';
  }

  it('opens the site, or a path of it, below its base, in a browser that stays', { timeout: 240_000 }, async () => {
    assert.equal(await opened({ isOpened: true }, '--open'), 'http://localhost:0/\nclosed\n');
    assert.equal(
      await opened({ isOpened: true }, '--base', '/manual/', '--open', '/guide/?a=1'),
      'http://localhost:0/manual/guide/?a=1\nclosed\n',
    );
  });

  it('opens nothing unless it is asked to, where no one watches, and where the browser would be on another machine', {
    timeout: 240_000,
  }, async () => {
    assert.equal(await opened({ isOpened: false }), '');
    assert.equal(await opened({ isOpened: false, env: { CI: '1' } }, '--open'), '');
    assert.equal(await opened({ isOpened: false, env: { SSH_CONNECTION: '10.0.0.1 1 10.0.0.2 22' } }, '--open'), '');
    const piped = await startServer(['dev', 'docs', '--open'], site.folder, {
      PATH,
      OPENED: note,
    });
    assert.equal((await rawRequest(piped.port, '/')).status, 200);
    await piped.stop();
    assert.ok(!existsSync(note));
  });
});

async function untilKnown<Known>(look: () => Known | undefined): Promise<Known> {
  for (;;) {
    const known = look();
    if (known !== undefined) return known;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
