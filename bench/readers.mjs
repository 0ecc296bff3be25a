// `npm run bench -- --readers`: what a reader's browser gets of the same pages from docsgen and from others. Each
// output is served in the same way; each tool shows the same page, then a click leads to one beside it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCorpus } from './corpus.mjs';
import { launchBrowser } from './launchBrowser.mjs';
import { preparePeer } from './peers.mjs';
import { median, printTable } from './printTable.mjs';
import { servePlainly } from './servePlainly.mjs';
import { measureVisit } from './visit.mjs';

const ROWS = [
  ['HTML', 'html', 'kB'],
  ['CSS', 'css', 'kB'],
  ['JavaScript', 'js', 'kB'],
  ['fonts', 'font', 'kB'],
  ['other', 'other', 'kB'],
  ['all bytes', 'bytes', 'kB'],
  ['of them after the load event', 'lateBytes', 'kB'],
  ['requests', 'requests', 'count'],
  ['first contentful paint', 'fcp', 'ms'],
  ['largest contentful paint', 'lcp', 'ms'],
  ['total blocking time', 'tbt', 'ms'],
  ['click, to the next page', 'click', 'ms'],
  ['click after 300 ms of hover', 'hoveredClick', 'ms'],
];

/**
 * Builds `count` pages with each tool, and prints medians of `views` views of one page, at a quarter of the processor's
 * speed and with an empty cache. The tools take turns.
 *
 * @param options `bin` is docsgen's program, `browserPath` a Chromium's, `peers` entries of PEERS, `work` a folder for
 *   all.
 */
export async function benchReaders({ bin, browserPath, count, peers, views, work }) {
  const pages = join(work, `readers-${count}`);
  const { from, to } = pagesOf(pages, writeCorpus(pages, count));
  const built = [buildOwn(bin, pages, work), ...peers.map((peer) => buildPeer(peer, pages, work))];
  const tools = [];
  for (const { name, site, missing } of built) {
    if (missing) process.stdout.write(`${name}: ${missing}\n`);
    else tools.push({ name, ...(await servePlainly(site)), from: addressIn(site, from), to: withAddresses(site, to) });
  }
  const browser = await launchBrowser(browserPath);
  const visits = tools.map(() => []);
  try {
    // The first visits count for nothing: they find a cold browser, and a server that has yet to compress its files.
    for (const tool of tools) await measureVisit(browser, tool);
    for (let view = 0; view < views; view += 1) {
      for (const [index, tool] of tools.entries()) visits[index].push(await measureVisit(browser, tool));
    }
  } finally {
    await browser.close();
    for (const tool of tools) tool.close();
  }
  const rows = ROWS.map(([name, figure, unit]) => ({
    name,
    tools: tools.map((tool) => tool.name),
    values: visits.map((all) => median(all.map((visit) => visit[figure]))),
    unit,
  }));
  printTable(`${count} pages, a reader's view`, rows);
  const without = tools.filter((_, index) => visits[index][0].isLinkAdded).map(({ name }) => name);
  if (without.length > 0) {
    process.stdout.write(
      `${without.join(' and ')}: a small layout without a theme. No link to the pages beside this one is in view, so one was put in for the click.\n`,
    );
  }
}

/** A page in the middle of a section, and two beside it with the headings by which they are known. */
function pagesOf(folder, paths) {
  const beside = paths.filter((path) => path.startsWith('section-000/') && !path.endsWith('/index.md'));
  const middle = Math.floor(beside.length / 2);
  if (beside[middle + 2] === undefined) throw new Error('--readers needs at least 7 pages');
  const headingOf = (path) => /^## (.+)$/m.exec(readFileSync(join(folder, path), 'utf8'))[1];
  return {
    from: beside[middle],
    to: [beside[middle + 1], beside[middle + 2]].map((path) => ({ path, heading: headingOf(path) })),
  };
}

function buildOwn(bin, pages, work) {
  const site = join(work, 'readers-docsgen');
  const { status } = run([process.execPath, bin, 'build', '--quiet', '--out-dir', site], pages);
  if (status !== 0) throw new Error('docsgen did not build the pages');
  return { name: 'docsgen', site };
}

function buildPeer(peer, pages, work) {
  const { name } = peer;
  const command = preparePeer(peer, pages, work);
  if (command === undefined) return { name, missing: 'cannot be had on this machine' };
  process.stderr.write(`Building with ${name}\n`);
  const { status, stderr } = run(command.run, command.folder);
  if (status !== 0) return { name, missing: `did not build the pages:\n${String(stderr).slice(-1_000)}` };
  return { name, site: command.outputs[0] };
}

const run = ([program, ...args], cwd) =>
  spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, CI: 'true' } });

/** The address of a page's file, as a host of plain files answers it. */
function addressIn(site, path) {
  const trunk = path.replace(/\.md$/, '');
  if (existsSync(join(site, trunk, 'index.html'))) return `/${trunk}/`;
  if (existsSync(join(site, `${trunk}.html`))) return `/${trunk}.html`;
  throw new Error(`${site} has no page for ${path}`);
}

const withAddresses = (site, pages) => pages.map(({ path, heading }) => ({ address: addressIn(site, path), heading }));
