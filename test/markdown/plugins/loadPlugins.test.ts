import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { loadPlugins } from '../../../src/markdown/plugins/loadPlugins.ts';

const plugin = () => () => undefined;
const noThread = () => assert.fail('another thread is asked');

const faultOf = async (exported: Readonly<Record<string, unknown>>, parser: 'satteri' | 'remark' = 'satteri') => {
  const { plugins, faults } = await loadPlugins(exported, parser, noThread);
  assert.equal(plugins === undefined, faults.length > 0);
  return faults.map(({ key, message, hint }) => `${key}: ${message} ${hint}`)[0];
};

describe('loadPlugins', () => {
  it('finds none where a site exports none', async () => {
    assert.deepEqual(await loadPlugins({}, 'satteri', noThread), { faults: [] });
    assert.deepEqual(await loadPlugins({ remarkPlugins: [], rehypePlugins: [false] }, 'satteri', noThread), {
      faults: [],
    });
  });

  it('takes functions, alone or with options, and presets', async () => {
    const remarkPlugins = [plugin, [plugin, { a: 1 }], { plugins: [plugin] }, undefined];
    const { plugins, faults } = await loadPlugins({ remarkPlugins }, 'satteri', noThread);
    assert.deepEqual([plugins?.remark.length, faults], [3, []]);
  });

  it('tells what is no plugin', async () => {
    assert.match((await faultOf({ remarkPlugins: plugin })) ?? '', /^remarkPlugins: `remarkPlugins` is no list/);
    assert.match(
      (await faultOf({ rehypePlugins: [plugin, 'rehype-x'] })) ?? '',
      /^rehypePlugins: Entry 2 of .* import it: `import plugin from 'rehype-x'`$/,
    );
    assert.match((await faultOf({ remarkPlugins: [{ a: 1 }] })) ?? '', /Entry 1 of `remarkPlugins` is no plugin/);
  });

  it('tells of one that cannot be set up', async () => {
    const broken = () => {
      throw new Error('give me a name');
    };
    assert.match(
      (await faultOf({ rehypePlugins: [broken] })) ?? '',
      /`rehypePlugins` cannot be set up: give me a name/,
    );
  });

  it('takes plugins that add syntax with the parser that reads it', async () => {
    assert.match((await faultOf({ remarkPlugins: [remarkMath] })) ?? '', /write `parser: 'remark'`/);
    assert.match((await faultOf({ remarkPlugins: [plugin, [remarkGfm, {}]] })) ?? '', /`remarkGfm` .* take it out/);
    assert.match((await faultOf({ remarkPlugins: [remarkGfm, remarkMath] })) ?? '', /`remarkMath` .*'remark'/);
    const { faults } = await loadPlugins({ remarkPlugins: [remarkMath] }, 'remark', noThread);
    assert.deepEqual(faults, []);
  });
});
