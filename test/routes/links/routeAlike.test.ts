import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { check } from './checkedLinks.ts';

describe('the page of another spelling', () => {
  // Docusaurus, Nextra and others order pages by such numbers, and leave them out of addresses.
  it('corrects links to pages by their addresses elsewhere, where numbers in names and folders of documents are none', () => {
    const fixOf = (url: string, path: string) => check(`[x](${url})`, path, '/')[0]?.fix?.text;
    assert.equal(
      fixOf('/docs/app/api/turbopack#own', '01-app/3. api/08-turbopack.md'),
      '/01-app/3.%20api/08-turbopack/#own',
    );
    assert.equal(fixOf('../api/turbopack', '01-app/02_api/08-turbopack.md'), '/01-app/02_api/08-turbopack/');
    assert.equal(fixOf('/app', '01-app/index.md'), '/01-app/');
    // From the root of a repository, as GitHub reads it.
    assert.equal(fixOf('/docs/docs/guides/first.md#steps', 'a.md'), '/guides/first.md#steps');
    assert.equal(fixOf('/docs/category/app', '01-app/index.md'), '/01-app/');
    assert.equal(fixOf('/docs/#start', 'index.md'), '/#start');
    assert.equal(fixOf('/docs', 'docs/a.md'), undefined);
    assert.equal(fixOf('/guides/first/index', 'a.md'), '/guides/first/');
    assert.equal(fixOf('/index', 'index.md'), '/');
    assert.equal(fixOf('/guides/first/index#steps', 'a.md'), '/guides/first/#steps');
    assert.equal(fixOf('/documentation/guides/first.md', 'a.md'), '/guides/first.md');
    // What a folder of the site is called says more, and a version is no order.
    assert.equal(fixOf('/docs/guides/first', 'docs/a.md'), undefined);
    assert.equal(fixOf('/v/1.0/', 'v/2.0.md'), undefined);
    assert.equal(fixOf('/2023-11-notes/', '2024-11-notes.md'), undefined);
  });

  it('writes the file that is called like its folder, which is the page of that for Docusaurus', () => {
    const others = { 'kit/kit.md': '# K\n\n## Part\n', 'kit/other.md': '# O\n', '02-api/api.mdx': '# A\n' };
    const told = (url: string) =>
      check(`[a](${url})`, 'guides/page.md', '/docs/', others).map(({ hint, fix }) => [hint, fix?.text]);
    assert.deepEqual(told('../kit#part'), [['write `/kit/kit/#part`', '/kit/kit/#part']]);
    assert.deepEqual(told('/kit/'), [['write `/kit/kit/`', '/kit/kit/']]);
    assert.deepEqual(told('/docs/docs/api'), [['write `/02-api/api/`', '/02-api/api/']]);
    const both = { ...others, 'kit/index.md': '# I\n' };
    assert.deepEqual(check('[a](/kit/)', 'guides/page.md', '/docs/', both), []);
  });
});
