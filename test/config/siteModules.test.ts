import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join, sep } from 'node:path';
import { describe, it } from 'node:test';
import { loadSiteModules } from '../../src/config/siteModules.ts';
import { packageRoot } from '../../src/system/packageRoot.ts';
import { savedMeanwhile } from '../savedMeanwhile.ts';
import { temporaryFolder, writeFiles } from '../temporaryFolder.ts';

const CONFIG = `import { title } from './title.ts';\nexport const config = { title };\n`;

function project() {
  const root = temporaryFolder({
    'site/config.ts': CONFIG,
    'site/title.ts': `export const title: string = 'first';\n`,
  });
  return { root, load: () => loadSiteModules(root, join(root, '.docsgen')) };
}

const titleOf = ({ configModule }: { readonly configModule: Readonly<Record<string, unknown>> }) =>
  (configModule.config as { title: string } | undefined)?.title;

describe('loadSiteModules', () => {
  it('yields nothing for a project without code', async () => {
    const root = temporaryFolder();
    assert.deepEqual(await loadSiteModules(root, join(root, '.docsgen')), {
      configModule: {},
      componentsModule: {},
      hash: 'none',
      componentsHash: 'none',
      inputs: [],
      styles: [],
      diagnostics: [],
    });
  });

  it('lists the styles that it imports apart: they are no code, and change none', async () => {
    const root = temporaryFolder({
      'site/components.ts': `import './box.css';\nexport const Box = () => null;\n`,
      'site/box.css': '.box { color: teal; }\n',
    });
    const load = () => loadSiteModules(root, join(root, '.docsgen'));
    const { inputs, styles, componentsHash } = await load();
    assert.deepEqual([inputs, styles], [[join(root, 'site/components.ts')], [join(root, 'site/box.css')]]);
    assert.deepEqual((await load()).styles, styles);
    writeFiles(root, { 'site/box.css': '.box { color: navy; background: url(./none.png); }\n' });
    const changed = await load();
    assert.deepEqual([changed.componentsHash, changed.diagnostics], [componentsHash, []]);
  });

  it('knows every file that went into the code', async () => {
    const { root, load } = project();
    const modules = await load();
    assert.equal(titleOf(modules), 'first');
    assert.deepEqual(modules.inputs, [join(root, 'site/config.ts'), join(root, 'site/title.ts')]);
  });

  it('does not keep code under the name of a file that was saved while it was compiled', async () => {
    const { root, load } = project();
    const components = (text: string) =>
      writeFiles(root, { 'site/components.ts': `import './late.ts';\nexport const A = () => '${text}';\n` });
    components('first');
    const known: string[] = [];
    const run = async () => known.push((await load()).componentsHash);
    await savedMeanwhile(join(root, 'site/late.ts'), '', {
      run,
      save: () => components('second'),
      saved: [join(root, 'site/components.ts')],
    });
    const { componentsModule, componentsHash } = await load();
    assert.equal((componentsModule.A as () => string)(), 'second');
    assert.notEqual(componentsHash, known[0]);
  });

  it('is the same code while nothing changes, and another when any file does that went in', async () => {
    const { root, load } = project();
    const { configModule } = await load();
    assert.equal((await load()).configModule, configModule);
    writeFiles(root, { 'site/title.ts': `export const title: string = 'second';\n` });
    const changed = await load();
    assert.equal(titleOf(changed), 'second');
  });

  it('comes back to the earlier code when the files do', async () => {
    const { root, load } = project();
    const { configModule } = await load();
    writeFiles(root, { 'site/title.ts': `export const title: string = 'second';\n` });
    await load();
    writeFiles(root, { 'site/title.ts': `export const title: string = 'first';\n` });
    const back = await load();
    assert.equal(back.configModule, configModule);
    assert.equal(titleOf(back), 'first');
  });

  it('compiles anew when what it had compiled is damaged', async () => {
    const { root, load } = project();
    await load();
    writeFiles(root, { '.docsgen/site/note.json': '{' });
    assert.equal(titleOf(await load()), 'first');
  });

  it('compiles anew when a file of it is cut off, whether what is left can be loaded or not', async () => {
    const files = {
      'site/config.ts': `export const config = { title: 'first' };\nexport const late = 'x';\n`,
      'site/components.ts': `export const Late = () => null;\n`,
    };
    const root = temporaryFolder(files);
    await loadSiteModules(root, join(root, '.docsgen'));
    const kept = readdirSync(join(root, '.docsgen/site'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      statSync(join(root, '.docsgen/site', path)).isFile(),
    );
    const inner = kept.filter((path) => path.includes('/'));
    assert.ok(inner.length >= 3, kept.join());
    for (const path of inner) {
      // Of its own: Node remembers what it has loaded by its path.
      const copy = temporaryFolder(files);
      cpSync(join(root, '.docsgen'), join(copy, '.docsgen'), { recursive: true });
      const file = join(copy, '.docsgen/site', path);
      const whole = readFileSync(file);
      for (const length of [0, whole.length >> 1, whole.length - 1]) {
        writeFileSync(file, whole.subarray(0, length));
        const { diagnostics } = await loadSiteModules(copy, join(copy, '.docsgen'));
        assert.deepEqual(diagnostics, [], path);
        assert.deepEqual(readFileSync(file), whole, `${path}: ${length}`);
      }
    }
  });

  it('says where what is imported belongs: a picture, a stylesheet, a missing file, a package', async () => {
    const hintFor = async (imported: string) => {
      const text = `import it from '${imported}';\nexport const Logo = () => <img src={it} alt="" />;\n`;
      const root = temporaryFolder({ 'site/components.tsx': text, 'site/logo.svg': '<svg/>', 'site/box.scss': '' });
      const { diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
      return diagnostics.map(({ code, place, hint }) => [code, `${place?.line}:${place?.column}`, hint]);
    };
    assert.deepEqual(await hintFor('./logo.svg'), [
      ['config-syntax', '1:16', 'put the file in `site/public/`, and use its path on the site'],
    ]);
    assert.deepEqual(await hintFor('./box.scss'), [
      [
        'config-syntax',
        '1:16',
        'write it as CSS, in a file whose name ends with `.css`; rules can be nested there, too',
      ],
    ]);
    assert.deepEqual(await hintFor('./gone.ts'), [
      ['config-syntax', '1:16', 'use the path of an existing file, relative to this one'],
    ]);
    assert.deepEqual(await hintFor('@scope/gone/part'), [['config-syntax', '1:16', 'npm install @scope/gone']]);
  });

  it('shares the generator’s React with components', async () => {
    const root = temporaryFolder({
      'site/components.tsx': `import { useId } from 'react';\nexport const Hook = () => <p id={useId()}>x</p>;\nexport const react = useId;\n`,
    });
    const { componentsModule, diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
    assert.deepEqual(diagnostics, []);
    assert.equal(componentsModule.react, (await import('react')).useId);
  });

  it('gives CommonJS packages the modules of Node and the generator’s React', async () => {
    const root = temporaryFolder({
      'site/components.tsx': `import { createRequire } from 'node:module';
import { id, separator } from 'old';
const require = createRequire(import.meta.url);
export const found = { id, separator, os: require('node:os') };
`,
      'node_modules/old/index.js': `exports.id = require('react').useId;\nexports.separator = require('path').sep;\n`,
    });
    const { componentsModule, diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
    assert.deepEqual(diagnostics, []);
    const found = { id: (await import('react')).useId, separator: sep, os };
    assert.deepEqual(componentsModule.found, found);
  });

  it('tells code where its source is', async () => {
    const code = (title: string) => `import { readFileSync } from 'node:fs';\nexport const config = ${title};\n`;
    const root = temporaryFolder({
      'site/title.txt': 'own',
      'node_modules/asks/index.js': `#!/usr/bin/env node\n'use strict';\nmodule.exports = [__dirname, __filename];\n`,
    });
    const folder = join(root, 'site');
    const file = join(folder, 'config.ts');
    const asked = async (expression: string) => {
      writeFiles(root, { 'site/config.ts': code(expression) });
      const { configModule, diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
      assert.deepEqual(diagnostics, []);
      return configModule.config;
    };
    assert.equal(await asked(`readFileSync(new URL('./title.txt', import.meta.url), 'utf8')`), 'own');
    assert.deepEqual(await asked('[__dirname, __filename, import.meta.dirname, import.meta.filename]'), [
      folder,
      file,
      folder,
      file,
    ]);
    assert.deepEqual(await asked(`(await import('asks')).default`), [
      join(root, 'node_modules/asks'),
      join(root, 'node_modules/asks/index.js'),
    ]);
  });

  it('compiles components for React in a project whose tsconfig.json is for another library', async () => {
    const root = temporaryFolder({
      'tsconfig.json': '{"compilerOptions": {"jsx": "react", "jsxFactory": "h"}}',
      'site/components.tsx': 'export const Box = () => <p>x</p>;\n',
    });
    const { componentsModule, diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
    assert.deepEqual(diagnostics, []);
    assert.equal((componentsModule.Box as () => { type: string })().type, 'p');
  });

  it('compiles code in a folder whatever its name holds', async () => {
    const root = join(
      temporaryFolder({ 'a*b [c] {d,e}#%20!/site/components.tsx': 'export const Box = () => <p>x</p>;\n' }),
      'a*b [c] {d,e}#%20!',
    );
    const { componentsModule, diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
    assert.deepEqual(diagnostics, []);
    assert.equal((componentsModule.Box as () => { type: string })().type, 'p');
  });

  it('gives components for the development build of React what they call', async () => {
    const root = temporaryFolder({
      'tsconfig.json': '{"compilerOptions": {"jsx": "react-jsxdev"}}',
      'site/components.tsx': 'export const Box = () => <p>x</p>;\n',
    });
    const { componentsModule, inputs } = await loadSiteModules(root, join(root, '.docsgen'));
    assert.equal((componentsModule.Box as () => { type: string })().type, 'p');
    assert.ok(inputs.includes(join(packageRoot, 'src/system/devJsx.ts')));
  });
});
