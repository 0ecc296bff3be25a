import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { importSettings, settingsFiles } from '../../../src/system/bundler/importSettings.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const PACKAGE = { name: 'a', imports: { '#lib/*': './lib/*.mjs' }, dependencies: { b: '1' } };

function project() {
  const root = temporaryFolder({
    'package.json': JSON.stringify(PACKAGE),
    'site/config.ts': '',
    'node_modules/b/package.json': '{}',
    'node_modules/b/index.js': '',
  });
  const inputs = ['site/config.ts', 'node_modules/b/index.js'].map((path) => join(root, path));
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  return { root, inputs, write, name: () => importSettings(inputs, root) };
}

describe('importSettings', () => {
  it('is of the code of a project that is in a package itself', () => {
    const root = join(temporaryFolder({ 'node_modules/a/docs/site/config.ts': '' }), 'node_modules/a/docs');
    const inputs = [join(root, 'site/config.ts')];
    const before = importSettings(inputs, root);
    writeFileSync(join(root, 'site/components.tsx'), '');
    assert.notEqual(importSettings(inputs, root), before);
  });

  it('has another name once an import may mean another file', () => {
    const { write, name } = project();
    const names = [name()];
    write('package.json', JSON.stringify({ ...PACKAGE, imports: { '#lib/*': './other/*.mjs' } }));
    names.push(name());
    write('tsconfig.json', '{ "compilerOptions": { "paths": { "a": ["./b"] } } }');
    names.push(name());
    write('site/dep.ts', '');
    names.push(name());
    write('site/package.json', '{ "type": "module" }');
    names.push(name());
    write('package.json', '{');
    write('site/package.json', '{');
    names.push(name());
    assert.equal(new Set(names).size, names.length, names.join());
  });

  it('has another name once a package says otherwise by which file it is imported, or which of its files do nothing alone', () => {
    const { write, name } = project();
    const names = [name()];
    for (const key of ['name', 'type', 'imports', 'exports', 'main', 'module', 'browser', 'sideEffects']) {
      write('package.json', JSON.stringify({ ...PACKAGE, [key]: 'other' }));
      names.push(name());
    }
    write('site/config.css', '');
    names.push(name());
    assert.equal(new Set(names).size, names.length, names.join());
  });

  it('has another name once a file that the settings of types extend says something else', () => {
    const { root, write, name } = project();
    mkdirSync(join(root, 'shared'));
    write('tsconfig.json', '{ // of all parts\n "extends": ["./base", "b"], }');
    const names = [name()];
    write('base.json', '{"extends":"./shared/tsconfig.json"}');
    names.push(name());
    write('shared/tsconfig.json', '{}');
    names.push(name());
    write('node_modules/b/tsconfig.json', '{}');
    names.push(name());
    assert.equal(new Set(names).size, names.length, names.join());
  });

  it('has the same name where an import means what it did', () => {
    const { root, write, name } = project();
    const before = name();
    write('package.json', JSON.stringify({ ...PACKAGE, dependencies: { b: '2' } }));
    write('site/notes.md', '');
    write('site/.config.ts.swp.ts', '');
    write('node_modules/b/other.js', '');
    mkdirSync(join(root, 'content'));
    assert.equal(name(), before);
  });

  it('has a name also where a folder is gone', () => {
    const { root } = project();
    assert.match(importSettings([join(root, 'gone/a.ts')], root), /^\w+$/);
  });

  it('names the files that it goes by', () => {
    const { root, inputs, write } = project();
    write('tsconfig.json', '{ "extends": ["./base.json", "./gone"] }');
    write('base.json', '{ "extends": "./tsconfig.json" }');
    assert.deepEqual(
      settingsFiles([...inputs, join(root, 'site/other.ts')], root),
      ['package.json', 'tsconfig.json', 'base.json'].map((file) => join(root, file)),
    );
  });
});
