import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { siteFaultOf, siteFaultPlace, uncaughtError } from '../../../src/config/siteCode/siteFault.ts';
import { loadSiteModules } from '../../../src/config/siteCode/siteModules.ts';
import { packageRoot } from '../../../src/system/packageRoot.ts';
import { temporaryFolder, writeFiles } from '../../temporaryFolder.ts';

/** A project whose component `Late` throws in a file of its own, and what it has thrown. */
async function thrown() {
  const root = temporaryFolder({
    'site/late.ts': `type Nothing = never;\n\nexport const late = (): Nothing => {\n  throw new Error('no answer\\nat all');\n};\n`,
    'site/components.tsx': `export { late as Late } from './late.ts';\n`,
  });
  const code = { root, cacheDir: join(root, '.docsgen') };
  const { componentsModule } = await loadSiteModules(root, code.cacheDir);
  return { code, error: caught(componentsModule.Late as () => never) };
}

/** Frames of a stack, as they are without source maps, at the first words of the compiled code. */
function unmapped(cacheDir: string, words: readonly string[]): string[] {
  const [name = ''] = readdirSync(join(cacheDir, 'site'), { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.mjs'));
  const path = join(cacheDir, 'site', name);
  const lines = readFileSync(path, 'utf8').split('\n');
  return words.map((word) => {
    const line = lines.findIndex((text) => text.includes(word));
    return `    at late (${pathToFileURL(path)}:${line + 1}:${(lines[line] ?? '').indexOf(word) + 1})`;
  });
}

function caught(work: () => never): Error {
  try {
    return work();
  } catch (error) {
    return error as Error;
  }
}

describe('siteFaultOf', () => {
  it('names the line of the source, not of the compiled file', async () => {
    const { code, error } = await thrown();
    assert.deepEqual(siteFaultOf(error, code), {
      severity: 'error',
      code: 'uncaught-error',
      message: "Uncaught error in the site's code: no answer",
      hint: 'catch it in the timer, event handler or promise that throws it',
      place: { file: 'site/late.ts', line: 4, column: 9 },
    });
  });

  it('names the line that calls a package, not the one in the package', async () => {
    const root = temporaryFolder({
      'node_modules/lib/package.json': '{"name": "lib", "main": "index.js"}',
      'node_modules/lib/index.js': `exports.fail = () => {\n  throw new Error('x');\n};\n`,
      'site/components.ts': `import { fail } from 'lib';\n\nexport const Late = () => {\n  fail();\n};\n`,
    });
    const code = { root, cacheDir: join(root, '.docsgen') };
    await loadSiteModules(root, code.cacheDir);
    const frames = unmapped(code.cacheDir, ['throw new', '(0, import']);
    const error = new Error('x');
    error.stack = ['Error: x', ...frames].join('\n');
    assert.deepEqual(siteFaultPlace(error, code), { file: 'site/components.ts', line: 4, column: 3 });
    error.stack = `Error: x\n${frames[0]}`;
    assert.equal(siteFaultPlace(error, code)?.file, 'node_modules/lib/index.js');
  });

  it('names it in folders whose names hold spaces and brackets, too', async () => {
    const root = join(
      temporaryFolder({ 'my docs (new)/site/components.ts': 'export const Late = 1;\n' }),
      'my docs (new)',
    );
    const code = { root, cacheDir: join(root, '.docsgen') };
    await loadSiteModules(root, code.cacheDir);
    const [compiled] = unmapped(code.cacheDir, ['Late = 1']);
    const source = join(root, 'site/components.ts');
    for (const frame of [compiled, `    at ${source}:1:14`, `    at async late (${source}:1:14)`]) {
      const error = Object.assign(new Error('x'), { stack: `Error: x\n${frame}` });
      assert.deepEqual(siteFaultPlace(error, code), { file: 'site/components.ts', line: 1, column: 14 }, frame);
    }
  });

  it("does not name docsgen's own code, which is compiled with the site's", async () => {
    const root = temporaryFolder({
      'site/components.tsx':
        'import { Island } from \'docsgen\';\n\nexport const Late = () => <Island name="A"><p>tardy</p></Island>;\n',
    });
    const code = { root, cacheDir: join(root, '.docsgen') };
    await loadSiteModules(root, code.cacheDir);
    const frames = unmapped(code.cacheDir, ['function Island', 'tardy']);
    const placeOf = (...of: readonly (string | undefined)[]) =>
      siteFaultPlace(Object.assign(new Error('x'), { stack: ['Error: x', ...of].join('\n') }), code);
    assert.equal(placeOf(frames[0]), undefined);
    assert.equal(placeOf(...frames)?.file, 'site/components.tsx');
  });

  it('knows by its URL a source on another drive, as the bundler names it', () => {
    const root = temporaryFolder();
    const placeOf = (source: string) => {
      const map = { version: 3, sources: [source], names: [], mappings: 'AAAA' };
      const inline = Buffer.from(JSON.stringify(map)).toString('base64');
      writeFiles(root, {
        '.docsgen/site/abc/components.mjs': `x();\n//# sourceMappingURL=data:application/json;base64,${inline}\n`,
      });
      const stack = `Error: x\n    at ${pathToFileURL(root)}/.docsgen/site/abc/components.mjs:1:1`;
      return siteFaultPlace(Object.assign(new Error('x'), { stack }), { root, cacheDir: join(root, '.docsgen') });
    };
    assert.equal(placeOf(pathToFileURL(join(packageRoot, 'src/theme/islands/Island.tsx')).href), undefined);
    assert.equal(placeOf(pathToFileURL(join(root, 'site/late.ts')).href)?.file, 'site/late.ts');
  });

  it('maps what Node has not mapped', async () => {
    const { code, error } = await thrown();
    error.stack = ['Error: x', ...unmapped(code.cacheDir, ['new Error'])].join('\n');
    assert.deepEqual(siteFaultPlace(error, code), { file: 'site/late.ts', line: 4, column: 9 });
  });

  it('names the compiled file when that has lost its map', () => {
    const root = temporaryFolder({ '.docsgen/site/abc/components.mjs': '' });
    const error = new Error('x');
    error.stack = `Error: x\n    at ${pathToFileURL(root)}/.docsgen/site/abc/components.mjs:3:7`;
    const place = siteFaultPlace(error, { root, cacheDir: join(root, '.docsgen') });
    assert.deepEqual(place, { file: '.docsgen/site/abc/components.mjs', line: 3, column: 7 });
  });

  it('knows nothing of errors of other code, and of what is no error', async () => {
    const { code } = await thrown();
    assert.equal(siteFaultOf(new Error('ours'), code), undefined);
    assert.equal(siteFaultOf('text', code), undefined);
    for (const stack of [5, null, 'Error: x\n    at file://host/site/a.ts:1:1'])
      assert.equal(siteFaultPlace(Object.assign(new Error('x'), { stack }), code), undefined);
  });
});

describe('uncaughtError', () => {
  it('tells the reason of a rejection without what Node says around it', () => {
    const reason =
      'This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with .catch(). The promise rejected with the reason "text".';
    assert.match(uncaughtError(new Error(reason)).message, /site's code: "text"\.$/);
  });
});
