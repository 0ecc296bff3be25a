import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PageDefaults } from '../../src/config/siteApi.ts';
import { StoredSource } from '../../src/content/storedSource.ts';
import type { SourceFile } from '../../src/model/sourceFile.ts';
import { withDefaults } from '../../src/routes/pageDefaults.ts';
import { sourceAt } from './sourceAt.ts';

const laid = (one: SourceFile, ...defaults: PageDefaults[]) =>
  withDefaults(one, { defaults, translations: [{ prefix: '/de/' }], token: 't' }).frontmatter;

const LOW: PageDefaults = { routes: ['/log/'], search: 'low', toc: false };

describe('what a site says of the pages below a route', () => {
  it('holds for these, and for no others', () => {
    for (const path of ['log/index.md', 'log/a/b.md', 'de/log/a.md'])
      assert.deepEqual(laid(sourceAt(path), LOW), { search: 'low', toc: false }, path);
    for (const path of ['index.md', 'login.md', 'de/index.md', 'guides/log/a.md'])
      assert.deepEqual(laid(sourceAt(path), LOW), {}, path);
  });

  it('holds where the page is, and not where its file is', () => {
    assert.deepEqual(laid(sourceAt('a.md', { permalink: '/log/a/' }), LOW).search, 'low');
    assert.equal(laid(sourceAt('log/a.md', { permalink: '/a/' }), LOW).search, undefined);
    assert.equal(laid(sourceAt('log/a.md', { permalink: 'https://a.example' }), LOW).search, undefined);
  });

  it('gives way to the front matter of a page', () =>
    assert.deepEqual(laid(sourceAt('log/a.md', { title: 'A', search: true }), LOW), {
      title: 'A',
      search: true,
      toc: false,
    }));

  it('gives way to what is said of a longer route, in whichever order', () => {
    const inner: PageDefaults = { routes: ['/none/', '/log/old/'], toc: 2 };
    for (const defaults of [
      [LOW, inner],
      [inner, LOW],
    ])
      assert.deepEqual(laid(sourceAt('log/old/a.md'), ...defaults), { search: 'low', toc: 2 });
    const german: PageDefaults = { routes: ['/de/log/'], toc: 3 };
    assert.equal(laid(sourceAt('de/log/a.md'), german, LOW).toc, 3);
    assert.equal(laid(sourceAt('log/a.md'), german, LOW).toc, false);
  });

  it('has params of which each is one of its own', () => {
    const all: PageDefaults = { routes: ['/'], params: { a: 1, b: 1, c: 1 } };
    const some: PageDefaults = { routes: ['/log/'], params: { b: 2, c: 2 } };
    assert.deepEqual(laid(sourceAt('log/a.md', { params: { c: 3 } }), some, all), { params: { a: 1, b: 2, c: 3 } });
  });

  it('leaves out what code has not set', () =>
    assert.deepEqual(
      Object.keys(laid(sourceAt('a.md'), { routes: ['/'], toc: undefined } as unknown as PageDefaults)),
      [],
    ));

  it('leaves the source as it was read, and reads its text from the same file', () => {
    const { body: _body, ...facts } = sourceAt('log/a.md');
    const stored = new StoredSource({ ...facts, absolutePath: '/none', bodyStart: 0 });
    const changed = withDefaults(stored, { defaults: [LOW], translations: [], token: '' });
    assert.ok(changed instanceof StoredSource);
    assert.deepEqual(stored.frontmatter, {});
    assert.equal(withDefaults(stored, { defaults: [], translations: [], token: '' }), stored);
  });
});
