import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { siteFaultOf, siteFaultPlace, uncaughtError } from '../../src/config/siteFault.ts';
import { loadSiteModules } from '../../src/config/siteModules.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

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

  it('maps what Node has not mapped', async () => {
    const { code, error } = await thrown();
    const [name = ''] = readdirSync(join(code.cacheDir, 'site'), { recursive: true })
      .map(String)
      .filter((path) => path.endsWith('.mjs'));
    const path = join(code.cacheDir, 'site', name);
    const lines = readFileSync(path, 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes('throw'));
    error.stack = `Error: x\n    at late (${pathToFileURL(path)}:${line + 1}:${(lines[line] ?? '').indexOf('new') + 1})`;
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
