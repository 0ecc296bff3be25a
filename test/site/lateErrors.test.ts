import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { rawRequest, startServer, untilPrinted } from './server.ts';
import { BINARY, createTestSite } from './site.ts';

const BADGE = 'export const Mark = () => <b>x</b>;\n';
const page = { 'content/index.mdx': '# Home\n\n<Mark />\n' };

const FAULT = `site/components.tsx:2:28: error: Uncaught error in the site's code: too late [uncaught-error]
  2 |   setTimeout(() => { throw new Error('too late'); }, 100);`;

const late = (name: string) => `export const Mark = () => {
  setTimeout(() => { throw new Error('${name}'); }, 100);
  return <b>x</b>;
};
`;

describe('an error that the site’s code throws late', () => {
  it('T-16: is told by `docsgen dev`, which goes on, until the code is mended', async () => {
    const site = createTestSite({ ...page, 'site/components.tsx': late('too late') });
    const server = await startServer(['dev'], site.folder);
    // The first look at all pages renders this one: it is over before the error comes.
    await untilPrinted(server, FAULT);
    await untilPrinted(server, '1 error, 0 warnings.');
    assert.equal((await rawRequest(server.port, '/')).status, 200);
    // A page mends no code.
    site.write('content/other.md', '---\ntitel: Other\n---\n\nWords.\n');
    await untilPrinted(server, '1 error, 1 warning.');
    site.write('site/components.tsx', BADGE);
    await untilPrinted(server, '0 errors, 1 warning.');
    assert.equal((await server.stop()).code, 143);
  });

  it('T-16: is told by `docsgen preview`, which goes on', async () => {
    const config = `export const config = { title: 'T' };\n`;
    const site = createTestSite({ ...page, 'site/components.tsx': BADGE, 'site/config.ts': config });
    assert.equal((await site.run(['build', '--quiet'])).code, 0);
    site.write('site/config.ts', `${config}setTimeout(() => { throw new Error('too late'); }, 100);\n`);
    const server = await startServer(['preview'], site.folder);
    await untilPrinted(server, 'site/config.ts:2:26: error: ');
    assert.equal((await rawRequest(server.port, '/')).status, 200);
    assert.equal((await server.stop()).code, 143);
  });

  for (const command of ['build', 'check']) {
    it(`T-16: is an error of \`docsgen ${command}\`, like any other`, async () => {
      const components = `${BADGE}Promise.reject(new Error('no answer'));\n`;
      const site = createTestSite({ ...page, 'site/components.tsx': components });
      const run = await site.run([command, '--quiet']);
      assert.equal(run.code, 1);
      assert.match(run.stderr, /^site\/components\.tsx:2:16: error: .*: no answer \[uncaught-error\]\n/);
      assert.doesNotMatch(run.stderr, /internal error|Node\.js v/);
      assert.deepEqual(readdirSync(site.folder).sort(), ['.docsgen', 'content', 'site']);
      const asked = await site.run([command, '--json']);
      assert.equal(JSON.parse(asked.stdout).diagnostics[0].code, 'uncaught-error');
    });
  }
});

it('T-16: a late error in another thread is told once, without a warning of Node', async () => {
  const pages = Array.from({ length: 150 }, (_, index) => [`content/page-${index}.mdx`, '# Page\n\n<Mark />\n']);
  const components = `import { isMainThread } from 'node:worker_threads';
export const Mark = () => {
  if (!isMainThread) setTimeout(() => { throw new Error('too late'); });
  return <b>x</b>;
};
`;
  const site = createTestSite({ ...page, ...Object.fromEntries(pages), 'site/components.tsx': components });
  const { code, stderr } = await site.run(['build', '--quiet', '--no-search']);
  assert.deepEqual(
    [code, stderr.split('\n')[0], stderr.includes('(node:')],
    [1, "docsgen: site/components.tsx:3:47: Uncaught error in the site's code: too late", false],
  );
});

describe('a component that lists pages, and throws', () => {
  const LIST = `import { withPages } from 'docsgen';
export const Mark = withPages(() => { throw new Error('no pages'); });
`;
  const TOLD = 'content/index.mdx:3:2: error: `<Mark>` cannot be rendered: no pages [render-failed]';

  it('is told of at its place by `docsgen build`', async () => {
    const run = await createTestSite({ ...page, 'site/components.tsx': LIST }).run(['build', '--quiet']);
    assert.equal(run.code, 1);
    assert.ok(run.stderr.startsWith(TOLD), run.stderr);
  });

  it('is told of by `docsgen dev`, which shows the rest of the page', async () => {
    const site = createTestSite({ ...page, 'site/components.tsx': LIST });
    const server = await startServer(['dev'], site.folder);
    assert.equal((await rawRequest(server.port, '/')).status, 200);
    await untilPrinted(server, TOLD);
    site.write('site/components.tsx', BADGE);
    await untilPrinted(server, 'No errors, no warnings.');
    assert.equal((await server.stop()).code, 143);
  });
});

describe('site code that meddles with the process', () => {
  const siteWith = (code: string) =>
    createTestSite({
      ...page,
      'site/components.tsx': BADGE,
      'site/config.ts': `${code}export const config = { title: 'T' };\n`,
    });

  it('fails the command and says so where it ends it', async () => {
    for (const exitCode of [0, 3]) {
      const site = siteWith(`if (!process.env.TOKEN_OF_TEST) process.exit(${exitCode});\n`);
      for (const command of ['build', 'check']) {
        const run = await site.run([command, '--quiet']);
        assert.equal(run.code, 1);
        assert.match(
          run.stderr,
          /^docsgen: site\/config\.ts:1:\d+: Node ended before the work was done: .*\n {2}hint: /,
        );
        const asked = await site.run([command, '--json']);
        assert.equal(asked.code, 1);
        assert.match(JSON.parse(asked.stdout).error, /Node ended before/);
      }
    }
  });

  it('O-04: fails the command so where nobody hears it', { skip: process.platform === 'win32' }, () => {
    const site = siteWith('process.exit(0);\n');
    for (const flag of ['--quiet', '--json']) {
      // The reader of both streams is gone by then.
      const command = `{ sleep 0.1; "${process.execPath}" "${BINARY}" build ${flag} 2>&1; echo $? >code.txt; } | true`;
      spawnSync('sh', ['-c', command], { cwd: site.folder });
      assert.equal(site.read('code.txt'), '1\n', flag);
    }
  });

  it('leaves nothing beside the output folder where a component ends it', async () => {
    const site = createTestSite({ ...page, 'site/components.tsx': 'export const Mark = () => process.exit(0);\n' });
    const run = await site.run(['build', '--quiet']);
    assert.equal(run.code, 1);
    assert.match(run.stderr, /^docsgen: site\/components\.tsx:1:\d+: Node ended before/);
    assert.deepEqual(
      readdirSync(site.folder).filter((name) => name.startsWith('dist')),
      [],
    );
  });

  it('is told of where it waits for what never comes', async () => {
    const site = siteWith('await new Promise(() => {});\n');
    for (const command of ['build', 'check']) {
      const run = await site.run([command, '--quiet']);
      assert.equal(run.code, 1);
      assert.match(run.stderr, /^site\/config\.ts:1:1: error: Cannot load the site's code: /);
      const asked = await site.run([command, '--json']);
      assert.equal(asked.code, 1);
      assert.equal(JSON.parse(asked.stdout).ok, false);
    }
  });

  it('has what it logs on stderr: on stdout stands the result', async () => {
    const components = `console.log('loaded');\n${BADGE.replace('<b>', '(console.info("shown"), <b>').replace('</b>', '</b>)')}`;
    const site = createTestSite({ ...page, 'site/components.tsx': components });
    const run = await site.run(['build', '--json']);
    assert.equal(JSON.parse(run.stdout).ok, true);
    assert.match(run.stderr, /loaded\nshown\n/);
  });
});
