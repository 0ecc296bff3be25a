import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { shellWord } from '../../src/system/shellWord.ts';
import { startServer } from './server.ts';
import { BINARY, createTestSite, leftOvers, type Run } from './site.ts';

const MANIFEST = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const ESCAPE = '\u001b';

const PAGES = {
  'index.md': '# Home\n\nRead the [guide](guide/first.md).\n',
  'guide/first.md': '# First steps\n\nSome words.\n',
};
const WARNED = { 'index.md': '---\ntitel: Home\n---\n\n# Home\n\nSome words.\n' };
const BROKEN = { 'index.md': '# Home\n\nGo [nowhere](missing.md).\n' };

/** Loaded before the program: Node with what Bun has of its own. */
const AS_BUN = `
import os from 'node:os';
import { syncBuiltinESMExports } from 'node:module';
Object.defineProperty(process, 'versions', { value: { ...process.versions, bun: '1.4.5' } });
globalThis.navigator ??= { hardwareConcurrency: 2 };
os.availableParallelism = () => navigator.hardwareConcurrency;
syncBuiltinESMExports();
`;

/** The line that a refused build ends with. */
const REFUSED = /Build failed: 1 error, 0 warnings\. The output folder was not touched\.\n$/;

describe('the command line', () => {
  const site = createTestSite(PAGES);

  it('prints its version', async (test) => {
    const started = performance.now();
    const run = await site.run(['--version']);
    // A figure to watch, not a limit: the machine may be busy.
    test.diagnostic(`docsgen --version took ${Math.round(performance.now() - started)} ms`);
    assert.deepEqual(run, { code: 0, signal: null, stdout: `${MANIFEST.version}\n`, stderr: '' });
    assert.equal((await site.run(['-v'])).stdout, run.stdout);
  });

  it('prints help on stdout, for the program and for each command', async () => {
    const run = await site.run(['--help']);
    assert.equal(run.code, 0);
    assert.equal(run.stderr, '');
    for (const command of ['build', 'dev', 'preview', 'check']) {
      assert.match(run.stdout, new RegExp(`^  ${command}`, 'm'));
      const own = await site.run([command, '--help']);
      assert.equal(own.code, 0);
      assert.match(own.stdout, new RegExp(`^Usage: docsgen ${command}`));
      // A flag that is not given is off.
      assert.doesNotMatch(own.stdout, /default: false/);
    }
    for (const [command, port] of [
      ['dev', 5173],
      ['preview', 4173],
    ])
      assert.match((await site.run([`${command}`, '--help'])).stdout, new RegExp(`default: \\$PORT, or ${port}`));
  });

  const usage: readonly (readonly [name: string, args: readonly string[], stderr: RegExp])[] = [
    [
      'an unknown flag',
      ['build', '--bogus'],
      /^error: unknown option '--bogus'\nRun `docsgen build --help` for its flags\.\n$/,
    ],
    [
      'an unknown command',
      ['bild'],
      /^error: unknown command 'bild'\n\(Did you mean build\?\)\nRun `docsgen --help` for the commands\.\n$/,
    ],
    [
      'help with an unknown command',
      ['help', 'bild'],
      /^error: unknown command 'bild'\n\(Did you mean build\?\)\nRun `docsgen --help` for the commands\.\n$/,
    ],
    [
      'help with a command that is another one here',
      ['help', 'lint'],
      /^docsgen: There is no command `lint`\.\n {2}hint: docsgen check\n$/,
    ],
    [
      'help of such a command',
      ['lint', '--help'],
      /^docsgen: There is no command `lint`\.\n {2}hint: docsgen check\n$/,
    ],
    [
      'a flag before its command',
      ['--strict', 'build', 'guide'],
      /^docsgen: There is no flag `--strict` before the command\.\n {2}hint: docsgen build --strict guide\n$/,
    ],
    [
      'flags with values before their command',
      ['--base', '/my docs/', '--quiet', 'dev', 'guide'],
      /^docsgen: There is no flag `--base` before the command\.\n {2}hint: docsgen dev --base ['"]\/my docs\/['"] --quiet guide\n$/,
    ],
    [
      'a flag without a command',
      ['--strict'],
      /^error: unknown option '--strict'\nRun `docsgen --help` for the commands\.\n$/,
    ],
    [
      'a command that checks elsewhere',
      ['lint', 'guide'],
      /^docsgen: There is no command `lint`\.\n {2}hint: docsgen check\n$/,
    ],
    [
      'one that publishes elsewhere',
      ['gh-deploy', '--force'],
      /^docsgen: There is no command `gh-deploy`\.\n {2}hint: docsgen build, then copy `dist\/` to the host\n$/,
    ],
    [
      'a command of other generators',
      ['create', 'my-site', '--template', 'x'],
      /^docsgen: There is no command `create`\.\n {2}hint: docsgen init\n$/,
    ],
    [
      'one that keeps the anchors of headings elsewhere',
      ['write-heading-ids'],
      /^docsgen: There is no command `write-heading-ids`\.\n {2}hint: docsgen check --update-addresses\n$/,
    ],
    [
      'one that keeps a version elsewhere',
      ['docs:version', '1.0'],
      /^docsgen: There is no command `docs:version`\.\n {2}hint: git branch <version>, which is built with its own `--base`\n$/,
    ],
    [
      'a folder without a command',
      ['guide', '--port', '80'],
      /^docsgen: There is no command `guide`\.\n {2}hint: docsgen dev guide\n$/,
    ],
    ['another of them', ['start'], /^docsgen: There is no command `start`\.\n {2}hint: docsgen dev\n$/],
    ['a flag without its value', ['dev', '--port'], /argument missing\n/],
    ['a port that is no number', ['dev', '--port', 'abc'], /Expected a port from 0 to 65535\.\n/],
    ['such a port by the short name of the flag', ['dev', '-p', 'abc'], /Expected a port/],
    ['a port that is no whole number', ['preview', '--port', '1.5'], /Expected a port/],
    ['a port that is empty', ['dev', '--port', ''], /Expected a port/],
    ['a port that is a number to JavaScript alone', ['dev', '--port', '0x50'], /Expected a port/],
    ['an empty host', ['dev', '--host', ''], /Expected an address, or nothing at all\.\n/],
    ['a port out of range', ['preview', '--port', '65536'], /Expected a port/],
    ['a flag of another command', ['build', '--port', '1'], /unknown option '--port'/],
    ['a base that is a full URL', ['build', '--base', 'https://a.example/docs/'], /Expected a path under the origin/],
    ['an output folder of an empty variable', ['build', '--out-dir='], /'' is invalid\. Expected a path\./],
    ['a folder of shards of an empty variable', ['merge', '--from', 'a', ''], /'' is invalid\. Expected a path\./],
    ['an empty name for the findings', ['check', '--sarif', ''], /'' is invalid\. Expected a path\./],
    ['two folders', ['build', '.', 'other'], /too many arguments/],
    [
      'a folder that does not exist',
      ['build', 'missing'],
      /^docsgen: There is no folder `missing`\.\n {2}hint: name the project folder; the default is the current folder\n$/,
    ],
    [
      'a file in place of a folder',
      ['build', 'guide/first.md'],
      /^docsgen: `guide\/first\.md` is a file, expected a folder: docsgen builds whole sites\.\n {2}hint: docsgen build guide\n$/,
    ],
    ['a file in this folder', ['check', 'index.md'], /\n {2}hint: docsgen check \.\n$/],
    ['a preview of nothing', ['preview', 'guide'], /There is no built site in .*\n {2}hint: docsgen build guide\n$/],
    [
      'such a preview by its other name',
      ['serve', 'guide'],
      /There is no built site in .*\n {2}hint: docsgen build guide\n$/,
    ],
    ['a preview of nothing yet', ['preview', '--out-dir', 'x'], /\n {2}hint: docsgen build --out-dir x\n$/],
    [
      'a preview of a folder of something else',
      ['preview', '--out-dir', 'guide'],
      /There is no built site in .*\n {2}hint: name the folder of a built site with `--out-dir`\n$/,
    ],
  ];
  for (const [name, args, stderr] of usage) {
    it(`O-21: ends with 2 and says why: ${name}`, async () => {
      const run = await site.run(args);
      assert.equal(run.code, 2);
      assert.equal(run.stdout, '');
      assert.match(run.stderr, stderr);
    });
  }

  it('names folders with spaces so that the hint can be copied', async () => {
    const spaced = createTestSite({ 'my docs/index.md': '# Home\n' });
    const hintOf = async (...args: string[]) => /hint: (.*)/.exec((await spaced.run(args)).stderr)?.[1];
    const word = shellWord('my docs');
    assert.equal(
      await hintOf('preview', 'my docs', '--out-dir', 'my site'),
      `docsgen build ${word} --out-dir ${shellWord('my site')}`,
    );
    assert.equal(await hintOf('build', 'my docs/index.md'), `docsgen build ${word}`);
  });

  it('O-21: builds no site of its own in the folder of the pages of a project', async () => {
    const project = createTestSite({
      'site/config.ts': "export const config = { title: 'Site' };\n",
      'content/index.md': '# Home\n\nRead [the guide](guide/index.md).\n',
      'content/guide/index.md': '# Guide\n\nWords.\n',
    });
    const within = (...args: string[]) =>
      spawnSync(process.execPath, [BINARY, ...args], { cwd: join(project.folder, 'content/guide'), encoding: 'utf8' });
    const { status, stderr } = within('check');
    assert.deepEqual(
      [status, /hint: (.*)/.exec(stderr)?.[1]],
      [2, 'docsgen check ../..; for a site of its own: docsgen check .'],
    );
    assert.deepEqual(project.list(''), ['content/guide/index.md', 'content/index.md', 'site/config.ts']);
    assert.equal(within('check', '../..').status, 0);
    // Who names a folder means it.
    assert.match(within('check', '.').stdout, /^Checked 1 page /);
  });

  it('O-21: says why as JSON with --json', async () => {
    for (const [args, error] of [
      [['build', '--json', '--bogus'], "unknown option '--bogus'"],
      [['check', '--format', 'json', 'missing'], 'There is no folder `missing`.'],
      [['merge', '--json'], `There are no shards in \`${join(site.folder, '.docsgen/fragments')}\`.`],
      [['check', '--json', '--format', 'sarif'], '`--json` and `--format sarif` ask for two formats at once.'],
      [['check', '--json', '--format', 'github'], '`--json` and `--format github` ask for two formats at once.'],
    ] as const) {
      const { code, stdout, stderr } = await site.run(args);
      assert.deepEqual([code, stderr], [2, '']);
      assert.deepEqual([JSON.parse(stdout).ok, JSON.parse(stdout).error], [false, error]);
    }
  });

  it('names the flags for one format, and for two', async () => {
    const hintOf = async (...flags: string[]) =>
      JSON.parse((await site.run(['check', '--json', ...flags])).stdout).hint;
    assert.equal(await hintOf('--format', 'sarif'), 'docsgen check --json --sarif findings.sarif');
    assert.equal(await hintOf('--format', 'gitlab'), 'docsgen check --format gitlab');
  });

  it('O-09: ends with 2 for an output folder that would take sources with it', async () => {
    const full = createTestSite({
      'content/index.md': '# Home\n\nWords.\n',
      'site/config.ts': 'export const config = {};\n',
    });
    for (const folder of ['.', '..', 'content', 'content/out', 'site', '/']) {
      const before = full.tree('.');
      const run = await full.run(['build', '--out-dir', folder]);
      assert.equal(run.code, 2, `${folder}: ${run.stderr}`);
      assert.match(run.stderr, /docsgen: The output folder `.*` .*\n {2}hint: name another folder with `--out-dir`/);
      assert.deepEqual(withoutCache(full.tree('.')), withoutCache(before));
    }
  });

  it('O-23: ends with 70 for a fault of its own, with stack and versions, and leaves the output', async () => {
    const own = createTestSite({
      ...PAGES,
      'break.mjs': "performance.now = () => { throw new TypeError('deliberate'); };\n",
    });
    await own.run(['build']);
    const before = own.tree();
    const run = await own.run(['build'], { env: { NODE_OPTIONS: `--import ${join(own.folder, 'break.mjs')}` } });
    assert.equal(run.code, 70);
    assert.equal(run.stdout, '');
    assert.match(run.stderr, /^docsgen: internal error\. .*\nTypeError: deliberate\n {4}at /);
    assert.match(run.stderr, /\ndocsgen \d+\.\d+\.\d+, Node v\d+\.\d+\.\d+, \w+\n$/);
    assert.deepEqual(own.tree(), before);
  });

  it('ends with 1 when the machine refuses: that is no fault of docsgen', async () => {
    const own = createTestSite({ ...PAGES, taken: 'a file where a folder has to be\n' });
    const run = await own.run(['build', '--out-dir', 'taken/dist']);
    assert.equal(run.code, 1);
    assert.equal(run.stdout, '');
    assert.match(run.stderr, /docsgen: .*taken\/dist/);
    assert.doesNotMatch(run.stderr, /internal error/);
  });
});

describe('the output of the commands', () => {
  const site = createTestSite(PAGES);
  const silent: Run = { code: 0, signal: null, stdout: '', stderr: '' };

  /** Gives the site other pages; the bundled client stays, which is what takes time. */
  const use = (files: Readonly<Record<string, string>>) => {
    for (const path of ['index.md', 'guide', 'missed.md', 'dist', 'public']) site.remove(path);
    for (const [path, contents] of Object.entries(files)) site.write(path, contents);
  };

  it('says in one line what was built, and what changed', async () => {
    use(PAGES);
    const first = await site.run(['build']);
    assert.match(
      first.stdout,
      /^Built 2 pages in [\d.]+ m?s into dist \([\d.]+ .?B; \d+ written, 0 unchanged, 0 removed; 0 warnings\)\.\n$/,
    );
    assert.match(first.stderr, /^Reading\n(?:[A-Z][a-z ]+(?: \d+)?\n)*Writing(?: \d+)?\n$/);
    assert.match((await site.run(['build'])).stdout, /nothing changed/);
    site.write('site/public/extra.txt', 'x');
    assert.match((await site.run(['build'])).stdout, /; 1 written, \d+ unchanged, 0 removed; /);
    site.remove('site/public/extra.txt');
    assert.match((await site.run(['build'])).stdout, /; 0 written, \d+ unchanged, 1 removed; /);
  });

  it('O-20: writes no escape code into a pipe', async () => {
    for (const files of [PAGES, WARNED, BROKEN]) {
      use(files);
      const runs = [await site.run(['build']), await site.run(['check'], { env: { NO_COLOR: '1' } })];
      for (const run of runs) assert.ok(!(run.stdout + run.stderr).includes(ESCAPE), run.stderr);
    }
  });

  it('colors what it says in a terminal, unless NO_COLOR is set', {
    skip: hasScript() ? false : 'no `script` to make a terminal with',
  }, () => {
    use(BROKEN);
    const inTerminal = (env: Readonly<Record<string, string>>) =>
      spawnSync('script', ['-qec', `${process.execPath} ${BINARY} build`, '/dev/null'], {
        cwd: site.folder,
        env: { PATH: process.env.PATH, TERM: 'xterm', ...env },
        encoding: 'utf8',
      }).stdout;
    const red = `${ESCAPE}[31merror`;
    assert.equal(inTerminal({}).includes(red), true);
    const plain = inTerminal({ NO_COLOR: '1' });
    assert.match(plain, /error: There is no page/);
    // The live line may still be erased; that is no color.
    assert.equal(!plain.replaceAll(`${ESCAPE}[2K`, '').includes(ESCAPE), true);
  });

  it('keeps stdout for the result with --json', async () => {
    use(WARNED);
    const run = await site.run(['build', '--json']);
    assert.equal(run.stderr, '');
    assert.equal(run.code, 0);
    const { elapsedMs, sizeBytes, written, diagnostics, ...facts } = JSON.parse(run.stdout);
    assert.equal(typeof elapsedMs, 'number');
    assert.equal(sizeBytes > 0, true);
    assert.equal(written.includes('index.html'), true);
    assert.deepEqual(facts, { ok: true, pages: 1, drafts: 0, removed: [], lost: [], unchanged: 0 });
    assert.deepEqual(diagnostics.map(summaryOf), ['index.md:2:1 warning unknown-key']);
    const checked = await site.run(['check', '--json']);
    assert.deepEqual(JSON.parse(checked.stdout), { ok: true, pages: 1, diagnostics, notes: [], fixed: [] });
    assert.equal(checked.stderr, '');
  });

  it('tells a refusal as JSON too', async () => {
    use(BROKEN);
    for (const command of ['build', 'check']) {
      const run = await site.run([command, '--json']);
      assert.equal(run.code, 1);
      assert.equal(run.stderr, '');
      const { ok, diagnostics, ...rest } = JSON.parse(run.stdout);
      assert.equal(ok, false);
      assert.equal(!('written' in rest), true);
      assert.deepEqual(diagnostics.map(summaryOf), ['index.md:3:14 error broken-link']);
    }
  });

  it('prints errors alone with --quiet', async () => {
    use(PAGES);
    assert.deepEqual(await site.run(['build', '--quiet']), silent);
    use(WARNED);
    assert.deepEqual(await site.run(['build', '-q']), silent);
    use(BROKEN);
    const refused = await site.run(['build', '--quiet']);
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /^index\.md:3:14: error: /);
  });

  it('shows an error at its place: source line, caret, hint, and one summary', async () => {
    use({ ...BROKEN, 'missed.md': '# Missed\n\nWords.\n' });
    const run = await site.run(['build', '-q']);
    assert.deepEqual(run, {
      code: 1,
      signal: null,
      stdout: '',
      stderr: [
        'index.md:3:14: error: There is no page `missing.md`. [broken-link]',
        '  3 | Go [nowhere](missing.md).',
        '    |              ^^^^^^^^^^',
        '  hint: did you mean `missed.md`?',
        '',
        'Build failed: 1 error, 0 warnings. The output folder was not touched.',
        '',
      ].join('\n'),
    });
    assert.equal(!existsSync(join(site.folder, 'dist')), true);
  });

  // Who comes from another generator builds first, and has hundreds of links that are corrected at a word.
  it('names the command that corrects what needs no judgment, and how many', async () => {
    use({ ...PAGES, 'index.md': '# Home\n\nRead the [guide](guide/First.md).\n' });
    assert.match((await site.run(['build'])).stderr, /not touched\. `docsgen check --fix` corrects 1 of them\.\n$/);
  });

  it('says that a check finds more, where a page has markup of other generators', async () => {
    use({ 'index.md': '# Home\n\n[TOC]\n' });
    const note = /^note: `docsgen check` finds more of such markup, and `docsgen check --fix` corrects some\.$/m;
    assert.match((await site.run(['build'])).stderr, note);
    assert.equal((await site.run(['build', '--quiet'])).stderr, '');
    use({ 'index.md': '# Home\n' });
    assert.doesNotMatch((await site.run(['build'])).stderr, note);
  });

  it('reports all errors of a run, sorted by place', async () => {
    use({
      'missed.md': '# B\n\n[x](no-b.md) and [y](no-c.md)\n',
      'guide/a.md': '# A\n\n\n[x](no-a.md)\n',
      'index.md': '# Home\n\n[A](guide/a.md)\n',
    });
    const run = await site.run(['build', '--quiet']);
    const places = [...run.stderr.matchAll(/^(\S+:\d+:\d+): error/gm)].map(([, place]) => place);
    assert.deepEqual(places, ['guide/a.md:4:5', 'missed.md:3:5', 'missed.md:3:22']);
  });

  it('builds with --strict, in one or in shards, what holds none but allowed warnings', async () => {
    const allowed = createTestSite({
      'site/config.ts':
        "export const config = { check: { allow: [{ code: 'unknown-key', text: 'titel', reason: 'a name' }] } };\n",
      'index.md': '---\ntitel: A\n---\n\n# Home\n\n<!-- docsgen-allow unknown-language: rare -->\n\n```qqq\na\n```\n',
    });
    for (const step of [['build'], ['build', '--shard', '1/1'], ['merge'], ['check']]) {
      const run = await allowed.run([...step, '--strict', '--quiet']);
      assert.equal(run.stderr, '', step.join(' '));
      assert.equal(run.code, 0);
    }
  });

  it('takes warnings for errors with --strict', async () => {
    use(WARNED);
    assert.equal((await site.run(['build'])).code, 0);
    const before = site.tree();
    const strict = await site.run(['build', '--strict']);
    assert.equal(strict.code, 1);
    assert.match(strict.stderr, /^index\.md:2:1: error: .*`titel`.* \[unknown-key\]$/m);
    assert.match(strict.stderr, /hint: .*`title`/);
    assert.match(strict.stderr, REFUSED);
    assert.deepEqual(site.tree(), before);
    assert.equal((await site.run(['check'])).code, 0);
    assert.equal((await site.run(['check', '--strict'])).code, 1);
  });

  it('writes the lock file of addresses with check, on request alone', async () => {
    const site = createTestSite({ 'content/index.md': '# Home\n\n## One\n\nWords.\n' });
    const run = await site.run(['check', '--update-addresses']);
    assert.equal(run.code, 0, run.stderr);
    assert.match(run.stdout, /^addresses\.lock: 2 addresses added\.\nChecked 1 page /);
    assert.match(site.read('addresses.lock'), /\n\/\n\/#one\n$/);
    assert.deepEqual(
      site.list('.').filter((path) => !path.startsWith('.docsgen/')),
      ['addresses.lock', 'content/index.md'],
    );
    site.write('content/index.md', '# Home\n\n## Two\n\nWords.\n');
    const lost = await site.run(['check', '--quiet']);
    assert.equal(lost.code, 1);
    assert.equal(
      lost.stderr,
      'addresses.lock:4:1: error: `/#one` was published, but the heading no longer exists. [lost-address]\n' +
        '  4 | /#one\n    | ^^^^^\n  hint: add to redirects.yaml: /#one: /#two\n\n' +
        lost.stderr.slice(lost.stderr.indexOf('Checked')),
    );
  });

  it('writes nothing with check', async () => {
    use(PAGES);
    const run = await site.run(['check']);
    assert.equal(run.code, 0);
    assert.match(run.stdout, /^Checked 2 pages in [\d.]+ m?s: 0 errors, 0 warnings\.\n$/);
    assert.equal(!existsSync(join(site.folder, 'dist')), true);
  });

  it('takes base and output folder from flags, in both spellings', async () => {
    use(PAGES);
    for (const [flag, base] of [
      ['--out-dir', 'manual'],
      ['--outDir', '/manual/'],
    ] as const) {
      const run = await site.run(['build', '--base', base, flag, 'public/site']);
      assert.equal(run.code, 0);
      assert.match(run.stdout, / into public\/site \(/);
      const html = site.read('public/site/index.html');
      assert.match(html, / data-base="\/manual\/"/);
      assert.match(html, /<a href="\/manual\/guide\/first\/"/);
      const elsewhere = [...html.matchAll(/(?:href|src)="(?!\/manual\/|#|")([^"]*)"/g)].map(([, url]) => url);
      assert.deepEqual(elsewhere, []);
    }
    assert.equal(!existsSync(join(site.folder, 'dist')), true);
  });

  it('refuses to serve what was built for another base', async () => {
    const built = createTestSite({ 'index.md': '# Home\n' });
    assert.equal((await built.run(['build', '--quiet', '--base', '/docs/'])).code, 0);
    const { code, stdout, stderr } = await built.run(['preview', '--base', '/other/', '--port', '0']);
    assert.equal(
      stderr,
      `docsgen: The site in \`${join(built.folder, 'dist')}\` was built for \`/docs/\`, not for \`/other/\`.\n` +
        '  hint: docsgen build --base /other/\n',
    );
    assert.deepEqual([code, stdout], [2, '']);
    for (const flags of [['--base', 'docs'], []]) {
      const served = await startServer(['preview', ...flags], built.folder);
      await served.stop();
      assert.match(served.printed(), /^Preview at http:\/\/localhost:\d+\/docs\/\n/);
    }
  });

  it('takes a project by a link that leads to it, with code from beside where it really is', async () => {
    const linked = createTestSite({
      'all/docs/content/index.mdx': '# Home\n\n<Mark />\n',
      'all/docs/site/components.tsx': "export { Mark } from '../../shared/Mark';\n",
    });
    symlinkSync('all/docs', join(linked.folder, 'docs'));
    for (const word of ['first', 'second']) {
      linked.write('all/shared/Mark.tsx', `export const Mark = () => <b>${word}</b>;\n`);
      const { code, stderr } = await linked.run(['build', 'docs', '--quiet']);
      assert.equal(code, 0, stderr);
      assert.match(linked.read('docs/dist/index.html'), new RegExp(`<b>${word}</b>`));
    }
  });

  it('takes a folder that is not the present one', async () => {
    use({ 'guide/index.md': '# Guide\n\nWords.\n' });
    assert.equal((await site.run(['build', 'guide'])).code, 0);
    assert.equal(site.list('guide/dist').includes('index.html'), true);
  });

  for (const NODE_ENV of ['development', '']) {
    it(`builds in a shell where NODE_ENV is "${NODE_ENV}"`, async () => {
      use({ 'index.md': '# Home\n\n:::tip\nWords.\n:::\n\n```js\nlet a;\n```\n' });
      const { code, stderr } = await site.run(['build', '--quiet'], { env: { NODE_ENV } });
      assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
    });
  }

  for (const program of ['setup.mjs', 'test.mjs', 'docsgen.cjs']) {
    it(`O-22: bin/${program} refuses an older Node in one line, and does nothing else`, () => {
      const { status, stdout, stderr } = runAsNode('18.20.4', program);
      const line = 'docsgen needs Node 20.19 or newer; this is v18.20.4.\n';
      assert.deepEqual({ status, stdout, stderr }, { status: 1, stdout: '', stderr: line });
    });
  }

  it('O-22: takes any Node from 20.19 on', () => {
    for (const [version, status] of [
      ['20.18.3', 1],
      ['20.19.0', 0],
      ['22.0.0', 0],
      ['100.1.0', 0],
    ] as const) {
      assert.equal(runAsNode(version, 'refuseOldNode.cjs').status, status, version);
    }
  });

  it('O-22: builds under Bun, which counts its processors with `navigator`', async () => {
    const { folder, run } = createTestSite({ ...PAGES, 'asBun.mjs': AS_BUN });
    const NODE_OPTIONS = `--import ${join(folder, 'asBun.mjs')}`;
    const { code, stderr } = await run(['build', '--quiet'], { env: { NODE_OPTIONS } });
    assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
  });

  it('O-20: says its version to a reader that has gone away, and to no other', () => {
    const command = `{ sleep 0.1; "${process.execPath}" "${BINARY}" --version; echo $? >&2; } | true`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: site.folder, encoding: 'utf8' });
    assert.deepEqual({ stdout, stderr }, { stdout: '', stderr: '0\n' });
  });

  it('O-24: ends where nothing can be made in a folder that is there, and says which', {
    skip: existsSync('/proc/self') ? false : 'needs /proc',
  }, async () => {
    use(PAGES);
    for (const args of [
      ['build', '--out-dir', '/proc/x'],
      ['build', '--out-dir', '/proc/x/y'],
      ['check', '--sarif', '/proc/x/y.sarif'],
      ['check', '--sarif', '/proc/y.sarif'],
      ['init', '/proc/x'],
      ['init', '/proc/x/y'],
    ]) {
      const { code, stderr } = await site.run(args);
      assert.equal(code, 1, `${args.join(' ')}: ${stderr}`);
      assert.match(
        stderr,
        /docsgen: Cannot write .* because nothing can be made in `\/proc`\.\n {2}hint: name a .*\n$/,
      );
    }
  });

  it('O-20: survives a reader that closes the pipe', () => {
    // More than a pipe holds.
    use({ 'index.md': `# Home\n\n${'[x](missing.md) '.repeat(2000)}\n` });
    const command = `"${process.execPath}" "${BINARY}" build --json | head -c 5`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: site.folder, encoding: 'utf8' });
    assert.deepEqual({ stdout, stderr }, { stdout: '{"ok"', stderr: '' });
  });

  it('O-20: ends as it would have where the reader of what is wrong closes the pipe', () => {
    const keys = Array.from({ length: 2000 }, (_, index) => `unknown${index}: x\n`).join('');
    use({ 'index.md': `---\n${keys}---\n\n# Home\n\nWords.\n` });
    const command = `{ "${process.execPath}" "${BINARY}" build 2>&1 >/dev/null; echo $? >code.txt; } | head -c 7`;
    const { stdout } = spawnSync('sh', ['-c', command], { cwd: site.folder, encoding: 'utf8' });
    assert.deepEqual([stdout, site.read('code.txt')], ['Reading', '0\n']);
  });

  it('builds where the disk of its log is full, and leaves nothing beside the site', {
    skip: !existsSync('/dev/full'),
  }, () => {
    use(PAGES);
    for (const [command, exitCode] of [
      ['build', 0],
      ['build --bogus', 2],
    ] as const) {
      const line = `"${process.execPath}" "${BINARY}" ${command} 2>/dev/full`;
      const { status, stdout } = spawnSync('sh', ['-c', line], { cwd: site.folder, encoding: 'utf8' });
      assert.equal(status, exitCode, command);
      if (exitCode === 0) assert.match(stdout, /^Built 2 pages /);
    }
    assert.deepEqual(leftOvers(site), []);
  });

  it('O-04: fails where its result could not be written', { skip: !existsSync('/dev/full') }, () => {
    use(PAGES);
    for (const [command, exitCode] of [
      ['build --json', 1],
      ['build', 1],
      ['check --json', 1],
      ['check --format sarif', 1],
      ['--help', 1],
      ['--version', 1],
      ['build --json --bogus', 2],
    ] as const) {
      const line = `"${process.execPath}" "${BINARY}" ${command} >/dev/full`;
      const { status, stderr } = spawnSync('sh', ['-c', line], { cwd: site.folder, encoding: 'utf8' });
      assert.equal(status, exitCode, command);
      assert.match(stderr, /docsgen: Cannot write to stdout because ENOSPC: no space left on device, write\.\n$/);
    }
    assert.ok(site.list('dist').includes('index.html'));
  });
});

interface Diagnosed {
  readonly code: string;
  readonly severity: string;
  readonly place: { readonly file: string; readonly line: number; readonly column: number };
}

const summaryOf = ({ code, severity, place: { file, line, column } }: Diagnosed) =>
  `${file}:${line}:${column} ${severity} ${code}`;

const withoutCache = (tree: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(tree).filter(([path]) => !path.startsWith('.docsgen/') && !path.startsWith('dist/')),
  );

/** Runs a program of `bin` in a Node that says that it is of another version. */
function runAsNode(version: string, program: string) {
  const faked = `{ version: { value: 'v${version}' }, versions: { value: { ...process.versions, node: '${version}' } } }`;
  const module = `data:text/javascript,${encodeURIComponent(`Object.defineProperties(process, ${faked});`)}`;
  const path = BINARY.replace('docsgen.cjs', program);
  return spawnSync(process.execPath, ['--import', module, path, '--version'], { encoding: 'utf8' });
}

function hasScript(): boolean {
  return spawnSync('script', ['--version'], { stdio: 'ignore' }).status === 0;
}
