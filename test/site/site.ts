import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { withoutNetwork } from './withoutNetwork.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
/** The program, as it is installed. */
export const BINARY = join(REPOSITORY, 'bin/docsgen.cjs');

/** Folder that all test files of a run share; deleted at its end. Undefined where a file is run by itself. */
const RUN = process.env.DOCSGEN_TEST_RUN;

/** What a run of the real program left: exit code, both streams, and how long it took. */
export interface Run {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A project in a folder of its own, driven through the real program. */
export interface TestSite {
  readonly folder: string;
  readonly write: (path: string, contents: string | Uint8Array) => void;
  readonly remove: (path: string) => void;
  readonly read: (path: string) => string;
  /** Files below a path, relative to it, sorted, with a hash-free listing. */
  readonly list: (path: string) => string[];
  readonly run: (args: readonly string[], options?: RunOptions) => Promise<Run>;
  /** Every file below `dist` with its contents: two equal trees are byte-identical. */
  readonly tree: (path?: string) => Record<string, string>;
}

/** Environment to add, and how long the program may take: by itself as long as on a slow machine that does other work, too. */
interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

/** Makes a project from files (path to contents); it is deleted when the tests end. */
export function createTestSite(files: Readonly<Record<string, string | Uint8Array>>): TestSite {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-test-'));
  if (RUN === undefined) after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const site = siteAt(folder);
  for (const [path, contents] of Object.entries(files)) site.write(path, contents);
  return site;
}

function siteAt(folder: string): TestSite {
  return {
    folder,
    write(path, contents) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), contents);
    },
    remove: (path) => rmSync(join(folder, path), { recursive: true, force: true }),
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    list: (path) => listFiles(join(folder, path)),
    run: (args, options = {}) => runProgram(args, folder, options),
    tree(path = 'dist') {
      return Object.fromEntries(
        listFiles(join(folder, path)).map((name) => [name, readFileSync(join(folder, path, name), 'latin1')]),
      );
    },
  };
}

/** Staging and backup folders beside the output of a site. */
export const leftOvers = ({ folder }: TestSite): string[] =>
  readdirSync(folder).filter((name) => name.includes('.docsgen-'));

/** A copy of this repository's own site: its content, site code, redirects and published addresses. */
export function copyRealSite(): TestSite {
  const site = createTestSite({});
  copySources(site.folder);
  return site;
}

function copySources(folder: string): void {
  for (const name of ['content', 'site', 'redirects.yaml', 'addresses.lock']) {
    cpSync(join(REPOSITORY, name), join(folder, name), { recursive: true });
  }
}

/** Fills a project with what `make` puts into an empty one: that is done once for all files of a test run. */
export async function putOnce(
  name: string,
  { folder }: TestSite,
  make: (site: TestSite) => Promise<void>,
): Promise<void> {
  if (RUN === undefined) return make(siteAt(folder));
  const made = join(RUN, name);
  if (claim(`${made}.claimed`)) {
    const draft = `${made}.draft`;
    mkdirSync(draft);
    await make(siteAt(draft));
    renameSync(draft, made);
  }
  const end = performance.now() + 240_000;
  while (!existsSync(made)) {
    assert.ok(performance.now() < end, `another test file has not made the ${name}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  cpSync(made, folder, { recursive: true });
}

/** Fills a project with the real site as a build has left it: one that follows makes what a test has changed. */
export const putBuiltSite = (site: TestSite): Promise<void> => putOnce('built-site', site, buildIn);

async function buildIn({ folder }: TestSite): Promise<void> {
  copySources(folder);
  // Here the whole site is built from nothing: a good place to see that no part of that needs the network.
  const { env, attempts } = withoutNetwork(join(folder, 'attempts.txt'));
  const run = await runProgram(['build', '--quiet'], folder, { env });
  assert.equal(run.code, 0, run.stderr);
  assert.deepEqual(attempts(), []);
}

/** Whether this process is the first one to ask for a name. */
function claim(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

/** Starts the real program; nothing of the test's environment but `PATH` and what is added reaches it. */
export function startProgram(args: readonly string[], folder: string, env: Readonly<Record<string, string>> = {}) {
  return spawn(process.execPath, [BINARY, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function runProgram(args: readonly string[], folder: string, { env, timeoutMs = 180_000 }: RunOptions): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = startProgram(args, folder, env);
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (data) => {
      stdout += data;
    });
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, stdout, stderr });
    });
  });
}
