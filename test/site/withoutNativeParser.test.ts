import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createTestSite } from './site.ts';

/** Loaded before the program: there is no native parser, as on a machine for which none is published. */
const HIDE = `
import { register } from 'node:module';
register('data:text/javascript,' + encodeURIComponent(\`
export async function resolve(name, context, next) {
  if (name === 'satteri') throw Object.assign(new Error('No native binding'), { code: 'ERR_MODULE_NOT_FOUND' });
  return next(name, context);
}\`));
`;

describe('a machine without the native parser', () => {
  it('builds the same site by the reference', async () => {
    const site = createTestSite({
      'hide.mjs': HIDE,
      'index.md': '# Home\n\n- a\n- [b](b.mdx#part)\n\n| x | y |\n| - | - |\n| 1 | ~~2~~ |\n\n:::tip\nHint.\n:::\n',
      'b.mdx': '# B\n\n## Part {#part}\n\n<Badge text="new" /> and {1 + 1}.\n\n```js\nlet a = 1;\n```\n',
    });
    const native = await site.run(['build', '--quiet', '--out-dir', 'native']);
    assert.equal(native.code, 0, native.stderr);
    const env = { NODE_OPTIONS: `--import ${join(site.folder, 'hide.mjs')}` };
    const other = await site.run(['build', '--quiet', '--no-cache', '--out-dir', 'other'], { env });
    assert.equal(other.code, 0, other.stderr);
    const trees = [site.tree('native'), site.tree('other')];
    assert.deepEqual(Object.keys(trees[1] ?? {}), Object.keys(trees[0] ?? {}));
    for (const [path, text] of Object.entries(trees[1] ?? {})) assert.equal(text === trees[0]?.[path], true, path);
  });
});
