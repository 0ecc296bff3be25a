import assert from 'node:assert/strict';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { loadSiteModules } from '../../../src/config/siteCode/siteModules.ts';
import { withoutUndefined } from '../../../src/model/values/withoutUndefined.ts';
import { savedMeanwhile } from '../../savedMeanwhile.ts';
import { temporaryFolder, writeFiles } from '../../temporaryFolder.ts';

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

/** Longer than any test may take (ms). */
const NEVER = 1_000_000_000;

describe('loadSiteModules', () => {
  it('yields nothing for a project without code', async () => {
    const root = temporaryFolder();
    assert.deepEqual(await loadSiteModules(root, join(root, '.docsgen')), {
      configModule: {},
      componentsModule: {},
      hash: 'none',
      componentsHash: 'none',
      variables: [],
      recordFields: [],
      inputs: [],
      files: [],
      imported: {},
      styles: [],
      diagnostics: [],
    });
  });

  // Its environment was not looked at, and the site kept what it had said of it.
  it('names the variables that the code of a site asks for, where that is in a package, too', async () => {
    const files = { 'node_modules/a/docs/site/config.ts': 'export const config = { title: process.env.TITLE };\n' };
    const root = join(temporaryFolder(files), 'node_modules/a/docs');
    assert.deepEqual((await loadSiteModules(root, join(root, '.docsgen'))).variables, ['TITLE']);
  });

  it('gives components the names of a CSS module, which are made anew when it changes', async () => {
    const root = temporaryFolder({
      'site/components.ts': `import box from './box.module.css';\nexport const names = Object.keys(box);\n`,
      'site/box.module.css': '.one { color: teal }\n',
    });
    const load = () => loadSiteModules(root, join(root, '.docsgen'));
    const first = await load();
    assert.deepEqual([first.diagnostics, first.componentsModule.names], [[], ['one']]);
    assert.deepEqual(first.styles, [join(root, 'site/box.module.css')]);
    writeFiles(root, { 'site/box.module.css': '.two { color: teal }\n' });
    const second = await load();
    assert.deepEqual(second.componentsModule.names, ['two']);
    assert.notEqual(second.componentsHash, first.componentsHash);
  });

  it('gives components the addresses of pictures, which are kept, and made anew when one changes or is lost', async () => {
    const root = temporaryFolder({
      'site/config.ts': "export const config = { base: 'docs' };\n",
      'site/components.ts': `import logo from './logo.svg';\nexport const address = logo;\n`,
      'site/logo.svg': '<svg/>',
    });
    const load = async () => {
      const baseOf = (module: Readonly<Record<string, unknown>>) => `/${(module.config as { base: string }).base}/`;
      const modules = await loadSiteModules(root, join(root, '.docsgen'), { baseOf });
      const [[name = '', path = ''] = [], ...others] = Object.entries(modules.imported);
      assert.deepEqual([modules.diagnostics, others], [[], []]);
      assert.equal(modules.componentsModule.address, `/docs/assets/${name}`);
      assert.deepEqual(modules.files, [join(root, 'site/logo.svg')]);
      assert.equal(modules.inputs.includes(join(root, 'site/logo.svg')), false);
      return { name, path, text: readFileSync(path, 'utf8'), hash: modules.componentsHash };
    };
    const first = await load();
    assert.equal(first.text, '<svg/>');
    writeFileSync(first.path, 'damaged');
    assert.deepEqual(await load(), first);
    writeFiles(root, { 'site/logo.svg': '<svg id="x"/>' });
    const second = await load();
    assert.equal(second.text, '<svg id="x"/>');
    assert.notEqual(second.name, first.name);
    assert.notEqual(second.hash, first.hash);
    assert.deepEqual(await load(), second);
    assert.equal(existsSync(first.path), true);
    utimesSync(first.path, 1, 1);
    writeFiles(root, { 'site/logo.svg': '<svg id="y"/>' });
    const third = await load();
    assert.deepEqual(
      [first, second, third].map(({ path }) => existsSync(path)),
      [false, true, true],
    );
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

  it('does not keep code under the name of a file that was saved while it was compiled', {
    skip: process.platform === 'win32',
  }, async () => {
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

  it('names its components by all that they import, and by nothing of the configuration', async () => {
    const root = temporaryFolder({
      'site/config.ts': CONFIG,
      'site/title.ts': "export const title = 'first';\n",
      'site/components.tsx': "export { Word } from './parts/Word.tsx';\n",
      'site/parts/Word.tsx': "import { word } from './word.ts';\nexport const Word = () => <b>{word}</b>;\n",
      'site/parts/word.ts': "export const word = 'first';\n",
    });
    const names: string[] = [];
    for (const path of ['site/title.ts', 'site/parts/word.ts', 'site/parts/Word.tsx']) {
      names.push((await loadSiteModules(root, join(root, '.docsgen'))).componentsHash);
      writeFiles(root, { [path]: `${readFileSync(join(root, path), 'utf8')}export const more = 1;\n` });
    }
    names.push((await loadSiteModules(root, join(root, '.docsgen'))).componentsHash);
    assert.equal(names[1], names[0]);
    assert.equal(new Set(names).size, 3);
  });

  it('is compiled only once while nothing changes', async () => {
    const { root, load } = project();
    const { hash } = await load();
    const compiled = join(root, '.docsgen/site', hash, 'config.mjs');
    const { ino, mtimeMs } = statSync(compiled);
    await load();
    assert.deepEqual([statSync(compiled).ino, statSync(compiled).mtimeMs], [ino, mtimeMs]);
  });

  it('names the environment variables that the site’s own code names, and none of packages', async () => {
    const root = temporaryFolder({
      'site/config.ts':
        "import { color } from 'colors';\nexport const config = { title: process.env.TITLE ?? color };\n",
      'node_modules/colors/package.json': '{ "name": "colors", "main": "index.js", "type": "module" }',
      'node_modules/colors/index.js': 'export const color = process.env.FORCE_COLOR;\n',
    });
    assert.deepEqual((await loadSiteModules(root, join(root, '.docsgen'))).variables, ['TITLE']);
  });

  it('has another name for its components with another environment, and with other code in the same one', async (context) => {
    context.after(() => {
      delete process.env['DOCSGEN_TRIAL'];
    });
    const root = temporaryFolder({});
    const names: string[] = [];
    for (const [code, value] of [
      ['1', 'a'],
      ['1', 'b'],
      ['2', 'b'],
    ] as const) {
      writeFiles(root, {
        'site/components.ts': `export const Trial = () => process.env.DOCSGEN_TRIAL;\nexport const code = ${code};\n`,
      });
      process.env['DOCSGEN_TRIAL'] = value;
      names.push((await loadSiteModules(root, join(root, '.docsgen'))).componentsHash);
    }
    assert.equal(new Set(names).size, 3);
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

  it('removes what older code was compiled to, unless another process may have begun with it just now', async () => {
    const root = temporaryFolder({});
    const cacheDir = join(root, '.docsgen');
    const hashes: string[] = [];
    const loaded = async (title: string) => {
      writeFiles(root, { 'site/config.ts': `export const config = { title: '${title}' };\n` });
      const { hash } = await loadSiteModules(root, cacheDir);
      hashes.push(hash);
    };
    const age = (hash: string | undefined = '') => {
      const longAgo = Date.now() / 1_000 - 4_000;
      utimesSync(join(cacheDir, 'site', hash), longAgo, longAgo);
    };
    const kept = () => readdirSync(join(cacheDir, 'site')).filter((name) => hashes.includes(name));
    await loaded('First');
    await loaded('Second');
    age(hashes[0]);
    await loaded('Third');
    assert.deepEqual(new Set(kept()), new Set(hashes.slice(1)));
    // It is in use still.
    age(hashes[2]);
    await loadSiteModules(root, cacheDir);
    age(hashes[1]);
    await loaded('Fourth');
    assert.deepEqual(new Set(kept()), new Set(hashes.slice(2)));
    assert.ok(existsSync(join(cacheDir, 'site/note.json')));
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
    const inner = kept.filter((path) => /[\\/]/.test(path));
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

  it('names the file that was being loaded where what is thrown has no place', async () => {
    const loadWith = async (components: string) => {
      const root = temporaryFolder({
        'site/config.ts': 'export const config = {};\n',
        'site/components.ts': components,
      });
      return (await loadSiteModules(root, join(root, '.docsgen'))).diagnostics.map(({ place, hint }) => [
        place?.file,
        hint,
      ]);
    };
    const hint = 'code in `site/` that is not in a function runs when it is loaded';
    assert.deepEqual(await loadWith("await Promise.reject('no data');\n"), [['site/components.ts', hint]]);
    // Tests beside this one may have a `window`.
    assert.deepEqual(await loadWith("throw new ReferenceError('window is not defined');\n"), [
      ['site/components.ts', `${hint}, without a browser: move it into an effect`],
    ]);
  });

  it('does not wait for ever for what the code waits for, and loads what is mended', async () => {
    const alive = setInterval(() => {}, 1000);
    const root = temporaryFolder({
      'site/components.ts': "import { title } from './data.ts';\nexport const Box = () => title;\n",
      'site/data.ts':
        '// await\nconst load = async () => await 1;\nexport const title = await new Promise(() => {});\n',
    });
    const load = (limitMs?: number) => loadSiteModules(root, join(root, '.docsgen'), withoutUndefined({ limitMs }));
    const { diagnostics, inputs } = await load(50);
    assert.deepEqual(
      diagnostics.map(({ code, place }) => [code, place]),
      [['config-syntax', { file: 'site/data.ts', line: 3, column: 22 }]],
    );
    assert.equal(inputs.length, 2);
    // A dev server asks again at each save of a page.
    assert.deepEqual((await load(NEVER)).diagnostics, diagnostics);
    writeFiles(root, { 'site/data.ts': "export const title = await Promise.resolve('here');\n" });
    assert.equal(((await load()).componentsModule.Box as () => string)(), 'here');
    clearInterval(alive);
  });

  it('waits no longer for code that is saved anew while somebody writes it', async () => {
    const alive = setInterval(() => {}, 1000);
    const root = temporaryFolder({ 'site/config.ts': 'await new Promise(() => {});\n' });
    const loading = loadSiteModules(root, join(root, '.docsgen'), { mode: 'development', limitMs: NEVER });
    const saving = setInterval(() => writeFiles(root, { 'site/config.ts': 'await new Promise(() => {}); // 2\n' }), 20);
    assert.deepEqual(
      (await loading).diagnostics.map(({ code }) => code),
      ['config-syntax'],
    );
    clearInterval(saving);
    clearInterval(alive);
  });

  it('names columns of the source in the first line, also where code asks for its own place', async () => {
    const placeIn = async (text: string) => {
      const root = temporaryFolder({ 'site/components.ts': text });
      const [fault] = (await loadSiteModules(root, join(root, '.docsgen'))).diagnostics;
      return `${fault?.place?.line}:${fault?.place?.column}`;
    };
    const asks = '\nexport const folder = import.meta.dirname;\n';
    assert.equal(await placeIn(`export { a } from 'not-there';${asks}`), '1:19');
    assert.equal(await placeIn(`export const b = Math.none();${asks}`), '1:23');
    assert.equal(await placeIn(`const = 1;${asks}`), '1:7');
  });
});
