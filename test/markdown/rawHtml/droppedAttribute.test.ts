import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

describe('an attribute that is removed', () => {
  it("says of Vue's attributes that no page runs them: another kind of page would not help", () => {
    for (const [text, hint] of [
      ['<p v-if="yes">Yes</p>', 'delete `v-if`: templates of Vue are not run'],
      ['<img :src="pic" alt="x">', 'write out the value, as in `src="…"`: templates of Vue are not run'],
      ['<b :key="x">y</b>', 'delete `:key`: templates of Vue are not run'],
    ] as const)
      assert.equal(compileText(text, { path: 'page.md' }).diagnostics[0]?.hint, hint);
  });

  it('names what shows a picture for each color scheme where its two addresses are removed', () => {
    const text = '<Image\n  alt="A"\n  srcLight="/a.png"\n  srcDark="/b.png"\n/>\n';
    const told = compileText(text, { path: 'page.md' }).diagnostics;
    const hint =
      'write `<picture><source media="(prefers-color-scheme: dark)" srcset="./dark.png"><img src="./light.png" alt="…"></picture>`';
    assert.deepEqual(
      told.map((one) => [one.place?.line, one.hint]),
      [
        [3, hint],
        [4, hint],
      ],
    );
  });

  it('names what keeps a part out of search here', () => {
    for (const attribute of ['data-search-exclude', 'data-pagefind-ignore="all"'])
      assert.equal(
        compileText(`<p ${attribute}>x</p>`, { path: 'page.md' }).diagnostics[0]?.hint,
        'write `data-search="false"`',
      );
  });

  it('tells of boxes, of those that nothing corrects once a page', () => {
    const told = (text: string) =>
      compileText(text, { path: 'page.md' }).diagnostics.map(({ message, hint }) => [message, hint]);
    const hint =
      'write `:::warning` in place of the tag, and `:::` in place of its `</div>`, each on a line of its own';
    assert.deepEqual(told('<div class="warning">A</div>\n\n<div class="warning">B</div>\n'), [
      ['`class="warning"` of `<div>` is removed, and 1 more like it on this page: readers see no box.', hint],
    ]);
    const box = '<div class="warning">\nA\n</div>\n';
    assert.equal(told(`${box}\n${box}`).length, 2);
  });

  it("takes away MkDocs's attribute that has Markdown read: it is read between empty lines", () => {
    const told = (text: string) =>
      compileText(text, { path: 'page.md' }).diagnostics.map(({ hint, fix }) => [
        hint?.slice(0, 30),
        fix?.was,
        fix?.text,
      ]);
    const hint = 'delete it: Markdown is read be';
    assert.deepEqual(told('<div lang="fr" markdown>\n\na\n\n</div>'), [[hint, ' markdown', '']]);
    assert.deepEqual(told('<details markdown="1" open>\n\na\n\n</details>'), [[hint, ' markdown="1"', '']]);
    assert.deepEqual(told('<div\nmarkdown>\n\na\n\n</div>'), [[hint, undefined, undefined]]);
  });

  it('is named as it is written, and by its beginning where it is too long for a pattern', () => {
    const told = (tag: string) =>
      compileText(tag, { path: 'page.md' }).diagnostics.map(({ message, place }) => [message, place?.column]);
    assert.deepEqual(told(`<b ${'a'.repeat(50_000)}>x</b>`), [
      [`\`${'a'.repeat(60)}…\` of \`<b>\` is removed: \`.md\` pages do not allow it, or not with this value.`, 4],
    ]);
    assert.match(String(told('<b title="x" onClick="b">x</b>')), /could run.*,14$/);
  });
});
