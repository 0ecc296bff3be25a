import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Route } from '../../src/model/brands.ts';
import { pageRecordOf } from '../../src/model/pageRecord.ts';
import { sourceOf } from '../compileText.ts';

const recordOf = (path: string, route: string) =>
  pageRecordOf(sourceOf(path, ''), route as Route, { title: 'Title', headers: [] });

describe('pageRecordOf', () => {
  it('has the fields of the specification, and no others', () => {
    assert.deepEqual(recordOf('code/nodejs/index.mdx', '/code/nodejs/'), {
      title: 'Title',
      frontmatter: {},
      regularPath: '/code/nodejs/',
      relativePath: 'code/nodejs/index.mdx',
      key: 'v-code-nodejs-index',
      path: '/code/nodejs/',
      headers: [],
    });
  });

  it('encodes the page path and leaves the route path as it is read', () => {
    const { regularPath, path } = recordOf('grüße/a b.md', '/grüße/a b/');
    assert.equal(regularPath, '/gr%C3%BC%C3%9Fe/a%20b/');
    assert.equal(path, '/grüße/a b/');
    assert.equal(recordOf('c#/100%.md', '/c#/100%/').regularPath, '/c%23/100%25/');
  });

  it('keeps letters and digits of any script in the key', () => {
    assert.equal(recordOf('a_b/C--3.1.mdx', '/a_b/C--3.1/').key, 'v-a-b-C-3-1');
    assert.equal(recordOf('a_é/C--3.1.mdx', '/a_é/C--3.1/').key, 'v-a-é-C-3-1');
    assert.equal(recordOf('日本/2.MD', '/日本/2/').key, 'v-日本-2');
  });
});
