import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createTestSite } from './site.ts';

/** Loaded before the program and its threads: what Node has come to have of a browser, in whatever version of it. */
const LATER_NODE = `
for (const name of ['navigator', 'localStorage', 'sessionStorage']) {
  Object.defineProperty(globalThis, name, { configurable: true, get: () => process.emitWarning('asked for ' + name) ?? {} });
}
`;

const ASKED = 'typeof navigator + typeof localStorage + typeof sessionStorage';

describe('code of a site', () => {
  const site = createTestSite({
    'later.cjs': LATER_NODE,
    'content/index.mdx': '# Home\n\n<Kinds />\n',
    'site/config.ts': `export const config = { title: ${ASKED} };\n`,
    'site/components.tsx': `export const Kinds = () => <p className="kinds">{${ASKED}}</p>;\n`,
    ...Object.fromEntries(Array.from({ length: 130 }, (_, index) => [`content/${index}.mdx`, '# Page\n\n<Kinds />\n'])),
  });
  const env = { NODE_OPTIONS: `--require ${join(site.folder, 'later.cjs')}` };
  const absent = 'undefined'.repeat(3);

  it('finds nothing of a browser where Node has some: readers would see what the machine has that built the page', async () => {
    const run = await site.run(['build', '--quiet'], { env });
    assert.deepEqual([run.code, run.stderr], [0, '']);
    assert.match(site.read('dist/index.html'), new RegExp(`<title>Home \\| ${absent}<`));
    for (const path of ['dist/index.html', 'dist/0/index.html', 'dist/129/index.html'])
      assert.match(site.read(path), new RegExp(`class="kinds">${absent}<`), path);
  });

  it('is told of what it asks of a browser as where Node has nothing of one', async () => {
    site.write('site/components.tsx', 'export const Kinds = () => <p>{localStorage.getItem("kind")}</p>;\n');
    const run = await site.run(['build', '--quiet'], { env });
    assert.equal(run.code, 1);
    assert.match(
      run.stderr,
      /content\/index\.mdx:3:2: error: `<Kinds>` cannot be rendered: localStorage is not defined/,
    );
    assert.match(run.stderr, /hint: move code that needs a browser into an effect of an island in `site\/islands\/`/);
  });
});
