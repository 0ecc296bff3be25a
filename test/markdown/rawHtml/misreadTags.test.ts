import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sortDiagnostics } from '../../../src/model/diagnostic.ts';
import { compileText } from '../../compileText.ts';

describe('warnUnclosed', () => {
  it('tells of a tag that its `/` does not close, with the correction', () => {
    const told = (text: string) =>
      sortDiagnostics(compileText(text, { path: 'page.md' }).diagnostics).map(
        ({ code, place, fix }) => `${code} ${place?.line}:${place?.column} ${fix?.was} → ${fix?.text}`,
      );
    assert.deepEqual(told('## Use <a name="use"/>\n\nMore.\n'), [
      'unread-markup 1:8 <a name="use"/> → <a name="use"></a>',
    ]);
    assert.deepEqual(told('Two\n\n<div id="box" />\n\nMore <Sup /> *text*.\n').slice(0, 1), [
      'unread-markup 3:1 <div id="box" /> → <div id="box"></div>',
    ]);
    for (const text of [
      'One<br/>two<wbr />',
      '<a name="use"></a>',
      'A <b title="a/">b</b>',
      '`<a id="x"/>`',
      '<i>a/></i>',
    ])
      assert.deepEqual(told(text), [], text);
    assert.deepEqual(compileText('One <a id="x"/> two', { path: 'page.mdx' }).diagnostics, []);
  });

  it('quotes the first line alone of an element that closes nothing and has several', () => {
    const [told] = compileText('One\n\n<div\n  title="a"\n/>\n', { path: 'page.md' }).diagnostics;
    assert.equal(told?.message, 'The `/` of `<div … />` closes nothing: what follows stands within the element.');
    assert.equal(told?.hint, 'write `></div>` in place of its `/>`');
    assert.deepEqual(told?.place, { file: 'content/page.md', line: 3, column: 1, endColumn: 5 });
  });
});

describe('warnBraces', () => {
  it('tells of a number in the braces of JSX, which is no size to browsers', () => {
    const told = (text: string) =>
      compileText(text, { path: 'a.md', assets: ['/x.png'] }).diagnostics.map(
        ({ code, place, hint }) => `${code} ${place?.line}:${place?.column} ${hint}`,
      );
    assert.deepEqual(told('<img src="/x.png" alt="x" width={300} />\n'), ['unread-markup 1:27 write `width="300"`']);
    assert.deepEqual(told('<img src="/x.png" alt="{300} x" width="300">\n'), []);
  });

  it('has curly quotes around its values, as editors for other texts write them', () => {
    const told = (text: string) =>
      compileText(text, { path: 'a.md' }).diagnostics.map(({ code, place, fix }) => [code, place?.column, fix?.text]);
    assert.deepEqual(told('<p align=“center”>x</p>'), [['unread-markup', 4, 'align="center"']]);
    assert.deepEqual(told('<div title=“two nice words” align=‘right’ onclick=“x”>\n\nx\n\n</div>'), [
      ['unread-markup', 6, 'title="two nice words"'],
      ['unread-markup', 29, 'align="right"'],
      ['unread-markup', 43, 'onclick="x"'],
      ['unsafe-html', 43, undefined],
    ]);
    for (const text of ['<p title="say “hi”">x=“y”</p>', '<p title="a b=“c” d">x</p>', "<p title='“hi”'>x</p>"])
      assert.deepEqual(told(text), [], text);
  });
});
