import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createTestSite } from './site.ts';

/** Loaded before the program: there is no native parser, as on a machine for which none is published. Says that it was asked for. */
const HIDE = `
const Module = require('node:module');
const load = Module._load;
Module._load = (name, ...rest) => {
  if (!/satteri.*\\.node$|^@bruits\\/satteri-/.test(name)) return load(name, ...rest);
  require('node:fs').writeFileSync(__dirname + '/asked', '');
  throw Object.assign(new Error('No native binding'), { code: 'MODULE_NOT_FOUND' });
};
`;

describe('a machine without the native parser', () => {
  it('builds the same site by the reference', async () => {
    const site = createTestSite({
      'hide.cjs': HIDE,
      'index.md': '# Home\n\n- a\n- [b](b.mdx#part)\n\n| x | y |\n| - | - |\n| 1 | ~~2~~ |\n\n:::tip\nHint.\n:::\n',
      'b.mdx':
        '# B\n\n## Part {#part}\n\n<Badge text="new" /> and {1 + 1}.\n\n```js\nlet a = 1;\n```\n\n<Include src="/_part.md" />\n',
      '_part.md': 'A part with [a link](b.mdx) and ![](/p.svg).\n',
      'p.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
    });
    const native = await site.run(['build', '--quiet', '--out-dir', 'native']);
    assert.equal(native.code, 0, native.stderr);
    const env = { NODE_OPTIONS: `--require ${join(site.folder, 'hide.cjs')}` };
    const other = await site.run(['build', '--quiet', '--no-cache', '--out-dir', 'other'], { env });
    assert.equal(other.code, 0, other.stderr);
    assert.equal(site.read('asked'), '');
    const trees = [site.tree('native'), site.tree('other')];
    assert.deepEqual(Object.keys(trees[1] ?? {}), Object.keys(trees[0] ?? {}));
    for (const [path, text] of Object.entries(trees[1] ?? {})) assert.equal(text === trees[0]?.[path], true, path);
  });
});

/** Loaded before the program: the parts of esbuild and of the card renderer for this system are not installed. */
const NOT_INSTALLED = `
const Module = require('node:module');
for (const name of ['_load', '_resolveFilename']) {
  const own = Module[name];
  Module[name] = (request, ...rest) => {
    if (!/^@esbuild\\/|^@takumi-rs\\/core-|takumi.*\\.node$/.test(request)) return own(request, ...rest);
    throw Object.assign(new Error('Cannot find it'), { code: 'MODULE_NOT_FOUND' });
  };
}
`;

describe('a machine without the other programs that are packages', () => {
  const refused = (name: string) =>
    new RegExp(
      `^docsgen: Cannot run \`${name}\` on this system \\(\\S+\\): .+\n  hint: install the packages .*: npm install --include=optional\n$`,
      'm',
    );
  const runIn = async (files: Readonly<Record<string, string>>, command: string) => {
    const site = createTestSite({
      'absent.cjs': NOT_INSTALLED,
      'index.md': '# Home\n\n```js\nlet a;\n```\n',
      ...files,
    });
    return site.run([command], { env: { NODE_OPTIONS: `--require ${join(site.folder, 'absent.cjs')}` } });
  };

  it('is told what to install, where something needs one', async () => {
    // The wider a header is, the wider are the windows that have its links: no bundler has to say so.
    for (const title of ['Acme', 'A title that has as many words as no other']) {
      const plain = await runIn({ 'mkdocs.yml': `site_name: ${`${title} `.repeat(2)}\n` }, 'build');
      assert.equal(plain.code, 0, plain.stderr);
    }
    const cards = `export const config = { siteUrl: 'https://a.example', socialCards: true };\n`;
    for (const [files, command] of [
      [{ 'site/config.ts': 'export const config = {};\n' }, 'build'],
      [{ 'site/site.css': 'a { color: red }\n' }, 'build'],
      [{}, 'check'],
    ] as const) {
      const { code, stderr } = await runIn(files, command);
      assert.equal(code, 1, stderr);
      assert.match(stderr, refused('esbuild'));
    }
    const site = createTestSite({
      'absent.cjs': NOT_INSTALLED.replace('^@esbuild\\/|', ''),
      'index.md': '# Home\n',
      'site/config.ts': cards,
    });
    const env = { NODE_OPTIONS: `--require ${join(site.folder, 'absent.cjs')}` };
    const { code, stderr } = await site.run(['build'], { env });
    assert.equal(code, 1, stderr);
    assert.match(stderr, refused('@takumi-rs/core'));
  });
});

/** Loaded before the program: the system starts no other one, as where too many files are open. */
const STARTS_NOTHING = `
const children = require('node:child_process');
const { EventEmitter } = require('node:events');
children.spawn = (path) => {
  const child = new EventEmitter();
  const syscall = 'spawn ' + path;
  const error = Object.assign(new Error(syscall + ' EMFILE'), { code: 'EMFILE', syscall, path });
  process.nextTick(() => child.emit('error', error));
  return child;
};
`;

describe('a system that starts no more programs', () => {
  it('is what a run names, not a package that is missing', async () => {
    const site = createTestSite({
      'spawn.cjs': STARTS_NOTHING,
      'index.md': '# Home\n',
      'site/config.ts': 'export const config = {};\n',
    });
    const env = { NODE_OPTIONS: `--require ${join(site.folder, 'spawn.cjs')}` };
    const { code, stderr } = await site.run(['build', '--quiet'], { env });
    assert.equal(code, 1, stderr);
    assert.match(stderr, /^docsgen: .*spawn \S+ EMFILE\n {2}hint: allow more open files: ulimit -n 1024\n$/m);
    assert.doesNotMatch(stderr, /npm install|Unhandled/);
  });
});
