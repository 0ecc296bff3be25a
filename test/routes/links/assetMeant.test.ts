import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assetMeant } from '../../../src/routes/links/assetMeant.ts';
import { check, emptyWorld, hintOf } from './checkedLinks.ts';

describe('the file that is meant', () => {
  it('says of a missing file, but not of a picture, that a folder of plain Markdown publishes no source files', () => {
    const link = { kind: 'link', url: 'src/a.js', href: 'src/a.js', fromFile: 'a.md' } as const;
    const hintIn = (file: string) =>
      assetMeant({ ...link, place: { file, line: 1, column: 1 } }, '/src/a.js', emptyWorld).hint;
    assert.match(hintIn('a.md') ?? '', /without a `content\/` folder only images and downloads are published/);
    assert.equal(hintIn('content/a.md'), undefined);
    assert.equal(hintOf('[code](src/a.js)'), 'put the file in `site/public` or next to the page');
    assert.equal(hintOf('![x](a.png)'), 'put the file in `site/public` or next to the page');
    assert.equal(hintOf('![x](/shot.png)'), 'move the files in `static` to `site/public`, which is published as is');
  });

  it('says where files of other generators lie here', () => {
    const [fault] = check('![x](@site/static/logo.svg)');
    assert.equal(fault?.hint, 'write `/logo.svg`, and put the file in `site/public`');
    assert.equal(fault?.fix?.text, '/logo.svg');
    assert.equal(check('![x](@site/static/none.svg)')[0]?.fix, undefined);
    assert.match(hintOf('![x](/a.png)') ?? '', /^move the files in the content folder's `public` to `site\/public`/);
  });

  it('knows the address of a published file that is named by where it lies', () => {
    for (const path of [
      '../public/',
      '../site/public/',
      '../../site/public/',
      './public/',
      '/site/public/',
      '../static/',
    ])
      for (const body of [`[a](${path}logo.svg)`, `![a](${path}logo.svg)`]) {
        const [fault, ...more] = check(body);
        assert.deepEqual([fault?.hint, fault?.fix?.text, more], ['write `/logo.svg`', '/logo.svg', []], body);
        assert.match(fault?.message ?? '', /^There is no file /);
      }
    const [reference] = check('[a](../../site/public/ref/index.html#a)');
    assert.deepEqual([reference?.hint, reference?.fix?.text], ['write `/ref/index.html#a`', '/ref/index.html#a']);
    assert.match(check('[a](../../public/none.svg)')[0]?.message ?? '', /points outside the content folder/);
  });

  it('keeps the query and the fragment of a link, such as the part of a picture that is shown', () => {
    const fixOf = (url: string) => check(`[a](${url})`)[0]?.fix?.text;
    assert.equal(fixOf('/docs/logo.svg?v=2#icon'), '/logo.svg?v=2#icon');
    assert.equal(fixOf('@site/static/logo.svg#icon'), '/logo.svg#icon');
    assert.equal(fixOf('../public/logo.svg?v=2'), '/logo.svg?v=2');
    assert.equal(fixOf('../../site/public/logo.svg#icon'), '/logo.svg#icon');
  });

  it('names the file that is meant by another spelling, in another folder, and corrects what differs only in case', () => {
    const [fault] = check('![x](./Box.PNG?a)');
    assert.deepEqual([fault?.hint, fault?.fix?.text], ['write `./box.png?a`', './box.png?a']);
    const [elsewhere] = check('![x](logo.svg)');
    assert.deepEqual([elsewhere?.hint, elsewhere?.fix], ['did you mean `../logo.svg`?', undefined]);
    assert.equal(hintOf('[x](/guides/bax.png)'), 'did you mean `/guides/box.png`?');
  });

  it('tells of folders that are never published, where GitBook keeps its pictures', () => {
    for (const body of ['![a](.gitbook/assets/a.png)', '![a](/.gitbook/assets/a.png)', '[a](../.gitbook/assets/a.pdf)'])
      assert.match(check(body)[0]?.hint ?? '', /^rename the folder `\.gitbook`, such as to `gitbook`/, body);
    assert.doesNotMatch(check('![a](../../a.png)')[0]?.hint ?? assert.fail(), /rename/);
  });
});
