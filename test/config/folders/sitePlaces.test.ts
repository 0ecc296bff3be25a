import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createSitePlaces } from '../../../src/config/folders/sitePlaces.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

describe('createSitePlaces', () => {
  const root = temporaryFolder({
    'site/config.ts':
      'import { sidebars } from \'./sidebars.ts\';\nexport const config = { logo: "/logo.svg", sidebars };\n',
    'site/sidebars.ts': "export const sidebars = [\n  { routes: ['/'], items: ['/a/'] },\n];\n",
    'node_modules/a/index.js': "exports.a = ['/b/', OTHER_LIMIT];\n",
    'site/constants.ts': "export const constants = {\n  'MY-KEY': 1,\n  LIMIT: 2,\n  OTHER_LIMIT: LIMIT,\n};\n",
  });
  const inputs = ['constants', 'sidebars', 'config'].map((name) => join(root, `site/${name}.ts`));
  const places = createSitePlaces({ root, configFile: 'site/config.ts' }, [
    ...inputs,
    join(root, 'node_modules/a/index.js'),
    '/elsewhere/other.ts',
  ]);

  it('finds texts in quotes of any kind, in whichever file they stand', () => {
    assert.deepEqual(places.ofText('/a/'), { file: 'site/sidebars.ts', line: 2, column: 28, endColumn: 33 });
    assert.deepEqual(places.ofText('/logo.svg'), { file: 'site/config.ts', line: 2, column: 31, endColumn: 42 });
  });

  it('finds the other texts that say the same as one', () => {
    const text = 'export const config = {\n  a: "/x/", b: [\'/x/\', `/x/`, "/x/y"], x: 1,\n};\n';
    const folder = temporaryFolder({ 'site/config.ts': text });
    const { ofText, ofKey, ofSame, textAt } = createSitePlaces({ root: folder, configFile: 'site/config.ts' }, []);
    assert.deepEqual(
      [textAt(ofText('/x/y')), textAt(ofKey('x')), textAt(ofText('none'))],
      ['/x/y', undefined, undefined],
    );
    const same = ofSame(ofText('/x/')).map(({ line, column, endColumn }) => [line, column, endColumn]);
    assert.deepEqual(same, [
      [2, 17, 22],
      [2, 24, 29],
    ]);
    assert.deepEqual([ofSame(ofText('/x/y')), ofSame(ofKey('x')), ofSame(ofText('none'))], [[], [], []]);
  });

  it('finds a link where it stands, and not where its page is named as planned', () => {
    const text =
      "export const config = {\n  plannedRoutes: ['/a/', '/b/'],\n  nav: { left: [{ link: '/a/' }] },\n  footer: [{ link: '/a/' }],\n};\n";
    const folder = temporaryFolder({ 'site/config.ts': text });
    const { ofText, ofTextAt, ofSame } = createSitePlaces({ root: folder, configFile: 'site/config.ts' }, []);
    assert.deepEqual([ofText('/a/').line, ofText('/b/').line], [3, 2]);
    assert.deepEqual(
      ofSame(ofText('/a/')).map(({ line }) => line),
      [4],
    );
    assert.equal(ofTextAt('/a/', ['plannedRoutes', 0]).line, 2);
  });

  it('finds a text of a list in that list, and only then elsewhere', () => {
    const text = "export const config = {\n  title: 'x',\n  sidebars: [{ routes: ['/', 'x'], items: ['y'] }],\n};\n";
    const folder = temporaryFolder({ 'site/config.ts': text });
    const { ofText } = createSitePlaces({ root: folder, configFile: 'site/config.ts' }, []);
    const placeOf = (...asked: [string, string]) => `${ofText(...asked).line}:${ofText(...asked).column}`;
    assert.deepEqual([placeOf('x', 'routes'), placeOf('x', 'title'), placeOf('y', 'routes')], ['3:30', '2:10', '3:44']);
  });

  it('finds keys, with and without quotes', () => {
    assert.deepEqual(places.ofKey('LIMIT'), { file: 'site/constants.ts', line: 3, column: 3, endColumn: 8 });
    assert.deepEqual(places.ofKey('MY-KEY'), { file: 'site/constants.ts', line: 2, column: 4, endColumn: 10 });
  });

  it('finds a key within others, past brackets in texts, else the first of its name', () => {
    const text = "export const config = {\n  a: { x: '{', b: 1 }, // b: {\n  c: [{ 'b': 2 }],\n  b: 3,\n};\n";
    const folder = temporaryFolder({ 'site/config.ts': text });
    const { ofPath } = createSitePlaces({ root: folder, configFile: 'site/config.ts' }, []);
    const lineOf = (...keys: readonly string[]) => `${ofPath(keys).line}:${ofPath(keys).column}`;
    assert.deepEqual([lineOf('a', 'b'), lineOf('c', 'b'), lineOf('b')], ['2:16', '3:10', '4:3']);
    assert.deepEqual([lineOf('b', 'x'), lineOf('none', 'c'), lineOf('none')], ['2:8', '3:3', '1:1']);
  });

  it('finds a key in an entry of a list', () => {
    const list = "[{ a: { x: [1, 2] } }, { a: 'b, c' },\n{ a: 1 }]";
    const folder = temporaryFolder({ 'site/config.ts': `export const config = { list: ${list}, made: all };\n` });
    const { ofPath } = createSitePlaces({ root: folder, configFile: 'site/config.ts' }, []);
    const lineOf = (...keys: readonly (string | number)[]) => `${ofPath(keys).line}:${ofPath(keys).column}`;
    assert.deepEqual(
      [0, 1, 2].map((index) => lineOf('list', index, 'a')),
      ['1:34', '1:56', '2:3'],
    );
    // Nothing tells where those are: the first of that name is the best guess.
    assert.deepEqual([lineOf('list', 3, 'a'), lineOf('made', 0, 'a')], ['1:34', '1:34']);
  });

  it('finds a text at the end of keys, else the first of that key', () => {
    const text = "export const config = { a: ['x'], list: [{ a: ['x'] }, { a: 'x', b: c }] };\nconst c = 'x';\n";
    const folder = temporaryFolder({ 'site/config.ts': text });
    const { ofTextAt } = createSitePlaces({ root: folder, configFile: 'site/config.ts' }, []);
    const placeOf = (...keys: readonly (string | number)[]) => {
      const { line, column } = ofTextAt('x', keys);
      return `${line}:${column}`;
    };
    assert.deepEqual(
      [placeOf('list', 0, 'a', 0), placeOf('list', 1, 'a'), placeOf('list', 1, 'b'), placeOf('list', 2, 'a')],
      ['1:48', '1:61', '1:29', '1:61'],
    );
  });

  it('finds a key before a text at the end of keys, else the first before that text', () => {
    const text = "export const config = { list: [{ b: { a: 'x' }, a: 'x' }, ...c] };\nconst c = [{ a: 'y' }];\n";
    const folder = temporaryFolder({ 'site/config.ts': text });
    const { ofKeyAt } = createSitePlaces({ root: folder, configFile: 'site/config.ts' }, []);
    const placeOf = (value: string, index: number) => {
      const { line, column, endColumn } = ofKeyAt(['list', index, 'a'], value);
      return `${line}:${column}-${endColumn}`;
    };
    assert.deepEqual([placeOf('x', 0), placeOf('y', 1), placeOf('y', 0)], ['1:49-50', '2:14-15', '2:14-15']);
  });

  it('does not count entries of a list past some that are made elsewhere', () => {
    const list = '[{ a: 1 }, ...more, { b: 1, a: 2 }, { a: 3 }]';
    const folder = temporaryFolder({ 'site/config.ts': `export const config = {\n list: ${list} };\n` });
    const { ofPath } = createSitePlaces({ root: folder, configFile: 'site/config.ts' }, []);
    const columnOf = (...keys: readonly (string | number)[]) => ofPath(keys).column;
    assert.deepEqual([columnOf('list', 0, 'a'), columnOf('list', 2, 'a'), columnOf('list', 2, 'b')], [11, 11, 30]);
  });

  it('finds an option among thousands of entries at once', () => {
    const entries = Array.from({ length: 4_000 }, (_, index) => `{ text: 'P${index}', link: '/p${index}/' },`);
    const text = `export const config = { sidebars: [{ items: [\n${entries.join('\n')}\n], link: 5 }] };\n`;
    const root = temporaryFolder({ 'site/config.ts': text });
    const { ofPath } = createSitePlaces({ root, configFile: 'site/config.ts' }, []);
    const started = process.cpuUsage();
    assert.deepEqual(ofPath(['sidebars', 'link']), { file: 'site/config.ts', line: 4_002, column: 4, endColumn: 8 });
    // Counting brackets anew for each of them took 12 s.
    assert.ok(process.cpuUsage(started).user < 2_000_000);
  });

  it('knows whether a name is used, as a whole word and not as a key', () => {
    assert.equal(places.isUsed('LIMIT'), true);
    assert.equal(places.isUsed('OTHER_LIMIT'), false);
  });

  it('falls back to the start of the configuration', () => {
    assert.equal(places.ofText('/b/').file, 'site/config.ts', 'packages are not the code of the site');
    assert.deepEqual(places.ofText('/none/'), { file: 'site/config.ts', line: 1, column: 1 });
    assert.deepEqual(createSitePlaces({ root, configFile: undefined }, []).ofText('/none/'), {
      file: 'site/config.ts',
      line: 1,
      column: 1,
    });
  });
});
