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
