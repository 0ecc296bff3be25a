import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createDevServer } from '../../src/dev/devServer.ts';
import { watchProject } from '../../src/dev/watch/watchProject.ts';
import { temporaryFolder, writeFiles } from '../temporaryFolder.ts';
import { openDevSite } from './openDevSite.ts';

/** What a dev server holds at some moment. */
export interface Held {
  /** Open handles of the process by kind, such as `{ FSWatcher: 4 }`. */
  readonly resources: Readonly<Record<string, number>>;
  /** Listeners on the process and on the server, by event. */
  readonly listeners: Readonly<Record<string, number>>;
  readonly connections: number;
  /** After all garbage was collected. */
  readonly heapBytes: number;
}

const PARAGRAPH = 'Words that make the page as long as pages are. '.repeat(300);

const FILES: Readonly<Record<string, string>> = {
  'content/index.mdx': '# Home\n\nUp to {LIMIT}.\n\n<Include src="/_part.mdx" />\n',
  'content/_part.mdx': 'A part.\n',
  'content/edited.md': '# Edited\n\nText.\n',
  ...Object.fromEntries(
    Array.from({ length: 20 }, (_, page) => [`content/page-${page}.md`, `# Page ${page}\n\n${PARAGRAPH}\n`]),
  ),
  'site/site.css': 'h1 { color: red; }\n',
  'site/config.mjs': 'export const config = { constants: { LIMIT: 1 } };\n',
  'redirects.yaml': '/old/: /edited/\n',
};

/** The edit of a round, as files to write; text undefined for one to delete. Every fiftieth one is of the site's code. */
function editOf(round: number): readonly [path: string, text: string | undefined] {
  if (round % 50 === 25) return ['site/config.mjs', `export const config = { constants: { LIMIT: ${round} } };\n`];
  if (round % 50 === 40) return ['site/site.css', `h1 { letter-spacing: ${round}px; }\n`];
  const edits: readonly (readonly [path: string, text: string | undefined])[] = [
    ['content/edited.md', `# Edited\n\nRound ${round}. ${PARAGRAPH}\n\n[a](page-1.md)\n`],
    ['content/_part.mdx', `Part ${round}.\n`],
    [`content/new/round-${round - (round % 10)}.md`, `# Round ${round}\n\n${PARAGRAPH}\n`],
    ['redirects.yaml', `/old-${round}/: /edited/\n`],
    ['content/edited.md', `# Edited\n\n[broken](nowhere-${round}.md) {\n`],
    ['content/edited.md', `# Edited\n\nMended in ${round}.\n`],
    ['content/page-3.md', `---\ntitel: Slip ${round}\n---\n\n# Page 3\n\n${PARAGRAPH}\n`],
    ['content/page-3.md', `# Page 3\n\n${PARAGRAPH}\n`],
    [`content/new/round-${round - (round % 10)}.md`, undefined],
    ['content/page-4.md', `# Page 4\n\n## Part ${round}\n\n${PARAGRAPH}\n`],
  ];
  return edits[round % edits.length] ?? ['content/edited.md', ''];
}

/**
 * Edits a project again and again while a dev server serves it, with an open tab that comes and goes; yields what was
 * held after the first `warmUp` rounds, and after the last. With `watches` the edits are saved as editors do, and seen
 * by the watcher; without, the server is told of them.
 */
export async function rebuildRounds({
  rounds,
  warmUp,
  watches,
}: {
  readonly rounds: number;
  readonly warmUp: number;
  readonly watches: boolean;
}): Promise<readonly [before: Held, after: Held]> {
  const root = temporaryFolder(FILES);
  const devSite = await openDevSite(root);
  const dev = createDevServer(devSite, undefined);
  await once(dev.server.listen(0, '127.0.0.1'), 'listening');
  const { port } = dev.server.address() as AddressInfo;
  let seen = (_: string) => {};
  const change = async (paths: readonly string[]) => {
    const update = await devSite.change(paths);
    if (update !== 'none') dev.tell(update);
    for (const path of paths) seen(path);
  };
  const fail = (error: Error) => {
    throw error;
  };
  const watcher = watches
    ? watchProject(devSite.site().project.config, { onChange: change, onError: fail, onLimit: fail })
    : undefined;
  await watcher?.ready;

  const save = async (path: string, text: string | undefined) => {
    const absolute = join(root, path);
    const told = new Promise<void>((resolve) => {
      seen = (changed) => changed === absolute && resolve();
    });
    if (text === undefined) rmSync(absolute);
    else {
      writeFiles(root, { [`${path}~`]: text });
      renameSync(`${absolute}~`, absolute);
    }
    if (watcher === undefined) await change([absolute]);
    await told;
  };

  let before: Held | undefined;
  for (let round = 1; round <= rounds; round += 1) {
    const tab = await openTab(port);
    await save(...editOf(round));
    await devSite.diagnose();
    await textOf(await request(port, '/'));
    await textOf(await request(port, '/assets/manifest/search.json'));
    tab.destroy();
    await once(tab, 'close');
    if (round === warmUp) before = await heldBy(dev.server);
  }
  const after = await heldBy(dev.server);
  devSite.close();
  await watcher?.close();
  dev.server.closeAllConnections();
  await new Promise((resolve) => dev.server.close(resolve));
  if (before === undefined) throw new RangeError('There are fewer rounds than it takes to warm up.');
  return [before, after];
}

const request = (port: number, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path, host: '127.0.0.1', agent: false, headers: { Connection: 'close' } }, resolve).on('error', reject);
  });

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const data of answer.setEncoding('utf8')) text += data;
  return text;
}

/** A tab that listens for updates. */
async function openTab(port: number): Promise<IncomingMessage> {
  const tab = await request(port, '/__docsgen/events');
  tab.on('error', () => {});
  await once(tab, 'data');
  return tab;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function heldBy(server: ReturnType<typeof createDevServer>['server']): Promise<Held> {
  // What the last round has closed is gone some turns later.
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 20));
  collectGarbage();
  // Requests and timers under way pass by themselves.
  const resources = process.getActiveResourcesInfo().filter((kind) => !/ReqWrap$|^Immediate$|^Timeout$/.test(kind));
  const connections = await new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  return {
    resources: countsOf(resources),
    listeners: Object.fromEntries(
      [process, server].flatMap((emitter) =>
        emitter.eventNames().map((name) => [String(name), emitter.listenerCount(name as never)]),
      ),
    ),
    connections,
    heapBytes: process.memoryUsage().heapUsed,
  };
}

function countsOf(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
