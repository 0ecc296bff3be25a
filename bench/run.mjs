// `npm run bench`: times whole commands on generated folders of Markdown, and prints a table.
//   --pages 150,1000      sizes of the folders; 150 alone with --readers
//   --runs 5              runs of each; the table shows medians
//   --baseline <commit>   also times that commit of docsgen, in turn with this one, and prints ratios
//   --peers <names>       also times others, in turn with docsgen: Eleventy,VitePress,Starlight,Docusaurus (installed
//                         from npm), Hugo (where it is on the machine), or "all"
//   --readers             instead of commands, times what a reader's browser gets of the same pages from docsgen and
//                         from the peers: all of them, or those that --peers names
//   --search              instead of commands, times the first query on this repository's own site
// Nothing else should run on the machine. Times are wall-clock, from the start of the process to its end.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser, presentBrowser } from '../bin/browser.mjs';
import { writeCorpus } from './corpus.mjs';
import { PEERS, preparePeer } from './peers.mjs';
import { median, printTable } from './printTable.mjs';
import { benchReaders } from './readers.mjs';
import { benchSearch } from './search.mjs';
import { timeSaves } from './timeSaves.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: options } = parseArgs({
  options: {
    pages: { type: 'string' },
    runs: { type: 'string', default: '5' },
    baseline: { type: 'string' },
    peers: { type: 'string' },
    readers: { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
  },
});
const sizes = (options.pages ?? (options.readers ? '150' : '150,1000')).split(',').map(Number);
const runs = Number(options.runs);
const wanted = (options.peers ?? (options.readers ? 'all' : '')).split(',').filter((name) => name !== '');
const known = PEERS.map(({ name }) => name);
const unknown = wanted.find((name) => name !== 'all' && !known.includes(name));
refuse(unknown !== undefined, `There is no peer \`${unknown}\`: expected some of ${known.join(', ')}, or all.`);
refuse(!(runs > 0), `\`--runs\` is ${options.runs}, expected a number above 0.`);
refuse(!sizes.every((size) => size > 0), `\`--pages\` is ${options.pages}, expected numbers above 0.`);
const peers = PEERS.filter(({ name }) => wanted.includes('all') || wanted.includes(name));
const browserPath = options.readers || options.search ? findBrowser({ install: true }) : presentBrowser();
const work = mkdtempSync(join(tmpdir(), 'docsgen-bench-'));

const tools = [{ name: 'docsgen', bin: join(root, 'bin/docsgen.cjs') }];
if (options.baseline !== undefined) tools.push({ name: options.baseline, bin: compiledCommit(options.baseline) });

try {
  if (options.search) await benchSearch({ bin: tools[0].bin, root, browserPath, runs, work });
  else if (options.readers) {
    for (const count of sizes) await benchReaders({ bin: tools[0].bin, browserPath, count, peers, views: runs, work });
  } else {
    for (const size of sizes) await benchSize(size);
    printTable('start', [startRow()]);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
  if (options.baseline !== undefined) spawnSync('git', ['worktree', 'prune'], { cwd: root });
}

/** Ends the process with a line: it would be seen only after minutes that nothing, or not all, was timed. */
function refuse(isWrong, line) {
  if (!isWrong) return;
  console.error(line);
  process.exit(2);
}

/**
 * Deleted at the end, with all else: on some file systems what was just deleted slows down the writing of new files.
 */
function putAside(path) {
  if (existsSync(path)) renameSync(path, mkdtempSync(join(work, 'aside-')));
}

async function benchSize(size) {
  const folder = join(work, `pages-${size}`);
  const paths = writeCorpus(folder, size);
  const edited = join(folder, paths[1]);
  const out = join(work, 'out');
  const clear = () => {
    putAside(out);
    putAside(join(folder, '.docsgen'));
  };
  const build =
    (...flags) =>
    (tool) =>
      time([process.execPath, tool.bin, 'build', '--quiet', '--out-dir', out, ...flags], folder);
  const check = (tool) => time([process.execPath, tool.bin, 'check', '--quiet'], folder);
  const edit = () => appendFileSync(edited, `\nEdited at ${performance.now()}.\n`);
  const rows = [
    await row('cold build, no search', tools, build('--no-search'), { before: clear }),
    await row('cold build', tools, build(), { before: clear }),
    await row('nothing changed', tools, build(), { settle: build() }),
    await row('one page edited', tools, build(), { settle: build(), before: edit }),
    await row('cold check', tools, check, { before: clear }),
    await row('check, one page edited', tools, check, { settle: check, before: edit }),
    // With the cache of its own build: no version takes another's.
    await row('dev, to the first page', tools, (tool) => timeDev(tool, folder), { settle: build() }),
  ];
  // Needs an open tab.
  if (browserPath !== undefined) {
    const saves = (tool) => timeSaves({ bin: tool.bin, folder, path: paths[1], browserPath });
    rows.push(await row('dev, save to seen', tools, saves, { runs: 1 }));
  }
  printTable(`${size} pages`, rows);
  for (const peer of peers) {
    const command = preparePeer(peer, folder, work);
    if (command === undefined) {
      process.stdout.write(`${peer.name}: cannot be had on this machine\n`);
      continue;
    }
    const others = [tools[0], { name: peer.name, command }];
    const once = (tool) =>
      tool.command === undefined
        ? build(...(peer.searches ? [] : ['--no-search']))(tool)
        : time(tool.command.run, tool.command.folder);
    const before = () => {
      clear();
      command.outputs.forEach(putAside);
    };
    printTable(
      `${size} pages, beside ${peer.name}${peer.searches ? ' (both with search)' : ' (both without search)'}`,
      [await row('cold build', others, once, { before })],
    );
  }
}

/**
 * Medians of a measurement for each tool; the tools take turns, so that a slow minute of the machine meets all of them.
 */
async function row(name, among, measure, { before = () => {}, settle, runs: count = runs } = {}) {
  const times = among.map(() => []);
  for (let run = 0; run < count; run += 1) {
    for (const [index, tool] of among.entries()) {
      if (settle !== undefined && (run === 0 || among.length > 1)) await settle(tool);
      before();
      times[index].push(await measure(tool));
    }
  }
  return { name, tools: among.map((tool) => tool.name), values: times.map(median) };
}

function startRow() {
  const once = (command) => median(Array.from({ length: 9 }, () => timeSync(command)));
  return {
    name: 'docsgen --version',
    tools: ['docsgen', 'node -e 0'],
    values: [once([process.execPath, tools[0].bin, '--version']), once([process.execPath, '-e', '0'])],
  };
}

function timeSync([command, ...args]) {
  const started = performance.now();
  execFileSync(command, args, { stdio: 'ignore' });
  return performance.now() - started;
}

function time([command, ...args], folder) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(command, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, CI: 'true' },
    });
    let said = '';
    child.stderr.on('data', (data) => {
      said += data;
    });
    child.on('close', (code) =>
      code === 0
        ? resolve(performance.now() - started)
        : reject(new Error(`${command} ${args.join(' ')}: ${said.slice(-2_000)}`)),
    );
  });
}

/** From the start of the process to the whole of the first page. */
async function timeDev(tool, folder) {
  const port = 4_300 + Math.floor(Math.random() * 500);
  const started = performance.now();
  const child = spawn(process.execPath, [tool.bin, 'dev', '--port', String(port)], { cwd: folder, stdio: 'ignore' });
  try {
    for (;;) {
      const response = await fetch(`http://localhost:${port}/`).catch(() => undefined);
      if (response?.ok && (await response.text()).includes('</html>')) return performance.now() - started;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  } finally {
    child.kill();
    await new Promise((resolve) => child.once('close', resolve));
  }
}

/**
 * A commit of docsgen, compiled in a work tree of its own; with the dependencies of this one where they are the same.
 */
function compiledCommit(commit) {
  const tree = join(work, 'baseline');
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', tree, commit], { cwd: root });
  const lock = (folder) =>
    execFileSync('git', ['hash-object', join(folder, 'package-lock.json')], { cwd: root, encoding: 'utf8' });
  if (lock(root) === lock(tree)) symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'dir');
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree, stdio: 'ignore' });
  execFileSync(process.execPath, [join(tree, 'bin/compile.mjs')], { cwd: tree });
  const bin = join(tree, 'bin/docsgen.cjs');
  // As it was called before.
  return existsSync(bin) ? bin : join(tree, 'bin/docsgen.mjs');
}
