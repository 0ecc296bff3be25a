import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { GitlabFinding } from '../../src/cli/report/gitlabReport.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { createTestSite, startProgram } from './site.ts';
import { withoutNetwork } from './withoutNetwork.ts';

const CONFIG =
  "export const config = { base: '/docs/', socialCards: false, constants: { LIMIT: '512KB', OTHER: 1 } };\n";
const PAGE = `# Home

At most 512KB and {OTHER}, see [limits](/docs/Limits/#Memory).

~~~json
{"a": }
~~~
`;

describe('docsgen check', () => {
  const site = createTestSite({
    '.git/HEAD': 'ref: refs/heads/main\n',
    'docs/content/index.mdx': PAGE,
    'docs/content/limits.md': '# Limits\n\n## Memory\n\nSome. [Home](/)\n',
    'docs/site/config.mjs': CONFIG,
  });

  it('tells the same in JSON and in SARIF, and writes nothing else', async () => {
    const run = await site.run(['check', 'docs', '--json', '--sarif', 'out/docs.sarif']);
    assert.equal(run.stderr, '');
    assert.equal(run.code, 1);
    const { ok, diagnostics, fixed } = JSON.parse(run.stdout);
    assert.equal(ok, false);
    assert.deepEqual(fixed, []);
    const places = diagnostics.map(
      ({ code, place: { file, line, column } }: Diagnosed) => `${file}:${line}:${column} ${code}`,
    );
    assert.deepEqual(places, [
      'content/index.mdx:3:9 typed-constant',
      'content/index.mdx:3:41 broken-link',
      'content/index.mdx:6:7 sample-syntax',
      'site/config.mjs:1:74 unused-constant',
    ]);
    const [{ results }] = JSON.parse(site.read('out/docs.sarif')).runs;
    assert.deepEqual(
      results.map(({ ruleId, locations: [{ physicalLocation }] }: SarifResult) => {
        const { artifactLocation, region } = physicalLocation;
        return `${artifactLocation.uri}:${region.startLine}:${region.startColumn} ${ruleId}`;
      }),
      places.map((place: string) => `docs/${place}`),
    );
    assert.equal(site.read('docs/content/index.mdx'), PAGE);
    const { stdout } = await site.run(['check', 'docs', '--format', 'github']);
    const told = [...stdout.matchAll(/^::\w+ file=([^,]+),line=(\d+),col=(\d+),.*title=([\w-]+)::/gm)];
    assert.deepEqual(
      told.map(([, file, line, column, code]) => `${file}:${line}:${column} ${code}`),
      places.map((place: string) => `docs/${place}`),
    );
    const report = JSON.parse((await site.run(['check', 'docs', '--format', 'gitlab'])).stdout);
    assert.deepEqual(
      report.map(({ check_name: code, location }: GitlabFinding) => `${location.path}:${location.lines.begin} ${code}`),
      places.map((place: string) => `docs/${place.replace(/:\d+ /, ' ')}`),
    );
    const asked = await site.run(['check', 'docs', '--json', '--format', 'json']);
    assert.deepEqual(JSON.parse(asked.stdout).diagnostics, diagnostics);
    const printed = await site.run(['check', 'docs', '--format', 'sarif']);
    assert.deepEqual(JSON.parse(printed.stdout).runs, JSON.parse(site.read('out/docs.sarif')).runs);
  });

  it('asks other sites with --external alone', async () => {
    const linking = createTestSite({ 'content/index.md': '# Home\n\n[Away](https://docsgen-away.com/)\n' });
    const { env, attempts } = withoutNetwork(join(linking.folder, 'attempts.txt'));
    assert.equal((await linking.run(['check', '--quiet'], { env })).code, 0);
    assert.deepEqual(attempts(), []);
    const child = startProgram(['check', '--external'], linking.folder, env);
    while (attempts().length === 0 && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 20));
    // It would ask again.
    child.kill();
    assert.match(attempts().join('\n'), /docsgen-away\.com/);
  });

  it('corrects with --fix what needs no judgment, says so, and has nothing to do a second time', async () => {
    const run = await site.run(['check', 'docs', '--fix']);
    assert.equal(run.code, 0, run.stderr);
    assert.match(
      run.stdout,
      /^Corrected content\/index\.mdx:3:9: 512KB → \{LIMIT\}\nCorrected .*: \/docs\/Limits\/#Memory → \/limits\/#Memory\n(?:Corrected .*\n)*Checked 2 pages in [\d.]+ m?s: 0 errors, 1 warning\.\n$/,
    );
    assert.match(run.stderr, /6 \| \{"a": \}\n {4}\| {7}\^/);
    const corrected = site.read('docs/content/index.mdx');
    assert.equal(corrected.split('\n')[2], 'At most {LIMIT} and {OTHER}, see [limits](/limits/#memory).');
    const again = await site.run(['check', 'docs', '--fix', '--json']);
    assert.deepEqual(JSON.parse(again.stdout).fixed, []);
    assert.equal(site.read('docs/content/index.mdx'), corrected);
  });

  it('says of a correction what was written, put in and deleted, and nothing of spaces', async () => {
    const moved = createTestSite({
      'content/index.md': '# Home\n\n[TOC]\n\n!!! note "A"\n\n    One\n\n    Two\n',
      'content/steps.mdx': '# Steps\n\n<Steps>\n<Step title="A">\nWords.\n</Step>\n</Steps>\n',
    });
    const run = await moved.run(['check', '--fix']);
    assert.equal(moved.read('content/index.md'), '# Home\n\n\n\n:::note[A]\n\nOne\n\nTwo\n:::\n');
    assert.deepEqual(run.stdout.split('\n').slice(0, -2), [
      'Deleted from content/index.md:3:1: [TOC]',
      'Corrected content/index.md:5:1: !!! note "A" → :::note[A]',
      'Added to content/index.md: :::',
      'Corrected content/steps.mdx:4:1: <Step title="A"> → 1. **A**',
      'Deleted from content/steps.mdx:6:1: </Step>',
    ]);
  });

  it('prints nothing with --quiet where there is no error: neither corrections nor warnings nor a summary', async () => {
    const moved = createTestSite({ 'content/index.md': '# Home\n\n[TOC]\n\n#### Part\n\nWords.\n' });
    const { code, stdout, stderr } = await moved.run(['check', '--fix', '--update-addresses', '--quiet']);
    assert.deepEqual([code, stdout, stderr], [0, '', '']);
    assert.doesNotMatch(moved.read('content/index.md'), /TOC/);
    assert.match(moved.read('addresses.lock'), /^\/$/m);
  });

  it('says of a whole file that it writes how that begins', async () => {
    const pages = Array.from({ length: 40 }, (_, index) => `p${index}`);
    const site = createTestSite({
      'docs.json': JSON.stringify({
        name: 'Acme',
        navigation: { groups: [{ group: 'All', pages: ['index', ...pages] }] },
      }),
      'content/index.md': '# Home\n\nWords.\n',
      ...Object.fromEntries(pages.map((name) => [`content/${name}.md`, `# The ${name}\n\nWords.\n`])),
    });
    const run = await site.run(['check', '--fix']);
    const [line = ''] = run.stdout.split('\n');
    assert.match(line, /^Added to site\/config\.ts: import \{ defineConfig \} .*…$/);
    assert.ok(line.length < 250, line);
    assert.equal((await site.run(['check', '--strict'])).code, 0);
  });

  it('mends what a file that was moved has broken: its address, links to it and from it, and the navigation', async () => {
    const one =
      '# One\n\n## Alpha\n\nSee [two](./two.md#x) and [home](../index.md). ![A picture](pic.png)\n\n## Beta\n\nWords.\n';
    const moved = createTestSite({
      'content/index.md': '# Home\n\n[One](/guides/one/), [its file](./guides/one.md), [a part](/guides/one/#alpha).\n',
      'content/guides/one.md': one,
      'content/guides/two.md':
        '---\nprev: /guides/one/\nnext: { text: On, link: ./one.md }\n---\n\n# Two\n\n## X\n\nBack to [one](one.md#beta).\n',
      'content/guides/three.md':
        '# Three\n\nSee [one][old], [its part] and <a title="/guides/one/" href=\'/guides/one/\'>one</a>.\n\n[old]: /guides/one/ "One"\n[its part]: <one.md#beta>\n',
      'content/guides/pic.png': 'x',
      'site/config.mjs': `export const config = {
  socialCards: false,
  nav: { left: [{ text: 'One', link: '/guides/one/' }] },
  sidebars: [{ routes: ['/'], items: ['/', "/guides/one/", '/guides/two/', '/guides/three/'] }],
};
`,
    });
    const before = await moved.run(['check', '--update-addresses']);
    assert.equal(before.code, 0, before.stderr);
    moved.remove('content/guides/one.md');
    moved.write('content/howto/first.md', one);
    const run = await moved.run(['check', '--fix', '--update-addresses']);
    assert.equal(run.code, 0, run.stderr);
    assert.match(run.stderr, /^(?:[A-Z].*\n)*$/);
    assert.match(
      run.stdout,
      /^Added to redirects\.yaml: \/guides\/one\/: \/howto\/first\/\n(?:Corrected .*\n){13}addresses\.lock: 3 addresses added\.\n/,
    );
    assert.equal(moved.read('redirects.yaml'), '/guides/one/: /howto/first/\n');
    assert.match(
      moved.read('content/index.md'),
      /\[One\]\(\/howto\/first\/\), \[its file\]\(\.\/howto\/first\.md\), \[a part\]\(\/howto\/first\/#alpha\)/,
    );
    assert.match(
      moved.read('content/guides/two.md'),
      /^---\nprev: \/howto\/first\/\nnext: \{ text: On, link: \.\.\/howto\/first\.md \}\n/,
    );
    assert.match(moved.read('content/guides/two.md'), /\[one\]\(\.\.\/howto\/first\.md#beta\)/);
    assert.match(
      moved.read('content/howto/first.md'),
      /\[two\]\(\.\.\/guides\/two\.md#x\).*\]\(\.\.\/guides\/pic\.png\)/,
    );
    assert.match(
      moved.read('content/guides/three.md'),
      /title="\/guides\/one\/" href='\/howto\/first\/'.*\n\n\[old\]: \/howto\/first\/ "One"\n\[its part\]: <\.\.\/howto\/first\.md#beta>\n/,
    );
    assert.match(moved.read('site/config.mjs'), /link: '\/howto\/first\/'.*\n.*'\/', "\/howto\/first\/", '/);
  });

  it('renames files that are MDX, with the links that name them, and writes their components as they are written here', async () => {
    const page = `---
title: One
---

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Part from './_part.md';

<!-- a comment -->

<Tabs groupId="os">
  <TabItem value="mac" label="macOS">

  Words, and \`<!-- code -->\`.

  </TabItem>
</Tabs>

<Part />
`;
    const docs = createTestSite({
      'content/index.md': '# Home\n\n[One](./guides/one.md), [again](/guides/one.md#x), [three](/guides/three/).\n',
      'content/guides/one.md': page.replaceAll('\n', '\r\n'),
      'content/guides/_part.md':
        'import Admonition from \'@theme/Admonition\';\n\n<Admonition type="tip">\n\n## X\n\nWords.\n\n</Admonition>\n',
      'content/guides/three.md': '---\nprev: ./one.md\n---\n\n# Three\n\nA <Badge text="new" /> thing.\n',
    });
    const before = await docs.run(['check', '--json']);
    assert.deepEqual(
      JSON.parse(before.stdout).diagnostics.map(({ code, place }: Diagnostic) => `${code} ${place?.file}`),
      [
        'broken-anchor content/index.md',
        'mdx-in-markdown content/guides/one.md',
        'mdx-in-markdown content/guides/three.md',
      ].toSorted((a, b) => (a.split(' ')[1] ?? '').localeCompare(b.split(' ')[1] ?? '')),
    );
    const run = await docs.run(['check', '--fix']);
    assert.equal(run.code, 0, run.stderr);
    assert.match(run.stdout, /^Renamed content\/guides\/one\.md to content\/guides\/one\.mdx\n/);
    assert.match(run.stdout, /\nDeleted from content\/guides\/one\.mdx:5:1: import Tabs from '@theme\/Tabs';\nD/);
    assert.equal(
      docs.read('content/index.md'),
      '# Home\n\n[One](./guides/one.mdx), [again](/guides/one.mdx#x), [three](/guides/three/).\n',
    );
    assert.equal(docs.read('content/guides/three.mdx').split('\n')[1], 'prev: ./one.mdx');
    assert.equal(
      docs.read('content/guides/one.mdx'),
      `---
title: One
---


{/* a comment */}

<Tabs group="os">
  <Tab label="macOS">

  Words, and \`<!-- code -->\`.

  </Tab>
</Tabs>

<Include src="./_part.mdx" />
`.replaceAll('\n', '\r\n'),
    );
    assert.equal(docs.read('content/guides/_part.mdx'), '\n:::tip\n\n## X\n\nWords.\n\n:::\n');
    const again = await docs.run(['check', '--fix', '--json']);
    assert.deepEqual(JSON.parse(again.stdout).fixed, []);
    assert.deepEqual(JSON.parse(again.stdout).diagnostics, []);
  });

  it('says what it found on stderr too where the report for GitLab goes into a file: the log of the job would be empty', async () => {
    const faulty = createTestSite({ 'content/index.md': '# Home\n\n[a](/none/) ==b==\n' });
    const run = await faulty.run(['check', '--format', 'gitlab']);
    assert.equal(run.code, 1);
    assert.equal(JSON.parse(run.stdout).length, 2);
    assert.match(run.stderr, /^content\/index\.md:3:\d+: error: .+ \[broken-link\]$/m);
    assert.match(run.stderr, /\[unread-markup\]$/m);
    const { stderr } = await faulty.run(['check', '--format', 'gitlab', '--quiet']);
    assert.doesNotMatch(stderr, /\[unread-markup\]/);
  });

  it('says in the log of a job how it ended, also where nothing was found', async () => {
    const fine = createTestSite({ 'content/index.md': '# Home\n\nWords.\n' });
    for (const [format, report] of [
      ['github', ''],
      ['gitlab', '[]\n'],
    ] as const) {
      const run = await fine.run(['check', '--format', format]);
      assert.equal(run.stdout, report);
      assert.match(run.stderr, /^Checked 1 page in \d.*: 0 errors, 0 warnings\.\n$/);
      assert.equal((await fine.run(['check', '--format', format, '--quiet'])).stderr, '');
    }
    const faulty = createTestSite({ 'content/index.md': '# Home\n\n[a](/none/) ==b==\n' });
    const run = await faulty.run(['check', '--format', 'github', '--quiet']);
    assert.match(run.stdout, /^::error .*\n$/);
    assert.match(run.stderr, /^Checked 1 page in \d.*: 1 error, 1 warning\./);
  });

  it('ends with 2 for a format that it does not know', async () => {
    const run = await site.run(['check', 'docs', '--format', 'xml']);
    assert.equal(run.code, 2);
    assert.match(run.stderr, /Allowed choices are text, json, sarif, github/);
  });

  it('makes the pages again that have changed, and tells of the others what it has found', async () => {
    const kept = createTestSite({
      'content/index.mdx': '# Home\n\n<Told name="home" />\n\n[Part](/a/#none)\n',
      'content/a.mdx': '# A\n\n<Told name="a" />\n\n~~~json\n{\n~~~\n',
      'site/components.tsx':
        'export const Told = ({ name }: { name: string }) => {\n  console.error(`makes ${name}`);\n  return <b>{name}</b>;\n};\n',
    });
    const checked = async (...flags: readonly string[]) => {
      const { stdout, stderr } = await kept.run(['check', '--json', ...flags]);
      const { diagnostics } = JSON.parse(stdout);
      const found = diagnostics.map(({ code, place: { file, line } }: Diagnosed) => `${code} ${file}:${line}`);
      return { found, made: [...new Set(stderr.match(/makes \w+/g))].sort() };
    };
    const found = ['sample-syntax content/a.mdx:6', 'broken-anchor content/index.mdx:5'];
    assert.deepEqual(await checked(), { found, made: ['makes a', 'makes home'] });
    const written = statSync(join(kept.folder, '.docsgen/last-check.json')).mtimeMs;
    assert.deepEqual(await checked(), { found, made: [] });
    assert.equal(statSync(join(kept.folder, '.docsgen/last-check.json')).mtimeMs, written);
    kept.write('content/a.mdx', '# A\n\n<Told name="a" />\n\n## None\n');
    assert.deepEqual(await checked(), { found: [], made: ['makes a'] });
    assert.deepEqual(await checked('--no-cache'), { found: [], made: ['makes a', 'makes home'] });
  });

  it('tells again of what failed while pages were made', async () => {
    const failing = createTestSite({
      'content/index.mdx': '# Home\n\n<List />\n',
      'content/late.mdx': '# Late\n\n<Late />\n',
      'site/components.tsx': `import { withPages } from 'docsgen';
export const List = withPages<object>(() => {
  throw new Error('no list');
});
export const Late = () => {
  queueMicrotask(() => {
    throw new Error('too late');
  });
  return <b>late</b>;
};
`,
    });
    for (const round of ['first', 'second']) {
      const { code, stdout } = await failing.run(['check', '--json']);
      const { diagnostics } = JSON.parse(stdout);
      const found = diagnostics.map(({ message }: Diagnostic) => message).join();
      assert.match(found, /no list/, round);
      assert.match(found, /too late/, round);
      assert.equal(code, 1);
    }
  });

  it('follows an import to another file when `package.json` says so, or a file comes first that was not there', async () => {
    const moved = createTestSite({
      'package.json': '{ "type": "module", "imports": { "#lib/*": "./one/*.mjs" } }',
      'content/index.mdx': '# Home\n\n<Word />\n',
      'one/word.mjs': "export const word = 'https://a.example/';\n",
      'two/word.mjs': "export const word = '/none/';\n",
      'site/dep.js': "export const alt = 'A';\n",
      'site/components.tsx':
        "import { word } from '#lib/word';\nimport { alt } from './dep';\nexport const Word = () => <a href={word}>{alt === '' ? <img src=\"/no.png\" /> : alt}</a>;\n",
    });
    const codes = async () => {
      const { diagnostics } = JSON.parse((await moved.run(['check', '--json'])).stdout);
      return diagnostics.map(({ code }: Diagnosed) => code);
    };
    assert.deepEqual(await codes(), []);
    moved.write('package.json', '{ "type": "module", "imports": { "#lib/*": "./two/*.mjs" } }');
    assert.deepEqual(await codes(), ['broken-link']);
    moved.write('site/dep.ts', "export const alt = '';\n");
    assert.deepEqual((await codes()).sort(), ['broken-link', 'missing-alt', 'missing-asset']);
  });

  it('says again which samples nobody could look at, where a program is gone that the last check had', async () => {
    const sampled = createTestSite({ 'content/index.md': '# Home\n\n~~~sh\necho\n~~~\n' });
    const notes = async (...flags: readonly string[]) =>
      JSON.parse((await sampled.run(['check', '--json', ...flags], { env: { PATH: '/none' } })).stdout).notes;
    await sampled.run(['check', '--json']);
    const missing = ['1 shell sample was not checked: no `bash` answers on this machine.'];
    assert.deepEqual(await notes('--no-cache'), missing);
    await sampled.run(['check', '--json']);
    assert.deepEqual(await notes(), missing);
    const said = async (...flags: readonly string[]) =>
      (await sampled.run(['check', ...flags], { env: { PATH: '/none' } })).stderr.replace(/^(?!note: ).*\n/gm, '');
    assert.equal(await said(), `note: ${missing[0]}\n`);
    assert.equal(await said('--quiet'), '');
  });
});

interface Diagnosed {
  readonly code: string;
  readonly place: { readonly file: string; readonly line: number; readonly column: number };
}

interface SarifResult {
  readonly ruleId: string;
  readonly locations: readonly [
    {
      readonly physicalLocation: {
        readonly artifactLocation: { readonly uri: string };
        readonly region: { readonly startLine: number; readonly startColumn: number };
      };
    },
  ];
}
